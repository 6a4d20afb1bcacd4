import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Libsql from 'libsql';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { storageErrorOf } from '../http/storageError';
import type { Database } from './database';
import { databaseName, openDatabase } from './openDatabase';

let folder: string;
let database: Database;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'age-better-community-'));
  database = await openDatabase(folder);
});
afterEach(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

const note = (name: string) =>
  database.write(async (queries) => {
    await queries.insertInto('notes').values({ name, value: 'x' }).execute();
    return name;
  });
const names = async () => {
  const rows = await database.read.selectFrom('notes').select('name').orderBy('name').execute();
  // The database's own note.
  return rows.map(({ name }) => name).filter((name) => name !== 'epoch');
};

test('a full disk refuses the writes of the batch, keeps what was there, and takes the next one that fits', async () => {
  await note('before');
  await database.close();
  database = await openDatabase(folder, 100);
  const big = database.write(async (queries) => {
    await queries
      .insertInto('notes')
      .values({ name: 'big', value: 'x'.repeat(400_000) })
      .execute();
  });
  const answers = await Promise.allSettled([note('a'), big]);
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(storageErrorOf((answers[0] as PromiseRejectedResult).reason)).toBe('full');
  expect(await names()).toEqual(['before']);
  await note('after');
  expect(await names()).toEqual(['after', 'before']);
});

test('the file is for its owner only', () => {
  expect(statSync(join(folder, databaseName)).mode & 0o777).toBe(0o600);
});

test('a file of a newer version is refused in one line', async () => {
  await database.close();
  const raw = new Libsql(join(folder, databaseName));
  raw.exec('PRAGMA user_version = 99');
  raw.close();
  await expect(openDatabase(folder)).rejects.toThrow(/newer version of this server/);
  raw.close();
});
