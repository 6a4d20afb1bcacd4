import { createHash } from 'node:crypto';
import type { Queries } from '../../database/database';
import type { Fields } from '../records';
import type { RemovedPartsTable } from '../../database/tables/removed';

/** How long a deletion can be undone, in milliseconds: a day, longer than a page with an Undo stays open. */
export const undoableFor = 24 * 60 * 60 * 1000;

/** The record that something belongs to. */
export interface Belonging {
  collection: string;
  id: string;
}

/** The same for the same contents, in whatever order the fields are. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([name, one]) => [name, canonical(one)]));
}

/** A hash of a record's contents, without the derived fields. */
export function fingerprintOf(fields: Fields, counted: readonly string[]): string {
  const said = Object.fromEntries(Object.entries(fields).filter(([name]) => !counted.includes(name)));
  return createHash('sha256')
    .update(JSON.stringify(canonical(said)))
    .digest('base64url');
}

/** Remembers a numbered record that is about to be deleted, so that it can come back. */
export async function rememberRemoved(
  queries: Queries,
  { collection, id }: Belonging,
  fingerprint: string,
  now: number,
): Promise<void> {
  const values = { fingerprint, removed_at: now };
  await queries
    .insertInto('removed_records')
    .values({ collection, id, ...values })
    .onConflict((conflict) => conflict.columns(['collection', 'id']).doUpdateSet(values))
    .execute();
}

/** Returns whether a record is one that was deleted a short time ago: nothing else may have its number. */
export async function isRemoved(
  queries: Queries,
  { collection, id }: Belonging,
  fingerprint: string,
): Promise<boolean> {
  const row = await queries
    .selectFrom('removed_records')
    .select('fingerprint')
    .where('collection', '=', collection)
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.fingerprint === fingerprint;
}

type Source = RemovedPartsTable['source'];
type Part = { uid: string };

/** Ends what belongs to a record that is about to be deleted, in the same transaction, and keeps it for Undo. */
export async function archiveParts(
  queries: Queries,
  { collection, id }: Belonging,
  now: number,
): Promise<void> {
  const keep = async (source: Source, rows: readonly Part[]) => {
    for (const row of rows)
      await queries
        .insertInto('removed_parts')
        .values({
          collection,
          record_id: id,
          uid: row.uid,
          source,
          fields: JSON.stringify(row),
          removed_at: now,
        })
        .execute();
  };
  if (collection === 'events')
    await keep(
      'registrations',
      await queries
        .deleteFrom('registrations')
        .where('event_id', '=', Number(id))
        .returning(['event_id', 'uid', 'registered_at', 'places'])
        .execute(),
    );
  await keep(
    'reminder_answers',
    await queries
      .deleteFrom('reminder_answers')
      .where('collection', '=', collection)
      .where('record_id', '=', id)
      .returning(['uid', 'collection', 'record_id', 'about_at', 'answer', 'at'])
      .execute(),
  );
  // Reminders that were not sent yet. News of an event says itself that it is gone.
  await keep(
    'due_messages',
    await queries
      .deleteFrom('due_messages')
      .where('collection', '=', collection)
      .where('record_id', '=', id)
      .where('state', '=', 'due')
      .where('about_at', 'is not', null)
      .returningAll()
      .execute(),
  );
}

/** Puts back what ended with a record that is here again. @param owner whose record it is; null: the community's. */
export async function restoreParts(
  queries: Queries,
  { collection, id }: Belonging,
  owner: string | null,
): Promise<void> {
  await queries
    .deleteFrom('removed_records')
    .where('collection', '=', collection)
    .where('id', '=', id)
    .execute();
  const parts = await queries
    .deleteFrom('removed_parts')
    .where('collection', '=', collection)
    .where('record_id', '=', id)
    // Anybody may choose the id of a deleted appointment of another user.
    .where((where) => (owner === null ? where.lit(true) : where('uid', '=', owner)))
    .returning(['source', 'fields'])
    .execute();
  for (const { source, fields } of parts)
    await queries
      .insertInto(source)
      .values(JSON.parse(fields) as never)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}

/** Ends for good what can not be undone any more. */
export async function forgetRemoved(queries: Queries, now: number): Promise<void> {
  for (const table of ['removed_records', 'removed_parts'] as const)
    await queries
      .deleteFrom(table)
      .where('removed_at', '<', now - undoableFor)
      .execute();
}
