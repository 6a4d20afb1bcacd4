import { offsetAt } from '../text/zones';

const twoDigits = (value: number) => String(Math.floor(value)).padStart(2, '0');

/**
 * The offset of a time zone from Greenwich at a moment, as times have it: "+11:00" in Melbourne's summer.
 * @throws RangeError where there is no such zone.
 */
export function zoneOffset(zone: string, moment: Date): string {
  const minutes = offsetAt(zone, moment);
  const ahead = Math.abs(minutes);
  return `${minutes < 0 ? '-' : '+'}${twoDigits(ahead / 60)}:${twoDigits(ahead % 60)}`;
}
