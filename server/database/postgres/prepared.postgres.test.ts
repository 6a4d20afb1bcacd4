import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { newDatabase, templateName } from '@/testing/server/testDatabase';
import type { Queries } from '../database';
import { together } from '../together';
import { openPostgres } from './openPostgres';
import { createNames } from './preparedNames';

async function opened() {
  const database = await openPostgres(await newDatabase(`TEMPLATE ${templateName}`));
  onTestFinished(() => database.close());
  return database;
}

const noteOf = (queries: Queries, name: string) =>
  queries.selectFrom('notes').selectAll().where('name', '=', name).executeTakeFirst();

test('a statement is prepared from its second time on, and one of many texts never', () => {
  const nameOf = createNames();
  const many = Array.from({ length: 2000 }, (_, at) => `SELECT ${at}`);
  expect([nameOf('SELECT $1'), nameOf('SELECT $1') === nameOf('SELECT $1')]).toEqual([undefined, true]);
  expect(nameOf('SELECT $2')).toBeUndefined();
  expect(nameOf('SELECT $2')).not.toBe(nameOf('SELECT $1'));
  expect(many.map(nameOf).filter(Boolean)).toEqual([]);
  expect(nameOf('SELECT $1')).toBeDefined();
});

test('of queries that are asked for at once each fails with the error of the one that failed', async () => {
  const database = await opened();
  const add = (queries: Queries, name: string) =>
    queries.insertInto('notes').values({ name, value: '' }).execute();
  await database.write((queries) => add(queries, 'there'));
  const failing = () =>
    database.write((queries) =>
      together([add(queries, 'a').then(() => add(queries, 'b')), add(queries, 'there')]),
    );
  const results = await Promise.allSettled([failing(), failing(), failing()]);
  for (const result of results) expect(result).toMatchObject({ reason: { code: '23505' } });
  // With the next one the error is forgotten.
  await database.write((queries) => add(queries, 'a'));
});

test('prepared statements go on while another copy adds a column', async () => {
  const database = await opened();
  await database.write((queries) =>
    queries.insertInto('notes').values({ name: 'kept', value: '' }).execute(),
  );
  const reads = () => Promise.all(Array.from({ length: 20 }, () => noteOf(database.read, 'kept')));
  const writes = () =>
    Promise.all(Array.from({ length: 5 }, () => database.write((queries) => noteOf(queries, 'kept'))));
  // Each connection has prepared it.
  for (const ask of [reads, reads, writes, writes]) await ask();
  await database.write((queries) =>
    sql`ALTER TABLE notes ADD COLUMN later TEXT NOT NULL DEFAULT 'new'`.execute(queries),
  );
  for (const ask of [reads, writes])
    for (const row of await ask()) expect(row).toEqual({ name: 'kept', value: '', later: 'new' });
});
