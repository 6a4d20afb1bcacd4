import type { Fields } from '@/shared/domain/records/parse';
import type { RecordId } from '../../ports/collection';
import type { Parse } from '../records';
import { sameJson } from '../sameJson';

/** The contents of a key. */
export type Found<T> =
  /** No such key: the first run. */
  | { kind: 'absent' }
  /** No list: `null`, a word, half a file. */
  | { kind: 'foreign'; text: string }
  /** `bad` are the original entries that could not be kept unchanged. */
  | { kind: 'records'; records: readonly T[]; bad: readonly unknown[] };

/**
 * Reads the text under a key and validates all of it. An entry is bad when it cannot be read, or repeats the id of an
 * earlier one. An entry with single invalid fields is kept without them, and also counts as bad, so that its old form
 * is not lost.
 * @param upgrade converts an entry of an earlier version, which does not make it bad.
 */
export function readRecords<T extends { id: RecordId }>(
  text: string | null,
  parse: Parse<T>,
  upgrade: (raw: unknown) => unknown = (raw) => raw,
): Found<T> {
  if (text === null) return { kind: 'absent' };
  const value = parseJson(text);
  if (!Array.isArray(value)) return { kind: 'foreign', text };
  const records: T[] = [];
  const bad: unknown[] = [];
  const ids = new Set<RecordId>();
  for (const stored of value) {
    const raw = upgrade(stored) as Fields;
    const known = parse(raw);
    if (known === null || ids.has(known.id)) bad.push(stored);
    else {
      if (!keepsEverything(raw, known)) bad.push(stored);
      ids.add(known.id);
      records.push({ ...raw, ...known });
    }
  }
  return { kind: 'records', records, bad };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function keepsEverything(raw: Fields, known: object): boolean {
  for (const name in known) if (name in raw && !sameJson(raw[name], (known as Fields)[name])) return false;
  return true;
}
