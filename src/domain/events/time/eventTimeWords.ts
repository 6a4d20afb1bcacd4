import { shortTime } from '../../text/shortTime';
import { defaultZone, offsetAt } from '../../text/zones';
import type { EventTime } from './eventTime';

/** "10 am to 12:30 pm", "From 10 am", "All day": as the clocks show it where the event is. null: nobody has said. */
export function clockWords({ starts, ends, allDay }: EventTime): string | null {
  if (allDay) return 'All day';
  if (!starts) return null;
  return ends ? `${shortTime(starts)} to ${shortTime(ends)}` : `From ${shortTime(starts)}`;
}

/** "Perth time", "Lord Howe time". @param zone an IANA name. */
export function zoneWords(zone: string): string {
  return `${zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ')} time`;
}

/**
 * The same, with the zone where the reader's clocks show another time at that moment: "10 am to 12:30 pm, Perth time".
 * @param siteZone the zone of events that name none.
 */
export function eventTimeWords(
  event: EventTime & { date: string },
  siteZone: string = defaultZone,
): string | null {
  const words = clockWords(event);
  const { date, starts, timeZone = siteZone } = event;
  if (!words || !starts) return words;
  // Where both show the same time, this is when it starts; where not, it is near enough to know that.
  const start = new Date(`${date}T${starts}`);
  const isHere = offsetAt(timeZone, start) === -start.getTimezoneOffset();
  return isHere ? words : `${words}, ${zoneWords(timeZone)}`;
}
