/**
 * The id of the next record: one more than the highest. The number of records could be an existing id after a
 * removal.
 */
export function nextId(records: readonly { id: number }[]): number {
  return records.reduce((highest, { id }) => Math.max(highest, id), 0) + 1;
}

/** A record that was deleted and comes back with other words: under its own id where nobody has that now, else under the next. */
export const withFreeId = <T extends { id: number }>(record: T, records: readonly T[]): T =>
  records.some(({ id }) => id === record.id) ? { ...record, id: nextId(records) } : record;
