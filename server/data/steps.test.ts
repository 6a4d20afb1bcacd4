import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { expect, onTestFinished, test } from 'vitest';
import { communityDatabaseName, openCommunityDatabase } from './database';
import { steps } from './steps';

test('registrations and waiting lists of an earlier version are for one person each', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'age-better-steps-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const before = steps.findIndex((step) => step.includes('ADD COLUMN places'));
  const raw = new Database(join(folder, communityDatabaseName));
  for (const step of steps.slice(0, before)) raw.exec(step);
  raw.exec(`INSERT INTO records (collection, id, position, version, fields) VALUES ('events', '7', 1, 1, '{}');
    INSERT INTO registrations (event_id, uid, registered_at) VALUES (7, 'ann', 1);
    INSERT INTO waiting (event_id, uid) VALUES (7, 'bob');
    PRAGMA user_version = ${before};`);
  raw.close();
  const database = openCommunityDatabase(folder);
  onTestFinished(() => database.close());
  const { read, write } = database;
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
  const folder = mkdtempSync(join(tmpdir(), 'age-better-steps-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const before = steps.findIndex((step) => step.includes('CREATE TABLE last_numbers'));
  const raw = new Database(join(folder, communityDatabaseName));
  for (const step of steps.slice(0, before)) raw.exec(step);
  const message = (uid: string, kind: string, state: string, id: number) =>
    `('${uid}', '${kind}', 'events', '${id}', 'mail', 1, '${state}', '{}', 1, 1)`;
  raw.exec(`INSERT INTO records (collection, id, position, version, fields) VALUES
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
        ${message('bob', 'place', 'sent', 11)};
    PRAGMA user_version = ${before};`);
  raw.close();
  const database = openCommunityDatabase(folder);
  onTestFinished(() => database.close());
  const { read } = database;
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
