import { appendFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { restoreBackup } from '../backup/restoreBackup';
import { writeBackup } from '../backup/writeBackup';
import { onFolder } from '@/testing/server/onFolder';
import { startTestServer, type TestServer } from '@/testing/server/testServer';
import { standingRight } from '@/testing/server/standingRight';
import { deletedAccountsName } from '../database/folderNames';
import { noteDeletedAccount, readDeletedAccounts } from './deletedAccounts';
import { repeatDeletions } from './repeatDeletions';
import { runRaw } from '@/testing/server/rawDatabase';

const environment = { DATA: 'server', PUBLIC_URL: 'https://agebetter.example' };
const now = Date.UTC(2026, 10, 22, 9);
const booking = {
  record: {
    id: 'a1',
    title: 'Podiatrist',
    start: '2026-12-01T10:00:00.000Z',
    end: '2026-12-01T11:00:00.000Z',
  },
};

let outside: string;
let folder: string;
let file: string;
beforeEach(() => {
  outside = mkdtempSync(join(tmpdir(), 'age-better-forget-'));
  folder = join(outside, 'data');
  file = join(outside, 'backup.tar.gz');
  mkdirSync(folder);
});
afterEach(() => rmSync(outside, { recursive: true, force: true }));

async function inServer<T>(work: (server: TestServer) => Promise<T>, at = folder): Promise<T> {
  const server = await startTestServer(environment, at);
  try {
    return await work(server);
  } finally {
    await server.close();
  }
}

const personOf = (name: string) => ({ email: `${name}@example.net`, password: 'Correct1' });

/** Registers a user who books. @returns the account's id. */
async function joinIn(server: TestServer, name: string): Promise<{ uid: string; token: string }> {
  const { body } = await server.send('POST', '/api/identity/accounts', { body: personOf(name) });
  const { uid, token } = body as { uid: string; token: string };
  const record = { ...booking.record, id: `${name}-1` };
  await server.send('PUT', `/api/appointments/${name}-1`, { token, body: { record, overlapAgreed: true } });
  await server.send('POST', '/api/identity/calendar-feed', {
    token,
    body: { password: personOf(name).password, titles: false, renews: false },
  });
  return { uid, token };
}
const mayLogIn = async (server: TestServer, name: string) =>
  (await server.send('POST', '/api/identity/session', { body: personOf(name) })).status === 200;
const ownersIn = async ({ parts }: TestServer) => {
  const { read } = parts.community!.database;
  const records = await read.selectFrom('records').select('owner').execute();
  const feeds = await read.selectFrom('calendar_feeds').select('uid').execute();
  return [...new Set([...records.map(({ owner }) => owner), ...feeds.map(({ uid }) => uid)])];
};

describe('A backup from before a person left', () => {
  test('brings nothing of them back when it is restored into the same folder', async () => {
    const { ann, bob } = await inServer(async (server) => {
      const both = { ann: await joinIn(server, 'ann'), bob: await joinIn(server, 'bob') };
      await writeBackup({ folder, file, madeAt: now });
      const left = await server.send('POST', '/api/identity/deletion', {
        token: both.ann.token,
        body: { password: 'Correct1' },
      });
      expect(left.status).toBe(200);
      return both;
    });
    await restoreBackup({ folder, file, now });
    // Deleted data is in the restored files again, until it is deleted once more.
    expect(await inServer((server) => mayLogIn(server, 'ann'))).toBe(true);
    expect(await onFolder(folder, now, repeatDeletions)).toBe(1);
    expect(await onFolder(folder, now, repeatDeletions)).toBe(0);
    await inServer(async (server) => {
      expect(await mayLogIn(server, 'ann')).toBe(false);
      expect(await mayLogIn(server, 'bob')).toBe(true);
      expect(await ownersIn(server)).toEqual([bob.uid]);
      const entries = await runRaw(server.parts, sql`SELECT * FROM audit WHERE uid = ${ann.uid} ORDER BY id`);
      expect(JSON.stringify(entries)).not.toContain('ann@');
      expect(entries.at(-1)).toMatchObject({ what: 'account-deleted' });
    });
  });

  test('brings nothing of them back on another machine to which the list was copied', async () => {
    await inServer(async (server) => {
      const { token } = await joinIn(server, 'ann');
      await writeBackup({ folder, file, madeAt: now });
      await server.send('POST', '/api/identity/deletion', { token, body: { password: 'Correct1' } });
    });
    const there = join(outside, 'there');
    mkdirSync(there);
    await restoreBackup({ folder: there, file, now });
    writeFileSync(join(there, deletedAccountsName), readFileSync(join(folder, deletedAccountsName)));
    expect(await onFolder(there, now, repeatDeletions)).toBe(1);
    expect(await inServer((server) => mayLogIn(server, 'ann'), there)).toBe(false);
  });
});

test('a user who registers again with the same address keeps their new account', async () => {
  await inServer(async (server) => {
    const { token } = await joinIn(server, 'ann');
    await server.send('POST', '/api/identity/deletion', { token, body: { password: 'Correct1' } });
    await joinIn(server, 'ann');
  });
  expect(await onFolder(folder, now, repeatDeletions)).toBe(0);
  await inServer(async (server) => {
    expect(await mayLogIn(server, 'ann')).toBe(true);
    expect(await ownersIn(server)).toHaveLength(1);
  });
});

test('a sample person of a demonstration comes back at its next start, and stays', async () => {
  const demonstration = { DATA: 'server' };
  const server = await startTestServer(demonstration, folder);
  const sample = (await server.parts.accounts.byEmail('margaret@example.org'))!;
  await server.parts.deletion!.run(sample.uid, standingRight(sample.uid));
  expect(await server.parts.accounts.byEmail(sample.email)).toBeNull();
  const place = server.settings.dataFolder;
  await server.close();
  const next = await startTestServer(demonstration, folder, { now: () => now });
  await next.close();
  expect(await onFolder(place, now, repeatDeletions)).toBe(0);
});

describe('The list of deleted accounts', () => {
  const list = () => join(folder, deletedAccountsName);
  const [first, second] = [
    { uid: 'a-1', at: now },
    { uid: 'b-2', at: now + 1000 },
  ];

  test('survives a line that was cut off, and the next line is whole', () => {
    noteDeletedAccount(list(), first);
    appendFileSync(join(folder, deletedAccountsName), 'c-3 2026-11-2');
    noteDeletedAccount(list(), second);
    expect(readDeletedAccounts(list())).toEqual([first, second]);
  });

  test('can be joined from those of two machines, in whatever line ends', () => {
    writeFileSync(
      join(folder, deletedAccountsName),
      'a-1 2026-11-22T09:00:00Z\r\n\r\nb-2 2026-11-22T09:00:01.000Z',
    );
    expect(readDeletedAccounts(list())).toEqual([first, second]);
  });

  test('takes a line back when nothing could be deleted', () => {
    noteDeletedAccount(list(), first);
    noteDeletedAccount(list(), second)();
    expect(readDeletedAccounts(list())).toEqual([first]);
  });
});

test('a full disk leaves the account as it was, now and at the next start', async () => {
  await inServer(async (server) => {
    const { token } = await joinIn(server, 'ann');
    const { community } = server.parts;
    const write = community!.write.bind(community);
    community!.write = async () => {
      throw Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' });
    };
    const refused = await server.send('POST', '/api/identity/deletion', {
      token,
      body: { password: 'Correct1' },
    });
    expect(refused.status).toBe(507);
    community!.write = write;
    const record = { ...booking.record, id: 'later' };
    const later = await server.send('PUT', '/api/appointments/later', {
      token,
      body: { record, overlapAgreed: true },
    });
    expect(later.status).toBe(201);
  });
  expect(await onFolder(folder, now, repeatDeletions)).toBe(0);
  expect(await inServer((server) => mayLogIn(server, 'ann'))).toBe(true);
});
