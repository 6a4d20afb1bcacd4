import { fieldsOf, isFilled, isNumericId, optional } from '../records/parse';

/** The entry of a calendar file that something came from, and its version (RFC 5545, 3.8.4.7 and 3.8.7). */
export interface EntryOrigin {
  uid: string;
  /** Grows where the sender changes the entry (SEQUENCE); 0 where the file does not say. */
  sequence: number;
  /** When this version was written (DTSTAMP), ISO 8601 in UTC; absent where the file does not say. */
  stamp?: string;
  /**
   * Of a recurring entry: which of its dates, as first planned. YYYY-MM-DD for whole days, else ISO 8601 in UTC. Stays the
   * same where that date is moved.
   */
  occurrence?: string;
}

/** The longest UID that is kept, in characters; those of calendars have about 60. */
const maxUid = 1000;

/** Returns whether a UID can be kept. */
export const isUid = (value: unknown): value is string => isFilled(value) && value.length <= maxUid;

/** For `optional`: whether a stored value is an {@link EntryOrigin}. */
export function isEntryOrigin(value: unknown): value is EntryOrigin {
  const fields = fieldsOf(value);
  return fields !== null && isUid(fields['uid']) && isNumericId(fields['sequence']);
}

/** Only what is known of a stored origin; other fields are dropped. */
export function entryOriginOf(value: unknown): EntryOrigin | undefined {
  if (!isEntryOrigin(value)) return undefined;
  const { uid, sequence } = value;
  return {
    uid,
    sequence,
    ...optional('stamp', value.stamp, isFilled),
    ...optional('occurrence', value.occurrence, isFilled),
  };
}

/** Returns whether the first is a later version than the second: by its sequence, then by when it was written. */
export function isNewer(one: EntryOrigin, other: EntryOrigin): boolean {
  if (one.sequence !== other.sequence) return one.sequence > other.sequence;
  return (one.stamp ?? '') > (other.stamp ?? '');
}

/** Equal for two versions of the same entry, or of the same date of a recurring one. */
export const entryKey = ({ uid, occurrence = '' }: Pick<EntryOrigin, 'uid' | 'occurrence'>): string =>
  JSON.stringify([uid, occurrence]);
