import { placesTaken, type PlacesTaken } from '@/shared/domain/events/registration';
import { dayIn, timeIn } from '@/shared/domain/text/zones';
import type { Queries } from '../database/database';
import type { DueMessage } from './dueMessages';
import { type EventFacts, factsOf, isOver, isSame } from './eventFacts';
import type { EventMessageDetails, EventMessageKind } from './eventMessages';
import { findRecord } from './records';
import { siteZoneOf } from './siteZone';

/** The contents of a message at the time of sending. */
export interface EventNews extends EventMessageDetails {
  kind: EventMessageKind;
  /** How many places they have or waited for. */
  places: PlacesTaken;
  /** The present event, or the last one before it was deleted. */
  event: EventFacts & { id: string };
  /** It is cancelled and why, empty where nobody said; absent where it is on, or was deleted. */
  cancelled?: string;
  /** Until when a place is offered, on the clocks of the site: YYYY-MM-DD and HH:MM. */
  offer?: { day: string; time: string };
}

/**
 * Composes a message from the present records.
 * @returns null where there is nothing to say any more: the place was given up, the event is over or as the person knows it.
 */
export async function newsOf(
  queries: Queries,
  { kind, uid, id, details }: Pick<DueMessage, 'kind' | 'uid' | 'id' | 'details'>,
  now: number,
): Promise<EventNews | null> {
  const known = details as EventMessageDetails;
  const { before, waited } = known;
  const found = await findRecord(queries, 'events', id);
  const place = await queries
    .selectFrom('registrations')
    .select('places')
    .where('uid', '=', uid)
    .where('event_id', '=', Number(id))
    .executeTakeFirst();
  const queued = await queries
    .selectFrom('waiting')
    .select(['places', 'offered_until as until'])
    .where('uid', '=', uid)
    .where('event_id', '=', Number(id))
    .executeTakeFirst();
  const facts = found ? factsOf(found.fields) : before;
  if (!facts) return null;
  const zone = await siteZoneOf(queries);
  // A place at what is over helps nobody. Of a change people hear where the event was still to come before.
  const isAboutPlace = kind === 'registered' || kind.startsWith('place');
  const wasOver = isAboutPlace || isOver(before ?? facts, now, zone);
  if (wasOver && isOver(facts, now, zone)) return null;
  const cancelled = found?.fields['cancelled'] as string | undefined;
  // Everything else about it is no news while it is cancelled.
  if (cancelled !== undefined && kind !== 'event-deleted') return null;
  const news = {
    ...known,
    ...(cancelled !== undefined && { cancelled }),
    places: placesTaken((place ?? queued ?? known).places),
    event: { ...facts, id },
  };
  switch (kind) {
    case 'event-deleted':
      // Their place has ended with the event.
      return found && cancelled === undefined ? null : { ...news, kind };
    case 'event-changed': {
      if (!found || (!place && !queued) || !before || isSame(before, facts)) return null;
      const { waited: _waited, ...ofPlace } = news;
      return place ? { ...ofPlace, kind } : { ...news, kind };
    }
    case 'place':
    case 'registered':
      return found && place ? { ...news, kind } : null;
    case 'place-offered': {
      const until = queued?.until ?? null;
      if (!found || until === null) return null;
      return { ...news, kind, offer: { day: dayIn(zone, until), time: timeIn(zone, until) } };
    }
    case 'event-restored':
      // An event that was cancelled kept its line: they may have left it.
      return found && (place || (known.isListed ? queued : waited !== undefined)) ? { ...news, kind } : null;
    default:
      return null;
  }
}
