import { fieldsOf, isFilled, isNumericId, isOneOf, optional, textOr } from '../records/parse';

/** The kinds of records that can be saved for later, in the order of the page that lists them. */
export const savedKinds = ['event', 'service', 'resource'] as const;
export type SavedKind = (typeof savedKinds)[number];

/** The record that was saved. */
export interface SavedRecord {
  kind: SavedKind;
  /** Its id in its own list. */
  recordId: number;
}

/** Something that a person saved for later, with what they need to know of it where its own list cannot be read. */
export interface SavedItem extends SavedRecord {
  /** Its title when it was saved. */
  title: string;
  /** When and where it is, or what it is about, in words; can be empty. */
  detail: string;
  /** As it is displayed, for example "03 5550 0000". */
  phone?: string;
  /** ISO 8601 in UTC. */
  savedAt: string;
}

/** How many a person can save. */
export const maxSavedItems = 200;

/** The longest texts of one, in characters. */
export const maxSavedTitle = 300;
export const maxSavedDetail = 1000;
export const maxSavedPhone = 60;

/** Said once as many are saved as can be. */
export const tooManySaved =
  `You have saved ${maxSavedItems} things, and there is no room for more. ` +
  'Remove something that you do not need any more, then try again.';

/** Names a saved record among all of a person: `event/12`. */
export const savedKey = ({ kind, recordId }: SavedRecord): string => `${kind}/${recordId}`;

/** @returns whether both are the same record. */
export const isSameRecord = (one: SavedRecord, other: SavedRecord): boolean =>
  one.kind === other.kind && one.recordId === other.recordId;

/**
 * Reads one that was stored.
 * @returns null without a kind, an id, a title and a time.
 */
export function parseSavedItem(value: unknown): SavedItem | null {
  const fields = fieldsOf(value);
  if (!fields) return null;
  const { kind, recordId, title, savedAt, phone } = fields;
  if (!isOneOf(savedKinds, kind) || !isNumericId(recordId) || !isFilled(title)) return null;
  if (typeof savedAt !== 'string' || Number.isNaN(Date.parse(savedAt))) return null;
  return {
    kind,
    recordId,
    title: title.slice(0, maxSavedTitle),
    detail: textOr(fields['detail']).slice(0, maxSavedDetail),
    ...optional('phone', typeof phone === 'string' ? phone.slice(0, maxSavedPhone) : phone, isFilled),
    savedAt,
  };
}

/** The last saved first; those of the same moment in the order of their keys. */
export function lastSavedFirst<T extends SavedItem>(items: readonly T[]): T[] {
  return items.toSorted(
    (a, b) => Date.parse(b.savedAt) - Date.parse(a.savedAt) || (savedKey(a) < savedKey(b) ? -1 : 1),
  );
}
