import type { Fields } from '@/shared/domain/records/parse';
import type { Clock } from '@/src/ports/clock';
import { createListeners } from '@/src/ports/listeners';
import type { ListUpdates, UpdatesStore } from '@/src/ports/listUpdates';
import type { LastRead } from '../../lastRead';
import { sameJson } from '../../sameJson';
import type { RecordChange } from './changes/change';
import { createHeldList, nothingWaits, type HeldListOptions } from './heldList';
import type { ListReader, Shown } from './listReader';

/** What a live list is made of. */
export interface LiveListOptions extends HeldListOptions {
  reader: ListReader;
  lastRead: LastRead;
  clock: Clock;
  /** A number from 0 to 1. */
  random: () => number;
  /** Whether what others change waits until it is asked for. */
  isHeld: boolean;
  /** Whether this version of the product can show a record. */
  isReadable: (record: Fields) => boolean;
}

/** With more changes than this at once, the list is read instead of each record. */
const maxSingleReads = 8;

/** Changes within this time are read together, in milliseconds; and readers do not all ask in the same moment. */
const gatherFor = 1000;

/** How long after a reading that failed although the server can be reached it is tried again, in milliseconds. */
const tryAgainAfter = 5000;

/** A list that follows what others change, in a way that does not move what somebody reads. */
export interface LiveList {
  /** The records to show. */
  list(): Promise<readonly Fields[]>;
  /** All records. */
  read(): Promise<readonly Fields[]>;
  subscribe(listener: () => void): () => void;
  /** This person wrote these records, which the server answered: the list is read again only where others changed it too. */
  wrote(written: readonly Shown[]): void;
  /** This person has changed something: the list is read again. Without an id, no record of it. */
  notify(id?: string, version?: number): void;
  /** Waits for a write before its change counts as one that others made. */
  write<R>(work: Promise<R>): Promise<R>;
  /** Others changed something. @param changes undefined: nobody knows what. */
  changedByOthers(changes?: readonly RecordChange[]): void;
  /** Whether the server can be reached may have changed. */
  connectionChanged(isUp: boolean): void;
  updates: UpdatesStore;
}

/** Creates a live list, which nobody shows yet. */
export function createLiveList(options: LiveListOptions): LiveList {
  const { reader, lastRead, clock, random, versionOf } = options;
  const listeners = createListeners();
  const updateListeners = createListeners();
  const held = createHeldList(options);
  const writing = new Set<Promise<unknown>>();
  let updates: ListUpdates = { waiting: nothingWaits, kept: null };
  /** What others changed that was not read yet: versions by id. Null: everything. */
  let due: Map<string, number> | null = new Map();
  let isReadDue = false;
  let isConnected = false;
  let isTryDue = false;

  /** One reading may fail where the next one does not: nobody is told for long that there is no connection, where there is one. */
  const tryAgain = () => {
    if (isTryDue) return;
    isTryDue = true;
    clock.after(tryAgainAfter, () => {
      isTryDue = false;
      if (isConnected && lastRead.kept()) void refresh(null);
    });
  };

  const setUpdates = () => {
    const next = { waiting: held.waiting(), kept: lastRead.kept() };
    if (next.kept && isConnected) tryAgain();
    if (sameJson(next, updates)) return;
    updates = next;
    updateListeners.notify();
  };

  /** Reads again for the pages that show the list. Where that fails, what they show stays. */
  async function refresh(ids: readonly string[] | null): Promise<void> {
    lastRead.forget();
    if (listeners.isEmpty()) return;
    try {
      const isSingle = ids !== null && ids.length <= maxSingleReads;
      if (isSingle && !(await reader.readOnly(ids, lastRead.replace))) lastRead.forget();
      await lastRead.list(reader.read, reader.tag);
    } catch {
      return;
    }
    listeners.notify();
  }

  async function readDue(): Promise<void> {
    await Promise.allSettled(writing);
    isReadDue = false;
    const changes = due;
    due = new Map();
    const news = [...(changes ?? [])].filter(([id, version]) =>
      version === 0 ? versionOf(id) !== undefined : version > (versionOf(id) ?? 0),
    );
    if (!changes) await refresh(null);
    else if (news.length > 0) await refresh(news.map(([id]) => id));
  }

  const read = async () => (await lastRead.list(reader.read, reader.tag)).filter(options.isReadable);

  return {
    read,
    async list() {
      // An answer from before a change of this person's own does not know of it.
      const begun = held.turn();
      const now = await read();
      const shown = options.isHeld && !listeners.isEmpty() ? held.show(now, begun) : now;
      setUpdates();
      return shown;
    },
    subscribe(listener) {
      const stop = listeners.subscribe(listener);
      return () => {
        stop();
        // The next page shows everything.
        if (listeners.isEmpty()) held.release();
      };
    },
    wrote(written) {
      for (const { version, record } of written) held.own(String(record['id']), version);
      if (!reader.takeIn(written, lastRead.replace)) lastRead.forget();
      listeners.notify();
    },
    notify(id, version) {
      if (id !== undefined) held.own(id, version);
      lastRead.forget();
      listeners.notify();
    },
    async write(work) {
      writing.add(work);
      try {
        return await work;
      } finally {
        writing.delete(work);
      }
    },
    changedByOthers(changes) {
      if (!changes) due = null;
      for (const { id, version } of changes ?? []) due?.set(id, version);
      if (isReadDue) return;
      isReadDue = true;
      clock.after(gatherFor * (0.2 + 0.8 * random()), () => void readDue());
    },
    connectionChanged(isUp) {
      isConnected = isUp;
      // What was read without a connection is read again with it.
      if (!isUp || lastRead.kept()) void refresh(null);
    },
    updates: {
      get: () => updates,
      subscribe: updateListeners.subscribe,
      show() {
        held.release();
        setUpdates();
        listeners.notify();
      },
    },
  };
}
