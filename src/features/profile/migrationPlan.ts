import { isOwn, type Appointment } from '@/shared/domain/appointments/appointment';
import type { CommunityEvent } from '@/shared/domain/events/event';
import type { PlacesTaken } from '@/shared/domain/events/registration';
import { placeLeftOut, ratingLeftOut, type LeftOut } from '@/shared/domain/records/leftOut';
import type { RatingEntry, Resource } from '@/shared/domain/resources/resource';
import { sameEmail, type User } from '@/shared/domain/users/user';
import type { Collections } from '../../ports/collections';
import type { Ratings } from '../../ports/ratings';
import type { Registrations } from '../../ports/registrations';

/** The stores of the account's records. */
export interface AccountRecords {
  collections: Pick<Collections, 'appointments' | 'resources' | 'events'>;
  ratings: Ratings;
  registrations: Pick<Registrations, 'of' | 'register' | 'giveUp'>;
}

/** A person's data that is on this device and not in the account. */
export interface DeviceDataPlan {
  appointments: readonly Appointment[];
  ratings: readonly { resourceId: number; title: string; entry: RatingEntry }[];
  /** The registrations on this device, with or without a support person. */
  places: readonly { eventId: number; title: string; date: string; taken: PlacesTaken }[];
  /** Ratings and registrations that cannot be copied, with the reasons. */
  without: readonly LeftOut[];
}

/** The number of each kind. */
export interface Counts {
  appointments: number;
  ratings: number;
  places: number;
}

/** The copied records, for Undo. */
export interface Brought {
  appointments: readonly string[];
  /** The ids of the resources that were rated. */
  ratings: readonly number[];
  /** The ids of the events. */
  places: readonly number[];
}

/** Counts the records of each kind. */
export const sizesOf = (all: Record<keyof Counts, readonly unknown[]>): Counts => ({
  appointments: all.appointments.length,
  ratings: all.ratings.length,
  places: all.places.length,
});

/** Counts the records to copy of each kind. */
export const countsOf = (plan: DeviceDataPlan): Counts => sizesOf(plan);

/** Counts all records to copy. */
export const sizeOf = ({
  appointments,
  ratings,
  places,
}: Pick<DeviceDataPlan | Brought, keyof Counts>): number =>
  appointments.length + ratings.length + places.length;

/** The reason for records whose resource or event is gone. */
export const notThere = 'What it is about is not there any more.';

const nothing: DeviceDataPlan = { appointments: [], ratings: [], places: [], without: [] };

const ownRating = ({ ratings }: Resource, { email }: User) =>
  ratings.find(({ userId }) => sameEmail(userId, email));

/**
 * Looks up the records to copy. Asks the account only where the device has records of this person.
 * @param today as YYYY-MM-DD: registrations for past events are not copied.
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
  const there = await collections.appointments.list();
  const known = new Set(there.map(({ id }) => id));
  const resources = new Map((await collections.resources.list()).map((one) => [one.id, one]));
  const events = new Map((await collections.events.list()).map((one) => [one.id, one]));
  const placesThere = await registrations.of(user.email);
  const eventsHere = (await device.collections.events.list()).filter(({ id }) => placeIds.has(id));

  // Both sides number their records from one: only records with equal titles are the same.
  const ratable = rated.filter(({ id, title }) => resources.get(id)?.title === title);
  const whyNot = ({ id, title, date }: CommunityEvent) => {
    const same = events.get(id);
    if (same?.title !== title || same.date !== date) return notThere;
    return date < today ? 'The event is over.' : null;
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
