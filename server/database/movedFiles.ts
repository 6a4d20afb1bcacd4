import { statSync } from 'node:fs';
import { join } from 'node:path';
import Libsql from 'libsql';
import { StartError } from '../settings/startError';
import { storageErrorOf } from '../http/storageError';
import { checkPages, damagedData } from './databaseCheck';
import { earlierNames } from './earlierNames';
import { databaseName } from './openDatabase';

/** The name of the note that says which files have been moved into a database. */
export const movedNote = 'moved-files';

/** The sizes and times of the earlier files and of their logs, by name: a write changes them. */
export function statesIn(folder: string): Record<string, string> {
  const names = Object.values(earlierNames).flatMap((name) => [name, `${name}-wal`]);
  const stats = names.map((name) => [name, statSync(join(folder, name), { throwIfNoEntry: false })] as const);
  return Object.fromEntries(
    stats.flatMap(([name, stat]) => (stat ? [[name, `${stat.size} ${stat.mtimeMs}`]] : [])),
  );
}

/**
 * Checks a database next to earlier files: they may go aside only where all that is in them is in it. An operator who
 * has gone back to the earlier version for a while has both, and what came since is in the earlier files.
 * @throws StartError where it is not.
 */
export function checkMoved(folder: string): void {
  const path = join(folder, databaseName);
  if (statSync(path).size === 0)
    throw new StartError(
      `${path} is empty, beside files of an earlier version. Move it to another folder: the next start makes it from them.`,
    );
  const database = new Libsql(path);
  let note: { value: string } | undefined;
  try {
    checkPages(database, folder, path);
    note = database.prepare('SELECT value FROM notes WHERE name = ?').get(movedNote) as typeof note;
  } catch (error) {
    throw storageErrorOf(error) === 'damaged' ? damagedData(path) : error;
  } finally {
    database.close();
  }
  const moved = JSON.parse(note?.value ?? '{}') as Record<string, string>;
  if (Object.entries(statesIn(folder)).some(([name, state]) => moved[name] !== state))
    throw new StartError(
      `${folder} holds two sets of data: ${databaseName}, and files of an earlier version that have been used since or were never moved into it. Move one of the two to another folder, then start again.`,
    );
}
