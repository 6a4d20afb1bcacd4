import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { BackupError } from '../database/backupError';
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

test('a server that checks every hour makes one backup a day, named by the time in UTC', async () => {
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

test('a restarted server waits until the last backup is a day old, and catches up at once after days off', async () => {
  await open().makeWhenDue();
  time += 20 * hour;
  await open().makeWhenDue();
  expect(names()).toHaveLength(1);
  time += 3 * 24 * hour;
  await open().makeWhenDue();
  expect(names()).toHaveLength(2);
});

test('the newest seven daily backups are kept, and all that were made by hand', async () => {
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

test('a backup made by hand counts as the latest', async () => {
  mkdirSync(join(dataFolder, 'backups'));
  writeFileSync(join(dataFolder, 'backups', 'backup-2026-11-22T20-00-00Z.tar.gz'), '');
  const backups = open();
  expect(backups.state().last).toBe(Date.UTC(2026, 10, 22, 20));
  await backups.makeWhenDue();
  expect(names()).toHaveLength(1);
});

test('a file name from a clock that was ahead does not stop the next backup or replace it', async () => {
  mkdirSync(join(dataFolder, 'backups'));
  writeFileSync(join(dataFolder, 'backups', 'daily-2031-01-01T00-00-00Z.tar.gz'), '');
  const backups = open(1);
  await backups.makeWhenDue();
  expect(names()).toContain('daily-2026-11-22T23-30-00Z.tar.gz');
  expect(backups.state().last).toBe(time);
});

test('file names from a clock that was ahead do not count towards the backups to keep', async () => {
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

test('a backup that fails says why, deletes nothing, and is tried again at the next check', async () => {
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

test('a backup folder chosen by the operator is never created, for its disk may not be mounted', async () => {
  const chosen = join(dataFolder, 'disk', 'backups');
  const backups = open(7, chosen);
  expect(await backups.makeWhenDue()).toMatch(/^there is no folder .*disk.backups; make it/);
  expect(readdirSync(dataFolder)).toEqual([]);
  expect(backups.state()).toEqual({ last: null, failed: true });
  mkdirSync(chosen, { recursive: true });
  expect(await backups.makeWhenDue()).toBeNull();
  expect(readdirSync(chosen)).toEqual(['daily-2026-11-22T23-30-00Z.tar.gz']);
});

test('two checks at once make one backup', async () => {
  const backups = open();
  await Promise.all([backups.makeWhenDue(), backups.makeWhenDue()]);
  expect(names()).toHaveLength(1);
});
