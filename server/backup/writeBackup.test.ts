import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { list, type ReadEntry } from 'tar';
import { afterEach, beforeEach, expect, test } from 'vitest';
import Libsql from 'libsql';
import { openAlone, openDatabase } from '../database/openDatabase';
import { openStoredSuburbs } from '../services/storedSuburbs';
import { contentOfList } from '@/testing/server/storedLists';
import { backupReason } from '../database/backupError';
import { copyDatabase } from '../database/databaseCopy';
import { restoreBackup } from './restoreBackup';
import { writeBackup } from './writeBackup';

const now = Date.UTC(2026, 10, 22, 9);
let outside: string;
let folder: string;
let database: Libsql.Database;

/** Opens a database as it is, whose last writes are in the log. */
function open(at: string): Libsql.Database {
  const path = join(at, 'age-better.db');
  openAlone(path).close();
  const opened = new Libsql(path);
  opened.pragma('journal_mode = WAL');
  return opened;
}

beforeEach(() => {
  outside = mkdtempSync(join(tmpdir(), 'age-better-backup-'));
  folder = join(outside, 'data');
  mkdirSync(join(folder, 'outbox'), { recursive: true });
  database = open(folder);
  writeFileSync(join(folder, 'token.key'), Buffer.alloc(32, 7));
  writeFileSync(join(folder, 'services.json'), '{"places":[]}\n');
  writeFileSync(join(folder, 'outbox', 'one.eml'), 'Subject: Walk\r\n');
});
afterEach(() => {
  if (database.open) database.close();
  rmSync(outside, { recursive: true, force: true });
});

const file = () => join(outside, 'copy.tar.gz');
const write = () => writeBackup({ folder, file: file(), madeAt: now });
const modeOf = (path: string) => statSync(path).mode & 0o777;
const count = (db: Libsql.Database) =>
  (db.prepare('SELECT count(*) AS count FROM unsubscribed').get() as { count: number }).count;

function fill(people: number) {
  const add = database.prepare('INSERT INTO unsubscribed (email_key, created_at) VALUES (?, ?)');
  database.transaction(() => {
    for (let i = 0; i < people; i += 1) add.run(`person${i}.${'x'.repeat(200)}@example.net`, now);
  })();
}
async function namesIn(archive: string): Promise<string[]> {
  const names: string[] = [];
  await list({ file: archive, onReadEntry: ({ path }: ReadEntry) => void names.push(path) });
  return names.toSorted();
}

test('a backup made while the write-ahead log is large holds everything, and so does what is restored from it', async () => {
  database.pragma('wal_autocheckpoint = 0');
  fill(1500);
  expect(statSync(join(folder, 'age-better.db-wal')).size).toBeGreaterThan(300_000);
  expect(statSync(join(folder, 'age-better.db')).size).toBeLessThan(400_000);
  await write();
  expect(count(database)).toBe(1500);

  const other = join(outside, 'other');
  mkdirSync(other);
  expect(await restoreBackup({ folder: other, file: file(), now })).toEqual({
    madeAt: '2026-11-22T09:00:00.000Z',
    accounts: 0,
    strangers: 0,
    aside: null,
  });
  // A list of an earlier version is in the database now.
  expect(readdirSync(other).toSorted()).toEqual(['age-better.db', 'outbox', 'token.key']);
  const restored = open(other);
  expect(count(restored)).toBe(1500);
  restored.close();
  const lists = await openDatabase(other);
  expect(await contentOfList(lists, 'services')).toEqual({ places: [] });
  await lists.close();
  for (const name of ['token.key', join('outbox', 'one.eml')]) {
    expect(readFileSync(join(other, name))).toEqual(readFileSync(join(folder, name)));
    expect(modeOf(join(other, name))).toBe(0o600);
  }
  expect(modeOf(join(other, 'age-better.db'))).toBe(0o600);
  expect(modeOf(join(other, 'outbox'))).toBe(0o700);
});

test('a backup holds the imported suburbs, which are found again where it is restored', async () => {
  const hume = { name: 'Hume', state: 'ACT', postcode: '2620', lat: -35.39, lng: 149.17 };
  const source = await openDatabase(folder);
  await openStoredSuburbs(source, () => undefined).replace([hume]);
  await source.close();
  await write();
  const other = join(outside, 'other');
  mkdirSync(other);
  await restoreBackup({ folder: other, file: file(), now });
  const restored = await openDatabase(other);
  const suburbs = openStoredSuburbs(restored, () => undefined);
  for (const prefix of ['hu', '26'])
    expect(JSON.parse((await suburbs.answer(prefix)).plain.toString())).toEqual({
      imported: true,
      suburbs: [['Hume', 'ACT', '2620', -35.39, 149.17]],
    });
  await restored.close();
});

