import { clockTime, longDate, parseInputValue } from './dates';
import { dayIn, defaultZone, timeIn } from './zones';

/** What the clocks of a zone show, as local parts; of the device's own zone where it does not know the other. */
function wallIn(zone: string, moment: number): Date {
  try {
    return parseInputValue(`${dayIn(zone, moment)}T${timeIn(zone, moment)}`)!;
  } catch {
    return new Date(moment);
  }
}

/**
 * What the page says where the date of the device is wrong: the device's in its own zone, as the person sees it there. Somewhere
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
