import { leftOutOf } from '@/shared/domain/appointments/appointmentExport';
import { placeLeftOut, ratingLeftOut, type LeftOut } from '@/shared/domain/records/leftOut';
import type { User } from '@/shared/domain/users/user';
import { CollectionError } from '../../ports/collection';
import { oneByOne } from '../../ports/oneByOne';
import {
  notThere,
  sizesOf,
  type AccountRecords,
  type Brought,
  type Counts,
  type DeviceDataPlan,
} from './migrationPlan';
import { reasonOf } from './migrationReasons';

/** The outcome of the migration. */
export interface MigrationResult {
  counts: Counts;
  brought: Brought;
  /** The records that stayed on this device, each with the reason. */
  leftOut: readonly LeftOut[];
  /** The storage was full: the rest was not tried. */
  stopped: boolean;
}

const eventFull = 'The event is full.';

/** One record to copy. */
interface Step {
  /** Copies it. @returns why it was refused; undefined where it was copied or existed already. */
  bring: () => Promise<string | undefined>;
  /** Names it in a refusal. */
  leftOut: (reason: string) => LeftOut;
}

/**
 * Copies the records one after the other; existing ones are left alone. It continues after a refusal, stops where the
 * storage is full, and can be repeated safely.
 * @param onProgress called with the number of tried records.
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
          // The appointment exists already: other people's appointments no longer matter.
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

/** Undoes the copy. Deleted records stay deleted. @throws CollectionError */
export async function takeBack(brought: Brought, account: AccountRecords, user: User): Promise<void> {
  const { collections, ratings, registrations } = account;
  for (const id of brought.places) await registrations.giveUp(id, user.email);
  for (const id of brought.ratings) await ratings.put(id, user.email, null);
  for (const id of brought.appointments) await collections.appointments.remove(id);
}
