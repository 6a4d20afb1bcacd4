import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type Libsql from 'libsql';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { openCommunityData } from '../data/communityData';
import { event } from '@/testing/server/communityServer';
import { brokenReferences, owningColumns, tablesNaming } from '@/testing/server/ownedRows';
import { accountsOwnRowsStep } from './accountsOwnRows';
import type { Database } from './database';
import { queriesOf } from './sqliteDatabase';
import { databaseName, openAlone, openDatabase } from './openDatabase';
import { steps } from './steps/steps';

const now = Date.UTC(2026, 10, 26, 9);

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'age-better-owned-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function open(folder = emptyFolder()): Promise<Database> {
  const database = await openDatabase(folder);
  onTestFinished(() => database.close());
  return database;
}

/** A database before the step. */
function before(folder: string): Libsql.Database {
  return openAlone(join(folder, databaseName), steps.indexOf(accountsOwnRowsStep));
}

const addAccount = (uid: string) =>
  `INSERT INTO accounts (uid, email, email_key, password_hash, created_at)
     VALUES ('${uid}', '${uid}@example.net', '${uid}@example.net', 'x', 1);`;

/** Columns that say whose a row is and do not make it go with the account, and why. */
const exceptions: Record<string, string> = {
  'accounts.uid': 'the account itself',
  'audit.uid': 'the activity log keeps the id, and the deletion itself, for as long as it keeps anything',
  'deletions.uid': 'that the account was deleted, for what a restore brings back',
};

test('each row that says whose it is goes with the account, and is found by an index then', async () => {
  const { read } = await open();
  const columns = await owningColumns(read);
  const unbound = columns.filter(({ refersTo }) => refersTo !== 'accounts.uid CASCADE');
  expect(unbound.map(({ table, column }) => `${table}.${column}`)).toEqual(Object.keys(exceptions));
  const bound = columns.filter((one) => !unbound.includes(one));
  expect(bound.length).toBeGreaterThan(15);
  for (const { table, column } of bound) {
    const { rows } = await sql<{ detail: string }>`
      EXPLAIN QUERY PLAN DELETE FROM ${sql.table(table)} WHERE ${sql.ref(column)} = 'ann'`.execute(read);
    expect(rows.map(({ detail }) => detail)).toEqual([expect.stringMatching(/^SEARCH .*=\?/)]);
  }
});

test('no row is written for a person without an account', async () => {
  const { write } = await open();
  const rating = { resource_id: 1, uid: 'nobody', rating: 5, rated_at: now };
  const written = write((queries) => queries.insertInto('ratings').values(rating).execute());
  await expect(written).rejects.toThrow(/FOREIGN KEY/);
});

const schemaOf = (database: Libsql.Database) => ({
  columns: database
    .prepare(
      `SELECT tables.name AS of, columns.* FROM sqlite_schema AS tables, pragma_table_info(tables.name) AS columns
       WHERE tables.type = 'table' ORDER BY tables.name, columns.cid`,
    )
    .all() as object[],
  indexes: (
    database
      .prepare("SELECT sql FROM sqlite_schema WHERE type <> 'table' AND sql IS NOT NULL ORDER BY name")
      .all() as { sql: string }[]
  ).map((index) => index.sql.replaceAll(/\s+/g, ' ')),
  checks: (
    database.prepare("SELECT name, sql FROM sqlite_schema WHERE type = 'table' ORDER BY name").all() as {
      name: string;
      sql: string;
    }[]
  ).map(({ name, sql: text }) => [
    name,
    text.match(/CHECK \([^)]*\)+|UNIQUE \([^)]*\)|AUTOINCREMENT|\) (?:STRICT.*)$/g)?.toSorted(),
  ]),
});

test('the step changes no column, rule or index but the references, and adds the two indexes that were missing', () => {
  const folder = emptyFolder();
  const earlier = before(folder);
  const was = schemaOf(earlier);
  earlier.close();
  const later = openAlone(join(folder, databaseName), steps.indexOf(accountsOwnRowsStep) + 1);
  const is = schemaOf(later);
  later.close();
  expect(is.columns).toEqual(was.columns);
  expect(is.checks).toEqual(was.checks);
  expect(is.indexes.filter((index) => !was.indexes.includes(index))).toEqual([
    'CREATE INDEX given_up_by_uid ON given_up (uid)',
    'CREATE INDEX mail_retries_by_uid ON mail_retries (uid)',
  ]);
  expect(was.indexes.filter((index) => !is.indexes.includes(index))).toEqual([]);
});

