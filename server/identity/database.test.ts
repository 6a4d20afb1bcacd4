import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { canSeeLocks, troubleOfLocks } from '../testing/crash/locks.mjs';
import { StartError } from '../app/startError';
import { createAccounts, type NewAccount } from './accounts';
import { claimDataFolder, openDatabase } from './database';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'age-better-db-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const account: NewAccount = {
  uid: 'u1',
  email: 'Ada@Example.org',
  passwordHash: 'hash',
  createdAt: 5,
  demonstration: false,
};

test('writes are flushed before they are answered, and only the owner can read the file', () => {
  const database = openDatabase(folder);
  expect(database.pragma('journal_mode')).toMatchObject([{ journal_mode: 'wal' }]);
  // 2 is FULL.
  expect(database.pragma('synchronous')).toMatchObject([{ synchronous: 2 }]);
  expect(database.pragma('foreign_keys')).toMatchObject([{ foreign_keys: 1 }]);
  expect(statSync(join(folder, 'accounts.db')).mode & 0o777).toBe(0o600);
  database.close();
});

test('accounts survive closing and reopening the database', () => {
  const first = openDatabase(folder);
  expect(createAccounts(first, false).create(account)).toBe(true);
  first.close();
  const second = openDatabase(folder);
  expect(createAccounts(second, false).byEmail(' ada@example.ORG ')).toEqual({
    ...account,
    addressProvedAt: null,
    linksGeneration: 0,
    remindersStoppedAt: null,
    name: null,
  });
  second.close();
});

test('a taken address is matched regardless of case', () => {
  const database = openDatabase(folder);
  const accounts = createAccounts(database, false);
  expect(accounts.create(account)).toBe(true);
  expect(accounts.create({ ...account, uid: 'u2', email: 'aDA@example.org' })).toBe(false);
  expect(accounts.byUid('u2')).toBeNull();
  database.close();
});

test('two open connections see each other’s writes, as a tool and the server do', () => {
  const server = openDatabase(folder);
  const tool = openDatabase(folder);
  createAccounts(server, false).create(account);
  createAccounts(tool, false).grantRole(account, 'admin', 7);
  expect(createAccounts(server, false).document('u1')?.role).toBe('admin');
  tool.close();
  server.close();
});

test('opening and closing the file again in the same process drops no lock', (context) => {
  if (!canSeeLocks) context.skip('Only Linux tells who holds which lock.');
  const database = openDatabase(folder);
  expect(troubleOfLocks(process.pid, folder)).toEqual([]);
  const notes = openDatabase(folder, 'NORMAL');
  expect(troubleOfLocks(process.pid, folder)).toEqual([]);
  notes.close();
  expect(troubleOfLocks(process.pid, folder)).toEqual([]);
  database.close();
});

test('a database of a newer version is not touched', () => {
  const database = openDatabase(folder);
  database.exec('UPDATE schema_version SET version = 99');
  database.close();
  expect(() => openDatabase(folder)).toThrow(/was written by a newer version of this server/);
});

test('a file that is not a database is reported in one line', () => {
  writeFileSync(
    join(folder, 'accounts.db'),
    'this is not a database, it is a text of some length'.repeat(100),
  );
  expect(() => openDatabase(folder)).toThrow(StartError);
  expect(() => openDatabase(folder)).toThrow(/accounts\.db are damaged\. Restore a backup/);
});

test('only one server at a time can use a data folder', () => {
  const release = claimDataFolder(folder);
  expect(() => claimDataFolder(folder)).toThrow(
    `Another server is using the data folder ${folder}. Stop it, or set DATA_DIR to another folder.`,
  );
  release();
  claimDataFolder(folder)();
});
