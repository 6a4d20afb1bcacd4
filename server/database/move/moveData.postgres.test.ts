import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Libsql from 'libsql';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { addAccounts } from '@/testing/server/addAccounts';
import { rowsOf } from '@/testing/server/postgres/rowsOf';
import { newDatabase } from '@/testing/server/testDatabase';
import { makeTinyDisk } from '@/testing/server/tinyDisk';
import { copyEndsAfter, joinCopies } from '../copies';
import type { Database } from '../database';
import { databaseName, openDatabase } from '../openDatabase';
import { openPostgres } from '../postgres/openPostgres';
import { steps } from '../steps/steps';
import { type Move, moveToFolder, moveToPostgres } from './moveData';

const now = Date.UTC(2026, 10, 21);
let folder: string;
let url: string;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'age-better-move-'));
  url = await newDatabase('TEMPLATE template0');
  await change((database) => addAccounts(database, ['ann', 'bob']));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function change(work: (database: Database) => Promise<unknown>, database?: Database) {
  const open = database ?? (await openDatabase(folder));
  await work(open);
  await open.close();
}

function inFile(text: string) {
  const database = new Libsql(join(folder, databaseName));
  database.exec(text);
  database.close();
}

const inPostgres = (text: string) => rowsOf(url, text);

const moved = (also: Partial<Move> = {}): Move => ({ folder, url, now, say: () => {}, ...also });
const lineOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: Error) => error.message,
  );
const tablesThere = () => inPostgres("SELECT 1 FROM pg_tables WHERE schemaname = 'public'");

const change1 = { collection: 'events', id: '1', version: 1, audience: 'all', at: 1 };
const addChange = (number: number) => (database: Database) =>
  database.write((queries) =>
    queries
      .insertInto('changes')
      .values({ ...change1, number })
      .execute(),
  );
const lastNumber = async (database: Database) => {
  const { seq } = await database.read
    .selectFrom('changes')
    .select('seq')
    .orderBy('seq', 'desc')
    .executeTakeFirstOrThrow();
  return seq;
};

test('connections of which no server says that it runs are not in the way, and a server among them cannot write afterwards', async () => {
  await moveToPostgres(moved());
  const sleeping = await openPostgres(url);
  onTestFinished(() => sleeping.close());
  await joinCopies(sleeping, () => Date.now() - copyEndsAfter - 1000);
  await sleeping.read.selectFrom('notes').selectAll().execute();
  await moveToFolder(moved());
  await expect(addChange(9)(sleeping)).rejects.toMatchObject({ code: '42P01' });
});

test('numbers go on behind the highest that was ever given, there and back, also where its row has gone', async () => {
  for (const number of [1, 2, 3]) await change(addChange(number));
  await change(({ write }) =>
    write((queries) => queries.deleteFrom('changes').where('seq', '>', 1).execute()),
  );
  await moveToPostgres(moved());
  const there = await openPostgres(url);
  await addChange(4)(there);
  expect(await lastNumber(there)).toBe(4);
  await there.write((queries) => queries.deleteFrom('changes').where('seq', '>', 1).execute());
  await there.close();
  await moveToFolder(moved());
  await change(addChange(5));
  await change(async (database) => expect(await lastNumber(database)).toBe(5));
});

test('it says first what it does, then each table, and leaves a note of where the data came from', async () => {
  const said: string[] = [];
  const { tables, line } = await moveToPostgres(moved({ say: (text) => void said.push(text) }));
  expect(said[0]).toMatch(
    /^Moving what is in .*age-better\.db into the database test_\w+ at .*, all of it or nothing\./,
  );
  expect(said).toContain('accounts: 2 copied');
  expect(said.some((one) => /^accounts: 2 compared, SHA-256 [\da-f]{16}$/.test(one))).toBe(true);
  expect(tables.find(({ table }) => table === 'accounts')).toMatchObject({ rows: 2 });
  expect(line).toContain(join(folder, 'moved-to-postgres-2026-11-21T00-00-00Z'));
  expect(readdirSync(join(folder, 'moved-to-postgres-2026-11-21T00-00-00Z'))).toContain(databaseName);
  expect(await inPostgres("SELECT value FROM notes WHERE name = 'moved-from'")).toEqual([
    { value: `from ${folder} at 2026-11-21T00:00:00.000Z` },
  ]);
});

test('a database that was moved away can be neither written to nor opened again', async () => {
  await moveToPostgres(moved());
  const running = await openPostgres(url);
  onTestFinished(() => running.close());
  // It has just ended all its connections, as a server does with those that it does not use.
  await expect
    .poll(() =>
      inPostgres(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'age-better' AND datname = current_database()",
      ),
    )
    .toEqual([]);
  await moveToFolder(moved());
  await expect(addChange(1)(running)).rejects.toMatchObject({ code: '42P01' });
  expect(await lineOf(openPostgres(url))).toMatch(/was moved into a data folder\. Leave DATABASE_URL out/);
});

