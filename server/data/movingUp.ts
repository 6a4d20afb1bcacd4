import type { CommunityEvent } from '../../src/domain/events/event';
import { fillFromLine } from '../../src/domain/events/waitingLine';
import type { Queries } from './database';
import { noteMovedUp, type PlaceReason } from './eventMessages';
import { storeEvent, takePlaces } from './eventPlaces';
import { findRecord, type StoredRecord } from './records';
import { leaveLine, lineOf, noteLine } from './waitingLines';

/** What frees places. */
export interface Freeing {
  /** Whose account it is; null: no account, but a start of the server. */
  by: string | null;
  /** Milliseconds since 1970. */
  now: number;
  why: PlaceReason;
}

/**
 * Gives the free places of an event to those who wait, in order, and tells them. The caller stores the event.
 * @returns the event with them, and who they are.
 */
export async function moveUp(
  queries: Queries,
  event: CommunityEvent,
  freeing: Freeing,
): Promise<{ event: CommunityEvent; movedUp: string[] }> {
  const { event: filled, served } = fillFromLine(event, await lineOf(queries, event.id));
  for (const taker of served) {
    await leaveLine(queries, event.id, taker.uid);
    await takePlaces(queries, event.id, taker, freeing.now);
    await noteMovedUp(queries, taker.uid, event.id, freeing);
  }
  return { event: filled, movedUp: served.map(({ uid }) => uid) };
}

/** Gives places that are free at a stored event to those who wait. @returns the record as it is then. */
export async function fillFreed(
  queries: Queries,
  stored: StoredRecord,
  freeing: Freeing,
): Promise<StoredRecord> {
  const id = Number(stored.id);
  const line = await lineOf(queries, id);
  const { event, movedUp } = await moveUp(queries, stored.fields as unknown as CommunityEvent, freeing);
  if (movedUp.length === 0) return stored;
  const filled = await storeEvent(queries, event, freeing.now);
  await noteLine(queries, id, line, freeing.now);
  return filled;
}

/**
 * Gives free places to those who wait, at every event: an earlier version, from which a folder or a backup may be, left them
 * free.
 * @param now milliseconds since 1970.
 */
export async function fillAllFreed(queries: Queries, now: number): Promise<void> {
  const lines = await queries.selectFrom('waiting').select('event_id').distinct().execute();
  for (const { event_id } of lines) {
    const stored = await findRecord(queries, 'events', String(event_id));
    if (stored) await fillFreed(queries, stored, { by: null, now, why: 'free' });
  }
}
