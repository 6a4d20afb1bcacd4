import type { UpdatesStore } from './listUpdates';

/** Ids of stored records: numbers for resources and events, strings for appointments and users. */
export type RecordId = string | number;

/** Why an operation on a collection failed. */
export type CollectionErrorCode =
  /** The storage has no room left. Nothing was changed. */
  | 'full'
  /** The browser or an operator does not allow the page to store anything. Nothing was changed. */
  | 'refused'
  /** The record has changed since the caller last saw it. Nothing was changed. */
  | 'conflict'
  /** The time is taken, and the person has not agreed to that. Nothing was changed. */
  | 'overlap'
  /** It exceeds the limits of an account. Nothing was changed. */
  | 'limit'
  /** The store does not take a record like this, such as one that is too long. Nothing was changed. */
  | 'invalid'
  /** This person may not do that. Nothing was changed. */
  | 'permission'
  /** No answer. It is unknown whether anything was changed. */
  | 'unreachable';

/** A failed read or write of a collection. */
export class CollectionError extends Error {
  readonly code: CollectionErrorCode;
  /** What the person should read, where whoever refused it says so. */
  readonly text: string | undefined;
  /** Which of several new records it is about, from 0. */
  readonly at: number;
  constructor(code: CollectionErrorCode, options?: ErrorOptions & { text?: string; at?: number }) {
    super(`The collection answered ${code}`, options);
    this.name = 'CollectionError';
    this.code = code;
    this.text = options?.text;
    this.at = options?.at ?? 0;
  }
}

/** Damaged data that was found while reading, so that a message can say so. None of it was thrown away. */
export interface Damage {
  /** The storage key that was damaged, for example `appointments`. */
  key: string;
  /** Where the damaged text is now, for example `appointments.broken`. */
  movedTo: string;
  /** How many valid records were kept. */
  kept: number;
}

/** A stretch of time; `until` is not part of it. */
export interface TimeRange {
  from: Date;
  until: Date;
}

/** The condition of a `put`. Without one, the record is written over any version. */
export interface PutCondition<T extends { id: RecordId }> {
  /**
   * The record as the caller last saw it, or null for "there is none yet".
   * @throws CollectionError conflict when it has changed since.
   */
  expected: T | null;
  /**
   * Where to insert a new record: before the one with this id; at the end where that is null or gone. For
   * undoing a removal. A store with an order of its own ignores it.
   */
  before?: T['id'] | null;
  /** The person was asked about the overlap of exactly these times, and wants them. */
  overlapAgreed?: boolean;
}

/** A new record, with the id that it should have where nobody has that; without one it gets the next. */
export type Draft<T extends { id: RecordId }> = Omit<T, 'id'> & Partial<Pick<T, 'id'>>;

/**
 * Records of one kind, each with an id. Asynchronous and by record, so that the adapter can be a shared
 * database as well as this browser's storage. Unknown fields of a record are preserved. Every method rejects
 * with {@link CollectionError} only.
 */
export interface Collection<T extends { id: RecordId }> {
  /** A sentence for the person that says where changes are stored, for example "Kept on this device only." */
  readonly storageNotice: string;
  /** All records in their stored order. The first read of an absent key writes the seeds. */
  list(): Promise<readonly T[]>;
  /**
   * Lists what others have in this stretch of time as well, from the next `list` on, where a list does not hold all of it.
   * @returns a function that ends this.
   */
  lookAt(range: TimeRange): () => void;
  /** Whether the last list is without what others have, because nobody answered. */
  othersMissing(): boolean;
  /** Whether a change of this record waits on this device until the server answers. */
  isWaiting(id: T['id']): boolean;
  /** One record, or null. */
  get(id: T['id']): Promise<T | null>;
  /** Writes one record: in place if the id exists, else at the end, or as the condition says. */
  put(record: T, condition?: PutCondition<T>): Promise<void>;
  /**
   * Writes new records at the end, all of them or none, in one transaction across all tabs.
   * @returns them with the ids that they got.
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
   * Where others change the list meanwhile: what they changed and the page does not show yet, and how old the list is without a
   * connection. null: nobody else does.
   */
  readonly updates: UpdatesStore | null;
}

/** What a collection says of others and of waiting, where a list holds everything and nothing waits. */
export const wholeAndSent = {
  lookAt: () => () => undefined,
  othersMissing: () => false,
  isWaiting: () => false,
  updates: null,
};
