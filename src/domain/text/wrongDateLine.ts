import { clockTime, longDate, parseInputValue } from './dates';
import { dayIn, defaultZone, isZone, timeIn } from './zones';

/**
 * What the page says where the date of the device is wrong: the device's in its own zone, as the person sees it there. Somewhere
 * far from the site both can be the same day: then it says the times.
 * @param device what the device's clock shows. @param here what time it is. @param zone that of the site; where this device does not know it, its own.
 */
export function wrongDateLine(device: Date, here: number, zone: string = defaultZone): string {
  const wall = isZone(zone) ? parseInputValue(`${dayIn(zone, here)}T${timeIn(zone, here)}`)! : new Date(here);
  const isSameDay = longDate(device) === longDate(wall);
  const words = (date: Date) => (isSameDay ? `${longDate(date)}, ${clockTime(date)}` : longDate(date));
  return `Your device says ${words(device)}, but here it is ${words(wall)}. Set the date of your device, or ask somebody to help.`;
}
