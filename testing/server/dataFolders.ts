import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyDatabase } from '@/server/database/databaseCopy';
import Libsql from 'libsql';
import { openAlone } from '@/server/database/openDatabase';

/** Held until a test has ended: a database that is thrown away closes, and takes its log with it. */
const opened: Libsql.Database[] = [];

function open(folder: string) {
  const path = join(folder, 'age-better.db');
  openAlone(path).close();
  const database = new Libsql(path);
  database.pragma('journal_mode = WAL');
  opened.push(database);
  return database;
}

/** Makes a data folder that knows one person, as a server leaves it that was killed: what it wrote last is in the log. */
export function fillDataFolder(folder: string, person: string): string {
  mkdirSync(join(folder, 'outbox'), { recursive: true });
  writeFileSync(join(folder, 'outbox', `${person}.eml`), person);
  open(folder)
    .prepare('INSERT INTO unsubscribed (email_key, created_at) VALUES (?, ?)')
    .run(person, Date.now());
  writeFileSync(join(folder, 'token.key'), Buffer.alloc(32, person.charCodeAt(0)));
  return folder;
}

/** Reads the addresses in the database of a data folder, from a copy in `scratch`, so that the folder stays unchanged. */
export function addressesInDatabase(database: string, scratch: string): string[] {
  const copy = `${mkdtempSync(join(scratch, 'look-'))}/copy`;
  copyDatabase(database, `${copy}.db`);
  mkdirSync(copy);
  writeFileSync(join(copy, 'age-better.db'), readFileSync(`${copy}.db`));
  const rows = open(copy).prepare('SELECT email_key FROM unsubscribed').all() as { email_key: string }[];
  return rows.map(({ email_key }) => email_key);
}

/** Closes what `fillDataFolder` and `peopleInDatabase` opened. Call it after each test. */
export function closeDatabases(): void {
  for (const database of opened.splice(0)) database.close();
}
