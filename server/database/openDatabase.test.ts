import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { canSeeLocks, lockProblems } from '../../testing/server/crash/locks.mjs';
import { StartError } from '../settings/startError';
import { createAccounts, type NewAccount } from '../identity/accounts';
import { claimDataFolder } from './claimDataFolder';
import { databaseName, openDatabase } from './openDatabase';

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

test('only the owner can read the file', async () => {
  const database = await openDatabase(folder);
  expect(statSync(join(folder, databaseName)).mode & 0o777).toBe(0o600);
  await database.close();
});

test('writes are flushed before they are answered, unless all of a batch say that they need not be', async () => {
  const database = await openDatabase(folder);
  const flush = async (isFlushed: boolean) =>
    (
      await database.write((queries) => sql<{ synchronous: number }>`PRAGMA synchronous`.execute(queries), {
        isFlushed,
      })
    ).rows[0]!.synchronous;
  // 1 is NORMAL, 2 is FULL.
  expect(await flush(true)).toBe(2);
  expect(await flush(false)).toBe(1);
  expect(await Promise.all([flush(false), flush(true)])).toEqual([2, 2]);
  await database.close();
});

test('accounts survive closing and reopening the database', async () => {
  const first = await openDatabase(folder);
  expect(await createAccounts(first, false).create(account)).toBe(true);
  await first.close();
  const second = await openDatabase(folder);
  expect(await createAccounts(second, false).byEmail(' ada@example.ORG ')).toEqual({
    ...account,
    addressProvedAt: null,
    linksGeneration: 0,
    remindersStoppedAt: null,
    name: null,
  });
  await second.close();
});

test('a taken address is matched regardless of case', async () => {
  const database = await openDatabase(folder);
  const accounts = createAccounts(database, false);
  expect(await accounts.create(account)).toBe(true);
  expect(await accounts.create({ ...account, uid: 'u2', email: 'aDA@example.org' })).toBe(false);
  expect(await accounts.byUid('u2')).toBeNull();
  await database.close();
});

test('two open connections see each other’s writes, as a tool and the server do', async () => {
  const server = await openDatabase(folder);
  const tool = await openDatabase(folder);
  await createAccounts(server, false).create(account);
  await createAccounts(tool, false).grantRole(account, 'admin', 7);
  expect((await createAccounts(server, false).document('u1'))?.role).toBe('admin');
  await tool.close();
  await server.close();
});

test('opening and closing the file again in the same process drops no lock', async (context) => {
  if (!canSeeLocks) context.skip('Only Linux tells who holds which lock.');
  const database = await openDatabase(folder);
  expect(lockProblems(process.pid, folder)).toEqual([]);
  const other = await openDatabase(folder);
  expect(lockProblems(process.pid, folder)).toEqual([]);
  await other.close();
  expect(lockProblems(process.pid, folder)).toEqual([]);
  await database.close();
});

test('a file that is not a database is reported in one line', async () => {
  writeFileSync(
    join(folder, databaseName),
    'this is not a database, it is a text of some length'.repeat(100),
  );
  await expect(openDatabase(folder)).rejects.toThrow(StartError);
  await expect(openDatabase(folder)).rejects.toThrow(/age-better\.db is damaged\. Restore a backup/);
});

test('only one server at a time can use a data folder', () => {
  const release = claimDataFolder(folder);
  expect(() => claimDataFolder(folder)).toThrow(
    `Another server is using the data folder ${folder}. Stop it, or set DATA_DIR to another folder.`,
  );
  release();
  claimDataFolder(folder)();
});
