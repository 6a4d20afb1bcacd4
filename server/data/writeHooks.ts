import type { Actor } from '../identity/actor';
import type { Queries } from '../database/database';
import type { StoredRecord } from './records';

/** A write of a record, and who makes it. Times are milliseconds since 1970. */
export interface RecordWrite {
  actor: Actor;
  /** The record until now; null where it is new. */
  before: StoredRecord | null;
  now: number;
}

/**
 * Writes what depends on a record that was written, such as the messages to those it concerns.
 * @returns the record, where it was changed once more.
 */
export type AfterWrite = (
  queries: Queries,
  stored: StoredRecord,
  write: RecordWrite,
) => Promise<StoredRecord>;

/** Deletes what depends on a record, such as the waiting list of an event, before the record goes. */
export type BeforeRemove = (
  queries: Queries,
  record: StoredRecord,
  write: Omit<RecordWrite, 'before'>,
) => Promise<void>;
