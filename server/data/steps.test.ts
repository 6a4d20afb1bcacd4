import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { expect, onTestFinished, test } from 'vitest';
import { changesSince, endOfLog, recordChange } from './changes';
import { parseCursor } from './cursor';
import { communityDatabaseName, openCommunityDatabase } from './database';
import { listRecords } from './records';
import { steps } from './steps';

/** Opens a database that an earlier version wrote. @param words of the step that was the first one missing. */
function updated(words: string, rows: string) {
  const folder = mkdtempSync(join(tmpdir(), 'age-better-steps-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const before = steps.findIndex((step) => step.includes(words));
  const raw = new Database(join(folder, communityDatabaseName));
  for (const step of steps.slice(0, before)) raw.exec(step);
  raw.exec(`${rows} PRAGMA user_version = ${before};`);
  raw.close();
  const database = openCommunityDatabase(folder);
  onTestFinished(() => database.close());
  return database;
}

test('registrations and waiting lists of an earlier version are for one person each', async () => {
  const { read, write } = updated(
    'ADD COLUMN places',
    `INSERT INTO registrations (event_id, uid, registered_at) VALUES (7, 'ann', 1);
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

test('versions and lists of an earlier version go on from their numbers, and open pages miss nothing', async () => {
  const { read, write } = updated(
    'CREATE TABLE latest_changes',
    `INSERT INTO changes (collection, id, version, audience, at) VALUES
       ('events', '1', 1, 'all', 1), ('appointments', 'a', 2, 'uid:ann', 2), ('appointments', 'b', 3, 'uid:bob', 3),
       ('events', '2', 4, 'all', 4), ('events', '2', 0, 'all', 5), ('registrations', '1', 6, 'uid:ann', 6);
     INSERT INTO records (collection, id, position, version, owner, fields) VALUES
       ('events', '1', 1, 1, NULL, '{}'), ('appointments', 'a', 2, 2, 'ann', '{}'),
       ('appointments', 'b', 3, 3, 'bob', '{}');
     INSERT INTO latest VALUES ('events', 5), ('appointments', 3), ('registrations', 6), ('resources', 0);`,
  );
  const seqOf = async (collection: string, owner?: string) =>
    (await listRecords(read, collection, { limit: 9, ...(owner && { owner }) })).seq;
  expect([await seqOf('events'), await seqOf('appointments', 'ann')]).toEqual([5, 2]);
  expect((await endOfLog(read, 'ann')).cursor).toEqual({ all: 5, own: 6 });
  // A visitor's page that was open before the update.
  const missed = async () =>
    (await changesSince(read, parseCursor('3'), null, 9)).changes.map(({ id }) => id);
  expect(await missed()).toEqual(['2', '2']);
  const change = (collection: string, id: string, audience: 'all' | 'uid:bob') =>
    write((queries) => recordChange(queries, { collection, id, audience }, 7));
  expect(await change('appointments', 'b', 'uid:bob')).toBe(4);
  expect(await change('events', '1', 'all')).toBe(6);
  expect(await missed()).toEqual(['2', '2', '1']);
  // Of somebody's own changes such a page does not know which it has.
  expect((await changesSince(read, parseCursor('6'), 'ann', 9)).reset).toBe(true);
});
