import type { UpdatesStore } from './listUpdates';

/** Ids of stored records: numbers for resources and events, strings for appointments and users. */
export type RecordId = string | number;

/** The reason why an operation on a collection failed. */
export type CollectionErrorCode =
  /** The storage is full. Nothing was changed. */
  | 'full'
  /** The browser or an operator does not allow the page to store anything. Nothing was changed. */
  | 'refused'
  /** The record has changed since the caller read it. Nothing was changed. */
  | 'conflict'
  /** The times overlap, and the person has not agreed to that. Nothing was changed. */
  | 'overlap'
  /** It exceeds the limits of an account. Nothing was changed. */
  | 'limit'
  /** The store refuses the record, for example because it is too long. Nothing was changed. */
  | 'invalid'
  /** This user may not do that. Nothing was changed. */
  | 'permission'
  /** No answer. The effect is unknown. */
  | 'unreachable';

/** A failed read or write of a collection. */
export class CollectionError extends Error {
  readonly code: CollectionErrorCode;
  /** The text for the person, where the server sends one. */
  readonly text: string | undefined;
  /** The index of the failed one of several new records, from 0. */
  readonly at: number;
  constructor(code: CollectionErrorCode, options?: ErrorOptions & { text?: string; at?: number }) {
    super(`The collection answered ${code}`, options);
    this.name = 'CollectionError';
    this.code = code;
    this.text = options?.text;
    this.at = options?.at ?? 0;
  }
}

/** Damaged data that was found while reading, for a message. None of it was deleted. */
export interface Damage {
  /** The storage key that was damaged, for example `appointments`. */
  key: string;
  /** The new key of the damaged text, for example `appointments.broken`. */
  movedTo: string;
  /** The number of valid records that were kept. */
  kept: number;
}

/** A range of time; `until` is excluded. */
export interface TimeRange {
  from: Date;
  until: Date;
}

/** The condition of a `put`. Without one, the record is written over any version. */
export interface PutCondition<T extends { id: RecordId }> {
  /**
   * The record when the caller last read it, or null for "there is none yet".
   * @throws CollectionError conflict when it has changed since.
   */
  expected: T | null;
  /**
   * The position of a new record: before the one with this id; at the end where that is null or gone. For undoing a
   * removal. A store with an order of its own ignores it.
   */
  before?: T['id'] | null;
  /** The person was asked about the overlap of exactly these times, and agreed. */
  overlapAgreed?: boolean;
}

/** A new record, with a requested id, which it gets where that is free; without one it gets the next. */
export type Draft<T extends { id: RecordId }> = Omit<T, 'id'> & Partial<Pick<T, 'id'>>;

/**
 * Records of one kind, each with an id. Asynchronous and by record, so that the adapter can be a shared
 * database as well as this browser's storage. Unknown fields of a record are preserved. Every method rejects
 * with {@link CollectionError} only.
 */
export interface Collection<T extends { id: RecordId }> {
  /** A sentence for the person about the storage of changes, for example "Kept on this device only." */
  readonly storageNotice: string;
  /** All records in their stored order. The first read of an absent key writes the seeds. */
  list(): Promise<readonly T[]>;
  /**
   * Adds other people's records in this range to the next `list`, where a list does not contain all of them.
   * @returns a function that ends this.
   */
  lookAt(range: TimeRange): () => void;
  /** True where the last list lacks other people's records, because the server did not answer. */
  othersMissing(): boolean;
  /** True where a change of this record waits on this device until the server answers. */
  isWaiting(id: T['id']): boolean;
  /** One record, or null. */
  get(id: T['id']): Promise<T | null>;
  /** Writes one record: in place if the id exists, else at the end, or as the condition says. */
  put(record: T, condition?: PutCondition<T>): Promise<void>;
  /**
   * Writes new records at the end, all of them or none, in one transaction across all tabs.
   * @returns them with their ids.
   * @throws CollectionError overlap, with `at`.
   */
  add(drafts: readonly Draft<T>[], condition?: Pick<PutCondition<T>, 'overlapAgreed'>): Promise<readonly T[]>;
  /**
   * Removes one record.
   * @returns the removed record, or null when there was none.
   */
  remove(id: T['id']): Promise<T | null>;
  /**
   * Calls back after each change, made here, in another tab or by another person.
   * @returns a function that unsubscribes.
   */
  subscribe(listener: () => void): () => void;
  /** The damage found so far, newest last. */
  damage(): readonly Damage[];
  /**
   * Other people's changes that the page does not show yet, and the age of the list without a connection. Null: nobody
   * else changes it.
   */
  readonly updates: UpdatesStore | null;
}

/** The answers of a collection whose list is complete and where nothing waits. */
export const completeAndSent = {
  lookAt: () => () => undefined,
  othersMissing: () => false,
  isWaiting: () => false,
  updates: null,
};
