/** Ids of stored records: numbers for resources and events, strings for appointments and users. */
export type RecordId = string | number;

/** Why a collection could not do what it was asked. */
export type CollectionErrorCode =
  /** The storage has no room left. Nothing was changed. */
  | 'full'
  /** The browser or an operator does not let the page store anything. Nothing was changed. */
  | 'refused'
  /** The record is not as the caller last saw it. Nothing was changed. */
  | 'conflict'
  /** It is more than an account may keep. Nothing was changed. */
  | 'limit'
  /** This person may not do that. Nothing was changed. */
  | 'permission'
  /** Nobody answered. Nothing is known to have changed. */
  | 'unreachable';

/** A failed read or write of a collection. */
export class CollectionError extends Error {
  readonly code: CollectionErrorCode;
  constructor(code: CollectionErrorCode, options?: ErrorOptions) {
    super(`The collection answered ${code}`, options);
    this.name = 'CollectionError';
    this.code = code;
  }
}

/** What was found damaged while reading, so that a message can say so. Nothing of it was thrown away. */
export interface Damage {
  /** The storage key that was damaged, for example `appointments`. */
  key: string;
  /** Where the damaged text now lies, for example `appointments.broken`. */
  movedTo: string;
  /** How many good records stayed. */
  kept: number;
}

/** What a `put` relies on. Without a condition, the record is written whatever is there. */
export interface PutCondition<T extends { id: RecordId }> {
  /**
   * The record as the caller last saw it, or null for "there is none yet".
   * @throws CollectionError conflict when it is not so any more.
   */
  expected: T | null;
  /**
   * Where a new record goes: before the one with this id; at the end where that is null or gone. For putting back what was
   * taken away. A store that has an order of its own takes no notice.
   */
  before?: T['id'] | null;
}

/**
 * Records of one kind, each with an id. Asynchronous and by record, so that a shared database can stand behind it as well
 * as this browser's storage. Unknown fields of a record are kept as they are. Every method rejects with
 * {@link CollectionError} and nothing else.
 */
export interface Collection<T extends { id: RecordId }> {
  /** A sentence for the person that says where a change is kept, for example "Kept on this device only." */
  readonly storageNotice: string;
  /** All records in their stored order. The first read of a key that is absent writes the seeds. */
  list(): Promise<readonly T[]>;
  /** This person's own records, where reading all of them would cost much more; absent where it costs the same. */
  listOwn?(): Promise<readonly T[]>;
  /** One record, or null. */
  get(id: T['id']): Promise<T | null>;
  /** Writes one record: in its place when the id is there, else at the end, or where the condition says. */
  put(record: T, condition?: PutCondition<T>): Promise<void>;
  /**
   * Writes a new record whose id is made from the ids that are there, as one step that no other tab can come between.
   * @param make gets all records and returns the new one.
   */
  add(make: (records: readonly T[]) => T): Promise<T>;
  /** Takes one record away. @returns the record that went, or null when there was none. */
  remove(id: T['id']): Promise<T | null>;
  /** Calls back after each change, made here or in another tab or by another person. @returns a function that ends it. */
  subscribe(listener: () => void): () => void;
  /** Damage that was found so far, newest last. */
  damage(): readonly Damage[];
}
