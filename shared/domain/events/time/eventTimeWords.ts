import { shortTime } from '../../text/shortTime';
import { defaultZone, offsetAt } from '../../text/zones';
import { eventDate } from '../../text/dates';
import { lastDayOf, type EventWhen } from './eventEnd';

/**
 * "10 am to 12:30 pm", "From 10 am", "8 pm to 1 am the next day", "All day, until Sunday, December 13, 2026": as the clocks show
 * it where the event is. null: nobody has said.
 * @param dayWords how a day, YYYY-MM-DD, is written.
 */
export function clockWords(event: EventWhen, dayWords: (day: string) => string = eventDate): string | null {
  const { starts, ends, allDay, days = 1 } = event;
  const until = days > 1 ? `until ${dayWords(lastDayOf(event))}` : '';
  if (!starts)
    return (
      [allDay && 'All day', until && (allDay ? until : `Until${until.slice(5)}`)]
        .filter(Boolean)
        .join(', ') || null
    );
  if (!ends) return [`From ${shortTime(starts)}`, until].filter(Boolean).join(', ');
  if (days === 1) return `${shortTime(starts)} to ${shortTime(ends)}`;
  return days === 2
    ? `${shortTime(starts)} to ${shortTime(ends)} the next day`
    : `From ${shortTime(starts)}, until ${shortTime(ends)} on ${dayWords(lastDayOf(event))}`;
}

/** "Perth time", "Lord Howe time". @param zone an IANA name. */
export function zoneWords(zone: string): string {
  return `${zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ')} time`;
}

/**
 * The same, with the zone where the reader's clocks show another time at that moment: "10 am to 12:30 pm, Perth time".
 * @param siteZone the zone of events that name none.
 */
export function eventTimeWords(event: EventWhen, siteZone: string = defaultZone): string | null {
  const words = clockWords(event);
  const { date, starts, timeZone = siteZone } = event;
  if (!words || !starts) return words;
  // If both show the same time, this is the start; if not, it is near enough to know that.
  const start = new Date(`${date}T${starts}`);
  const isHere = offsetAt(timeZone, start) === -start.getTimezoneOffset();
  return isHere ? words : `${words}, ${zoneWords(timeZone)}`;
}
