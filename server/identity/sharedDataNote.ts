import { existsSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { databaseName, type OpenDatabase } from './database';

/*
 * The accounts' database knows whether there is shared data beside it. So a folder that has lost that data is told from one
 * that never had any.
 */
const noteName = 'shared-data';

/** Whether there should be shared data beside these accounts. An earlier version wrote nothing down. */
export function hasSharedDataNote(database: OpenDatabase): boolean {
  // Of an earlier version that has not been brought up to date.
  const table = database.prepare("SELECT 1 AS found FROM sqlite_schema WHERE name = 'notes'").get();
  return (
    table !== undefined &&
    database.prepare('SELECT 1 AS found FROM notes WHERE name = ?').get(noteName) !== undefined
  );
}

/** The same of a data folder. Where its accounts cannot be read there is no note: whoever opens them says what is wrong. */
export function hasNoteOfSharedData(folder: string): boolean {
  const path = join(folder, databaseName);
  // Opening would make it.
  if (!existsSync(path)) return false;
  try {
    const database = new Database(path, { timeout: 5000 });
    try {
      return hasSharedDataNote(database);
    } finally {
      database.close();
    }
  } catch {
    return false;
  }
}

/** Writes down that there is shared data. Nothing is written where that is known: a server must start on a full disk, too. */
export function noteSharedData(database: OpenDatabase): void {
  if (!hasSharedDataNote(database)) database.prepare('INSERT INTO notes VALUES (?, 1)').run(noteName);
}

/** Writes down that there is none any more, and that this is as it should be. @returns whether there should have been some. */
export function forgetSharedData(database: OpenDatabase): boolean {
  return database.prepare('DELETE FROM notes WHERE name = ?').run(noteName).changes > 0;
}
