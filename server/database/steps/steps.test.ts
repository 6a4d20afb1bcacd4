import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { expect, onTestFinished, test } from 'vitest';
import { changesSince, endOfLog, recordChange } from '../../data/changes';
import { parseCursor } from '../../data/cursor';
import { databaseName, openAlone, openDatabase } from '../openDatabase';
import { epochAudience } from '../epoch';
import { listRecords } from '../../data/records';
import { firstPostgresVersion, joinedVersion, steps, textOf } from './steps';

/** Opens a database that an earlier version wrote, of Ann, Bob and Cem. @param words of the step that was the first one missing. */
async function updated(words: string, rows: string) {
  const folder = mkdtempSync(join(tmpdir(), 'age-better-steps-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const before = steps.findIndex((step) => textOf(step, 'sqlite').includes(words));
  const raw = new Database(join(folder, databaseName));
  for (const step of steps.slice(0, before)) raw.exec(textOf(step, 'sqlite'));
  raw.exec(`${rows} PRAGMA user_version = ${before};`);
  raw.close();
  const joined = openAlone(join(folder, databaseName), joinedVersion);
  for (const uid of ['ann', 'bob', 'cem'])
    joined
      .prepare(
        "INSERT INTO accounts (uid, email, email_key, password_hash, created_at) VALUES (?, ?, ?, 'x', 1)",
      )
      .run(uid, `${uid}@example.net`, `${uid}@example.net`);
  joined.close();
  const database = await openDatabase(folder);
  onTestFinished(() => database.close());
  return database;
}

test('registrations and waiting lists of an earlier version are for one person each', async () => {
  const { read, write } = await updated(
    'ADD COLUMN places',
    `INSERT INTO records (collection, id, position, version, fields) VALUES ('events', '7', 1, 1, '{}');
     INSERT INTO registrations (event_id, uid, registered_at) VALUES (7, 'ann', 1);
     INSERT INTO waiting (event_id, uid) VALUES (7, 'bob');`,
  );
  expect(await read.selectFrom('registrations').select(['uid', 'places']).execute()).toEqual([
    { uid: 'ann', places: 1 },
  ]);
  expect(await read.selectFrom('waiting').select(['uid', 'places']).execute()).toEqual([
    { uid: 'bob', places: 1 },
  ]);
  const three = write((queries) =>
    queries
      .insertInto('registrations')
      .values({ event_id: 7, uid: 'cem', registered_at: 1, places: 3 as never })
      .execute(),
  );
  await expect(three).rejects.toThrow(/CHECK/);
});

test('a database of an earlier version gives no number again that anything in it names, and keeps nothing of what is gone', async () => {
  const message = (uid: string, kind: string, state: string, id: number) =>
    `('${uid}', '${kind}', 'events', '${id}', 'mail', 1, '${state}', '{}', 1, 1)`;
  const { read } = await updated(
    'CREATE TABLE last_numbers',
    `INSERT INTO records (collection, id, position, version, fields) VALUES
      ('events', '3', 1, 1, '{}'), ('resources', '2', 2, 2, '{}'), ('appointments', '999', 3, 3, '{}');
    INSERT INTO registrations (event_id, uid, registered_at) VALUES (3, 'ann', 1), (7, 'ann', 1);
    INSERT INTO waiting (event_id, uid) VALUES (3, 'bob'), (8, 'bob');
    INSERT INTO ratings (resource_id, uid, rating, rated_at) VALUES (2, 'ann', 5, 1), (6, 'ann', 1, 1);
    INSERT INTO saved_items (uid, kind, record_id, title, detail, saved_at) VALUES
      ('ann', 'event', 12, 'Tea', '', 1), ('ann', 'resource', 4, 'Walking', '', 1), ('ann', 'service', 99, 'Hall', '', 1);
    INSERT INTO reminder_answers (uid, collection, record_id, about_at, answer, at) VALUES
      ('ann', 'events', '3', 1, 'kept', 1), ('ann', 'events', '9', 1, 'kept', 1);
    INSERT INTO due_messages (uid, kind, collection, record_id, channel, due_at, state, details, created_at, changed_at)
      VALUES ${message('ann', 'event-changed', 'due', 10)}, ${message('ann', 'event-deleted', 'due', 10)},
        ${message('bob', 'place', 'sent', 11)};`,
  );
  expect(await read.selectFrom('last_numbers').selectAll().orderBy('collection').execute()).toEqual([
    { collection: 'events', number: 12 },
    { collection: 'resources', number: 6 },
  ]);
  expect(await read.selectFrom('registrations').select('event_id').execute()).toEqual([{ event_id: 3 }]);
  expect(await read.selectFrom('waiting').select('event_id').execute()).toEqual([{ event_id: 3 }]);
  expect(await read.selectFrom('ratings').select('resource_id').execute()).toEqual([{ resource_id: 2 }]);
  expect(await read.selectFrom('reminder_answers').select('record_id').execute()).toEqual([
    { record_id: '3' },
  ]);
  expect(await read.selectFrom('due_messages').select('kind').orderBy('number').execute()).toEqual([
    { kind: 'event-deleted' },
    { kind: 'place' },
  ]);
  expect(await read.selectFrom('saved_items').select('record_id').execute()).toHaveLength(3);
});

test('versions and lists of an earlier version keep their order in a new epoch, and open pages read everything again', async () => {
  const { read, write } = await updated(
    'CREATE TABLE latest_changes',
    `INSERT INTO changes (collection, id, version, audience, at) VALUES
       ('events', '1', 1, 'all', 1), ('appointments', 'a', 2, 'uid:ann', 2), ('appointments', 'b', 3, 'uid:bob', 3),
       ('events', '2', 4, 'all', 4), ('events', '2', 0, 'all', 5), ('registrations', '1', 6, 'uid:ann', 6);
     INSERT INTO records (collection, id, position, version, owner, fields) VALUES
       ('events', '1', 1, 1, NULL, '{}'), ('appointments', 'a', 2, 2, 'ann', '{}'),
       ('appointments', 'b', 3, 3, 'bob', '{}');
     INSERT INTO latest VALUES ('events', 5), ('appointments', 3), ('registrations', 6), ('resources', 0);`,
  );
  const { number: start } = await read
    .selectFrom('latest_changes')
    .select('number')
    .where('audience', '=', epochAudience)
    .executeTakeFirstOrThrow();
  const seqOf = async (collection: string, owner?: string) =>
    (await listRecords(read, collection, { limit: 9, ...(owner && { owner }) })).seq - start;
  expect([await seqOf('events'), await seqOf('appointments', 'ann')]).toEqual([5, 2]);
  expect((await endOfLog(read, 'ann')).cursor).toEqual({ all: start + 5, own: start + 6 });
  // A visitor's page that was open before the update: its number may be one of a time before a restore.
  expect((await changesSince(read, parseCursor('3'), null, 9)).reset).toBe(true);
  const missed = async () =>
    (await changesSince(read, parseCursor(String(start + 3)), null, 9)).changes.map(({ id }) => id);
  expect(await missed()).toEqual(['2', '2']);
  const change = (collection: string, id: string, audience: 'all' | 'uid:bob') =>
    write((queries) => recordChange(queries, { collection, id, audience }, 7));
  expect(await change('appointments', 'b', 'uid:bob')).toBe(start + 4);
  expect(await change('events', '1', 'all')).toBe(start + 6);
  expect(await missed()).toEqual(['2', '2', '1']);
  // The page does not know which of the user's own changes it has.
  expect((await changesSince(read, parseCursor(String(start + 6)), 'ann', 9)).reset).toBe(true);
});

test('records of an earlier version have their day where they have one', async () => {
  const { read } = await updated(
    'DROP INDEX events_by_date',
    `INSERT INTO records (collection, id, position, version, fields) VALUES
       ('events', '1', 1, 1, '{"date":"2026-12-01"}'),
       ('appointments', 'whole', 2, 2, '{"allDay":true,"start":"2026-12-02T00:00:00.000Z"}'),
       ('appointments', 'hour', 3, 3, '{"allDay":false,"start":"2026-12-03T09:00:00.000Z"}'),
       ('resources', '2', 4, 4, '{}');`,
  );
  const days = read.selectFrom('records').select(['id', 'day']).orderBy('position');
  expect(await days.execute()).toEqual([
    { id: '1', day: '2026-12-01' },
    { id: 'whole', day: '2026-12-02' },
    { id: 'hour', day: null },
    { id: '2', day: null },
  ]);
});

/** The changes that would break a copy of the previous version. */
const breaksEarlierCopies: readonly [what: string, pattern: RegExp][] = [
  ['removes something', /\b(DROP|TRUNCATE|DELETE\s+FROM)\b/i],
  ['gives something another name', /\bRENAME\b/i],
  ['changes a column', /\bALTER\s+(COLUMN\s+)?\w+\s+(TYPE|SET|DROP)\b/i],
  ['adds a column that has to be filled', /\bADD COLUMN\b(?![^;,]*\bDEFAULT\b)[^;,]*\bNOT NULL\b/i],
  ['adds a rule', /\bADD (CONSTRAINT|CHECK|UNIQUE|PRIMARY|FOREIGN)\b|\bCREATE UNIQUE INDEX\b/i],
];

/** Steps that remove what the release before had stopped using, by their place. */
const removesWhatNobodyUses: readonly number[] = [];

const faultsOf = (text: string) =>
  breaksEarlierCopies.filter(([, pattern]) => pattern.test(text)).map(([what]) => what);

test('a step for PostgreSQL only adds, so that copies of the version before go on beside it', () => {
  const found = steps.flatMap((step, at) =>
    at < firstPostgresVersion || removesWhatNobodyUses.includes(at)
      ? []
      : faultsOf(textOf(step, 'postgres')).map((what) => `${at}: ${what}`),
  );
  expect(found).toEqual([]);
});

test.each([
  ['DROP TABLE notes', 'removes something'],
  ['ALTER TABLE notes DROP COLUMN value', 'removes something'],
  ['ALTER TABLE notes RENAME COLUMN value TO text', 'gives something another name'],
  ['ALTER TABLE notes ALTER COLUMN value TYPE BIGINT USING 1', 'changes a column'],
  ['ALTER TABLE notes ALTER value SET NOT NULL', 'changes a column'],
  ['ALTER TABLE notes ADD COLUMN at BIGINT NOT NULL', 'adds a column that has to be filled'],
  [
    'ALTER TABLE notes ADD COLUMN at BIGINT NOT NULL; SELECT 1 DEFAULT',
    'adds a column that has to be filled',
  ],
  ['CREATE UNIQUE INDEX one ON notes (value)', 'adds a rule'],
])('%s is found', (text, fault) => {
  expect(faultsOf(text)).toEqual([fault]);
});

test('a column with a default, or that may be empty, is only more', () => {
  expect(
    faultsOf(`ALTER TABLE notes ADD COLUMN at BIGINT NOT NULL DEFAULT 0, ADD COLUMN why TEXT COLLATE "C";
      CREATE TABLE others (id BIGINT NOT NULL PRIMARY KEY); CREATE INDEX others_by_id ON others (id);`),
  ).toEqual([]);
});
