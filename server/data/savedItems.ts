import {
  isSameRecord,
  maxSavedItems,
  tooManySaved,
  type SavedItem,
  type SavedRecord,
} from '@/shared/domain/saved/savedItem';
import { HttpError } from '../http/httpError';
import type { Queries } from '../database/database';
import type { SavedItemsTable } from '../database/tables/tables';

const itemOf = ({ kind, record_id, title, detail, phone, saved_at }: SavedItemsTable): SavedItem => ({
  kind,
  recordId: record_id,
  title,
  detail,
  ...(phone === null ? {} : { phone }),
  savedAt: new Date(saved_at).toISOString(),
});

/** A person's saved items, the last saved first. */
export async function listSavedItems(queries: Queries, uid: string): Promise<SavedItem[]> {
  const rows = await queries
    .selectFrom('saved_items')
    .selectAll()
    .where('uid', '=', uid)
    .orderBy('saved_at', 'desc')
    .execute();
  return rows.map(itemOf);
}

/**
 * Saves one, or writes over what is kept of the same record.
 * @throws HttpError limit-reached
 */
export async function putSavedItem(queries: Queries, uid: string, item: SavedItem): Promise<void> {
  const saved = await listSavedItems(queries, uid);
  if (saved.length >= maxSavedItems && !saved.some((one) => isSameRecord(one, item)))
    throw new HttpError('limit-reached', tooManySaved);
  const { kind, recordId, title, detail, phone, savedAt } = item;
  const values = { title, detail, phone: phone ?? null, saved_at: Date.parse(savedAt) };
  await queries
    .insertInto('saved_items')
    .values({ uid, kind, record_id: recordId, ...values })
    .onConflict((conflict) => conflict.columns(['uid', 'kind', 'record_id']).doUpdateSet(values))
    .execute();
}

/** @returns what was removed; null: it was not there. */
export async function removeSavedItem(
  queries: Queries,
  uid: string,
  { kind, recordId }: SavedRecord,
): Promise<SavedItem | null> {
  const row = await queries
    .deleteFrom('saved_items')
    .where('uid', '=', uid)
    .where('kind', '=', kind)
    .where('record_id', '=', recordId)
    .returningAll()
    .executeTakeFirst();
  return row ? itemOf(row) : null;
}

/** Removes all that a person saved. */
export async function forgetSavedItems(queries: Queries, uid: string): Promise<void> {
  await queries.deleteFrom('saved_items').where('uid', '=', uid).execute();
}
