import type { CalendarEntry } from '../calendarFile/calendarFile';
import { eventAddress, type CommunityEvent } from './event';
import { wordsOf } from '../search/words';

/**
 * An event as a calendar entry.
 * @param origin the site's address, such as https://example.org.
 */
export function entryOf(event: CommunityEvent, origin: string): CalendarEntry {
  const { id, title, date, location, description } = event;
  return {
    uid: `event-${id}@${new URL(origin).hostname}`,
    title,
    when: { firstDay: date, lastDay: date },
    location,
    description,
    url: `${origin}${eventAddress(id)}`,
  };
}

/** The name of an event's calendar file: "morning-tea-and-chat.ics". */
export function eventFile({ id, title }: CommunityEvent): string {
  const words = wordsOf(title).join('-').slice(0, 60);
  return `${words || `event-${id}`}.ics`;
}
