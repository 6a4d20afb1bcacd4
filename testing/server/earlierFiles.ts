import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Libsql from 'libsql';
import { communitySteps } from '@/server/database/steps/communitySteps';
import { guestsStep } from '@/server/database/tables/guests';
import { insertRecord } from '@/server/data/records';
import { joinLine, register } from '@/server/data/registrations';
import type { Queries } from '@/server/database/database';
import { queriesOf } from '@/server/database/sqliteDatabase';
import { earlierNames } from '@/server/database/earlierNames';
import { sharedDataNote } from '@/server/database/sharedDataNote';
import { event } from './communityServer';
import { accountSteps } from '@/server/database/steps/accountSteps';

function open(path: string, steps: readonly string[]): Libsql.Database {
  const database = new Libsql(path);
  database.pragma('journal_mode = WAL');
  for (const step of steps) database.exec(step);
  return database;
}

/**
 * Makes the two files of an earlier version, which know one account, Bob.
 * @param fill writes into the shared data; without, there is none.
 */
export async function makeEarlierFiles(
  folder: string,
  fill?: (queries: Queries) => Promise<void>,
): Promise<void> {
  const accounts = open(join(folder, earlierNames.accounts), accountSteps);
  accounts.exec(`CREATE TABLE schema_version (version INTEGER NOT NULL) STRICT;
    INSERT INTO schema_version VALUES (${accountSteps.length});
    INSERT INTO accounts (uid, email, email_key, password_hash, created_at)
      VALUES ('bob', 'Bob@example.net', 'bob@example.net', 'x', 5);
    INSERT INTO users (uid, email, role, created_at) VALUES ('bob', 'Bob@example.net', 'healthcare', 6);
    INSERT INTO audit (began_at, ended_at, uid, email, what, count) VALUES (${Date.now()}, ${Date.now()}, 'bob', 'Bob@example.net', 'registered', 1)`);
  if (fill) accounts.prepare('INSERT INTO notes VALUES (?, ?)').run(sharedDataNote, '1');
  accounts.close();
  if (!fill) return;
  const community = open(join(folder, earlierNames.community), communitySteps);
  community.pragma(`user_version = ${communitySteps.length}`);
  // Today's code fills them, which looks for people who rang as well, and writes the day of a record.
  community.exec(`${guestsStep} ALTER TABLE records ADD COLUMN day TEXT;`);
  const queries = queriesOf(community);
  await fill(queries);
  community.exec('DROP TABLE guests; ALTER TABLE records DROP COLUMN day;');
  await queries.destroy();
}

/** Makes a data folder of an earlier version: Bob waits for the place of a person without an account. */
export async function fillEarlierFolder(at: string): Promise<void> {
  mkdirSync(at, { recursive: true });
  await makeEarlierFiles(at, async (queries) => {
    const fields = { ...event(1), capacity: 1, attendees: 0 };
    await insertRecord(queries, { collection: 'events', id: '1', fields, audience: 'all', now: 5 });
    await register(queries, 1, { uid: 'nobody', now: 5 });
    await joinLine(queries, 1, { uid: 'bob', now: 5 });
  });
  writeFileSync(join(at, 'token.key'), Buffer.alloc(32, 7), { mode: 0o600 });
}
