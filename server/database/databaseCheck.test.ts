import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openParts } from '../app/parts';
import { readSettings } from '../settings/settings';
import { StartError } from '../settings/startError';
import { damage } from '@/testing/server/damage';
import { createAccounts } from '../identity/accounts';
import { databaseName, openDatabase } from './openDatabase';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'age-better-check-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const database = () => join(folder, databaseName);
const key = () => join(folder, 'token.key');
const open = () =>
  openParts(readSettings({ DATA_DIR: folder, PUBLIC_URL: 'https://agebetter.example' }), { warn: () => {} });
const openAndClose = async () => (await open()).close();

function change(sql: string): void {
  const raw = new Database(database());
  raw.exec(sql);
  raw.close();
}
function overwrite(at: number, bytes: number[]): void {
  const file = readFileSync(database());
  file.set(bytes, at);
  writeFileSync(database(), file);
}

const refused = (how: string) =>
  `The data is gone: ${database()} is ${how}, but this folder has been in use. Restore a backup with: npm run restore -- FILE. To begin without accounts and data, move ${key()} to another folder first.`;

test('refuses to start without the database in a folder that had one, and changes nothing', async () => {
  writeFileSync(key(), Buffer.alloc(32, 7), { mode: 0o600 });
  await expect(open()).rejects.toThrow(new StartError(refused('missing')));
  expect(readdirSync(folder)).toEqual(['outbox', 'token.key']);
});

test('keeps the log of an empty database, which may hold accounts', async () => {
  writeFileSync(key(), Buffer.alloc(32, 7), { mode: 0o600 });
  writeFileSync(database(), '');
  writeFileSync(`${database()}-wal`, 'what is left');
  await expect(open()).rejects.toThrow(refused('empty'));
  expect(existsSync(`${database()}-wal`)).toBe(true);
});

test('refuses to start on a database without tables, as from a copy without its log', async () => {
  writeFileSync(key(), Buffer.alloc(32, 7), { mode: 0o600 });
  const empty = new Database(database());
  empty.exec('CREATE TABLE anything (x)');
  empty.exec('DROP TABLE anything');
  empty.close();
  await expect(open()).rejects.toThrow(refused('empty'));
});

test('starts with a new database once the key has been moved away', async () => {
  await openAndClose();
  for (const name of readdirSync(folder).filter((one) => one.startsWith(databaseName)))
    rmSync(join(folder, name));
  await expect(open()).rejects.toThrow(refused('missing'));
  mkdirSync(join(folder, 'elsewhere'));
  renameSync(key(), join(folder, 'elsewhere', 'token.key'));
  await openAndClose();
  expect(existsSync(key())).toBe(true);
});

test('a first start that is interrupted at any point can be repeated, because the key is made last', async () => {
  mkdirSync(database());
  await expect(open()).rejects.toThrow(StartError);
  expect(existsSync(key())).toBe(false);
  rmSync(database(), { recursive: true });
  // Interrupted after the file was made.
  writeFileSync(database(), '');
  await openAndClose();
  rmSync(key());
  // Interrupted before the key was made.
  await openAndClose();
});

test('damaged pages are reported in one line at startup', async () => {
  const made = await openDatabase(folder);
  const accounts = createAccounts(made, false);
  for (let i = 0; i < 500; i += 1) {
    const email = `person${i}@example.net`;
    await accounts.create({ uid: `u${i}`, email, passwordHash: 'hash', createdAt: 5, demonstration: false });
  }
  await made.close();
  damage(database());
  await expect(open()).rejects.toThrow(
    new StartError(`The data in ${database()} is damaged. Restore a backup with: npm run restore -- FILE`),
  );
});

test.each([
  ['whose version is none', () => change('PRAGMA user_version = -1')],
  ['whose version does not fit its tables', () => change('PRAGMA user_version = 1')],
  // The number of the schema's format, which SQLite refuses above 4.
  ['of a form that SQLite does not know', () => overwrite(44, [0, 0, 0, 9])],
])('a database %s is reported like a damaged one', async (_what, spoil) => {
  await openAndClose();
  spoil();
  await expect(open()).rejects.toThrow(
    new StartError(`The data in ${database()} is damaged. Restore a backup with: npm run restore -- FILE`),
  );
});
