import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { keepCookie, sessionHeaders } from '../../testing/server/sessionCookies.mjs';
import { openDatabase } from '../database/openDatabase';
import { prepareBuild } from '@/testing/server/builtServer';
import { brokenReferences, tablesNaming } from '@/testing/server/ownedRows';
import { runPublic } from '@/testing/server/publicServer';
import type { Running } from '../../testing/server/startBuilt.mjs';
import { deletedAccountsName } from '../database/folderNames';
import { readDeletedAccounts } from './deletedAccounts';
import { leftInFiles } from './eraseAccount';

const built = prepareBuild();

const password = 'Correct1';
const day = 24 * 60 * 60 * 1000;

interface Call {
  token?: string;
  body?: unknown;
}

async function send(server: Running, method: string, path: string, { token, body }: Call = {}) {
  const address = await server.address;
  const response = await fetch(`${address}/api/${path}`, {
    method,
    headers: {
      origin: address.replace('127.0.0.1', 'localhost'),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...sessionHeaders(token),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const answer = (await response.json()) as Record<string, string>;
  keepCookie(answer, response.headers.getSetCookie());
  return { status: response.status, body: answer };
}

async function register(server: Running, email: string) {
  const { body } = await send(server, 'POST', 'identity/accounts', { body: { email, password } });
  return { email, uid: body['uid']!, token: body['token']! };
}

/** Returns the traces of an account on the disk. */
async function leftOf(folder: string, uid: string): Promise<string[]> {
  const database = await openDatabase(folder);
  const { read } = database;
  const accounts = await read.selectFrom('accounts').select('uid').where('uid', '=', uid).execute();
  const entries = read.selectFrom('audit').select('uid').where('uid', '=', uid);
  const named = await entries.where('email', 'like', '%@%').execute();
  const tables = await tablesNaming(read, uid);
  const broken = await brokenReferences(read);
  const left = await leftInFiles(read);
  await database.close();
  return [
    ...(accounts.length > 0 ? ['account'] : []),
    ...(named.length > 0 ? ['address in the audit trail'] : []),
    ...tables.map((table) => `rows of ${table}`),
    ...broken.map((table) => `broken references of ${table}`),
    ...(left.some((one) => one.uid === uid) ? ['address in files'] : []),
  ];
}

test('a server that is killed in the middle of a deletion finishes it at the next start, and never leaves half a person', async () => {
  const outside = mkdtempSync(join(tmpdir(), 'age-better-leaving-'));
  onTestFinished(() => rmSync(outside, { recursive: true, force: true }));
  const folder = join(outside, 'data');
  mkdirSync(folder);
  const start = () => runPublic(built, folder, { DATA: 'server', BACKUPS_KEPT: '0' });
  let interrupted = 0;
  // From round to round a little later: before, while and after the data and the account go.
  for (const turns of [0, 1, 4, 16, 64]) {
    const server = await start();
    await server.started;
    const leaver = await register(server, `leaver${turns}@example.net`);
    for (let index = 0; index < 30; index += 1) {
      const from = Date.now() + (index + 1) * day;
      const [startsAt, end] = [from, from + 60_000].map((time) => new Date(time).toISOString());
      const record = { id: `${turns}-${index}`, title: 'Walk', start: startsAt, end };
      const body = { record, overlapAgreed: true };
      await send(server, 'PUT', `appointments/${turns}-${index}`, { token: leaver.token, body });
    }
    const order = { password, titles: false, renews: false };
    const feed = await send(server, 'POST', 'identity/calendar-feed', { token: leaver.token, body: order });
    await fetch(feed.body['address']!.replace('localhost', '127.0.0.1'));
    const answer = send(server, 'POST', 'identity/deletion', {
      token: leaver.token,
      body: { password },
    }).catch(() => null);
    while (!readDeletedAccounts(join(folder, deletedAccountsName)).some(({ uid }) => uid === leaver.uid))
      await nextTurn();
    for (let turn = 0; turn < turns; turn += 1) await nextTurn();
    server.process.kill('SIGKILL');
    await server.ended;
    await answer;
    if ((await leftOf(folder, leaver.uid)).length > 0) interrupted += 1;

    const next = await start();
    await next.started;
    const login = await send(next, 'POST', 'identity/session', { body: { email: leaver.email, password } });
    next.process.kill('SIGTERM');
    const { stdout } = await next.ended;
    expect(login.status).toBe(401);
    expect(await leftOf(folder, leaver.uid)).toEqual([]);
    expect(stdout).not.toContain(leaver.email);
  }
  // The test would prove nothing if every deletion had ended before its server was killed.
  expect(interrupted).toBeGreaterThan(0);
}, 120_000);