/** Ann and Bob have accounts. A person without one has two of three places, and another waits before Ann. */
const rows = `${addAccount('ann')} ${addAccount('bob')}
  INSERT INTO users (uid, email, role, created_at) VALUES ('ann', 'ann@example.net', 'user', 1);
  INSERT INTO records (collection, id, position, version, owner, starts_at, ends_at, fields) VALUES
    ('events', '1', 1, 1, NULL, NULL, NULL, json('${JSON.stringify({ ...event(1), capacity: 3, attendees: 3 })}')),
    ('resources', '2', 2, 2, NULL, NULL, NULL, '{"id":2,"title":"Caf\\u00e9 “x”","ratingCount":7,"ratingSum":30}'),
    ('resources', '3', 3, 3, NULL, NULL, NULL, '{"id":3,"ratingCount":1,"ratingSum":5}'),
    ('appointments', 'a', 4, 4, 'ann', 5, 6, '{}'), ('appointments', 'b', 5, 5, 'nobody', 5, 6, '{}');
  INSERT INTO taken_blocks VALUES (1, 'ann'), (1, 'nobody');
  INSERT INTO registrations (event_id, uid, registered_at, places) VALUES (1, 'nobody', 1, 2), (1, 'bob', 1, 1);
  INSERT INTO waiting (number, event_id, uid) VALUES (4, 1, 'stranger'), (5, 1, 'ann'), (9, 1, 'bob');
  DELETE FROM waiting WHERE number = 9;
  INSERT INTO ratings VALUES (2, 'ann', 4, 1), (2, 'nobody', 5, 1), (2, 'stranger', 2, 1), (3, 'ann', 5, 1);
  INSERT INTO mail_requests VALUES ('gone', 'k', 'f', NULL, 1), ('ann', 'k', 'f', NULL, 1);
  INSERT INTO latest_changes VALUES ('uid:nobody', 'appointments', 5), ('uid:ann', 'appointments', 4), ('uid:listener', 'events', 3);`;

async function fieldsOf({ read }: Database, collection: string, id: number) {
  const { fields } = await read
    .selectFrom('records')
    .select('fields')
    .where('collection', '=', collection)
    .where('id', '=', String(id))
    .executeTakeFirstOrThrow();
  return JSON.parse(fields) as Record<string, unknown>;
}

/** Runs the step on an earlier database. @returns also the earlier epoch. */
async function updated(content: string) {
  const folder = emptyFolder();
  const raw = before(folder);
  raw.exec(`${content} INSERT INTO notes VALUES ('epoch', '1');`);
  raw.close();
  const database = await open(folder);
  const epoch = await database.read
    .selectFrom('notes')
    .select('value')
    .where('name', '=', 'epoch')
    .executeTakeFirstOrThrow();
  return { database, isNewEpoch: epoch.value !== '1' };
}

test('people without an account leave averages, places and lists, and those who wait move up at the start', async () => {
  const { database, isNewEpoch } = await updated(rows);
  const { read } = database;
  expect(await brokenReferences(read)).toEqual([]);
  for (const uid of ['nobody', 'stranger', 'gone', 'listener'])
    expect(await tablesNaming(read, uid)).toEqual([]);
  expect(await tablesNaming(read, 'ann')).toEqual(
    expect.arrayContaining(['users', 'records', 'taken_blocks', 'waiting', 'ratings', 'mail_requests']),
  );
  expect(await fieldsOf(database, 'events', 1)).toEqual({ ...event(1), capacity: 3, attendees: 1 });
  expect(await fieldsOf(database, 'resources', 2)).toEqual({
    id: 2,
    title: 'Café “x”',
    ratingCount: 5,
    ratingSum: 23,
  });
  expect(await fieldsOf(database, 'resources', 3)).toEqual({ id: 3, ratingCount: 1, ratingSum: 5 });
  // Counts have changed that browsers know under a version.
  expect(isNewEpoch).toBe(true);
  await openCommunityData({ database, now: () => now });
  expect(await read.selectFrom('registrations').select(['uid', 'places']).orderBy('uid').execute()).toEqual([
    { uid: 'ann', places: 1 },
    { uid: 'bob', places: 1 },
  ]);
  expect(await fieldsOf(database, 'events', 1)).toMatchObject({ attendees: 2 });
});

test('nothing changes if everybody has an account, and no number is given twice', async () => {
  const { database, isNewEpoch } = await updated(
    `${rows} ${['nobody', 'stranger', 'gone', 'listener'].map(addAccount).join(' ')}`,
  );
  const { read, write } = database;
  expect(isNewEpoch).toBe(false);
  expect(await fieldsOf(database, 'events', 1)).toMatchObject({ attendees: 3 });
  expect(await read.selectFrom('waiting').select(['number', 'uid']).orderBy('number').execute()).toEqual([
    { number: 4, uid: 'stranger' },
    { number: 5, uid: 'ann' },
  ]);
  await write((queries) =>
    queries.insertInto('waiting').values({ event_id: 1, uid: 'gone', joined_at: 1 }).execute(),
  );
  expect(await read.selectFrom('waiting').select('number').where('uid', '=', 'gone').execute()).toEqual([
    { number: 10 },
  ]);
});

test('a reference that a tool had broken is mended by the step', async () => {
  const folder = emptyFolder();
  const raw = before(folder);
  raw.pragma('foreign_keys = OFF');
  raw.exec(
    "INSERT INTO users (uid, email, role, created_at) VALUES ('gone', 'gone@example.net', 'admin', 1)",
  );
  const queries = queriesOf(raw);
  expect(await brokenReferences(queries)).toEqual(['users']);
  await queries.destroy();
  expect(await brokenReferences((await open(folder)).read)).toEqual([]);
});
