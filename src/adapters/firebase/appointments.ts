import { collection, doc, getDoc, getDocs, limit, orderBy, query, where } from 'firebase/firestore/lite';
import { parseAppointment, type Appointment } from '../../domain/appointment';
import { bookedTitle } from '../../domain/appointmentTexts';
import { answered } from './answers';
import { createSharedCollection, type SharedCollection, type SharedCollectionOptions } from './collection';
import { noMemory, type LastRead } from './lastRead';
import type { Shared } from './shared';

/** How many of other people's times are shown, the soonest first: a calendar with more is one block. */
const mostBusy = 200;

const day = 24 * 60 * 60 * 1000;

type Options = Shared &
  Pick<SharedCollectionOptions<Appointment>, 'changes' | 'lastRead'> & {
    now: () => Date;
    /** Other people's times, which are read less often than one's own. */
    busyRead?: LastRead;
  };

/** A stretch of somebody else's time, as the calendar takes it. It belongs to nobody that this browser knows. */
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
 * documents of their own, `busy`, which are written in the same step as the appointment.
 */
export function createSharedAppointments(options: Options): SharedCollection<Appointment> {
  const { open, person, now, busyRead = noMemory } = options;
  const me = () => person()?.id ?? '';

  const readBusy = async (): Promise<readonly Appointment[]> => {
    if (!person()) return [];
    const busy = collection(await open(), 'busy');
    const since = new Date(now().getTime() - 7 * day).toISOString();
    const soonest = query(busy, where('end', '>=', since), orderBy('end'), limit(mostBusy));
    return (await answered(getDocs(soonest))).docs.map((one) => busyTime(one.id, one.data()));
  };

  return createSharedCollection<Appointment>({
    ...options,
    path: 'appointments',
    parse: parseAppointment,
    needsLogin: true,
    keptWhere: 'Kept in your account. Other people see only that the time is booked.',
    documents: (database) => query(collection(database, 'appointments'), where('owner', '==', me())),
    // Whose it is stands there as the id of an account, never as an address.
    keep: ({ userId: _userId, ...fields }) => ({ ...fields, owner: me() }),
    decode: (all) =>
      all.map(({ owner: _owner, key: _key, addedAt: _addedAt, ...fields }) => ({
        ...(fields as Appointment),
        userId: person()?.email ?? '',
      })),
    others: {
      list: () => busyRead.list(readBusy),
      async get(database, id) {
        const busy = (await getDoc(doc(database, 'busy', id))).data();
        return busy ? busyTime(id, busy) : null;
      },
    },
    beside(transaction, database, id, kept) {
      const busy = doc(database, 'busy', id);
      if (kept) transaction.set(busy, { start: kept['start'], end: kept['end'] });
      else transaction.delete(busy);
    },
  });
}
