import type { Outcome } from '../../components/OutcomeMessage/useOutcome';
import { isCancelled, isPast, type CommunityEvent } from '@/shared/domain/events/event';
import type { GuestEntry } from '@/shared/domain/events/guest';
import type { Attendee } from '@/shared/domain/events/attendees';
import { datesOfSeries } from '@/shared/domain/events/series/series';
import { dayAndMonth, parseDay } from '@/shared/domain/text/dates';
import { CollectionError } from '../../ports/collection';
import type { Guests } from '../../ports/guests';
import type { Ports } from '../../ports/ports';

/** Somebody who was put down, at one event or at several dates of it. */
export interface PutDown {
  /** What is said about it. */
  text: string;
  /** At which events, and under which id there. */
  at: readonly { eventId: number; id: number }[];
}

/** Opens what keeps people who rang. @throws CollectionError where nobody can be put down here. */
export async function openGuests(ports: Pick<Ports, 'registrations'>): Promise<Guests> {
  const guests = await (await ports.registrations()).guests?.();
  if (!guests) throw new CollectionError('permission');
  return guests;
}

const gone = 'This event is cancelled, or it is not on the list any more.';
const over = 'This event is over.';

/** Why somebody was not put down, in words for the form. */
const refusals = {
  already: 'Somebody with this name and number is on the list already.',
  full: 'The last place was taken a moment ago. Read what will happen now, then press the button again.',
  gone,
  over,
};

/** @returns what was done, or why nothing was: `isFull` where they can wait. */
export async function putDown(
  guests: Guests,
  event: CommunityEvent,
  entry: GuestEntry,
  waits: boolean,
): Promise<PutDown | { refusal: string; isFull: boolean }> {
  const { result, id } = await guests.add(event.id, entry, waits);
  if (id === null || (typeof result === 'string' && result !== 'registered'))
    return { refusal: refusals[result as keyof typeof refusals], isFull: result === 'full' };
  const held = entry.places === 2 ? 'has 2 places, one for a support person' : 'has a place';
  const text =
    result === 'registered'
      ? `${entry.name} ${held}.`
      : `${entry.name} is number ${result} on the waiting list.`;
  return { text, at: [{ eventId: event.id, id }] };
}

const dates = (count: number) => (count === 1 ? '1 date' : `${count} dates`);

/** The same on each date of an event that repeats which is still to come and has room. */
export async function putDownForAll(
  {
    collections,
    registrations,
    clock,
    settings,
  }: Pick<Ports, 'collections' | 'registrations' | 'clock' | 'settings'>,
  event: CommunityEvent,
  entry: GuestEntry,
): Promise<PutDown> {
  const guests = await openGuests({ registrations });
  const { events } = await collections();
  const open = datesOfSeries(await events.list(), event).filter(
    (one) => !isPast(one, clock.now(), settings.timeZone) && !isCancelled(one),
  );
  const at: { eventId: number; id: number }[] = [];
  const full: string[] = [];
  let going = 0;
  // One after the other: where one fails, what is said is still true of those before.
  for (const { id: eventId, date } of open) {
    const { result, id } = await guests.add(eventId, entry, false);
    if (id !== null) at.push({ eventId, id });
    if (id !== null || result === 'already') going += 1;
    if (result === 'full') full.push(dayAndMonth(parseDay(date)!));
  }
  const held = going === 0 ? 'has no place' : `has a place on ${dates(going)}`;
  const room = entry.places === 2 ? 'There is no room for two' : 'No place is left';
  return { text: `${entry.name} ${held}.${full.length > 0 ? ` ${room} on ${full.join(', ')}.` : ''}`, at };
}

/** Takes somebody off again whom a press has put down. */
export async function takeBack(guests: Guests, { at }: PutDown): Promise<void> {
  for (const { eventId, id } of at) await guests.remove(eventId, id);
}

/** Brings somebody back who was taken off. @returns what is to be said. */
export async function bringBack(
  guests: Guests,
  eventId: number,
  { name, guest }: Attendee,
): Promise<Outcome> {
  const result = await guests.bringBack(eventId, guest!.id);
  if (result === 'registered') return { kind: 'success', text: `${name} has their place again.` };
  if (typeof result === 'number')
    return { kind: 'warning', text: `${name} is number ${result} on the waiting list.` };
  const why = { late: 'It is too long ago. Add them again.', gone, over }[result];
  return { kind: 'failed', text: `${name} could not be brought back. ${why}` };
}
