import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Libsql from 'libsql';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { StartError } from '../settings/startError';
import { communitySteps } from './steps/communitySteps';
import { accountSteps } from './steps/accountSteps';
import { prepareBuild, run } from '@/testing/server/builtServer';
import { damageLastPage } from '@/testing/server/damage';
import { brokenReferences } from '@/testing/server/ownedRows';
import { fillEarlierFolder as fill, makeEarlierFiles } from '@/testing/server/earlierFiles';
import { moveEarlierFiles } from './moveEarlierFiles';
import { openDatabase } from './openDatabase';
import { hasSharedData } from './sharedDataNote';

const built = prepareBuild();
const now = Date.UTC(2026, 10, 26, 9);
const files = ['accounts.db', 'community.db'];

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'age-better-move-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** The contents of the merged file. */
async function contentOf(at: string) {
  const database = await openDatabase(at);
  const { read } = database;
  const content = {
    accounts: await read.selectFrom('accounts').select(['uid', 'email', 'created_at']).execute(),
    users: await read.selectFrom('users').select(['uid', 'role']).execute(),
    audit: await read.selectFrom('audit').select(['uid', 'what']).execute(),
    places: await read.selectFrom('registrations').select('uid').execute(),
    waiting: await read.selectFrom('waiting').select('uid').execute(),
    isShared: await hasSharedData(read),
    broken: await brokenReferences(read),
  };
  await database.close();
  return content;
}
const whole = {
  accounts: [{ uid: 'bob', email: 'Bob@example.net', created_at: 5 }],
  users: [{ uid: 'bob', role: 'healthcare' }],
  audit: [{ uid: 'bob', what: 'registered' }],
  places: [],
  // The place before him belonged to a deleted account: a start gives it to him.
  waiting: [{ uid: 'bob' }],
  isShared: true,
  broken: [],
};
const afterStart = { ...whole, places: [{ uid: 'bob' }], waiting: [] };

test('accounts and shared data come into one file, and the earlier files stay beside it', async () => {
  await fill(folder);
  const before = files.map((name) => readFileSync(join(folder, name)));
  const moved = await moveEarlierFiles(folder, now);
  expect(moved).toEqual({ aside: join(folder, 'earlier-version-2026-11-26T09-00-00Z'), strangers: 1 });
  expect(readdirSync(moved!.aside)).toEqual(expect.arrayContaining(files) as string[]);
  expect(files.map((name) => readFileSync(join(moved!.aside, name)))).toEqual(before);
  expect(await contentOf(folder)).toEqual(whole);
  expect(await moveEarlierFiles(folder, now)).toBeNull();
});

test('a command that comes before the first start is told to start the server, and changes nothing', async () => {
  await fill(folder);
  const before = readdirSync(folder).toSorted();
  await expect(openDatabase(folder)).rejects.toThrow(/is of an earlier version\. Start the server once/);
  expect(readdirSync(folder).toSorted()).toEqual(before);
});

test('a folder that never had shared data brings its accounts, and goes on without', async () => {
  await makeEarlierFiles(folder);
  await moveEarlierFiles(folder, now);
  expect(await contentOf(folder)).toEqual({ ...whole, waiting: [], isShared: false });
});

test.each<[string, () => void, RegExp]>([
  ['accounts that are gone', () => rmSync(join(folder, 'accounts.db')), /accounts\.db is missing/],
  ['empty accounts', () => truncateSync(join(folder, 'accounts.db')), /accounts\.db is empty/],
  ['shared data that is gone', () => rmSync(join(folder, 'community.db')), /community\.db is missing/],
  ['empty shared data', () => truncateSync(join(folder, 'community.db')), /community\.db is empty/],
  [
    'a damaged page of the accounts',
    () => damageLastPage(join(folder, 'accounts.db')),
    /accounts\.db is damaged/,
  ],
  [
    'a damaged page of the data',
    () => damageLastPage(join(folder, 'community.db')),
    /community\.db is damaged/,
  ],
  [
    'accounts of which rows would be lost',
    () =>
      change(
        'accounts.db',
        `DROP TABLE unsubscribed;
        CREATE TABLE unsubscribed (email_key TEXT, created_at INTEGER, bulk_only INTEGER);
        INSERT INTO unsubscribed VALUES ('bob@example.net', 1, 0), ('bob@example.net', 2, 1), ('cem@example.net', 3, 0)`,
      ),
    /1 of 3 rows of the table unsubscribed would be lost.*Everything is as it was before\.$/,
  ],
  [
    'accounts of a newer version',
    () => change('accounts.db', `UPDATE schema_version SET version = ${accountSteps.length + 1}`),
    /newer version/,
  ],
  [
    'shared data without a version',
    () => change('community.db', 'PRAGMA user_version = -1'),
    /community\.db is damaged/,
  ],
  [
    'shared data of a newer version',
    () => change('community.db', `PRAGMA user_version = ${communitySteps.length + 1}`),
    /newer version/,
  ],
])('%s: nothing is moved, and one line says why', async (_what, spoil, reason) => {
  await fill(folder);
  spoil();
  const before = readdirSync(folder).toSorted();
  const error: unknown = await moveEarlierFiles(folder, now).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(StartError);
  expect((error as Error).message).toMatch(reason);
  expect((error as Error).message).not.toContain('\n');
  expect(readdirSync(folder).toSorted()).toEqual(before);
});

