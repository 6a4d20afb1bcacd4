import { closeSync, openSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { StartError } from '../settings/startError';
import type { Database, Queries } from '../database/database';
import { deletedAccountsName } from '../database/folderNames';
import { reasonOf } from '../settings/dataFolder';
import type { Settings } from '../settings/settings';
import { noteLine, readLines } from './notedLines';

/** The list of deleted accounts of a server. @param folder the data folder. */
export const deletedAccountsPath = (
  { deletedAccountsFile }: Pick<Settings, 'deletedAccountsFile'>,
  folder: string,
): string =>
  deletedAccountsFile === null ? join(folder, deletedAccountsName) : resolve(deletedAccountsFile);

/** @throws StartError where the list is to lie in another place than the data folder, and does not or cannot be written. */
export function checkDeletedAccountsFile(
  settings: Pick<Settings, 'deletedAccountsFile' | 'dataFolder'>,
): void {
  if (settings.deletedAccountsFile === null) return;
  const path = deletedAccountsPath(settings, '');
  // A restore replaces what it finds there, and a backup holds it.
  if (path.startsWith(resolve(settings.dataFolder) + sep))
    throw new StartError(
      `DELETED_ACCOUNTS_FILE names ${path}, in the data folder: choose a place outside, or leave it out.`,
    );
  try {
    closeSync(openSync(path, 'a', 0o600));
  } catch (error) {
    throw new StartError(
      `DELETED_ACCOUNTS_FILE must be a file that can be written; ${path} is none (${reasonOf(error)}).`,
    );
  }
}

/** A deleted account. */
export interface DeletedAccount {
  uid: string;
  /** Milliseconds since 1970. An account with this id that is younger is another one. */
  at: number;
}

const lineShape = /^(\S{1,128}) (\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z)$/;

/** The deleted accounts of a list. A line that was cut off by a loss of power is left out. */
export function readDeletedAccounts(path: string): DeletedAccount[] {
  return readLines(path).flatMap((line) => {
    const [, uid, at] = lineShape.exec(line) ?? [];
    return uid === undefined ? [] : [{ uid, at: Date.parse(at!) }];
  });
}

/**
 * Writes a deleted account down; it is on the disk when this returns.
 * @returns how to take the line back. Only before another one is written.
 */
export const noteDeletedAccount = (path: string, { uid, at }: DeletedAccount): (() => void) =>
  noteLine(path, `${uid} ${new Date(at).toISOString()}`).takeBack;

/** Writes deleted accounts into the database, for the other copies of the server. */
export async function storeDeletedAccounts(
  queries: Queries,
  deleted: readonly DeletedAccount[],
): Promise<void> {
  for (const { uid, at } of deleted)
    await queries
      .insertInto('deletions')
      .values({ uid, deleted_at: at })
      .onConflict((conflict) => conflict.column('uid').doUpdateSet({ deleted_at: at }))
      .execute();
}

/** Writes those into the database that it does not know. */
export async function storeMissing(
  database: Pick<Database, 'read' | 'write'>,
  deleted: readonly DeletedAccount[],
): Promise<void> {
  const stored = await database.read.selectFrom('deletions').select('uid').execute();
  const known = new Set(stored.map(({ uid }) => uid));
  const missing = deleted.filter(({ uid }) => !known.has(uid));
  if (missing.length > 0) await database.write((queries) => storeDeletedAccounts(queries, missing));
}

/** Writes into the list which accounts other copies of the server have deleted. */
export async function noteOthersDeletions(queries: Queries, path: string): Promise<void> {
  const stored = await queries.selectFrom('deletions').selectAll().orderBy('deleted_at').execute();
  if (stored.length === 0) return;
  const known = new Map(readDeletedAccounts(path).map(({ uid, at }) => [uid, at]));
  for (const { uid, deleted_at: at } of stored)
    if ((known.get(uid) ?? -Infinity) < at) noteDeletedAccount(path, { uid, at });
}
