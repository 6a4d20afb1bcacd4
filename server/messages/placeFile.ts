import { calendarFile } from '@/shared/domain/calendarFile/calendarFile';
import { parseEvent } from '@/shared/domain/events/event';
import { entryOf, eventFile } from '@/shared/domain/events/eventEntry';
import type { Queries } from '../database/database';
import type { EventNews } from '../data/eventNews';
import { findRecord } from '../data/records';
import type { Attachment } from '../mail/mail';
import type { Site } from '../mail/site';

/**
 * The calendar file of the dates that a mail is about. Its entries have the names that those of the feed and of a downloaded file
 * have, so that no calendar shows an event twice.
 * @param now milliseconds since 1970.
 */
export async function placeFile(
  queries: Queries,
  dates: readonly EventNews[],
  site: Pick<Site, 'url' | 'zone'>,
  now: number,
): Promise<Attachment | null> {
  const events = [];
  for (const { event } of dates) {
    const found = parseEvent((await findRecord(queries, 'events', event.id))?.fields);
    if (found) events.push(found);
  }
  const [first] = events;
  if (!first) return null;
  const entries = events.map((event) => entryOf(event, site.url, site.zone));
  return {
    filename: eventFile(first),
    content: new TextEncoder().encode(calendarFile(entries, new Date(now))),
    calendarMethod: 'PUBLISH',
  };
}
