import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { BackupError } from './backupError';
import { createBackups } from './backups';

const hour = 60 * 60 * 1000;
let dataFolder: string;
let time: number;
let fail: Error | null;

beforeEach(() => {
  dataFolder = mkdtempSync(join(tmpdir(), 'age-better-daily-'));
  time = Date.UTC(2026, 10, 22, 23, 30);
  fail = null;
});
afterEach(() => rmSync(dataFolder, { recursive: true, force: true }));

const open = (kept = 7, folder: string | null = null) =>
  createBackups({
    settings: { backups: { kept, folder } },
    dataFolder,
    now: () => time,
    make: async (file) => {
      if (fail) throw fail;
      writeFileSync(file, '');
    },
  });
const names = () => readdirSync(join(dataFolder, 'backups')).toSorted();

test('a server that looks every hour makes one a day, named by the time in UTC', async () => {
  const backups = open();
  expect(backups.state()).toEqual({ last: null, failed: false });
  for (let looked = 0; looked < 49; looked += 1) {
    expect(await backups.makeWhenDue()).toBeNull();
    time += hour;
  }
  expect(names()).toEqual([
    'daily-2026-11-22T23-30-00Z.tar.gz',
    'daily-2026-11-23T23-30-00Z.tar.gz',
    'daily-2026-11-24T23-30-00Z.tar.gz',
  ]);
  expect(backups.state()).toEqual({ last: Date.UTC(2026, 10, 24, 23, 30), failed: false });
  expect(statSync(join(dataFolder, 'backups')).mode & 0o777).toBe(0o700);
});

test('a server that starts again makes none before the last is a day old, and one at once after days off', async () => {
  await open().makeWhenDue();
  time += 20 * hour;
  await open().makeWhenDue();
  expect(names()).toHaveLength(1);
  time += 3 * 24 * hour;
  await open().makeWhenDue();
  expect(names()).toHaveLength(2);
});

test('the newest seven daily ones stay, and all that somebody asked for', async () => {
  mkdirSync(join(dataFolder, 'backups'));
  writeFileSync(join(dataFolder, 'backups', 'backup-2026-01-02T03-04-05Z.tar.gz'), '');
  writeFileSync(join(dataFolder, 'backups', 'notes.txt'), '');
  const backups = open();
  for (let day = 0; day < 10; day += 1) {
    await backups.makeWhenDue();
    time += 24 * hour;
  }
  expect(names()).toEqual([
    'backup-2026-01-02T03-04-05Z.tar.gz',
    ...[25, 26, 27, 28, 29, 30].map((day) => `daily-2026-11-${day}T23-30-00Z.tar.gz`),
    'daily-2026-12-01T23-30-00Z.tar.gz',
    'notes.txt',
  ]);
});

test('a backup that somebody asked for counts as the last', async () => {
  mkdirSync(join(dataFolder, 'backups'));
  writeFileSync(join(dataFolder, 'backups', 'backup-2026-11-22T20-00-00Z.tar.gz'), '');
  const backups = open();
  expect(backups.state().last).toBe(Date.UTC(2026, 10, 22, 20));
  await backups.makeWhenDue();
  expect(names()).toHaveLength(1);
});

test('a name from a clock that was ahead neither stops the next one nor takes its place', async () => {
  mkdirSync(join(dataFolder, 'backups'));
  writeFileSync(join(dataFolder, 'backups', 'daily-2031-01-01T00-00-00Z.tar.gz'), '');
  const backups = open(1);
  await backups.makeWhenDue();
  expect(names()).toContain('daily-2026-11-22T23-30-00Z.tar.gz');
  expect(backups.state().last).toBe(time);
});

test('names from a clock that was ahead take no place among those that are kept', async () => {
  mkdirSync(join(dataFolder, 'backups'));
  const ahead = [1, 2].map((day) => `daily-2031-01-0${day}T00-00-00Z.tar.gz`);
  for (const name of ahead) writeFileSync(join(dataFolder, 'backups', name), '');
  const backups = open(2);
  for (let day = 0; day < 3; day += 1) {
    await backups.makeWhenDue();
    time += 24 * hour;
  }
  expect(names()).toEqual([
    'daily-2026-11-23T23-30-00Z.tar.gz',
    'daily-2026-11-24T23-30-00Z.tar.gz',
    ...ahead,
  ]);
});

test('one that fails says why, throws nothing away, and is tried again at the next look', async () => {
  const backups = open(1);
  await backups.makeWhenDue();
  const last = time;
  time += 24 * hour;
  fail = new BackupError('The backup was not made: the disk is full.');
  expect(await backups.makeWhenDue()).toBe('The backup was not made: the disk is full.');
  expect(backups.state()).toEqual({ last, failed: true });
  expect(names()).toHaveLength(1);
  fail = null;
  time += hour;
  expect(await backups.makeWhenDue()).toBeNull();
  expect(backups.state()).toEqual({ last: time, failed: false });
});

test('a folder that the operator chose is never made: its disk may be missing', async () => {
  const chosen = join(dataFolder, 'disk', 'backups');
  const backups = open(7, chosen);
  expect(await backups.makeWhenDue()).toMatch(/^there is no folder .*disk.backups; make it/);
  expect(readdirSync(dataFolder)).toEqual([]);
  expect(backups.state()).toEqual({ last: null, failed: true });
  mkdirSync(chosen, { recursive: true });
  expect(await backups.makeWhenDue()).toBeNull();
  expect(readdirSync(chosen)).toEqual(['daily-2026-11-22T23-30-00Z.tar.gz']);
});

test('two looks at once make one', async () => {
  const backups = open();
  await Promise.all([backups.makeWhenDue(), backups.makeWhenDue()]);
  expect(names()).toHaveLength(1);
});
