import { freeId } from '@/shared/domain/records/ids';
import {
  CollectionError,
  type CollectionErrorCode,
  type Draft,
  type PutCondition,
  type RecordId,
} from '../ports/collection';
import { sameJson } from './sameJson';

/** Parses one record. @returns its known fields, or null where it is invalid. */
export type Parse<T> = (value: unknown) => T | null;

/** A write to check against a rule. */
export interface Write<T> {
  record: T;
  /** The stored record; null: it is new. */
  before: T | null;
  stored: readonly T[];
  overlapAgreed: boolean;
}

/** The rules for a record beyond its format. */
export interface Rules<T> {
  parse: Parse<T>;
  /** @returns the reason for a refusal, or null. Absent: nothing is refused. */
  refuse?: ((write: Write<T>) => CollectionErrorCode | null) | undefined;
}

/**
 * Returns the records with one of them replaced, or added at the end, if the condition holds. Fields that this product
 * does not know stay.
 * @throws CollectionError conflict when it differs from the caller's last version, or the code of a rule.
 */
export function withRecord<T extends { id: RecordId }>(
  records: readonly T[],
  record: T,
  { parse, refuse }: Rules<T>,
  condition?: PutCondition<T>,
): readonly T[] {
  check(record, parse);
  const at = records.findIndex(({ id }) => id === record.id);
  const stored = records[at] ?? null;
  if (condition && !sameJson(stored, condition.expected)) throw new CollectionError('conflict');
  const overlapAgreed = condition?.overlapAgreed ?? false;
  const code = refuse?.({ record, before: stored, stored: records, overlapAgreed });
  if (code) throw new CollectionError(code);
  if (!stored) {
    const next = records.findIndex(({ id }) => id === condition?.before);
    return records.toSpliced(next < 0 ? records.length : next, 0, record);
  }
  const known = parse(stored) ?? {};
  const unknown = Object.entries(stored).filter(([name]) => !(name in known));
  return records.map((one, index) => (index === at ? { ...Object.fromEntries(unknown), ...record } : one));
}

/** New records in their list. */
export interface Added<T> {
  records: readonly T[];
  added: readonly T[];
}

/**
 * Returns the records with new ones at the end, each under a new id.
 * @throws CollectionError the code of a rule, with `at`.
 */
export function withNewRecords<T extends { id: RecordId }>(
  records: readonly T[],
  drafts: readonly Draft<T>[],
  { parse, refuse }: Rules<T>,
  overlapAgreed = false,
): Added<T> {
  const all = [...records];
  for (const [at, draft] of drafts.entries()) {
    const record = { ...draft, id: freeId(draft.id, all) } as T;
    check(record, parse);
    const code = refuse?.({ record, before: null, stored: all, overlapAgreed });
    if (code) throw new CollectionError(code, { at });
    all.push(record);
  }
  return { records: all, added: all.slice(records.length) };
}

/** A record that cannot be read back would count as damaged at the next start, so it is refused as a bug. */
function check<T>(record: T, parse: Parse<T>): void {
  if (parse(record) === null) throw new TypeError('This record could not be read back, so it is not stored');
}
