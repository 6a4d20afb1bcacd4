import { randomUUID } from 'node:crypto';
import type { Queries } from '../database/database';
import type { ListsTable } from '../database/tables/lists';

/** The name of a list. */
export type ListName = ListsTable['name'];

/** The version of a list that is not there. */
export const noList = 'none';

/** A list as it is stored. */
export interface StoredList {
  /** {@link noList}, or another one after each change. */
  version: string;
  /** JSON; null where there is no list. */
  text: string | null;
}

const versionQuery = (queries: Queries, name: ListName) =>
  queries.selectFrom('lists').select('version').where('name', '=', name);

/** The version of a list. */
export async function listVersion(queries: Queries, name: ListName): Promise<string> {
  return (await versionQuery(queries, name).executeTakeFirst())?.version ?? noList;
}

/**
 * How requests ask for the version of a list, without the list itself: each of them, but with one query for all that come at the
 * same moment. It begins after they have come, so nobody gets what was before.
 */
export function createVersionReader(queries: Queries, name: ListName): () => Promise<string> {
  const query = versionQuery(queries, name).compile();
  let next: Promise<string> | null = null;
  const read = async () => {
    await new Promise<void>((resolve) => setImmediate(resolve));
    next = null;
    const { rows } = await queries.executeQuery(query);
    return rows[0]?.version ?? noList;
  };
  return () => (next ??= read());
}

/** A list with its version, of one moment. */
export async function readList(queries: Queries, name: ListName): Promise<StoredList> {
  const row = await queries
    .selectFrom('lists')
    .select(['version', 'body'])
    .where('name', '=', name)
    .executeTakeFirst();
  return !row || row.version === noList
    ? { version: noList, text: null }
    : { version: row.version, text: row.body };
}

/**
 * Writes a list, in the open transaction.
 * @param after the version that it was made from, so that no change of another user is overwritten.
 * @param text JSON; null: there is no list from now on.
 * @returns the new version; null where the list has changed since, and nothing was written.
 */
export async function writeList(
  queries: Queries,
  name: ListName,
  after: string,
  text: string | null,
): Promise<string | null> {
  if ((await listVersion(queries, name)) !== after) return null;
  // The row stays where there is no list: a file of an earlier version must not come back in its place.
  const values = text === null ? { version: noList, body: '' } : { version: randomUUID(), body: text };
  await queries
    .insertInto('lists')
    .values({ name, ...values })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(values))
    .execute();
  return values.version;
}

/** Takes a list away. @returns false where there was none. */
export async function removeList(queries: Queries, name: ListName): Promise<boolean> {
  const version = await listVersion(queries, name);
  if (version !== noList) await writeList(queries, name, version, null);
  return version !== noList;
}
