import { isOwn, type Appointment } from '../../domain/appointments/appointment';
import type { PlacesTaken } from '../../domain/events/registration';
import type { RatingEntry, Resource } from '../../domain/resources/resource';
import { sameEmail, type User } from '../../domain/users/user';
import { CollectionError } from '../../ports/collection';
import type { Collections } from '../../ports/collections';
import type { Ratings } from '../../ports/ratings';
import type { Registrations } from '../../ports/registrations';

/** Where the product keeps its records. */
export interface AccountRecords {
  collections: Pick<Collections, 'appointments' | 'resources' | 'events'>;
  ratings: Ratings;
  registrations: Pick<Registrations, 'of' | 'register' | 'giveUp' | 'takesPairs'>;
}

/** A person's data that is on this device and not in the account. */
export interface DeviceDataPlan {
  appointments: readonly Appointment[];
  ratings: readonly { resourceId: number; entry: RatingEntry }[];
  /** The events at which the person has a place on this device, with one for a support person or without. */
  places: readonly { eventId: number; taken: PlacesTaken }[];
  /** How many ratings and places belong to something that the shared data does not have, or is over. */
  without: number;
}

/** How many of each kind. */
export interface Counts {
  appointments: number;
  ratings: number;
  places: number;
}

/** What was brought, so that it can be taken back. */
export interface Brought {
  appointments: readonly string[];
  /** The ids of the resources that were rated. */
  ratings: readonly number[];
  /** The ids of the events. */
  places: readonly number[];
}

/** The outcome of the migration. */
export interface MigrationResult {
  counts: Counts;
  brought: Brought;
  /** Events that were full. */
  full: number;
  /** Appointments beyond what an account keeps. */
  beyond: number;
  /** Why it was aborted; null when everything was tried. */
  stopped: CollectionError['code'] | null;
}

const sizesOf = (all: Record<keyof Counts, readonly unknown[]>): Counts => ({
  appointments: all.appointments.length,
  ratings: all.ratings.length,
  places: all.places.length,
});

/** How many of each kind would be brought. */
export const countsOf = (plan: DeviceDataPlan): Counts => sizesOf(plan);

const nothing: DeviceDataPlan = { appointments: [], ratings: [], places: [], without: 0 };

const ownRating = ({ ratings }: Resource, { email }: User) =>
  ratings.find(({ userId }) => sameEmail(userId, email));

/** How many things there are to bring. */
export const sizeOf = ({
  appointments,
  ratings,
  places,
}: Pick<DeviceDataPlan | Brought, keyof Counts>): number =>
  appointments.length + ratings.length + places.length;

/**
 * Looks up what would be brought. The account is asked only where the device holds something of this person.
 * @param today as YYYY-MM-DD: places at past events stay behind.
 */
export async function planMigration(
  device: Omit<AccountRecords, 'ratings'>,
  account: AccountRecords,
  user: User,
  today: string,
): Promise<DeviceDataPlan> {
  const appointments = (await device.collections.appointments.list()).filter((one) => isOwn(one, user));
  const rated = (await device.collections.resources.list()).filter((one) => ownRating(one, user));
  const placeIds = await device.registrations.of(user.email);
  if (appointments.length + rated.length + placeIds.size === 0) return nothing;

  const { collections, registrations } = account;
  const there = await (collections.appointments.listOwn?.() ?? collections.appointments.list());
  const known = new Set(there.map(({ id }) => id));
  const resources = new Map((await collections.resources.list()).map((one) => [one.id, one]));
  const events = new Map((await collections.events.list()).map((one) => [one.id, one]));
  const placesThere = await registrations.of(user.email);
  const eventsHere = (await device.collections.events.list()).filter(({ id }) => placeIds.has(id));

  // Both sides number their records from one: only what is called the same is the same.
  const ratable = rated.filter(({ id, title }) => resources.get(id)?.title === title);
  const open = eventsHere.filter(
    ({ id, title, date }) =>
      events.get(id)?.title === title &&
      events.get(id)?.date === date &&
      date >= today &&
      // A place without the support person would be half of what was taken.
      (placeIds.get(id) === 1 || registrations.takesPairs),
  );
  return {
    appointments: appointments.filter(({ id }) => !known.has(id)),
    ratings: ratable
      .filter(({ id }) => !ownRating(resources.get(id)!, user))
      .map((one) => ({ resourceId: one.id, entry: ownRating(one, user)! })),
    places: open
      .filter(({ id }) => !placesThere.has(id))
      .map(({ id }) => ({ eventId: id, taken: placeIds.get(id)! })),
    without: rated.length - ratable.length + (eventsHere.length - open.length),
  };
}

/**
 * Copies it, one after the other; what is there already is left alone. It stops where nothing more can be kept, and can
 * simply be done again.
 * @param onProgress called with how many were tried.
 */
export async function bring(
  { appointments, ratings, places }: DeviceDataPlan,
  account: AccountRecords,
  user: User,
  onProgress: (done: number) => void,
): Promise<MigrationResult> {
  const brought = { appointments: [] as string[], ratings: [] as number[], places: [] as number[] };
  let full = 0;
  let beyond = 0;
  let done = 0;
  const steps: (() => Promise<void>)[] = [
    ...appointments.map((one) => async () => {
      try {
        // They have the appointment already: whether somebody else is busy then is no question any more.
        await account.collections.appointments.put(one, { expected: null, overlapAgreed: true });
        brought.appointments.push(one.id);
      } catch (error) {
        const code = error instanceof CollectionError ? error.code : null;
        if (code === 'limit') beyond += 1;
        // Copied from another tab or device meanwhile.
        else if (code !== 'conflict') throw error;
      }
    }),
    ...ratings.map(({ resourceId, entry }) => async () => {
      const rated = await account.ratings.put(resourceId, user.email, entry);
      if (rated !== 'gone') brought.ratings.push(resourceId);
    }),
    ...places.map(({ eventId, taken }) => async () => {
      const registered = await account.registrations.register(eventId, user.email, taken);
      if (registered === 'registered') brought.places.push(eventId);
      if (registered === 'full') full += 1;
    }),
  ];
  const result = (stopped: MigrationResult['stopped']): MigrationResult => ({
    counts: sizesOf(brought),
    brought,
    full,
    beyond,
    stopped,
  });
  try {
    for (const step of steps) {
      await step();
      done += 1;
      onProgress(done);
    }
    return result(null);
  } catch (error) {
    if (!(error instanceof CollectionError)) throw error;
    return result(error.code);
  }
}

/** Takes back what was brought. What is gone already stays gone. @throws CollectionError */
export async function takeBack(brought: Brought, account: AccountRecords, user: User): Promise<void> {
  const { collections, ratings, registrations } = account;
  for (const id of brought.places) await registrations.giveUp(id, user.email);
  for (const id of brought.ratings) await ratings.put(id, user.email, null);
  for (const id of brought.appointments) await collections.appointments.remove(id);
}

const counted = (count: number, one: string, many: string) => (count === 1 ? `1 ${one}` : `${count} ${many}`);

/** "2 appointments, 1 rating and 1 place at an event". */
export function inWords({ appointments, ratings, places }: Counts): string {
  const parts = [
    appointments > 0 && counted(appointments, 'appointment', 'appointments'),
    ratings > 0 && counted(ratings, 'rating', 'ratings'),
    places > 0 && counted(places, 'place at an event', 'places at events'),
  ].filter((part) => part !== false);
  const last = parts.pop() ?? 'nothing';
  return parts.length > 0 ? `${parts.join(', ')} and ${last}` : last;
}