function change(name: string, sql: string): void {
  const database = new Libsql(join(folder, name));
  database.exec(sql);
  database.close();
}

/**
 * Kills a start at the n-th step of its move: calls of the file system and of SQLite from the moment at which the draft is begun.
 * Records how many there were until the earlier files have gone aside.
 */
const killer = (count: number, log: string) => `
  import fs from 'node:fs';
  import { createRequire, syncBuiltinESMExports } from 'node:module';
  const Libsql = createRequire(${JSON.stringify(join(process.cwd(), 'package.json'))})('libsql');
  let [isMoving, steps] = [false, 0];
  const watch = (holder, name) => {
    const real = holder[name];
    holder[name] = function (...words) {
      if (name === 'rmSync' && String(words[0]).endsWith('.age-better.db.new')) isMoving = true;
      if (isMoving && (steps += 1) === ${count}) process.kill(process.pid, 'SIGKILL');
      const result = Reflect.apply(real, this, words);
      if (isMoving && name === 'renameSync' && String(words[0]).endsWith('community.db')) {
        isMoving = false;
        fs.appendFileSync(${JSON.stringify(log)}, String(steps));
      }
      return result;
    };
  };
  for (const name of ['rmSync', 'openSync', 'closeSync', 'renameSync', 'mkdirSync']) watch(fs, name);
  for (const name of ['exec', 'prepare', 'pragma', 'close']) watch(Libsql.prototype, name);
  syncBuiltinESMExports();`;

async function startKilled(count: number): Promise<{ place: string; steps: string; stdout: string }> {
  const place = join(folder, `killed-${count}`, 'data');
  const [hook, log] = ['kill.mjs', 'steps'].map((name) => join(folder, `killed-${count}`, name));
  await fill(place);
  writeFileSync(hook!, killer(count, log!));
  const { process: started, ended } = run(join(built.folder, 'start.js'), {
    PORT: '0',
    DATA_DIR: place,
    PUBLIC_URL: 'https://agebetter.example',
    BACKUPS_KEPT: '0',
    NODE_OPTIONS: `--import=${hook}`,
  });
  started.stdout!.on('data', (text: Buffer) => {
    if (text.includes('is running at')) started.kill('SIGTERM');
  });
  const { stdout } = await ended;
  return { place, stdout, steps: existsSync(log!) ? readFileSync(log!, 'utf8') : '' };
}

test('a start that is killed at any of twenty points of the move has changed nothing or all of it', async () => {
  const { place, steps, stdout } = await startKilled(1_000_000);
  expect(stdout).toContain('The accounts and the data are in one file now.');
  expect(await contentOf(place)).toEqual(afterStart);
  const total = Number(steps);
  expect(total).toBeGreaterThan(40);
  const found = new Set<string>();
  for (let point = 0; point < 20; point += 1) {
    // The last ones fall on the renamings.
    const count = point < 14 ? 1 + Math.floor((point * (total - 8)) / 14) : total - 19 + point;
    const { place: killed } = await startKilled(count);
    const isMade = existsSync(join(killed, 'age-better.db'));
    found.add(isMade ? 'all' : 'nothing');
    const kept = readdirSync(killed).filter((name) => files.includes(name));
    expect(kept.length + (isMade ? 2 : 0)).toBeGreaterThanOrEqual(2);
    await moveEarlierFiles(killed, now);
    expect([whole, afterStart], `after step ${count}`).toContainEqual(await contentOf(killed));
    const names = readdirSync(killed);
    expect(names.filter((name) => files.includes(name) || name.endsWith('.new'))).toEqual([]);
    const asides = names.filter((name) => name.startsWith('earlier-version-'));
    const inAsides = asides.flatMap((name) => readdirSync(join(killed, name)));
    expect(inAsides.filter((name) => name.endsWith('.db')).toSorted()).toEqual(files);
  }
  expect(found).toEqual(new Set(['nothing', 'all']));
}, 180_000);
