import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Libsql from 'libsql';
import { expect, onTestFinished, test } from 'vitest';
import { newDatabase } from '@/testing/server/testDatabase';
import { databaseName, openDatabase } from '../openDatabase';
import { moveToFolder, moveToPostgres } from './moveData';

const [people, records] = [10_000, 100_000];
/** Seconds. */
const atMost = 60;

/** People with a login each, and appointments with their changes and the blocks that they take. */
const fill = `
  WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${people})
  INSERT INTO accounts (uid, email, email_key, password_hash, created_at)
    SELECT 'person-' || n, n || '@example.net', n || '@example.net', hex(randomblob(48)), n FROM numbers;
  INSERT INTO users (uid, email, role, created_at) SELECT uid, email, 'user', created_at FROM accounts;
  INSERT INTO sessions (sid, uid, secret_hash, created_at, ends_at) SELECT hex(randomblob(16)), uid, hex(randomblob(32)), 1, 2 FROM accounts;
  WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${records})
  INSERT INTO records (collection, id, position, version, owner, starts_at, ends_at, fields)
    SELECT 'appointments', hex(randomblob(16)), n, n, 'person-' || (n % ${people} + 1), n * 1800000, n * 1800000 + 1800000,
      json_object('id', n, 'title', 'Podiatrist at the "Hall"', 'location', '12 Long Street, Bondi', 'description', hex(randomblob(100)))
    FROM numbers;
  INSERT INTO changes (collection, id, version, audience, at, number)
    SELECT collection, id, version, 'uid:' || owner, 1, version FROM records;
  INSERT INTO taken_blocks (block, owner) SELECT starts_at / 1800000, owner FROM records;`;

test(`${records} records and ${people} accounts are moved within ${atMost} seconds, each way`, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'age-better-large-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  await (await openDatabase(folder)).close();
  const database = new Libsql(join(folder, databaseName));
  database.exec(`BEGIN; ${fill} COMMIT`);
  database.close();
  const move = { folder, url: await newDatabase('TEMPLATE template0'), now: 1, say: () => {} };
  const timed = async (work: typeof moveToPostgres) => {
    const began = performance.now();
    const { tables } = await work(move);
    expect(tables.find(({ table }) => table === 'records')).toMatchObject({ rows: records });
    return Math.round(performance.now() - began) / 1000;
  };
  const seconds = [await timed(moveToPostgres), await timed(moveToFolder)];
  console.log(`There and back: ${seconds.join(' s and ')} s`);
  expect(Math.max(...seconds)).toBeLessThan(atMost);
}, 300_000);
