import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, type TestContext } from 'vitest';
import { locations } from '@/shared/seeds/locations';
import { createOutboxMail } from '../mail/outbox';
import { openParts } from '../app/parts';
import { readSettings } from '../settings/settings';
import { damage } from '@/testing/server/damage';
import { startTestServer, type TestServer } from '@/testing/server/testServer';
import { makeTinyDisk, type TinyDisk } from '@/testing/server/tinyDisk';
import { sql } from 'kysely';
import type { Queries } from '../database/database';
import { databaseName } from '../database/openDatabase';
import { limitPages, rawDatabase } from '@/testing/server/rawDatabase';

let server: TestServer;
let close: (() => Promise<void> | void)[];
beforeEach(() => {
  close = [];
});
afterEach(async () => {
  for (const one of close.toReversed()) await one();
});

async function startServer(folder?: string): Promise<void> {
  server = await startTestServer({ PUBLIC_URL: 'https://agebetter.example' }, folder);
  close.push(() => server.close());
}

function tinyDisk({ skip }: TestContext): TinyDisk {
  const disk = makeTinyDisk();
  if (typeof disk === 'string') return skip(disk);
  close.push(disk.remove);
  return disk;
}

const hour = 60 * 60 * 1000;
const password = 'Correct1';
const register = (email: string) =>
  server.send('POST', '/api/identity/accounts', { body: { email, password } });
const login = (email: string) => server.send('POST', '/api/identity/session', { body: { email, password } });
const health = () => server.send('GET', '/api/health');
const forgetMemory = (queries: Queries) => sql`PRAGMA shrink_memory`.execute(queries);
const countOf = (table: string) =>
  (rawDatabase(server.parts).prepare(`SELECT count(*) AS n FROM ${table}`).get() as { n: number }).n;

const full = {
  status: 507,
  body: {
    code: 'disk-full',
    error:
      'The server has no room left, so this was not saved. Please try again later, or tell whoever runs this site.',
  },
};

/** The errors in the log. */
const errorLines = () =>
  server.logLines
    .map((line) => JSON.parse(line) as { level: number; msg?: string; [name: string]: unknown })
    .filter(({ level }) => level >= 50);

test('on a full disk the health reports it, logins last, and what cannot be saved is refused as a whole', async (context) => {
  const { folder, fill, free } = tinyDisk(context);
  await startServer(folder);
  const { token } = (await register('ada@example.net')).body;
  expect(await health()).toMatchObject({ status: 200, body: { status: 'ok' } });
  fill();
  // Later than the one write a day that keeps a login alive.
  server.elapse(25 * hour);
  expect(await health()).toMatchObject(full);
  const me = await server.send('GET', '/api/identity/me', { token });
  expect(me).toMatchObject({ status: 200, body: { email: 'ada@example.net' } });
  expect((await server.send('GET', '/')).status).toBe(200);

  expect(await register('ben@example.net')).toMatchObject(full);
  expect(await login('ada@example.net')).toMatchObject(full);
  const reset = await server.send('POST', '/api/identity/password-reset', {
    body: { email: 'ada@example.net' },
  });
  expect(reset).toMatchObject(full);
  expect(errorLines().length).toBeGreaterThan(0);
  for (const line of errorLines()) {
    expect(line.msg).toBe('the disk is full: nothing can be saved until there is room in the data folder');
    expect(JSON.stringify(line)).not.toContain(' at ');
  }

  free();
  server.elapse(10_000);
  expect((await health()).status).toBe(200);
  expect((await register('ben@example.net')).status).toBe(201);
  expect((await login('ada@example.net')).status).toBe(200);
});

