import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Database } from './database';
import { together } from './together';
import { openTestDatabase } from '@/testing/server/testDatabase';

let folder: string;
let database: Database;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'age-better-community-'));
  database = await openTestDatabase(folder);
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

test('a write is answered with what its work returns, and is there for the next reader', async () => {
  expect(await note('a')).toBe('a');
  expect(await names()).toEqual(['a']);
});

test('of many writes at once each gets its own result, and one that fails takes back only itself', async () => {
  const failing = database.write(async (queries) => {
    await queries.insertInto('notes').values({ name: 'lost', value: 'x' }).execute();
    throw new RangeError('no');
  });
  const answers = await Promise.allSettled([note('a'), failing, note('b'), note('a')]);
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'rejected']);
  expect((answers[1] as PromiseRejectedResult).reason).toBeInstanceOf(RangeError);
  expect(await names()).toEqual(['a', 'b']);
});

test('if one of two simultaneous writes fails, nothing of the other one comes later', async () => {
  await note('there');
  const failing = database.write(async (queries) => {
    const add = (name: string) => queries.insertInto('notes').values({ name, value: 'x' }).execute();
    const addAll = async () => {
      for (const name of ['b', 'c', 'd', 'e']) await add(name);
    };
    await together([add('there'), addAll()]);
  });
  const answers = await Promise.allSettled([failing, note('next')]);
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
  expect(await names()).toEqual(['next', 'there']);
});

test('a reader sees nothing of a write that has not ended', async () => {
  let seen: string[] | undefined;
  await database.write(async (queries) => {
    await queries.insertInto('notes').values({ name: 'a', value: 'x' }).execute();
    seen = await names();
  });
  expect(seen).toEqual([]);
  expect(await names()).toEqual(['a']);
});

test('a write that is alone and fails leaves nothing behind, and numbers come back as numbers', async () => {
  const failing = database.write(async (queries) => {
    await queries.insertInto('notes').values({ name: 'lost', value: 'x' }).execute();
    throw new RangeError('no');
  });
  await expect(failing).rejects.toBeInstanceOf(RangeError);
  expect(await names()).toEqual([]);
  await note('a');
  const counted = database.read
    .selectFrom('notes')
    .select(({ fn }) => [
      fn.countAll<number>().as('many'),
      fn.sum<number>(fn('length', ['name'])).as('letters'),
    ])
    .where('name', '=', 'a');
  expect(await counted.execute()).toEqual([{ many: 1, letters: 1 }]);
});

test('texts are ordered by their bytes, on every engine', async () => {
  for (const name of ['b', 'B', 'ä', 'a', 'É']) await note(name);
  expect(await names()).toEqual(['B', 'a', 'b', 'É', 'ä']);
});
