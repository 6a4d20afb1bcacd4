import {
  arrayRemove,
  collection,
  doc,
  getDoc,
  getDocs,
  increment,
  query,
  runTransaction,
  serverTimestamp,
  where,
  writeBatch,
  type Firestore,
  type Transaction,
} from 'firebase/firestore/lite';
import { isFull, parseEvent, type CommunityEvent } from '../../domain/events/event';
import type { Joined, Registered } from '../../domain/events/registration';
import type { Registrations, WaitingList } from '../../ports/registrations';
import { answered } from './answers';
import type { Changes } from './changes';
import { noMemory, type LastRead } from '../lastRead';
import { insist, isOvertaken, personNamed, type Shared } from './shared';

export interface SharedRegistrationsOptions extends Shared {
  /** The events changed: their numbers follow from the registrations. */
  eventsChanged: () => void;
  changes: Changes;
  placesRead?: LastRead;
  linesRead?: LastRead;
}

/** The stored state of one event and one person. */
interface Standing {
  event: CommunityEvent | null;
  hasPlace: boolean;
  /** The ids of the people on the waiting list, in order. */
  line: readonly string[];
}

/**
 * Registrations for shared events. Each is a document, written in one transaction with the event's count; the rules
 * of the database let the count grow only with a registration and only up to the capacity.
 */
export function createSharedRegistrations(options: SharedRegistrationsOptions): Registrations {
  const { open, changes, eventsChanged, placesRead = noMemory, linesRead = noMemory } = options;

  const at = (database: Firestore, eventId: number, uid: string) => ({
    event: doc(database, 'events', String(eventId)),
    place: doc(database, 'registrations', `${eventId}_${uid}`),
    line: doc(database, 'waiting', String(eventId)),
  });
  const placeOf = (eventId: number, uid: string) => ({ event: eventId, uid, since: serverTimestamp() });

  type Read = (database: Firestore, eventId: number, uid: string) => Promise<Standing>;
  const readWith =
    (read: Transaction['get']): Read =>
    async (database, eventId, uid) => {
      const refs = at(database, eventId, uid);
      const [event, place, line] = await Promise.all([read(refs.event), read(refs.place), read(refs.line)]);
      return {
        event: parseEvent(event.data()),
        hasPlace: place.exists(),
        line: (line.get('uids') as readonly string[] | undefined) ?? [],
      };
    };
  const standing = readWith(getDoc);

  const notify = () => {
    placesRead.forget();
    linesRead.forget();
    changes.notify();
  };
  const changed = () => {
    eventsChanged();
    notify();
  };

  /** Registers. @returns the database's error: a conflict, or no permission. */
  const take = async (database: Firestore, eventId: number, uid: string, fromLine: boolean) => {
    const refs = at(database, eventId, uid);
    const batch = writeBatch(database);
    batch.set(refs.place, placeOf(eventId, uid));
    batch.update(refs.event, { attendees: increment(1) });
    if (fromLine) batch.update(refs.line, { uids: arrayRemove(uid) });
    try {
      await answered(batch.commit());
      return null;
    } catch (error) {
      if (isOvertaken(error)) return error;
      throw error;
    }
  };

  const transact = async <R>(
    eventId: number,
    uid: string,
    work: (transaction: Transaction, refs: ReturnType<typeof at>, now: Standing) => R,
  ): Promise<R> => {
    const database = await open();
    const attempt = () =>
      runTransaction(database, async (transaction) => {
        const now = await readWith((ref) => answered(transaction.get(ref)))(database, eventId, uid);
        return work(transaction, at(database, eventId, uid), now);
      });
    return insist(() => answered(attempt()));
  };

  const giveUp = async (eventId: number, uid: string): Promise<boolean> => {
    const database = await open();
    return transact(eventId, uid, (transaction, refs, { event, hasPlace, line }) => {
      if (!hasPlace) return false;
      transaction.delete(refs.place);
      const [next, ...rest] = line;
      if (event && next !== undefined && event.attendees <= event.capacity) {
        transaction.set(at(database, eventId, next).place, placeOf(eventId, next));
        transaction.update(refs.line, { uids: rest });
      } else if (event) transaction.update(refs.event, { attendees: increment(-1) });
      return true;
    });
  };

  const placesOf = async (uid: string): Promise<number[]> => {
    const mine = query(collection(await open(), 'registrations'), where('uid', '==', uid));
    return (await answered(getDocs(mine))).docs.map((one) => one.get('event') as number);
  };

  /** The events on whose waiting list somebody is, each with the position. */
  const linesOf = async (uid: string): Promise<[eventId: number, number: number][]> => {
    const lines = query(collection(await open(), 'waiting'), where('uids', 'array-contains', uid));
    const found = (await answered(getDocs(lines))).docs;
    return found.map((one) => [Number(one.id), (one.get('uids') as string[]).indexOf(uid) + 1]);
  };

  const waitingList: WaitingList = {
    async of(email) {
      const me = personNamed(options, email).id;
      const lines = await linesRead.list(() => linesOf(me));
      return new Map(lines.map(([eventId, number]) => [eventId, { number, places: 1 }]));
    },
    async join(eventId, email) {
      const me = personNamed(options, email).id;
      const joined = await transact<Joined>(eventId, me, (transaction, refs, { event, hasPlace, line }) => {
        if (!event) return 'gone';
        if (hasPlace) return 'registered';
        const inLine = line.indexOf(me);
        if (inLine >= 0) return inLine + 1;
        if (!isFull(event)) return 'free';
        transaction.set(refs.line, { uids: [...line, me] });
        return line.length + 1;
      });
      if (typeof joined === 'number') notify();
      return joined;
    },
    async leave(eventId, email) {
      const me = personNamed(options, email).id;
      const left = await transact(eventId, me, (transaction, refs, { line }) => {
        if (!line.includes(me)) return false;
        transaction.update(refs.line, { uids: line.filter((uid) => uid !== me) });
        return true;
      });
      if (left) notify();
      return left;
    },
  };

  return {
    storageNotice: 'Everybody sees how many are coming. Nobody sees who.',
    waitingList,
    async of(email) {
      const me = personNamed(options, email).id;
      return new Map((await placesRead.list(() => placesOf(me))).map((eventId) => [eventId, 1]));
    },
    async register(eventId, email) {
      const me = personNamed(options, email).id;
      const database = await open();
      let fromLine = false;
      const answer = await insist<Registered>(async () => {
        const refused = await take(database, eventId, me, fromLine);
        if (!refused) return 'registered';
        const { event, hasPlace, line } = await answered(standing(database, eventId, me));
        if (!event) return 'gone';
        if (hasPlace) return 'already';
        const inLine = line.indexOf(me);
        const free = event.capacity - event.attendees;
        // The waiting list has priority over new registrations.
        if (isFull(event) || (line.length > 0 && (inLine < 0 || inLine >= free))) return 'full';
        fromLine = inLine >= 0;
        throw refused;
      });
      if (answer === 'registered') changed();
      return answer;
    },
    async giveUp(eventId, email) {
      const given = await giveUp(eventId, personNamed(options, email).id);
      if (given) changed();
      return given;
    },
    async giveUpAll(email) {
      const me = personNamed(options, email).id;
      const mine = await placesOf(me);
      for (const eventId of mine) await giveUp(eventId, me);
      if (mine.length > 0) changed();
    },
    subscribe: changes.subscribe,
    damage: () => [],
  };
}
