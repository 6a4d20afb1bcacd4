/**
 * The id of the next record: one more than the highest. The number of records could be an existing id after a
 * removal.
 */
export function nextId(records: readonly { id: number }[]): number {
  return records.reduce((highest, { id }) => Math.max(highest, id), 0) + 1;
}
