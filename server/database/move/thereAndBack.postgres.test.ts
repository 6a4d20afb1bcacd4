import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { allAnswers, randomBelow, type RandomCommunity, useRandomly } from '@/testing/server/randomCommunity';
import { newDatabase } from '@/testing/server/testDatabase';
import { startTestServer, type TestServer } from '@/testing/server/testServer';
import type { Database } from '../database';
import { openDatabase } from '../openDatabase';
import { openPostgres } from '../postgres/openPostgres';
import { moveToFolder, moveToPostgres } from './moveData';

const environment = {
  DATA: 'server',
  PUBLIC_URL: 'https://agebetter.example',
  REGISTRATIONS_PER_HOUR: '100000',
};
const now = Date.UTC(2026, 10, 21);

async function inServer<T>(
  folder: string,
  database: Database,
  work: (server: TestServer) => Promise<T>,
): Promise<T> {
  const server = await startTestServer(environment, folder, { database });
  try {
    return await work(server);
  } finally {
    await server.close();
    await database.close();
  }
}

test.each([1, 2, 3])(
  'a random community answers everybody with the same bytes in PostgreSQL, and in a file again (seed %i)',
  async (seed) => {
    const outside = mkdtempSync(join(tmpdir(), 'age-better-moved-'));
    onTestFinished(() => rmSync(outside, { recursive: true, force: true }));
    const [folder, beside] = [join(outside, 'data'), join(outside, 'beside')];
    mkdirSync(folder);
    let elapsed = 0;
    const community = await inServer(folder, await openDatabase(folder), async (server) => {
      const used = await useRandomly(server, randomBelow(seed), 120);
      elapsed = server.elapsed;
      return used;
    });
    expect(community.done).toBeGreaterThan(60);
    cpSync(folder, beside, { recursive: true });
    const answersOf = (where: string, database: Database, used: RandomCommunity) =>
      inServer(where, database, (server) => {
        server.elapse(elapsed);
        return allAnswers(server, used);
      });
    const before = await answersOf(beside, await openDatabase(beside), community);

    // Otherwise it says nothing.
    expect(before.filter((answer) => answer.startsWith('200')).length).toBeGreaterThan(before.length / 2);
    expect(before.some((answer) => /^200 a calendar .*BEGIN:VEVENT/s.test(answer))).toBe(true);

    const url = await newDatabase('TEMPLATE template0');
    const move = { folder, url, now, say: () => {} };
    const there = await moveToPostgres(move);
    expect(readdirSync(folder)).not.toContain('age-better.db');
    // Reading notes things down as well: each engine reads from the same beginning.
    const copy = await newDatabase(`TEMPLATE ${new URL(url).pathname.slice(1)}`);
    expect(await answersOf(folder, await openPostgres(copy), community)).toEqual(before);

    const back = await moveToFolder({ ...move, now: now + 1000 });
    const others = (moved: typeof there) => moved.tables.filter(({ table }) => table !== 'notes');
    expect(others(back)).toEqual(others(there));
    expect(await answersOf(folder, await openDatabase(folder), community)).toEqual(before);
  },
  120_000,
);