test('on a full disk a logout ends the login at once, and for good once there is room', async (context) => {
  const { folder, fill, free } = tinyDisk(context);
  await startServer(folder);
  const { token } = (await register('ada@example.net')).body;
  const there = (await login('ada@example.net')).body['token'];
  await server.send('PUT', '/api/identity/session/device', { token, body: { use: 'shared' } });
  fill();
  const me = async (asked = token) => (await server.send('GET', '/api/identity/me', { token: asked })).status;
  // Twice, as two tabs do.
  for (let tab = 0; tab < 2; tab += 1) {
    const answer = await server.send('DELETE', '/api/identity/session', { token });
    expect(answer.status).toBe(204);
    expect([answer.headers['set-cookie']].flat()).toEqual([
      expect.stringMatching(/^__Secure-device=;.* Path=\/api\/identity;/),
      expect.stringMatching(/^__Secure-device=;.* Path=\/login;/),
      expect.stringMatching(/^__Host-session=;/),
      expect.stringMatching(/^without-code=;/),
    ]);
  }
  expect([await me(), await me(there)]).toEqual([401, 200]);
  expect(countOf('sessions')).toBe(2);
  const logins = await server.send('GET', '/api/identity/logins', { token: there });
  expect((JSON.parse(logins.text) as { logins: unknown[] }).logins).toHaveLength(1);

  free();
  expect((await login('ada@example.net')).status).toBe(200);
  expect(countOf('sessions')).toBe(2);
  fill();
  expect((await server.send('DELETE', '/api/identity/session', { token: there })).status).toBe(204);
  free();
  await server.parts.sessions.tidy(server.parts.now());
  expect(countOf('sessions')).toBe(1);
  expect(await me(there)).toBe(401);
});

test('on a full disk nothing half-written is left, neither an email nor an imported list', async (context) => {
  const { folder, fill } = tinyDisk(context);
  await startServer(folder);
  const outbox = createOutboxMail(join(folder, 'outbox'), server.settings.mail, Date.now);
  fill();
  const mail = { to: 'ada@example.net', subject: 'News', text: 'Words '.repeat(2000), html: '' };
  await expect(outbox.send(mail)).rejects.toMatchObject({ code: 'ENOSPC' });
  expect(readdirSync(join(folder, 'outbox'))).toEqual([]);
  // The server may have given room back meanwhile.
  fill();
  const many = Array.from({ length: 3000 }, (_, at) => ({
    ...locations[0]!,
    id: at + 1,
    lat: -20 - at / 1000,
  }));
  await expect(server.parts.places.replace(many)).rejects.toMatchObject({ code: 'SQLITE_FULL' });
  expect(await server.parts.places.current()).toEqual([]);
});

test('a start on a full disk is reported in one clear line', async (context) => {
  const { folder, fill, free } = tinyDisk(context);
  const open = () =>
    openParts(readSettings({ DATA_DIR: folder, PUBLIC_URL: 'https://agebetter.example' }), {
      warn: () => {},
    });
  fill();
  await expect(open()).rejects.toThrow(/^The .* cannot be (opened|made|used) \(the disk is full\)\.$/);
  free();
  const parts = await open();
  close.push(() => parts.close());
});

test('if the disk fills up during a registration, the account is stored completely or not at all', async () => {
  await startServer();
  const { database } = server.parts;
  const [{ page_count: pages }] = rawDatabase(server.parts).pragma('page_count') as [{ page_count: number }];
  let confirmed = 0;
  for (let more = 0; more < 12; more += 1) {
    await limitPages(database, pages + more);
    const next = (i: number) => register(`person${i}.${'x'.repeat(i % 50)}@more${more}.example.net`);
    let answer = await next(0);
    for (let i = 1; answer.status === 201; i += 1) {
      confirmed += 1;
      answer = await next(i);
    }
    expect(answer).toMatchObject(full);
    // Also where there is room for less than an account.
    expect(await health()).toMatchObject(full);
    expect(countOf('accounts')).toBe(confirmed);
    expect(countOf('sessions')).toBe(confirmed);
  }
  expect(confirmed).toBeGreaterThan(20);
});

test('damaged pages are reported in plain words to the person, in the log and by the health check', async () => {
  await startServer();
  for (let i = 0; i < 60; i += 1) await register(`person${i}@example.net`);
  expect((await health()).status).toBe(200);
  const { database, folder } = server.parts;
  rawDatabase(server.parts).pragma('wal_checkpoint(TRUNCATE)');
  damage(join(folder, databaseName));
  // The contents of its memory are still good.
  for (const queries of [database.read, database])
    await ('write' in queries ? queries.write(forgetMemory) : forgetMemory(queries));
  const damaged = {
    status: 500,
    body: {
      code: 'data-damaged',
      error:
        'The server cannot read a part of what it keeps, so this was not done. Please try again later, or tell whoever runs this site.',
    },
  };
  expect(await login('person3@example.net')).toMatchObject(damaged);
  expect(errorLines()).toEqual([
    expect.objectContaining({
      code: 'SQLITE_CORRUPT',
      msg: 'the database is damaged: stop the server and restore a backup (npm run restore -- FILE)',
    }),
  ]);
  expect(JSON.stringify(errorLines())).not.toContain(' at ');
  expect(await health()).toMatchObject(damaged);
});