const nul = `INSERT INTO saved_items VALUES ('ann', 'event', 7, 'Tea' || char(0), '', NULL, 1)`;

test.each<[what: string, prepare: () => Promise<unknown> | void, line: RegExp]>([
  [
    'another program’s database',
    () => inPostgres('CREATE TABLE invoices (id BIGINT)'),
    /holds tables of another program \(such as invoices\)/,
  ],
  [
    'a database with the tables of this server',
    async () => (await openPostgres(url)).close(),
    /is not empty: it holds tables of this server already\. Make an empty one with: createdb/,
  ],
  [
    'a database of a newer version',
    async () => {
      await (await openPostgres(url)).close();
      await inPostgres(`UPDATE age_better SET version = ${steps.length + 1}`);
    },
    /was written by a newer version/,
  ],
  [
    'a database of an earlier version',
    async () => {
      await (await openPostgres(url)).close();
      await inPostgres(`UPDATE age_better SET version = ${steps.length - 1}`);
    },
    /is not empty: it holds tables of an earlier version/,
  ],
  ['a file of a newer version', () => inFile(`PRAGMA user_version = ${steps.length + 1}`), /newer version/],
  [
    'a file of an earlier version',
    () => inFile(`PRAGMA user_version = ${steps.length - 1}`),
    /is of an earlier version\. Start the server once/,
  ],
  [
    'a row that refers to nobody',
    () =>
      inFile(
        "PRAGMA foreign_keys = OFF; DELETE FROM accounts WHERE uid = 'ann'; INSERT INTO ratings VALUES (1, 'ann', 5, 1)",
      ),
    /has a row that refers to nothing in accounts/,
  ],
  ['a text with NUL', () => inFile(nul), /NUL, which is in title of saved_items "ann", "event", 7\. /],
  [
    'a number that is not exact',
    () => inFile("INSERT INTO ratings VALUES (9007199254740993, 'ann', 5, 1)"),
    /^A number is too large in ratings "ann", \d+\.$/,
  ],
  [
    'no file',
    () => rmSync(join(folder, databaseName)),
    /there is nothing to move|is missing, but this folder has been in use/,
  ],
])('%s is refused in one line, and nothing is moved', async (_what, prepare, line) => {
  await prepare();
  const [before, file] = [await tablesThere(), existsSync(join(folder, databaseName))];
  const failed = await lineOf(moveToPostgres(moved()));
  expect(failed).toMatch(line);
  expect(failed).not.toContain('\n');
  expect(await tablesThere()).toEqual(before);
  expect(readdirSync(folder).filter((name) => name.startsWith('moved'))).toEqual([]);
  expect(existsSync(join(folder, databaseName))).toBe(file);
});

test.each<[what: string, prepare: () => Promise<unknown>, line: RegExp]>([
  [
    'a server that is still running',
    async () => {
      const server = await openPostgres(url);
      const copy = await joinCopies(server, Date.now);
      onTestFinished(async () => {
        await copy.close();
        await server.close();
      });
    },
    /A server is using the database .*\. Stop every copy of it first; where one was killed, wait for a minute\.$/,
  ],
  ['a file in the folder', () => change(async () => {}), /There is a database in .* already/],
  ['an earlier version', () => inPostgres(`UPDATE age_better SET version = 1`), /is of an earlier version/],
  [
    'a newer version',
    () => inPostgres(`UPDATE age_better SET version = ${steps.length + 1}`),
    /was written by a newer version/,
  ],
  [
    'an empty database',
    async () => {
      url = await newDatabase('TEMPLATE template0');
    },
    /is empty: there is nothing to move/,
  ],
])('on the way back, %s is refused in one line, and no file is made', async (_what, prepare, line) => {
  await moveToPostgres(moved());
  await prepare();
  const before = readdirSync(folder);
  const failed = await lineOf(moveToFolder(moved()));
  expect(failed).toMatch(line);
  expect(failed).not.toContain('\n');
  expect(readdirSync(folder)).toEqual(before);
});

test('a disk without room for the file is refused in one line, and the database stays in use', async () => {
  const disk = makeTinyDisk();
  if (typeof disk === 'string') {
    console.warn(disk);
    return;
  }
  onTestFinished(() => disk.remove());
  await change(({ write }) =>
    write((queries) =>
      queries
        .insertInto('notes')
        .values({ name: 'big', value: 'x'.repeat(50_000) })
        .execute(),
    ),
  );
  await moveToPostgres(moved());
  disk.fill();
  expect(await lineOf(moveToFolder(moved({ folder: disk.folder })))).toMatch(
    /too little room in|the disk is full/,
  );
  disk.free();
  expect(readdirSync(disk.folder)).toEqual([]);
  await (await openPostgres(url)).close();
});
