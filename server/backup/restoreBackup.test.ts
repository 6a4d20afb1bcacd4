import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { create } from 'tar';
import { afterEach, beforeEach, expect, test } from 'vitest';
import Libsql from 'libsql';
import { steps } from '../database/steps/steps';
import { backupReason } from '../database/backupError';
import { closeDatabases, fillDataFolder, addressesInDatabase } from '@/testing/server/dataFolders';
import { copyDatabase } from '../database/databaseCopy';
import { restoreBackup } from './restoreBackup';
import { writeBackup } from './writeBackup';

const now = Date.UTC(2026, 10, 22, 9);
let outside: string;
let folder: string;
/** The data folder of a server that was killed: what it wrote last is in the log. */
let live: string;
let file: string;

const fill = (name: string, person: string) => fillDataFolder(join(outside, name), person);
const addressesIn = (database: string) => addressesInDatabase(database, outside);

beforeEach(async () => {
  outside = mkdtempSync(join(tmpdir(), 'age-better-restore-'));
  live = fill('live', 'ada');
  file = join(outside, 'ada.tar.gz');
  await writeBackup({ folder: live, file, madeAt: now });
  folder = fill('data', 'bob');
});
afterEach(() => {
  closeDatabases();
  rmSync(outside, { recursive: true, force: true });
});

const restore = (from = file) => restoreBackup({ folder, file: from, now });
const reasonOf = async (from: string) => restore(from).then(() => 'restored', backupReason);
const before = () => readdirSync(folder).toSorted();

test('a restore moves the previous data aside whole, with the write-ahead log of its database', async () => {
  expect(before()).toContain('age-better.db-wal');
  mkdirSync(join(folder, 'backups'));
  const { aside } = await restore();
  expect(aside).toBe(join(folder, 'before-restore-2026-11-22T09-00-00Z'));
  expect(before()).toEqual([
    'age-better.db',
    'backups',
    'before-restore-2026-11-22T09-00-00Z',
    'outbox',
    'token.key',
  ]);
  expect(statSync(aside!).mode & 0o777).toBe(0o700);
  expect(addressesIn(join(folder, 'age-better.db'))).toEqual(['ada']);
  expect(addressesIn(join(aside!, 'age-better.db'))).toEqual(['bob']);
  expect(readFileSync(join(aside!, 'token.key'))[0]).toBe('b'.charCodeAt(0));
  expect(readdirSync(join(folder, 'outbox'))).toEqual(['ada.eml']);
});

test('a restore brings the accounts back to a folder that has lost them', async () => {
  for (const name of ['age-better.db', 'age-better.db-wal', 'age-better.db-shm']) rmSync(join(folder, name));
  expect((await restore()).aside).not.toBeNull();
  expect(addressesIn(join(folder, 'age-better.db'))).toEqual(['ada']);
});

test('a second restore in the same second keeps both previous states', async () => {
  const [first, second] = [await restore(), await restore()];
  expect(second.aside).not.toBe(first.aside);
  expect(addressesIn(join(first.aside!, 'age-better.db'))).toEqual(['bob']);
  expect(addressesIn(join(second.aside!, 'age-better.db'))).toEqual(['ada']);
});

test('restored files belong to the owner of the data folder', async () => {
  await restore();
  const { uid } = statSync(folder);
  for (const name of before()) expect(statSync(join(folder, name)).uid).toBe(uid);
});

test('a backup with a flipped bit or a missing end is refused or restores the same data, and nothing else changes', async () => {
  const good = readFileSync(file);
  const bad = join(outside, 'bad.tar.gz');
  const tries = [
    ...Array.from({ length: 40 }, (_, i) => {
      const bytes = Buffer.from(good);
      bytes[Math.floor((i * (bytes.length - 1)) / 39)]! ^= 0x10;
      return bytes;
    }),
    ...Array.from({ length: 20 }, (_, i) => good.subarray(0, Math.floor((i * good.length) / 20))),
    good.subarray(0, -1),
  ];
  const whole: string[][] = [];
  const untouched = before();
  for (const bytes of tries) {
    writeFileSync(bad, bytes);
    const reason = await reasonOf(bad);
    expect(reason).toMatch(/^restored$|damaged|which no backup does|newer version/);
    if (reason === 'restored') {
      // A byte of the wrapping that means nothing, such as the system it was made on.
      whole.push(addressesIn(join(folder, 'age-better.db')));
      rmSync(folder, { recursive: true });
      folder = fill('data', 'bob');
    }
    expect(before()).toEqual(untouched);
  }
  expect(whole.flat()).toEqual(whole.map(() => 'ada'));
  expect(whole.length).toBeLessThan(4);
});

