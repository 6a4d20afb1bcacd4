import type { Fields } from '@/shared/domain/records/parse';
import type { Clock } from '@/src/ports/clock';
import { createListeners } from '@/src/ports/listeners';
import type { ListUpdates, UpdatesStore } from '@/src/ports/listUpdates';
import type { LastRead } from '../../lastRead';
import { sameJson } from '../../sameJson';
import type { RecordChange } from './changes/change';
import { createHeldList, nothingWaits, type HeldListOptions } from './heldList';
import type { ListReader, Shown } from './listReader';

/** The dependencies of a live list. */
export interface LiveListOptions extends HeldListOptions {
  reader: ListReader;
  lastRead: LastRead;
  clock: Clock;
  /** A number from 0 to 1. */
  random: () => number;
  /** True where other people's changes wait until they are requested. */
  isHeld: boolean;
  /** Returns true where this version of the product can show a record. */
  isReadable: (record: Fields) => boolean;
}

/** With more changes than this at once, the complete list is read instead of each record. */
const maxSingleReads = 8;

/** Changes within this time are read together, in milliseconds; it also spreads the requests of many readers. */
const gatherFor = 1000;

/** The delay before a failed read is repeated although the server can be reached, in milliseconds. */
const tryAgainAfter = 5000;

/** A list that follows other people's changes without moving what a person reads. */
export interface LiveList {
  /** The records to show. */
  list(): Promise<readonly Fields[]>;
  /** All records. */
  read(): Promise<readonly Fields[]>;
  subscribe(listener: () => void): () => void;
  /** This person wrote these records: the list is read again only where other people changed it too. */
  wrote(written: readonly Shown[]): void;
  /** This person has changed something: the list is read again. Without an id, it is no record of the list. */
  notify(id?: string, version?: number): void;
  /** Waits for a write before its change counts as another person's. */
  write<R>(work: Promise<R>): Promise<R>;
  /** Other people changed something. @param changes undefined: unknown ones. */
  changedByOthers(changes?: readonly RecordChange[]): void;
  /** The connection to the server may have changed. */
  connectionChanged(isUp: boolean): void;
  updates: UpdatesStore;
}

/** Creates a live list, which is not shown yet. */
export function createLiveList(options: LiveListOptions): LiveList {
  const { reader, lastRead, clock, random, versionOf } = options;
  const listeners = createListeners();
  const updateListeners = createListeners();
  const held = createHeldList(options);
  const writing = new Set<Promise<unknown>>();
  let updates: ListUpdates = { waiting: nothingWaits, kept: null };
  /** Other people's changes that were not read yet: versions by id. Null: everything. */
  let due: Map<string, number> | null = new Map();
  let isReadDue = false;
  let isConnected = false;
  let isTryDue = false;

  /** The next read may succeed: a message about a missing connection must not outlast the problem. */
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

  /** Reads again for the pages that show the list. On failure the shown records stay. */
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
      // An answer from before this person's own change does not contain it.
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
      // Reads again what was read without a connection.
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
