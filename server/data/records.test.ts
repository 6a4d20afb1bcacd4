import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../database/database';
import { openTestDatabase } from '@/testing/server/testDatabase';
import { addAccounts } from '@/testing/server/addAccounts';
import { hasOwnOverlap, insertRecord, listRecords, type StoredRecord } from './records';

const day = 24 * 60 * 60 * 1000;
const count = 2500;
const ids = Array.from({ length: count }, (_, index) => String(index));
let folder: string;
let database: Database;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'age-better-community-'));
  database = await openTestDatabase(folder);
  await addAccounts(database, ['ann']);
  await database.write(async (queries) => {
    for (const id of ids)
      await insertRecord(queries, { collection: 'events', id, fields: { id }, audience: 'all', now: 0 });
    const text = 'x'.repeat(30_000);
    for (const id of ids.slice(0, 600))
      await insertRecord(queries, { collection: 'long', id, fields: { text }, audience: 'all', now: 0 });
  });
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

async function pages(collection: string, limit: number): Promise<StoredRecord[][]> {
  const all: StoredRecord[][] = [];
  for (let after: number | null = 0; after !== null;) {
    const { records, next } = await listRecords(database.read, collection, { after, limit });
    all.push(records);
    after = next;
  }
  return all;
}

test.each([[10_000], [2500], [1100], [1000]])(
  'in pages of %i each record is listed once, in the order of creation',
  async (limit) => {
    const found = await pages('events', limit);
    expect(found.length).toBe(Math.ceil(count / limit));
    expect(found.flat().map(({ id }) => id)).toEqual(ids);
  },
);

test('a page of very long records ends early, and the next one continues', async () => {
  const found = await pages('long', 10_000);
  expect(found.length).toBeGreaterThan(1);
  expect(found.flat().map(({ id }) => id)).toEqual(ids.slice(0, 600));
});

test('an appointment of a whole month overlaps with an hour in it', async () => {
  const long = { startsAt: 100 * day, endsAt: 131 * day };
  await database.write((queries) =>
    insertRecord(queries, {
      collection: 'appointments',
      id: 'long',
      fields: {},
      owner: 'ann',
      times: long,
      audience: 'uid:ann',
      now: 0,
    }),
  );
  const overlaps = (from: number, hours: number) =>
    hasOwnOverlap(
      database.read,
      'appointments',
      'ann',
      { id: 'x', startsAt: from, endsAt: from + (hours * day) / 24 },
      () => true,
    );
  expect(await overlaps(100 * day, 1)).toBe(true);
  expect(await overlaps(131 * day - 1, 1)).toBe(true);
  expect(await overlaps(131 * day, 1)).toBe(false);
  expect(await overlaps(100 * day - day / 24, 1)).toBe(false);
});
