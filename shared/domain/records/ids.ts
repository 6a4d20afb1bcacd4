/**
 * The id of the next record: one more than the highest. The number of records could be an existing id after a
 * removal.
 */
export function nextId(records: readonly { id: number }[]): number {
  return records.reduce((highest, { id }) => Math.max(highest, id), 0) + 1;
}

/**
 * The id of a new record: the one that it asks for where nobody has that, else the next one. Ids that are texts are numbers as well,
 * of milliseconds.
 * @param asked undefined: any.
 */
export function freeId(
  asked: string | number | undefined,
  records: readonly { id: string | number }[],
): string | number {
  if (typeof asked !== 'string') {
    const isFree = asked !== undefined && !records.some(({ id }) => id === asked);
    return isFree ? asked : nextId(records as readonly { id: number }[]);
  }
  const taken = new Set(records.map(({ id }) => id));
  let id = asked;
  while (taken.has(id)) id = String((Number(id) || 0) + 1);
  return id;
}
