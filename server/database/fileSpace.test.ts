import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { releaseFreeSpace, inSteps, prepareFileSpace } from './fileSpace';

let path: string;
beforeEach(() => {
  const folder = mkdtempSync(join(tmpdir(), 'age-better-space-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  path = join(folder, 'some.db');
});

/** A file of 40 MB, of which nearly all is free. */
function openMostlyFree(isNew: boolean): Database.Database {
  const database = new Database(path, { timeout: 5000 });
  if (isNew) prepareFileSpace(database);
  database.pragma('journal_mode = WAL');
  database.exec(`CREATE TABLE notes (id INTEGER PRIMARY KEY, words TEXT);
    WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 4000)
      INSERT INTO notes SELECT i, printf('%.*c', 10000, 'x') FROM n;
    DELETE FROM notes WHERE id > 10;`);
  return database;
}
const numberOf = (database: Database.Database, name: string) =>
  Object.values((database.pragma(name) as object[])[0]!)[0] as number;

test('a new file gives room back in steps, but for what is written next, and its log is emptied', async () => {
  const database = openMostlyFree(true);
  let steps = 0;
  await inSteps(() => {
    steps += 1;
    return releaseFreeSpace(database, path);
  });
  expect(steps).toBeGreaterThan(30);
  expect(numberOf(database, 'freelist_count')).toBe(256);
  expect(statSync(path).size).toBeLessThan(1_300_000);
  expect(statSync(`${path}-wal`).size).toBe(0);
  expect(database.prepare('SELECT count(*) AS count FROM notes').get()).toMatchObject({ count: 10 });
  database.close();
});

test('an older file is rewritten where much is free, and then also gives room back in steps', () => {
  const database = openMostlyFree(false);
  expect(numberOf(database, 'auto_vacuum')).toBe(0);
  expect(releaseFreeSpace(database, path)).toBe(false);
  expect(numberOf(database, 'auto_vacuum')).toBe(2);
  expect(statSync(path).size).toBeLessThan(200_000);
  expect(database.prepare('SELECT count(*) AS count FROM notes').get()).toMatchObject({ count: 10 });
  database.close();
});

test('a file of before in which little is free stays as it is', () => {
  const database = openMostlyFree(false);
  database.exec(`WITH RECURSIVE n (i) AS (SELECT 11 UNION ALL SELECT i + 1 FROM n WHERE i < 3900)
    INSERT INTO notes SELECT i, printf('%.*c', 10000, 'x') FROM n;`);
  expect(releaseFreeSpace(database, path)).toBe(false);
  expect(numberOf(database, 'auto_vacuum')).toBe(0);
  database.close();
});

test('while another connection writes it is put off, and the database waits for others as before', () => {
  const database = openMostlyFree(true);
  const other = new Database(path, { timeout: 0 });
  other.exec('BEGIN IMMEDIATE');
  expect(releaseFreeSpace(database, path)).toBe(false);
  expect(numberOf(database, 'busy_timeout')).toBe(5000);
  other.exec('COMMIT');
  other.close();
  expect(releaseFreeSpace(database, path)).toBe(true);
  database.close();
});
