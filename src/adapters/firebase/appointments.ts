import {
  collection,
  doc,
  getDoc,
  getDocs,
  increment,
  limit,
  orderBy,
  query,
  where,
} from 'firebase/firestore/lite';
import { accountLimits, beyondLimitsOfFirestore, isWithinLimits } from '../../domain/auth/accountLimits';
import { bookedTitle, parseAppointment, type Appointment } from '../../domain/appointments/appointment';
import { isWholeDay, withWholeDays } from '../../domain/appointments/wholeDays';
import { takesTime } from '../../domain/appointments/takenTimes';
import { CollectionError } from '../../ports/collection';
import { answered } from './answers';
import { createSharedCollection } from './collection';
import type { SharedCollection, SharedCollectionOptions } from './sharedCollection';
import { noMemory, type LastRead } from '../lastRead';
import type { Shared } from './shared';

/** The maximum number of other people's times shown, soonest first: a calendar with more is one solid block. */
const mostBusy = 200;

const day = 24 * 60 * 60 * 1000;

type Options = Shared &
  Pick<SharedCollectionOptions<Appointment>, 'changes' | 'lastRead'> & {
    now: () => Date;
    /** Other people's times, which are read less often than one's own. */
    busyRead?: LastRead;
  };

/** The month that a time is counted in: the one in which it ends, in UTC. */
const monthOf = (end: unknown) => String(end).slice(0, 7);

/** A stretch of somebody else's time, as the calendar takes it. Its owner is unknown here. */
function busyTime(id: string, { start, end }: { start?: unknown; end?: unknown }): Appointment {
  return {
    id,
    title: bookedTitle,
    start: String(start),
    end: String(end),
    location: '',
    description: '',
    allDay: false,
    userId: '',
  };
}

/**
 * A person's own appointments, which nobody else can read, and the bare times of everybody else's. The times lie in
 * documents of their own, `busy`, which are written in the same step as the appointment, and so is their count for the
 * month: everybody sees the same few hundred of them, so one person may only have so many.
 */
export function createSharedAppointments(options: Options): SharedCollection<Appointment> {
  const { open, person, now, busyRead = noMemory } = options;
  const me = () => person()?.id ?? '';

  const readBusy = async (): Promise<readonly Appointment[]> => {
    if (!person()) return [];
    const busy = collection(await open(), 'busy');
    const since = new Date(now().getTime() - 7 * day).toISOString();
    const soonest = query(busy, where('end', '>=', since), orderBy('end'), limit(mostBusy));
    const found = (await answered(getDocs(soonest))).docs.filter((one) => one.get('free') !== true);
    const times = found.map((one) => busyTime(one.id, one.data()));
    // One that takes nobody's time or is beyond an account's limits is skipped, so that it cannot block everybody's calendar.
    return times.filter((one) => !isWholeDay(one) && takesTime(one) && isWithinLimits(one, now()));
  };

  const count = async (end: string) => doc(await open(), 'bookings', me(), 'months', monthOf(end));

  const checked = (appointment: Appointment): Appointment => {
    if (isWithinLimits(appointment, now())) return appointment;
    throw new CollectionError('limit', { text: beyondLimitsOfFirestore });
  };

  /** Whether the rules refused because the month is full. */
  const explained = async <R>(end: () => string | undefined, work: Promise<R>): Promise<R> => {
    try {
      return await work;
    } catch (error) {
      const at = end();
      if (!(error instanceof CollectionError && error.code === 'permission') || at === undefined) throw error;
      const counted = Number((await answered(getDoc(await count(at)))).get('count') ?? 0);
      throw counted < accountLimits.inMonthOfFirestore
        ? error
        : new CollectionError('limit', { text: beyondLimitsOfFirestore, cause: error });
    }
  };

  const kept = createSharedCollection<Appointment>({
    ...options,
    path: 'appointments',
    parse: parseAppointment,
    needsLogin: true,
    storageNotice: 'Kept in your account. Other people see only that the time is booked.',
    documents: (database) => query(collection(database, 'appointments'), where('owner', '==', me())),
    // The owner is stored as an account id, never as an email address.
    keep: ({ userId: _userId, ...fields }) => ({ ...fields, owner: me() }),
    decode: (all) =>
      all.map(({ owner: _owner, key: _key, addedAt: _addedAt, ...fields }) => ({
        ...(withWholeDays(fields) as Appointment),
        userId: person()?.email ?? '',
      })),
    others: {
      list: () => busyRead.list(readBusy),
      async get(database, id) {
        const busy = (await getDoc(doc(database, 'busy', id))).data();
        return busy ? busyTime(id, busy) : null;
      },
    },
    async beside(transaction, database, id) {
      const busy = doc(database, 'busy', id);
      // Times from older versions are not counted.
      const before = (await answered(transaction.get(busy))).get('month') as string | undefined;
      const add = (month: string, by: number) =>
        transaction.set(
          doc(database, 'bookings', me(), 'months', month),
          { count: increment(by), last: id },
          { merge: true },
        );
      return (appointment) => {
        const month = appointment ? monthOf(appointment['end']) : undefined;
        if (appointment)
          transaction.set(busy, {
            start: appointment['start'],
            end: appointment['end'],
            month,
            ...(appointment['free'] === true && { free: true }),
          });
        else transaction.delete(busy);
        if (before === month) return;
        if (before) add(before, -1);
        if (month) add(month, 1);
      };
    },
  });

  return {
    ...kept,
    put: async (appointment, condition) =>
      explained(() => appointment.end, kept.put(checked(appointment), condition)),
    async add(make) {
      let end: string | undefined;
      return explained(
        () => end,
        kept.add((all) => {
          const made = checked(make(all));
          end = made.end;
          return made;
        }),
      );
    },
  };
}
