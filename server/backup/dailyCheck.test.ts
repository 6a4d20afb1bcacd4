import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { databaseName, openDatabase } from '../database/openDatabase';
import { prepareBuild, run } from '@/testing/server/builtServer';
import { damageTree } from '@/testing/server/damage';
import { startTestServer } from '@/testing/server/testServer';
import { createCheckProcess } from './backupProcess';
import { createDailyCheck } from './dailyCheck';

const hour = 60 * 60 * 1000;

test('the databases are checked at the start and once a day, also after the clock was set back', async () => {
  let [time, count] = [Date.UTC(2026, 10, 22), 0];
  const check = createDailyCheck({
    check: async () => ((count += 1), null),
    now: () => time,
    damaged: () => {},
    failed: () => {},
  });
  for (let looked = 0; looked < 49; looked += 1) {
    await check.runWhenDue();
    time += hour;
  }
  expect(count).toBe(3);
  time -= 30 * 24 * hour;
  await check.runWhenDue();
  expect(count).toBe(4);
});

test('a check that was not possible is tried again at the next hour, and says why', async () => {
  const said: unknown[] = [];
  let trouble: Error | null = new Error('busy');
  const check = createDailyCheck({
    check: async () => {
      if (trouble) throw trouble;
      return 'a.db is damaged';
    },
    now: () => 0,
    damaged: (line) => said.push(line),
    failed: (error) => said.push((error as Error).message),
  });
  await check.runWhenDue();
  trouble = null;
  await check.runWhenDue();
  await check.runWhenDue();
  expect(said).toEqual(['busy', 'a.db is damaged']);
});

const built = prepareBuild();
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'age-better-checked-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const checkData = () => run(join(built.folder, 'checkData.js'), { DATA_DIR: folder }).ended;
const path = () => join(folder, databaseName);
const line = () => `${path()} is damaged: stop the server and restore a backup (npm run restore -- FILE).`;

test('the command reads every page and every index, and says in one line which file is damaged', async () => {
  await (await openDatabase(folder)).close();
  expect(await checkData()).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('Every page is good in age-better.db.') as string,
  });
  damageTree(path(), 'ratings_by_resource');
  expect(await checkData()).toMatchObject({ code: 2, stderr: `${line()}\n` });
});

test('a running server that finds damage says so in its log and in its health, and goes on', async () => {
  const checked = createCheckProcess(join(built.folder, 'checkData.js'));
  process.env['DATA_DIR'] = folder;
  let found: Promise<string | null> = Promise.resolve(null);
  const server = await startTestServer({ DATA: 'server', PUBLIC_URL: 'https://agebetter.example' }, folder, {
    checkData: (signal) => (found = checked(signal)),
  });
  try {
    expect((await server.send('GET', '/api/health')).status).toBe(200);
    // Damages an index that no request uses.
    damageTree(path(), 'ratings_by_resource');
    await server.app.listen({ port: 0, host: '127.0.0.1' });
    expect(await found).toBe(line());
    expect(await server.send('GET', '/api/health')).toMatchObject({
      status: 500,
      body: { code: 'data-damaged' },
    });
    expect(server.logLines.filter((one) => one.includes('the data is damaged'))).toHaveLength(1);
    expect((await server.send('GET', '/api/events')).status).toBe(200);
  } finally {
    delete process.env['DATA_DIR'];
    await server.close();
  }
});
