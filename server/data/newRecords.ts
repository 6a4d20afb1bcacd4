import type { Queries } from '../database/database';
import { HttpError } from '../http/httpError';
import type { Writer } from '../identity/rights';
import type { CollectionStore, ShownRecord, WriteCondition } from './collections';
import { findRecord, type Fields } from './records';
import { lastNumber } from './removed/numbers';
import { fingerprintOf, isRemoved } from './removed/removed';

/** A record that was just deleted comes back under its number; any other gets the one that it asks for where nothing had that, or the next. */
async function freeNumber({ recordType }: CollectionStore, queries: Queries, asked: Fields): Promise<number> {
  const { id } = asked;
  const of = { collection: recordType.name, id: String(id) };
  const last = await lastNumber(queries, recordType.name);
  if (typeof id !== 'number') return last + 1;
  const isOwn = id > last || (await isRemoved(queries, of, fingerprintOf(asked, recordType.derivedFields)));
  return isOwn ? id : last + 1;
}

/** The id that a record asks for, or the next that nobody has. Those of people's own records are numbers of milliseconds. */
async function freeText({ recordType }: CollectionStore, queries: Queries, { id }: Fields, now: number) {
  let free = typeof id === 'string' && id !== '' ? id : String(now);
  while (await findRecord(queries, recordType.name, free)) free = String((Number(free) || now) + 1);
  return free;
}

/**
 * Writes new records within a transaction, each under an id that nobody has: whose id that was is private.
 * @param now milliseconds since 1970.
 * @returns them as they are stored, in their order.
 * @throws HttpError as `put` does; overlap says `at` which of them, from 0.
 */
export async function addRecords(
  queries: Queries,
  store: CollectionStore,
  actor: Writer,
  {
    records,
    overlapAgreed = false,
    now,
  }: Pick<WriteCondition, 'overlapAgreed'> & { records: readonly Fields[]; now: number },
): Promise<ShownRecord[]> {
  const added: ShownRecord[] = [];
  for (const [at, record] of records.entries()) {
    const id = await (store.recordType.idType === 'number'
      ? freeNumber(store, queries, record)
      : freeText(store, queries, record, now));
    const condition: WriteCondition = { expected: 'none', overlapAgreed };
    const { version, record: shown } = await store
      .put(queries, actor, String(id), { ...record, id }, condition)
      .catch((error: unknown) => {
        if (!(error instanceof HttpError) || error.code !== 'overlap') throw error;
        throw new HttpError('overlap', error.message, undefined, { at });
      });
    added.push({ version, record: shown });
  }
  return added;
}
