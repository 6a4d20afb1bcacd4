import { parseAppointment, type Appointment } from '@/shared/domain/appointments/appointment';
import { momentsOf } from '@/shared/domain/appointments/wholeDays';
import { linesOf } from '@/shared/domain/calendarFile/calendarFile';
import { isCancelled, type CommunityEvent } from '@/shared/domain/events/event';
import { entryOf as eventEntryOf } from '@/shared/domain/events/eventEntry';
import { lastDayOf } from '@/shared/domain/events/time/eventEnd';
import { momentIn } from '@/shared/domain/text/zones';
import type { Queries } from '../database/database';

/** The site, as far as entries say something of it. */
export interface FeedSite {
  /** Such as https://agebetter.example. */
  origin: string;
  /** The IANA name of the time zone of events that name none. */
  timeZone: string;
}

/** A record as the feed shows it now. */
export interface FeedRecord {
  /** The lines of the calendar file, without a revision. */
  lines: string[];
  /** When it is over, in milliseconds since 1970. */
  endsAt: number;
}

/** The title of an appointment whose own title is private. */
export const plainTitle = 'Appointment';

const hour = 60 * 60 * 1000;

/** How long something stays in the feed after its end, in milliseconds: 90 days. */
export const pastKeptFor = 90 * 24 * hour;

/** The most records of a feed: far more than a person can keep. */
const maxRecords = 5000;

function appointmentLines(appointment: Appointment, titles: boolean, { origin }: FeedSite) {
  const { id, title, start, end, location, allDay, free } = appointment;
  return linesOf(
    {
      uid: `appointment-${id}@${new URL(origin).hostname}`,
      title: titles ? title : plainTitle,
      when: allDay ? { firstDay: start, lastDay: end } : momentsOf({ start, end }),
      free,
      location: titles && location ? location : undefined,
    },
    [],
  );
}

/**
 * Reads what a person's feed shows: their appointments, and the events at which they have a place.
 * @param titles whether appointments have their titles and places. What is written in their notes never leaves.
 * @returns by the collection and the id, in the order of their time.
 */
export async function readFeedRecords(
  queries: Queries,
  { uid, titles }: { uid: string; titles: boolean },
  { now, site }: { now: number; site: FeedSite },
): Promise<Map<string, FeedRecord>> {
  const since = now - pastKeptFor;
  const appointments = await queries
    .selectFrom('records')
    .select(['id', 'ends_at', 'fields'])
    .where('owner', '=', uid)
    .where('collection', '=', 'appointments')
    .where('ends_at', '>=', since)
    .orderBy('ends_at')
    .limit(maxRecords)
    .execute();
  const events = await queries
    .selectFrom('registrations')
    .innerJoin('records', (join) =>
      join
        .on('records.collection', '=', 'events')
        .on(({ eb, cast }) => eb('records.id', '=', cast<string>('registrations.event_id', 'text'))),
    )
    .select(['records.id', 'records.fields'])
    .where('registrations.uid', '=', uid)
    .orderBy('registrations.event_id')
    .execute();
  const found = new Map<string, FeedRecord>();
  for (const { id, ends_at, fields } of appointments) {
    const appointment = parseAppointment(JSON.parse(fields));
    if (!appointment) continue;
    const lines = appointmentLines(appointment, titles, site);
    found.set(`appointments/${id}`, { lines, endsAt: ends_at! });
  }
  for (const { id, fields } of events) {
    const event = JSON.parse(fields) as CommunityEvent;
    if (isCancelled(event)) continue;
    const endsAt = momentIn(event.timeZone ?? site.timeZone, lastDayOf(event), '23:59').getTime();
    if (endsAt < since) continue;
    const entry = eventEntryOf(event, site.origin, site.timeZone);
    found.set(`events/${id}`, { lines: linesOf(entry, []), endsAt });
  }
  return found;
}
