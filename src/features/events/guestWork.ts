import type { Outcome } from '../../components/OutcomeMessage/useOutcome';
import { isCancelled, isPast, type CommunityEvent } from '@/shared/domain/events/event';
import type { GuestEntry } from '@/shared/domain/events/guest';
import type { Attendee } from '@/shared/domain/events/attendees';
import { datesOfSeries } from '@/shared/domain/events/series/series';
import { dayAndMonth, parseDay } from '@/shared/domain/text/dates';
import { CollectionError } from '../../ports/collection';
import type { Guests } from '../../ports/guests';
import type { Ports } from '../../ports/ports';

/** A person who was registered at one event, or at several dates of it. */
export interface GuestRegistration {
  /** The message about it. */
  text: string;
  /** The events, each with the guest's id there. */
  at: readonly { eventId: number; id: number }[];
}

/** Opens the store of guests. @throws CollectionError where guests cannot be registered. */
export async function openGuests(ports: Pick<Ports, 'registrations'>): Promise<Guests> {
  const guests = await (await ports.registrations()).guests?.();
  if (!guests) throw new CollectionError('permission');
  return guests;
}

const gone = 'This event is cancelled, or it is not on the list any more.';
const over = 'This event is over.';

/** Explains in the form why a guest was not registered. */
const refusals = {
  already: 'Somebody with this name and number is on the list already.',
  full: 'The last place was taken a moment ago. Read what will happen now, then press the button again.',
  gone,
  over,
};

/** @returns the registration, or why there is none: `isFull` where the guest can wait. */
export async function registerGuest(
  guests: Guests,
  event: CommunityEvent,
  entry: GuestEntry,
  waits: boolean,
): Promise<GuestRegistration | { refusal: string; isFull: boolean }> {
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

/** Registers a guest for each upcoming date of a series that has room. */
export async function registerGuestForAll(
  {
    collections,
    registrations,
    clock,
    settings,
  }: Pick<Ports, 'collections' | 'registrations' | 'clock' | 'settings'>,
  event: CommunityEvent,
  entry: GuestEntry,
): Promise<GuestRegistration> {
  const guests = await openGuests({ registrations });
  const { events } = await collections();
  const open = datesOfSeries(await events.list(), event).filter(
    (one) => !isPast(one, clock.now(), settings.timeZone) && !isCancelled(one),
  );
  const at: { eventId: number; id: number }[] = [];
  const full: string[] = [];
  let going = 0;
  // One after the other: if one fails, the message about the earlier ones stays true.
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

/** Undoes the registration of a guest. */
export async function takeBack(guests: Guests, { at }: GuestRegistration): Promise<void> {
  for (const { eventId, id } of at) await guests.remove(eventId, id);
}

/** Restores the registration of a guest. @returns the message. */
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
