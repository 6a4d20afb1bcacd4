import { createHash } from 'node:crypto';
import type { CommunityEvent } from '@/shared/domain/events/event';
import { isCancelled } from '@/shared/domain/events/event';
import { guestAbout, guestNews, type GuestCall, type GuestState } from '@/shared/domain/events/guest';
import type { Queries } from '../../database/database';
import { factsOf, isOver } from '../eventFacts';
import { eventOf } from '../eventPlaces';
import { siteZoneOf } from '../siteZone';
import type { GuestRow } from './guestRows';

const toldOf = ({ told }: Pick<GuestRow, 'told'>) => JSON.parse(told) as GuestState;

/** How things stand for a guest. @param event null: it was deleted. */
function stateOf(row: GuestRow, event: CommunityEvent | null): GuestState {
  const waits = row.line_after !== null;
  return event
    ? { waits, isOff: isCancelled(event), facts: factsOf({ ...event }) }
    : { ...toldOf(row), isOff: true };
}

const nameOf = (state: GuestState) =>
  createHash('sha256').update(JSON.stringify(state)).digest('base64url').slice(0, 22);

/**
 * Returns the news for a guest by telephone: the difference from what they were told last. So a call is due from the transaction
 * that causes it, until it is no longer true.
 * @param event null: it was deleted. @param zone of events that name none.
 * @returns null where there is nothing to tell.
 */
export function callOf(
  row: GuestRow,
  event: CommunityEvent | null,
  now: number,
  zone: string,
): GuestCall | null {
  const [told, state] = [toldOf(row), stateOf(row, event)];
  // Of what is over nobody needs to know.
  if (isOver(told.facts, now, zone) && isOver(state.facts, now, zone)) return null;
  const tell = guestNews(told, state, row.places, event?.cancelled);
  if (tell.length === 0) return null;
  const { id, event_id: eventId, name, phone } = row;
  return { id, eventId, name, phone, about: guestAbout(told.facts), tell, state: nameOf(state) };
}

/** The calls that are due, in the order in which the guests were put down. @param now milliseconds since 1970. */
export async function guestCalls(queries: Queries, now: number): Promise<GuestCall[]> {
  const zone = await siteZoneOf(queries);
  const rows = await queries
    .selectFrom('guests')
    .selectAll()
    .where('removed_at', 'is', null)
    .orderBy('id')
    .execute();
  const events = new Map<number, CommunityEvent | null>();
  for (const id of new Set(rows.map(({ event_id }) => event_id))) events.set(id, await eventOf(queries, id));
  return rows.flatMap((row) => callOf(row, events.get(row.event_id) ?? null, now, zone) ?? []);
}

/** The result of noting a call: `changed` where there is other news by now, `gone` where the guest is off the list. */
export type CallNoted = 'done' | 'changed' | 'gone';

/** Notes that a guest was told how things stand. @param state as the call named it. @returns also the event, in words. */
export async function noteCalled(
  queries: Queries,
  id: number,
  state: string,
): Promise<{ result: CallNoted; facts: GuestState['facts'] | null }> {
  const row = await queries
    .selectFrom('guests')
    .selectAll()
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  if (!row) return { result: 'gone', facts: null };
  const now = stateOf(row, await eventOf(queries, row.event_id));
  if (nameOf(now) !== state) return { result: 'changed', facts: now.facts };
  await queries
    .updateTable('guests')
    .set({ told: JSON.stringify(now) })
    .where('id', '=', id)
    .execute();
  return { result: 'done', facts: now.facts };
}
