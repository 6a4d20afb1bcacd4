import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { prepareBuild, run } from '@/testing/server/builtServer';
import { randomBelow, useRandomly } from '@/testing/server/randomCommunity';
import { rowsOf } from '@/testing/server/postgres/rowsOf';
import { newDatabase } from '@/testing/server/testDatabase';
import { startTestServer } from '@/testing/server/testServer';
import { databaseName, openDatabase } from '../openDatabase';
import type { Compared } from './copyRows';
import { moveToFolder, moveToPostgres } from './moveData';

const points = 20;
const built = prepareBuild();
const environment = { DATA: 'server', PUBLIC_URL: 'https://agebetter.example' };
let outside: string;
let original: string;
/** The contents of every table. */
let expected: Compared[];

const withoutNotes = (tables: Compared[]) => tables.filter(({ table }) => table !== 'notes');
const empty = () => newDatabase('TEMPLATE template0');
const move = (folder: string, url: string) => ({ folder, url, now: Date.UTC(2026, 10, 21), say: () => {} });
let made = 0;
const newFolder = () => {
  const folder = join(outside, `folder-${(made += 1)}`);
  mkdirSync(folder);
  return folder;
};
const copyOf = (folder: string) => {
  const copy = newFolder();
  cpSync(folder, copy, { recursive: true });
  return copy;
};

beforeAll(async () => {
  outside = mkdtempSync(join(tmpdir(), 'age-better-kills-'));
  original = newFolder();
  const database = await openDatabase(original);
  const server = await startTestServer(environment, original, { database });
  await useRandomly(server, randomBelow(7), 60);
  await server.close();
  await database.close();
  expected = withoutNotes((await moveToPostgres(move(copyOf(original), await empty()))).tables);
}, 180_000);
afterAll(() => rmSync(outside, { recursive: true, force: true }));

/** Until the database knows that the process has gone: a commit may still have been on its way. */
async function isOver(url: string): Promise<void> {
  const text = `SELECT 1 FROM pg_stat_activity
    WHERE application_name LIKE 'age-better%' AND datname = current_database()`;
  await expect.poll(() => rowsOf(url, text)).toEqual([]);
}

/** Runs the command, and kills it when it has said so many lines. @returns how many it said. */
async function runAndKill(folder: string, words: string[], url: string, lines = Infinity): Promise<number> {
  const command = run(join(built.folder, 'moveData.js'), { DATA_DIR: folder, DATABASE_URL: url }, words);
  let said = 0;
  command.process.stdout!.on('data', (text: string) => {
    said += text.split('\n').length - 1;
    if (said >= lines) command.process.kill('SIGKILL');
  });
  const { code, stderr } = await command.ended;
  if (lines === Infinity && code !== 0) throw new Error(stderr);
  await isOver(url);
  return said;
}

/** The numbers of lines after which it is killed: from before the first to the last. */
const killedAfter = (lines: number) =>
  Array.from({ length: points }, (_, at) => Math.max(1, Math.round((lines * (at + 1)) / points)));

test(`a move to PostgreSQL that is killed at ${points} points has moved nothing, or all`, async () => {
  const lines = await runAndKill(copyOf(original), ['--to'], await empty());
  let nothing = 0;
  for (const after of killedAfter(lines)) {
    const [folder, url] = [copyOf(original), await empty()];
    await runAndKill(folder, ['--to'], url, after);
    const isThere = (await rowsOf(url, "SELECT 1 FROM pg_tables WHERE schemaname = 'public'")).length > 0;
    if (!isThere) nothing += 1;
    // If nothing was moved, the same command can be repeated.
    const { tables } = isThere
      ? await moveToFolder(move(newFolder(), url))
      : await moveToPostgres(move(folder, url));
    expect(withoutNotes(tables)).toEqual(expected);
  }
  expect(nothing).toBeGreaterThan(points / 4);
}, 600_000);

test(`a move into a folder that is killed at ${points} points has moved nothing, or all`, async () => {
  const full = await empty();
  await moveToPostgres(move(copyOf(original), full));
  const copyOfFull = () => newDatabase(`TEMPLATE ${new URL(full).pathname.slice(1)}`);
  const lines = await runAndKill(newFolder(), ['--to-folder'], await copyOfFull());
  let nothing = 0;
  for (const after of killedAfter(lines)) {
    const [folder, url] = [newFolder(), await copyOfFull()];
    await runAndKill(folder, ['--to-folder'], url, after);
    const isThere = existsSync(join(folder, databaseName));
    if (!isThere) nothing += 1;
    const { tables } = isThere
      ? await moveToPostgres(move(folder, await empty()))
      : await moveToFolder(move(folder, url));
    expect(withoutNotes(tables)).toEqual(expected);
  }
  expect(nothing).toBeGreaterThan(points / 4);
}, 600_000);
