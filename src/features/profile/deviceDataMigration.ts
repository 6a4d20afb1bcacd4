import { isOwn, type Appointment } from '../../domain/appointments/appointment';
import { leftOutOf } from '../../domain/appointments/appointmentExport';
import type { CommunityEvent } from '../../domain/events/event';
import type { PlacesTaken } from '../../domain/events/registration';
import { placeLeftOut, ratingLeftOut, type LeftOut } from '../../domain/records/leftOut';
import type { RatingEntry, Resource } from '../../domain/resources/resource';
import { sameEmail, type User } from '../../domain/users/user';
import { CollectionError } from '../../ports/collection';
import type { Collections } from '../../ports/collections';
import { oneByOne } from '../../ports/oneByOne';
import type { Ratings } from '../../ports/ratings';
import type { Registrations } from '../../ports/registrations';
import { reasonOf } from './migrationReasons';

/** Where the product keeps its records. */
export interface AccountRecords {
  collections: Pick<Collections, 'appointments' | 'resources' | 'events'>;
  ratings: Ratings;
  registrations: Pick<Registrations, 'of' | 'register' | 'giveUp' | 'takesPairs'>;
}

/** A person's data that is on this device and not in the account. */
export interface DeviceDataPlan {
  appointments: readonly Appointment[];
  ratings: readonly { resourceId: number; title: string; entry: RatingEntry }[];
  /** The events at which the person has a place on this device, with one for a support person or without. */
  places: readonly { eventId: number; title: string; date: string; taken: PlacesTaken }[];
  /** Ratings and places that cannot be brought, and why. */
  without: readonly LeftOut[];
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
  /** What stayed on this device, and why. */
  leftOut: readonly LeftOut[];
  /** Nothing more could be kept: the rest was not tried. */
  stopped: boolean;
}

const sizesOf = (all: Record<keyof Counts, readonly unknown[]>): Counts => ({
  appointments: all.appointments.length,
  ratings: all.ratings.length,
  places: all.places.length,
});

/** How many of each kind would be brought. */
export const countsOf = (plan: DeviceDataPlan): Counts => sizesOf(plan);

const nothing: DeviceDataPlan = { appointments: [], ratings: [], places: [], without: [] };

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
  const whyNot = ({ id, title, date }: CommunityEvent) => {
    const there = events.get(id);
    if (there?.title !== title || there.date !== date) return notThere;
    if (date < today) return 'The event is over.';
    // A place without the support person would be half of what was taken.
    return placeIds.get(id) === 1 || registrations.takesPairs ? null : noPairs;
  };
  const open = eventsHere.filter((event) => whyNot(event) === null);
  return {
    appointments: appointments.filter(({ id }) => !known.has(id)),
    ratings: ratable
      .filter(({ id }) => !ownRating(resources.get(id)!, user))
      .map((one) => ({ resourceId: one.id, title: one.title, entry: ownRating(one, user)! })),
    places: open
      .filter(({ id }) => !placesThere.has(id))
      .map(({ id, title, date }) => ({ eventId: id, title, date, taken: placeIds.get(id)! })),
    without: [
      ...rated.filter((one) => !ratable.includes(one)).map(({ title }) => ratingLeftOut(title, notThere)),
      ...eventsHere.flatMap((event) => {
        const reason = whyNot(event);
        return reason === null ? [] : [placeLeftOut(event.title, event.date, reason)];
      }),
    ],
  };
}

const notThere = 'What it is about is not there any more.';
const noPairs = 'Your account cannot take a second place for a support person.';
const eventFull = 'The event is full.';

/** One thing to bring. */
interface Step {
  /** Brings it. @returns why it cannot come; undefined where it came or was there already. */
  bring: () => Promise<string | undefined>;
  /** How it is named where it cannot come. */
  leftOut: (reason: string) => LeftOut;
}

/**
 * Copies it, one after the other; what is there already is left alone. It goes on after a refusal, stops where nothing more
 * can be kept, and can simply be done again.
 * @param onProgress called with how many were tried.
 */
export async function bring(
  { appointments, ratings, places }: DeviceDataPlan,
  account: AccountRecords,
  user: User,
  onProgress: (done: number) => void,
): Promise<MigrationResult> {
  const brought = { appointments: [] as string[], ratings: [] as number[], places: [] as number[] };
  const leftOut: LeftOut[] = [];
  const steps: Step[] = [
    ...appointments.map((one): Step => ({
      async bring() {
        try {
          // They have the appointment already: whether somebody else is busy then is no question any more.
          await account.collections.appointments.put(one, { expected: null, overlapAgreed: true });
          brought.appointments.push(one.id);
        } catch (error) {
          // Copied from another tab or device meanwhile.
          if (!(error instanceof CollectionError && error.code === 'conflict')) throw error;
        }
        return undefined;
      },
      leftOut: (reason) => leftOutOf(one, reason),
    })),
    ...ratings.map(({ resourceId, title, entry }): Step => ({
      async bring() {
        const rated = await account.ratings.put(resourceId, user.email, entry);
        if (rated === 'gone') return notThere;
        brought.ratings.push(resourceId);
        return undefined;
      },
      leftOut: (reason) => ratingLeftOut(title, reason),
    })),
    ...places.map(({ eventId, title, date, taken }): Step => ({
      async bring() {
        const registered = await account.registrations.register(eventId, user.email, taken);
        if (registered === 'registered') brought.places.push(eventId);
        if (registered === 'gone') return notThere;
        return registered === 'full' ? eventFull : undefined;
      },
      leftOut: (reason) => placeLeftOut(title, date, reason),
    })),
  ];
  const { refused, stopped } = await oneByOne(
    steps,
    async (step) => {
      const reason = await step.bring();
      if (reason !== undefined) leftOut.push(step.leftOut(reason));
    },
    onProgress,
  );
  for (const { item, error } of refused) {
    if (!(error instanceof CollectionError)) throw error;
    leftOut.push(item.leftOut(reasonOf(error)));
  }
  return { counts: sizesOf(brought), brought, leftOut, stopped: stopped !== undefined };
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
