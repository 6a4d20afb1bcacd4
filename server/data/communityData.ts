import { defaultZone } from '@/shared/domain/text/zones';
import { forgetEndedFeeds } from './feedAddresses';
import { forgetResponses } from './idempotency';
import { changesSince, endOfLog, type ChangesSince, type LogPlace } from './changes';
import { createCollectionStore, type CollectionStore, type CollectionStoreOptions } from './collections';
import type { Cursor } from './cursor';
import type { Right, Writer } from '../identity/rights';
import type { Database, Queries } from '../database/database';
import { removeEvent, writeEvent } from './eventWrites';
import { forgetChanges } from './forgetChanges';
import { communityRecordTypes, type RecordType } from './recordTypes';
import { forgetGuests } from './guests/forgetGuests';
import { fillAllFreed } from './movingUp';
import { monthsBefore } from '@/shared/domain/text/monthsBefore';
import { removeOldAppointments } from './oldAppointments';
import { readOwnRatings, removeRatings } from './ratings';
import { insertRecord } from './records';
import { keepNumber } from './removed/numbers';
import { forgetRemoved } from './removed/removed';
import { forgetReminderAnswers } from './reminders/reminderAnswers';
import { followToZone } from './reminders/reminderChoices';
import { keepSiteZone } from './siteZone';
import { countAllTaken } from './takenBlocks';
import { forgetOldMessages } from './undeliveredMessages';

/** A community's shared data. */
export interface CommunityData {
  database: Database;
  /** By their names. */
  collections: ReadonlyMap<string, CollectionStore>;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Milliseconds of a clock that nobody sets: what waiting is measured by. */
  monotonic: () => number;
  /** True if people see when others have appointments. */
  othersTimes: boolean;
  changesSince(since: Cursor, uid: string | null, limit: number): Promise<ChangesSince>;
  /** The end of the log of changes, for one reader. */
  endOfLog(uid: string | null): Promise<LogPlace>;
  /** Calls the listener after each write. @returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
  /**
   * Writes on behalf of a user: reads their right and does the work in one transaction, then notifies the listeners. Routes write
   * in no other way.
   * @throws HttpError signed-out, permission-denied
   */
  writeFor<T>(right: Right, work: (queries: Queries, writer: Writer) => Promise<T>): Promise<T>;
  /** Executes the server's own write in a transaction, then notifies the listeners. */
  write<T>(work: (queries: Queries) => Promise<T>): Promise<T>;
  /**
   * Deletes expired changes, answers and messages, appointments that ended long ago, and guests of past events.
   * @param time milliseconds since 1970. Default: now.
   */
  tidy(time?: number): Promise<void>;
  /** Ends what `tidy` does. */
  close(): void;
}

/** The routes' view of the community's data: nothing is written without a right. */
export type RouteData = Omit<CommunityData, 'write' | 'database' | 'tidy' | 'close'> & {
  database: Pick<Database, 'read'>;
};

/** The first records of a new community, by the names of their collections. */
export type Samples = Readonly<Record<string, readonly { id: string | number }[]>>;

/** The options of {@link openCommunityData}. */
export interface CommunityDataOptions {
  database: Database;
  now: () => number;
  monotonic?: () => number;
  /** Written once, into an unused database; null: the community starts empty. */
  samples?: Samples | null;
  othersTimes?: boolean;
  /** The zone of events that name none, by its IANA name. */
  zone?: string;
  /** How many months after their end appointments are deleted. Default 24. */
  keepAppointmentsMonths?: number;
  /** Overridden in tests. */
  recordTypes?: readonly RecordType[];
}

/** Data that depends on the records of a collection. */
const hooks: Record<string, Pick<CollectionStoreOptions, 'readOwn' | 'afterWrite' | 'beforeRemove'>> = {
  resources: { readOwn: readOwnRatings, beforeRemove: removeRatings },
  events: { afterWrite: writeEvent, beforeRemove: removeEvent },
  appointments: { afterWrite: followToZone },
};

/** Writes the samples once, so that deleted ones do not come back. */
async function writeSamples(
  queries: Queries,
  recordTypes: readonly RecordType[],
  samples: Samples,
  now: number,
): Promise<void> {
  const { numInsertedOrUpdatedRows } = await queries
    .insertInto('notes')
    .values({ name: 'samples-written', value: String(now) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  if (!numInsertedOrUpdatedRows) return;
  const add = async (recordType: RecordType, sample: { id: string | number }) => {
    await insertRecord(queries, {
      collection: recordType.name,
      id: String(sample.id),
      fields: { ...sample, ...recordType.sampleDerived?.(sample) },
      audience: 'all',
      now,
    });
    if (recordType.idType === 'number') await keepNumber(queries, recordType.name, Number(sample.id));
  };
  for (const recordType of recordTypes) {
    for (const sample of samples[recordType.name] ?? []) await add(recordType, sample);
  }
}

/** Opens the community's data in the database. */
export async function openCommunityData(options: CommunityDataOptions): Promise<CommunityData> {
  const {
    database,
    now,
    monotonic = () => performance.now(),
    samples = null,
    othersTimes = true,
    zone = defaultZone,
    keepAppointmentsMonths = 24,
    recordTypes = communityRecordTypes,
  } = options;
  if (samples) await database.write((queries) => writeSamples(queries, recordTypes, samples, now()));
  await database.write(countAllTaken);
  await database.write(async (queries) => {
    await keepSiteZone(queries, zone);
    await fillAllFreed(queries, now());
  });
  const listeners = new Set<() => void>();
  let isClosed = false;
  const write: CommunityData['write'] = async (work) => {
    const result = await database.write(work);
    for (const listener of listeners) listener();
    return result;
  };
  return {
    database,
    collections: new Map(
      recordTypes.map((recordType) => [
        recordType.name,
        createCollectionStore({ database, recordType, now, othersTimes, ...hooks[recordType.name] }),
      ]),
    ),
    now,
    monotonic,
    othersTimes,
    changesSince: (since, uid, limit) => changesSince(database.read, since, uid, limit),
    endOfLog: (uid) => endOfLog(database.read, uid),
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    write,
    writeFor: (right, work) => write(async (queries) => work(queries, await right.read(queries))),
    async tidy(time = now()) {
      await database.write(async (queries) => {
        await forgetChanges(queries, time);
        await forgetResponses(queries, time);
        await forgetOldMessages(queries, time);
        await forgetEndedFeeds(queries, time);
        await forgetReminderAnswers(queries, time);
        await forgetRemoved(queries, time);
        await forgetGuests(queries, time);
      });
      const endedBefore = monthsBefore(time, keepAppointmentsMonths);
      // Each in a transaction of its own, so that nobody's write waits for all of them.
      const removeSome = async () =>
        !isClosed && (await write((queries) => removeOldAppointments(queries, endedBefore, now())));
      for (let more = true; more;) more = await removeSome();
    },
    close() {
      isClosed = true;
    },
  };
}
