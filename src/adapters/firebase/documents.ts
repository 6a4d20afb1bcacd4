import { serverTimestamp, Timestamp, type DocumentData } from 'firebase/firestore/lite';

/** A document as the database keeps it. */
export type Stored = DocumentData;

/** Converts records to documents and back. */
export interface Codec<T> {
  /** The fields of a record that are kept. */
  encode: (record: T) => T & Stored;
  /** The record's own fields, without those that only the database needs. */
  bare: (stored: Stored) => T & Stored;
  /** The document of a new record. @param key identifies it permanently, while its id may be reused. */
  fresh: (record: T, key: string) => Stored;
  /** The document with other contents of the record. */
  changed: (stored: Stored, record: T & Stored) => Stored;
}

/**
 * @param hidden the initial fields that a document has besides the record's.
 * @param keep picks the fields that are kept.
 */
export function createCodec<T>(hidden: Stored, keep: (record: T) => Stored): Codec<T> {
  const ours = new Set(['addedAt', 'key', ...Object.keys(hidden)]);
  const pick = (stored: Stored, wanted: (name: string) => boolean): Stored =>
    Object.fromEntries(Object.entries(stored).filter(([name]) => wanted(name)));
  const encode = (record: T) => {
    const fields = Object.entries(keep(record)).filter(([, value]) => value !== undefined);
    return Object.fromEntries(fields) as T & Stored;
  };
  return {
    encode,
    bare: (stored) => pick(stored, (name) => !ours.has(name)) as T & Stored,
    fresh: (record, key) => ({ ...hidden, ...encode(record), key, addedAt: serverTimestamp() }),
    changed: (stored, record) => ({ ...pick(stored, (name) => ours.has(name)), ...record }),
  };
}

/** A moment of a document as ISO 8601 in UTC: the database's own, or a text as older versions wrote it. Empty: none. */
export function momentOf(value: unknown): string {
  if (value instanceof Timestamp) return value.toDate().toISOString();
  return typeof value === 'string' ? value : '';
}

const millis = ({ addedAt }: Stored) =>
  addedAt instanceof Timestamp ? addedAt.toMillis() : Number.MAX_SAFE_INTEGER;

/** In the order of creation; ties by id. */
export function byAge(a: Stored, b: Stored): number {
  return millis(a) - millis(b) || (a['id'] < b['id'] ? -1 : 1);
}
