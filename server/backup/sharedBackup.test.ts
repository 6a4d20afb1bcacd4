import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { create } from 'tar';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { joinLine, register } from '../data/registrations';
import { insertRecord } from '../data/records';
import { communitySteps } from '../database/steps/communitySteps';
import { openDatabase } from '../database/openDatabase';
import { makeEarlierFiles } from '@/testing/server/earlierFiles';
import { event } from '@/testing/server/communityServer';
import { damageTree } from '@/testing/server/damage';
import { backupReason } from '../database/backupError';
import { copyDatabase } from '../database/databaseCopy';
import { restoreBackup } from './restoreBackup';
import { writeBackup } from './writeBackup';

const now = Date.UTC(2026, 10, 22, 9);
let outside: string;
let live: string;
let folder: string;
const file = () => join(outside, 'a.tar.gz');

/**
 * A folder of an earlier version with an event for one person, a place of a person without an account, and Bob, who waits for
 * it.
 */
beforeEach(async () => {
  outside = mkdtempSync(join(tmpdir(), 'age-better-shared-'));
  live = join(outside, 'live');
  folder = join(outside, 'data');
  for (const one of [live, folder]) mkdirSync(one);
  await makeEarlierFiles(live, async (queries) => {
    const fields = { ...event(1), capacity: 1, attendees: 0 };
    await insertRecord(queries, { collection: 'events', id: '1', fields, audience: 'all', now });
    await register(queries, 1, { uid: 'nobody', now });
    await joinLine(queries, 1, { uid: 'bob', now });
    const own = {
      collection: 'appointments',
      id: 'a',
      fields: { id: 'a' },
      audience: 'uid:nobody' as const,
      now,
    };
    await insertRecord(queries, { ...own, owner: 'nobody' });
  });
  writeFileSync(join(folder, 'before.txt'), '');
});
afterEach(() => rmSync(outside, { recursive: true, force: true }));

const restore = () => restoreBackup({ folder, file: file(), now });
const write = () => writeBackup({ folder: live, file: file(), madeAt: now });
const reasonOf = (work: Promise<unknown>) => work.then(() => 'done', backupReason);

/** Packs a backup by hand, as an earlier version made it: each database by itself. */
async function pack(change: (data: string) => void = () => {}) {
  const inside = mkdtempSync(join(outside, 'inside-'));
  const data = join(inside, 'data');
  mkdirSync(data);
  writeFileSync(join(inside, 'age-better-backup.json'), JSON.stringify({ format: 1, madeAt: new Date(now) }));
  for (const name of ['accounts.db', 'community.db']) copyDatabase(join(live, name), join(data, name));
  change(data);
  await create({ cwd: inside, file: file(), gzip: true }, ['age-better-backup.json', 'data']);
}

async function peopleAt(place: string) {
  const community = await openDatabase(place);
  const places = await community.read.selectFrom('registrations').selectAll().execute();
  const waiting = await community.read.selectFrom('waiting').selectAll().execute();
  const [{ fields } = { fields: '{}' }] = await community.read
    .selectFrom('records')
    .select('fields')
    .where('collection', '=', 'events')
    .execute();
  const owned = await community.read
    .selectFrom('records')
    .select('owner')
    .where('owner', 'is not', null)
    .execute();
  await community.close();
  return {
    places: places.map(({ uid }) => uid),
    waiting: waiting.map(({ uid }) => uid),
    attendees: (JSON.parse(fields) as { attendees: number }).attendees,
    owners: owned.map(({ owner }) => owner),
  };
}
/** The place before him was that of an account that is gone: the next start gives it to him. */
const bobOnly = { places: [], waiting: ['bob'], attendees: 0, owners: [] };

test('a restore takes out of a backup of an earlier version what is of nobody, and says so', async () => {
  await pack();
  expect(await restore()).toMatchObject({ accounts: 1, strangers: 1 });
  expect(await peopleAt(folder)).toEqual(bobOnly);
});

const inCopy = (name: string, sql: string) => (data: string) => {
  const database = new Database(join(data, name));
  database.exec(sql);
  database.close();
};

test.each<[string, (data: string) => void, RegExp]>([
  [
    'shared data of a newer server',
    inCopy('community.db', `PRAGMA user_version = ${communitySteps.length + 1}`),
    /newer version of this server/,
  ],
  [
    'accounts of a newer server',
    inCopy('accounts.db', 'UPDATE schema_version SET version = version + 1'),
    /newer version of this server/,
  ],
  [
    'accounts whose shared data is missing',
    (data) => rmSync(join(data, 'community.db')),
    /community\.db is missing/,
  ],
  [
    'shared data of another program',
    (data) => {
      rmSync(join(data, 'community.db'));
      inCopy('community.db', 'CREATE TABLE x (y)')(data);
    },
    /community\.db is empty/,
  ],
  [
    'an empty file of shared data',
    (data) => writeFileSync(join(data, 'community.db'), ''),
    /community\.db is empty/,
  ],
  [
    'shared data with a damaged page',
    (data) => damageTree(join(data, 'community.db'), 'records'),
    /^the database is damaged$/,
  ],
])(
  'a backup with %s is refused whole, in one line, before anything changes',
  async (_what, change, reason) => {
    await pack(change);
    expect(await reasonOf(restore())).toMatch(reason);
    expect(readdirSync(folder)).toEqual(['before.txt']);
  },
);

test('a backup of accounts that never had shared data is restored as before', async () => {
  await pack((data) => {
    rmSync(join(data, 'community.db'));
    inCopy('accounts.db', 'DELETE FROM notes')(data);
  });
  expect(await restore()).toMatchObject({ accounts: 1, strangers: 0 });
  expect(readdirSync(folder)).toContain('age-better.db');
  expect(readdirSync(folder)).not.toContain('accounts.db');
});

test.each([
  ['page of the shared data', () => damageTree(join(live, 'community.db'), 'records')],
  // A copy would be fine: it rebuilds the indexes.
  ['index of the shared data', () => damageTree(join(live, 'community.db'), 'registrations_by_event')],
])('no backup is made of a folder with a damaged %s, and the reason names the file', async (_what, spoil) => {
  spoil();
  writeFileSync(file(), 'the one from before');
  expect(await reasonOf(write())).toBe(
    `${join(live, 'community.db')} is damaged: stop the server and restore a backup (npm run restore -- FILE)`,
  );
  expect(readdirSync(outside).toSorted()).toEqual(['a.tar.gz', 'data', 'live']);
});
