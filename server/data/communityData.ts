import { forgetAnswers } from './answers';
import { changesSince, forgetChanges, latestOfAll, type ChangesSince } from './changes';
import { createCollectionStore, type CollectionStore, type CollectionStoreOptions } from './collections';
import { openCommunityDatabase, type CommunityDatabase, type Queries } from './database';
import { communityKinds, type RecordKind } from './kinds';
import { readOwnRatings, removeRatings } from './ratings';
import { insertRecord } from './records';
import { removeLine } from './registrations';

/** All that a community keeps on this server. */
export interface CommunityData {
  database: CommunityDatabase;
  /** By their names. */
  collections: ReadonlyMap<string, CollectionStore>;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Whether people see at what times others have appointments. */
  othersTimes: boolean;
  changesSince(since: number, uid: string | null, limit: number): Promise<ChangesSince>;
  /** The number of the last change. */
  latest(): Promise<number>;
  /** Calls back after writes that changed something. @returns a function that ends it. */
  subscribe(listener: () => void): () => void;
  /** Does a write, and lets everybody know where it changed something. */
  write<T>(work: (queries: Queries) => Promise<T>): Promise<T>;
  /** Throws away what nobody asks for any more. */
  tidy(): Promise<void>;
  close(): Promise<void>;
}

/** What a new community begins with: records by the names of their collections. */
export type Samples = Readonly<Record<string, readonly { id: string | number }[]>>;

/** What the data is opened with. */
export interface CommunityDataOptions {
  /** The data folder. */
  folder: string;
  now: () => number;
  /** Written once, into tables that were never used; none where the community begins empty. */
  samples?: Samples | null;
  othersTimes?: boolean;
  /** What tests add to. */
  kinds?: readonly RecordKind[];
}

/** What hangs on the records of a collection. */
const beside: Record<string, Pick<CollectionStoreOptions, 'readOwn' | 'removeBeside'>> = {
  resources: { readOwn: readOwnRatings, removeBeside: removeRatings },
  events: { removeBeside: removeLine },
};

/** Writes the samples, once: what people have deleted does not come back. */
async function writeSamples(
  queries: Queries,
  kinds: readonly RecordKind[],
  samples: Samples,
  now: number,
): Promise<void> {
  const { numInsertedOrUpdatedRows } = await queries
    .insertInto('notes')
    .values({ name: 'samples-written', value: String(now) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  if (!numInsertedOrUpdatedRows) return;
  const add = (kind: RecordKind, sample: { id: string | number }) =>
    insertRecord(queries, {
      collection: kind.name,
      id: String(sample.id),
      fields: { ...sample, ...kind.sample?.(sample) },
      audience: 'all',
      now,
    });
  for (const kind of kinds) {
    for (const sample of samples[kind.name] ?? []) await add(kind, sample);
  }
}

/**
 * Opens the community's data in the data folder.
 * @throws StartError
 */
export async function openCommunityData(options: CommunityDataOptions): Promise<CommunityData> {
  const { folder, now, samples = null, othersTimes = true, kinds = communityKinds } = options;
  const database = openCommunityDatabase(folder);
  if (samples) await database.write((queries) => writeSamples(queries, kinds, samples, now()));
  const listeners = new Set<() => void>();
  return {
    database,
    collections: new Map(
      kinds.map((kind) => [kind.name, createCollectionStore({ database, kind, now, ...beside[kind.name] })]),
    ),
    now,
    othersTimes,
    changesSince: (since, uid, limit) => changesSince(database.read, since, uid, limit),
    latest: () => latestOfAll(database.read),
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    async write(work) {
      const result = await database.write(work);
      for (const listener of listeners) listener();
      return result;
    },
    tidy: () =>
      database.write(async (queries) => {
        await forgetChanges(queries, now());
        await forgetAnswers(queries, now());
      }),
    close: () => database.close(),
  };
}
