import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openParts } from '../app/parts';
import { readSettings } from '../settings/settings';
import { StartError } from '../app/startError';
import { damage } from '../testing/damage';
import { openDatabase } from './database';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'age-better-check-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const database = () => join(folder, 'accounts.db');
const key = () => join(folder, 'token.key');
const open = () =>
  openParts(readSettings({ DATA_DIR: folder, PUBLIC_URL: 'https://agebetter.example' }), { warn: () => {} });
const openAndClose = async () => (await open()).close();

const refused = (how: string) =>
  `The accounts are gone: ${database()} is ${how}, but this folder has been in use. Restore a backup with: npm run restore -- FILE. To begin without accounts, move ${key()} to another folder first.`;

test('a folder that has lost its database is not begun anew, and stays as it is', async () => {
  writeFileSync(key(), Buffer.alloc(32, 7), { mode: 0o600 });
  await expect(open()).rejects.toThrow(new StartError(refused('missing')));
  expect(readdirSync(folder)).toEqual(['outbox', 'token.key']);
});

test('a log beside an empty database is not thrown away: accounts may be in it', async () => {
  writeFileSync(key(), Buffer.alloc(32, 7), { mode: 0o600 });
  writeFileSync(database(), '');
  writeFileSync(`${database()}-wal`, 'what is left');
  await expect(open()).rejects.toThrow(refused('empty'));
  expect(existsSync(`${database()}-wal`)).toBe(true);
});

test('a database without tables, as from a copy without its log, is not begun anew', async () => {
  writeFileSync(key(), Buffer.alloc(32, 7), { mode: 0o600 });
  const empty = new Database(database());
  empty.exec('CREATE TABLE anything (x)');
  empty.exec('DROP TABLE anything');
  empty.close();
  await expect(open()).rejects.toThrow(refused('empty'));
});

test('whoever moves the key away begins anew', async () => {
  await openAndClose();
  for (const name of readdirSync(folder).filter((one) => one.startsWith('accounts.db')))
    rmSync(join(folder, name));
  await expect(open()).rejects.toThrow(refused('missing'));
  mkdirSync(join(folder, 'elsewhere'));
  renameSync(key(), join(folder, 'elsewhere', 'token.key'));
  await openAndClose();
  expect(existsSync(key())).toBe(true);
});

test('the key is made after the database, so that a first start may be cut off anywhere', async () => {
  mkdirSync(database());
  await expect(open()).rejects.toThrow(StartError);
  expect(existsSync(key())).toBe(false);
  rmSync(database(), { recursive: true });
  // Cut off after the file was made.
  writeFileSync(database(), '');
  await openAndClose();
  rmSync(key());
  // Cut off before the key was made.
  await openAndClose();
});

test('damaged pages are one clear line at the start', async () => {
  const accounts = openDatabase(folder);
  for (let i = 0; i < 500; i += 1) {
    accounts.exec(
      `INSERT INTO accounts VALUES ('u${i}', 'person${i}@example.net', 'person${i}', 'hash', 5, 0)`,
    );
  }
  accounts.pragma('wal_checkpoint(TRUNCATE)');
  accounts.close();
  damage(database());
  await expect(open()).rejects.toThrow(
    new StartError(
      `The accounts in ${database()} are damaged. Restore a backup with: npm run restore -- FILE`,
    ),
  );
});