/** Packs what a test puts together, under the names given. */
async function packed(
  fillIn: (inside: string) => void,
  names: string[],
  options: object = {},
): Promise<string> {
  const inside = mkdtempSync(join(outside, 'inside-'));
  mkdirSync(join(inside, 'data'));
  writeFileSync(join(inside, 'age-better-backup.json'), JSON.stringify({ format: 1, madeAt: new Date(now) }));
  copyDatabase(join(live, 'age-better.db'), join(inside, 'data', 'age-better.db'));
  fillIn(inside);
  const made = join(outside, 'made.tar.gz');
  rmSync(made, { force: true });
  await create({ cwd: inside, file: made, gzip: true, ...options }, names);
  return made;
}
const usual = ['age-better-backup.json', 'data'];

test.each<[string, (inside: string) => void, string[], RegExp, object?]>([
  ['a link', (inside) => symlinkSync('/etc', join(inside, 'data', 'outbox')), usual, /holds "data\/outbox"/],
  [
    'a log beside the database',
    (inside) => writeFileSync(join(inside, 'data', 'age-better.db-wal'), 'x'),
    usual,
    /holds "data\/age-better\.db-wal"/,
  ],
  [
    'the claim of a server',
    (inside) => writeFileSync(join(inside, 'data', 'server.lock'), 'x'),
    usual,
    /holds "data\/server\.lock"/,
  ],
  [
    'a folder of backups',
    (inside) => {
      mkdirSync(join(inside, 'data', 'backups'));
      writeFileSync(join(inside, 'data', 'backups', 'x'), 'x');
    },
    usual,
    /holds "data\/backups\/"/,
  ],
  [
    'a name that leads outside',
    (inside) => writeFileSync(join(inside, '..', 'evil'), 'x'),
    [...usual, '../evil'],
    /holds "\.\.\/evil"/,
    { preservePaths: true },
  ],
  [
    'a name that leads outside through the contents',
    (inside) => writeFileSync(join(inside, '..', 'evil'), 'x'),
    [...usual, 'data/../../evil'],
    /holds "data\/\.\.\/\.\.\/evil"/,
    { preservePaths: true },
  ],
  ['a full path', () => {}, [...usual, '/etc/hostname'], /holds "\/etc\/hostname"/, { preservePaths: true }],
  ['a second file of one name', () => {}, [...usual, 'data/age-better.db'], /holds "data\/age-better\.db"/],
  [
    'something else beside the contents',
    (inside) => writeFileSync(join(inside, 'x'), ''),
    [...usual, 'x'],
    /holds "x"/,
  ],
  ['no manifest', () => {}, ['data'], /damaged, or not a backup/],
  ['no accounts', (inside) => rmSync(join(inside, 'data', 'age-better.db')), usual, /it holds no accounts/],
  [
    'a database of another program',
    (inside) => writeFileSync(join(inside, 'data', 'age-better.db'), ''),
    usual,
    /no accounts of this product/,
  ],
  [
    'a damaged database',
    (inside) => {
      const path = join(inside, 'data', 'age-better.db');
      writeFileSync(path, readFileSync(path).fill(0x5a, 4096));
    },
    usual,
    /database is damaged/,
  ],
  [
    'a key of the wrong size',
    (inside) => writeFileSync(join(inside, 'data', 'token.key'), 'short'),
    usual,
    /its key is damaged/,
  ],
  [
    'a newer form',
    (inside) =>
      writeFileSync(
        join(inside, 'age-better-backup.json'),
        JSON.stringify({ format: 2, madeAt: new Date(now), also: 'this' }),
      ),
    usual,
    /made by a newer version/,
  ],
])('a backup with %s is refused, and nothing changes', async (_what, fillIn, names, reason, options) => {
  const untouched = before();
  expect(await reasonOf(await packed(fillIn, names, options))).toMatch(reason);
  expect(before()).toEqual(untouched);
});

test('a backup with a newer database version is refused', async () => {
  const newer = fill('newer', 'cora');
  const database = new Libsql(join(newer, 'age-better.db'));
  database.pragma(`user_version = ${steps.length + 1}`);
  database.close();
  const made = join(outside, 'newer.tar.gz');
  await writeBackup({ folder: newer, file: made, madeAt: now });
  expect(await reasonOf(made)).toBe('it was made by a newer version of this server');
});

test.each([0, -1])('a backup with the database version %i is refused', async (version) => {
  const wrong = fill('wrong', 'cora');
  const database = new Libsql(join(wrong, 'age-better.db'));
  database.pragma(`user_version = ${version}`);
  database.close();
  const made = join(outside, 'wrong.tar.gz');
  await writeBackup({ folder: wrong, file: made, madeAt: now });
  expect(await reasonOf(made)).toBe('its database holds no accounts of this product');
});

test.each([
  ['an empty file', Buffer.alloc(0)],
  ['a text', Buffer.from('hello, this is not a backup\n'.repeat(100))],
  ['a copied database', null],
])('%s is not a backup', async (_what, bytes) => {
  const made = join(outside, 'x');
  writeFileSync(made, bytes ?? readFileSync(join(folder, 'age-better.db')));
  expect(await reasonOf(made)).toBe('it is damaged, or not a backup');
});
