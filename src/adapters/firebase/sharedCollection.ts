import type { Firestore, Query, Transaction } from 'firebase/firestore/lite';
import type { Collection, RecordId } from '../../ports/collection';
import type { Parse } from '../records';
import type { Changes } from './changes';
import type { Stored } from './documents';
import type { LastRead } from '../lastRead';
import type { Shared } from './shared';

/** What is special about one kind of record. */
export interface SharedKind<T extends { id: RecordId }> {
  /** The collection of the database. */
  path: string;
  /** Reads one record and gives its known fields. */
  parse: Parse<T>;
  storageNotice: string;
  /** The records of the first run. The first administrator who looks writes them. */
  seed?: () => readonly T[];
  /** What a document has beside the record, from the start. Only rules and adapters see it. */
  hidden?: Readonly<Record<string, unknown>>;
  /** Picks the fields that are kept. Without it, all of them. */
  keep?: (record: T) => Stored;
  /** The documents that a list is made of. Without it, all of the collection. */
  documents?: (database: Firestore) => Query;
  /** The records that the pages see. Without it, what is kept. */
  decode?: (stored: readonly Stored[], database: Firestore) => readonly T[] | Promise<readonly T[]>;
  /** If true, the list is empty for visitors. */
  needsLogin?: boolean;
  /** The placeholders for records whose documents this person may not read. */
  others?: {
    list: () => Promise<readonly T[]>;
    get: (database: Firestore, id: T['id']) => Promise<T | null>;
  };
  /**
   * What is written together with a record, or not at all. It reads what it needs first.
   * @returns what writes it. Null: the record goes.
   */
  beside?: (
    transaction: Transaction,
    database: Firestore,
    id: string,
  ) => Promise<(kept: Stored | null) => void>;
}

export interface SharedCollectionOptions<T extends { id: RecordId }> extends Shared, SharedKind<T> {
  /** Whether the person who is logged in may write the first records. */
  maySeed?: () => boolean;
  changes?: Changes;
  lastRead?: LastRead;
}

/** A collection for adapters that also change its records in other ways. */
export interface SharedCollection<T extends { id: RecordId }> extends Collection<T> {
  /** Reports a change. */
  notify: () => void;
}