test('a backup file is readable by its owner only, and leaves no temporary file behind', async () => {
  await write();
  expect(modeOf(file())).toBe(0o600);
  expect(readdirSync(outside).toSorted()).toEqual(['copy.tar.gz', 'data']);
});

test('a backup leaves out locks, temporary files, other backups and the demonstration', async () => {
  for (const name of [
    'server.lock',
    'services.json.new',
    'services.json.tmp',
    'outbox/two.eml.tmp',
    'token.key.1.tmp',
  ])
    writeFileSync(join(folder, name), 'x');
  for (const name of [
    'backups',
    'before-restore-2026-01-01T00-00-00Z',
    'demonstration',
    'lost+found',
    'letters',
  ])
    mkdirSync(join(folder, name));
  writeFileSync(join(folder, 'backups', 'daily-2026-01-01T00-00-00Z.tar.gz'), 'x');
  writeFileSync(join(folder, 'demonstration', 'age-better.db'), 'x');
  writeFileSync(join(folder, 'letters', 'a.txt'), 'x');
  writeFileSync(join(folder, 'daily-2026-01-01T00-00-00Z.tar.gz'), 'x');
  await write();
  expect(await namesIn(file())).toEqual([
    'age-better-backup.json',
    'data/',
    'data/age-better.db',
    'data/letters/',
    'data/letters/a.txt',
    'data/outbox/',
    'data/outbox/one.eml',
    'data/services.json',
    'data/token.key',
  ]);
});

test('a backup copies a key that is a link to another disk, and follows a link to the folder itself only once', async () => {
  rmSync(join(folder, 'token.key'));
  writeFileSync(join(outside, 'key'), Buffer.alloc(32, 9));
  symlinkSync(join(outside, 'key'), join(folder, 'token.key'));
  symlinkSync(folder, join(folder, 'outbox', 'round'));
  await write();
  const other = join(outside, 'other');
  mkdirSync(other);
  await restoreBackup({ folder: other, file: file(), now });
  expect(readFileSync(join(other, 'token.key'))).toEqual(Buffer.alloc(32, 9));
});

test('a damaged database is reported, and the previous backup stays', async () => {
  fill(500);
  const whole = join(outside, 'whole.db');
  copyDatabase(join(folder, 'age-better.db'), whole);
  const bytes = readFileSync(whole);
  bytes.fill(0x5a, 4096, bytes.length - 4096);
  folder = join(outside, 'damaged');
  mkdirSync(folder);
  writeFileSync(join(folder, 'age-better.db'), bytes);
  writeFileSync(file(), 'the one from before');
  const error: unknown = await write().catch((thrown: unknown) => thrown);
  expect(backupReason(error)).toBe(
    `${join(folder, 'age-better.db')} is damaged: stop the server and restore a backup (npm run restore -- FILE)`,
  );
  expect(readFileSync(file(), 'utf8')).toBe('the one from before');
  expect(readdirSync(outside).toSorted()).toEqual(['copy.tar.gz', 'damaged', 'data', 'whole.db']);
});

test('temporary files of a killed backup are removed after six hours, when no other can still be writing', async () => {
  const [old, young] = ['.age-better-backup-old', '.age-better-backup-young'].map((name) =>
    join(outside, name),
  );
  mkdirSync(old!);
  mkdirSync(young!);
  const sevenHoursAgo = statSync(young!).mtimeMs / 1000 - 7 * 3600;
  utimesSync(old!, sevenHoursAgo, sevenHoursAgo);
  await write();
  expect(existsSync(old!)).toBe(false);
  expect(existsSync(young!)).toBe(true);
});

test('two backups at once are both complete', async () => {
  fill(300);
  const files = ['a', 'b', 'c'].map((name) => join(outside, `${name}.tar.gz`));
  await Promise.all(files.map((one) => writeBackup({ folder, file: one, madeAt: now })));
  await Promise.all([write(), write()]);
  for (const one of [...files, file()]) {
    const other = mkdtempSync(join(outside, 'other-'));
    await restoreBackup({ folder: other, file: one, now });
    const restored = open(other);
    expect(count(restored)).toBe(300);
    restored.close();
  }
});

test('a street map is in no backup, and stays where it is when one is restored', async () => {
  writeFileSync(join(folder, 'region.pmtiles'), Buffer.alloc(1000, 1));
  await write();
  expect((await namesIn(file())).filter((name) => name.includes('pmtiles'))).toEqual([]);
  database.close();
  await restoreBackup({ folder, file: file(), now });
  expect(readFileSync(join(folder, 'region.pmtiles'))).toEqual(Buffer.alloc(1000, 1));
});
