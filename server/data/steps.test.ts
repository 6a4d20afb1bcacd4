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
  raw.exec(`INSERT INTO registrations (event_id, uid, registered_at) VALUES (7, 'ann', 1);
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
