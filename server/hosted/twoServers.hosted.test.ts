import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Actor } from '../identity/actor';
import { startTestServer, type TestServer } from '../testing/testServer';
import { createFirestore } from './firestore';
import { createHosted } from './hosted';
import { createHostedMailRequests } from './hostedMailRequests';
import { grantHostedRole } from './operator';
import { emulatedFirestore, ownerToken, readUnsignedToken, somebody, startEmpty } from './testing/emulated';

const hour = 60 * 60 * 1000;
const start = Math.floor(Date.now() / hour) * hour;

let servers: [TestServer, TestServer, ...TestServer[]];
let ada: Actor;

async function startHosted({
  firestore = emulatedFirestore(),
  mailsPerHour = 100,
} = {}): Promise<TestServer> {
  let server: TestServer | undefined;
  const now = () => start + (server?.elapsed ?? 0);
  const hosted = createHosted({ readToken: readUnsignedToken, firestore, mailsPerHour, now });
  server = await startTestServer({}, undefined, { hosted, now });
  return server;
}

beforeEach(async () => {
  await startEmpty();
  ada = await somebody('ada', 'admin');
  servers = [await startHosted(), await startHosted()];
});
afterEach(() => Promise.all(servers.map((server) => server.close())));

const mail = { to: 'eve@example.net', subject: 'Walks', text: 'Walk at 10.', html: '<p>Walk</p>' };
const send = (server: TestServer, key: string, by = ada) =>
  server.send('POST', '/api/send-email', {
    body: mail,
    token: by.token,
    headers: { 'idempotency-key': key },
  });
const sent = () => servers.flatMap(({ mails }) => mails).length;

test('two servers send once for the same idempotency key, and both give the same answer', async () => {
  const answers = await Promise.all([0, 1, 0, 1].map((i) => send(servers[i]!, 'key-0001')));
  expect(sent()).toBe(1);
  for (const answer of answers)
    expect(answer).toMatchObject({ status: 200, body: { messageId: '<1@test>' } });
  expect(await send(servers[1], 'key-0001')).toMatchObject({ status: 200, body: { messageId: '<1@test>' } });
  expect(sent()).toBe(1);
});

test('a server that crashed while sending leaves an email that may have been sent', async () => {
  const requests = createHostedMailRequests(emulatedFirestore());
  await send(servers[0], 'key-0002');
  const { fingerprint } = (await requests.find(ada, 'key-0002'))!;
  await requests.begin(ada, 'key-0003', fingerprint, start);
  servers[1].elapse(76_000);
  expect(await send(servers[1], 'key-0003')).toMatchObject({ status: 502, body: { code: 'mail-unknown' } });
  expect(sent()).toBe(1);
});

test('two servers share the limit on emails', async () => {
  const strict = [await startHosted({ mailsPerHour: 3 }), await startHosted({ mailsPerHour: 3 })] as const;
  servers.push(...strict);
  for (const [i, key] of ['key-0001', 'key-0002', 'key-0003'].entries()) {
    expect((await send(strict[i % 2 === 0 ? 0 : 1], key)).status).toBe(200);
  }
  for (const server of strict) {
    expect(await send(server, 'key-0004')).toMatchObject({ status: 429, headers: { 'retry-after': '3600' } });
  }
});

test('each server’s audit trail shows what the other one did', async () => {
  await send(servers[0], 'key-0001');
  await servers[1].send('POST', '/api/audit', {
    body: { what: 'users-deleted', count: 2 },
    token: ada.token,
  });
  for (const server of servers) {
    const { text } = await server.send('GET', '/api/audit', { token: ada.token });
    const { entries } = JSON.parse(text) as { entries: object[] };
    expect(entries).toHaveLength(2);
    expect(entries).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ who: 'ada@example.net', what: 'email-sent', count: 1 }),
        expect.objectContaining({ who: 'ada@example.net', what: 'users-deleted', count: 2 }),
      ]),
    );
  }
});

test('the audit trail shows who was given which role', async () => {
  const operator = {
    accounts: {
      find: async () => ({ uid: 'eve', email: 'eve@example.net', emailShown: true }),
      create: async () => {},
      sendReset: async () => {},
    },
    firestore: emulatedFirestore(),
    token: ownerToken,
  };
  await grantHostedRole(operator, 'eve@example.net', 'healthcare', start);
  const { text } = await servers[0].send('GET', '/api/audit', { token: ada.token });
  const when = new Date(start).toISOString();
  expect(JSON.parse(text)).toEqual({
    entries: [
      {
        from: when,
        to: when,
        who: '',
        what: 'role-changed',
        count: 1,
        whom: 'eve@example.net',
        was: 'user',
        role: 'healthcare',
      },
    ],
  });
});

test('without the database nothing is sent, and the answer says so', async () => {
  servers.push(await startHosted({ firestore: createFirestore('demo-x', 'http://127.0.0.1:1') }));
  const answer = await send(servers.at(-1)!, 'key-0001');
  expect(answer).toMatchObject({ status: 503, body: { code: 'unavailable' } });
  expect(sent()).toBe(0);
});
