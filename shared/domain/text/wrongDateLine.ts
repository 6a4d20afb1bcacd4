import { clockTime, longDate, parseInputValue } from './dates';
import { dayIn, defaultZone, timeIn } from './zones';

/** Returns the time in a zone, as local parts; in the device's own zone if the other is unknown. */
function wallIn(zone: string, moment: number): Date {
  try {
    return parseInputValue(`${dayIn(zone, moment)}T${timeIn(zone, moment)}`)!;
  } catch {
    return new Date(moment);
  }
}

/**
 * The line about a wrong date of the device, in the device's own zone, as the person sees it there. Somewhere
 * far from the site both can be the same day: then it says the times. The year goes without saying where it is right.
 * @param device what the device's clock shows. @param here what time it is. @param zone that of the site.
 */
export function wrongDateLine(device: Date, here: number, zone: string = defaultZone): string {
  const wall = wallIn(zone, here);
  const isSameDay = longDate(device) === longDate(wall);
  const isSameYear = device.getFullYear() === wall.getFullYear();
  const words = (date: Date) => {
    const day = isSameYear ? longDate(date).replace(/ \d+$/, '') : longDate(date);
    return isSameDay ? `${day}, ${clockTime(date)}` : day;
  };
  return `Your device says ${words(device)}, but here it is ${words(wall)}. Set the date of your device, or ask somebody to help.`;
}
