import type { CalendarEntry } from '../calendarFile/calendarFile';
import { parseAccess } from './access/eventAccess';
import { accessLines } from './access/accessWords';
import { lastDayOf } from './time/eventEnd';
import { eventAddress, type CommunityEvent } from './event';
import { defaultZone } from '../text/zones';
import { wordsOf } from '../search/words';

/**
 * An event as a calendar entry: a whole day where it has no start.
 * @param origin the site's address, such as https://example.org.
 * @param siteZone the zone of events that name none.
 */
export function entryOf(
  event: CommunityEvent,
  origin: string,
  siteZone: string = defaultZone,
): CalendarEntry {
  const { id, title, date, location, description, starts, ends, access, timeZone = siteZone } = event;
  const known = parseAccess(access);
  return {
    uid: `event-${id}@${new URL(origin).hostname}`,
    title,
    when: starts
      ? { zone: timeZone, day: date, starts, ends, lastDay: lastDayOf(event) }
      : { firstDay: date, lastDay: lastDayOf(event) },
    location,
    description: [description, ...(known ? accessLines(known) : [])].filter(Boolean).join('\n'),
    url: `${origin}${eventAddress(id)}`,
  };
}

/** The name of an event's calendar file: "morning-tea-and-chat.ics". */
export function eventFile({ id, title }: CommunityEvent): string {
  const words = wordsOf(title).join('-').slice(0, 60);
  return `${words || `event-${id}`}.ics`;
}
