import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '@/testing/server/testServer';
import { clientOf } from '../http/client';

const minute = 60 * 1000;
const ada = { email: 'ada@example.net', password: 'Correct1' };
const limits = {
  LOGIN_FAILURES_PER_ADDRESS: '3',
  LOGIN_FAILURES_PER_CLIENT: '6',
  LOGIN_WINDOW_MINUTES: '10',
};

let server: TestServer;
const logIn = (email: string, password: string, remoteAddress = '192.0.2.1') =>
  server.send('POST', '/api/identity/session', { body: { email, password }, remoteAddress });

beforeEach(async () => {
  server = await startTestServer(limits);
  await server.send('POST', '/api/identity/accounts', { body: ada });
});
afterEach(() => server.close());

test('a client has to wait after three wrong passwords for an address', async () => {
  for (let i = 1; i <= 3; i += 1) expect((await logIn('Ada@example.net', 'Wrong123')).status).toBe(401);
  const refused = await logIn(ada.email, ada.password);
  expect(refused).toMatchObject({
    status: 429,
    body: { code: 'too-many-requests', error: 'There were too many tries. Please wait 10 minutes.' },
  });
  expect(refused.headers['retry-after']).toBe('600');
  server.elapse(10 * minute);
  expect((await logIn(ada.email, ada.password)).status).toBe(200);
});

test('a stranger who guesses passwords does not lock the owner out', async () => {
  for (let i = 0; i < 20; i += 1) await logIn(ada.email, 'Wrong123', '203.0.113.7');
  expect((await logIn(ada.email, ada.password, '203.0.113.7')).status).toBe(429);
  expect((await logIn(ada.email, ada.password, '192.0.2.1')).status).toBe(200);
});

test('guesses from many clients at once are stopped at twenty times the limit of one', async () => {
  const clients = Array.from({ length: 20 }, (_, i) => `203.0.113.${i}`);
  for (const client of clients) {
    for (let i = 0; i < 3; i += 1) expect((await logIn(ada.email, 'Wrong123', client)).status).toBe(401);
  }
  expect((await logIn(ada.email, 'Wrong123', '198.51.100.1')).status).toBe(429);
  expect((await logIn('bob@example.net', 'Wrong123', '198.51.100.1')).status).toBe(401);
});

test('a successful login does not reset the failed attempts of others', async () => {
  const guess = async (from: number, count: number) => {
    for (let i = 0; i < count; i += 1) await logIn(ada.email, 'Wrong123', `203.0.113.${from + i}`);
  };
  await guess(0, 59);
  expect((await logIn(ada.email, ada.password)).status).toBe(200);
  await guess(100, 1);
  expect((await logIn(ada.email, 'Wrong123', '203.0.113.200')).status).toBe(429);
});

test('correct passwords never count', async () => {
  for (let i = 0; i < 20; i += 1) expect((await logIn(ada.email, ada.password)).status).toBe(200);
});

test('a correct password clears the client’s failed attempts before it', async () => {
  for (let round = 0; round < 2; round += 1) {
    await logIn(ada.email, 'Wrong123');
    await logIn(ada.email, 'Wrong123');
    expect((await logIn(ada.email, ada.password)).status).toBe(200);
  }
});

test('parallel attempts do not get past the limit', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => logIn(ada.email, 'Wrong123')));
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(3);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(7);
});

test('a client that tries many addresses has to wait, others do not', async () => {
  for (let i = 0; i < 6; i += 1) {
    expect((await logIn(`nobody${i}@example.net`, 'Wrong123')).body['code']).toBe('user-not-found');
  }
  expect((await logIn('nobody7@example.net', 'Wrong123')).status).toBe(429);
  expect((await logIn(ada.email, ada.password)).status).toBe(429);
  expect((await logIn(ada.email, ada.password, '192.0.2.2')).status).toBe(200);
});

describe('one person behind an address that others share', () => {
  const from = '192.0.2.1';
  const register = (email: string) =>
    server.send('POST', '/api/identity/accounts', {
      body: { email, password: 'Correct1' },
      remoteAddress: from,
    });
  const guessCode = (code: string) =>
    server.send('POST', '/api/identity/password', {
      body: { code, password: 'Correct2' },
      remoteAddress: from,
    });
  const sixTimes = async (work: (index: number) => Promise<unknown>) => {
    for (let i = 0; i < 6; i += 1) await work(i);
  };

  test('stops by wrong passwords nobody who has logged in from there before, on whatever device', async () => {
    expect((await logIn(ada.email, ada.password, from)).status).toBe(200);
    await sixTimes((i) => logIn(`nobody${i}@example.net`, 'Wrong123', from));
    expect((await logIn('nobody7@example.net', 'Wrong123', from)).status).toBe(429);
    expect((await logIn(ada.email, ada.password, from)).status).toBe(200);
    // Passwords of that account are still guessed three times only.
    for (let i = 0; i < 3; i += 1) expect((await logIn(ada.email, 'Wrong123', from)).status).toBe(401);
    expect((await logIn(ada.email, ada.password, from)).status).toBe(429);
  });

  test('stops by wrong passwords nobody who registers or uses a mailed link', async () => {
    await sixTimes((i) => logIn(`nobody${i}@example.net`, 'Wrong123', from));
    expect((await register('bea@example.net')).status).toBe(201);
    expect((await guessCode('guess')).body['code']).toBe('invalid-credential');
    const uid = (await server.parts.accounts.byEmail(ada.email))!.uid;
    const code = await server.parts.resets.start(uid, server.parts.now(), true);
    expect((await guessCode(code)).status).toBe(204);
  });

  test('stops by wrong codes nobody who logs in, registers or has a right code', async () => {
    await sixTimes(() => guessCode('guess'));
    expect((await guessCode('guess')).status).toBe(429);
    expect((await register('bea@example.net')).status).toBe(201);
    expect((await logIn(ada.email, ada.password, from)).status).toBe(200);
    const uid = (await server.parts.accounts.byEmail(ada.email))!.uid;
    const code = await server.parts.resets.start(uid, server.parts.now(), true);
    expect((await guessCode(code)).status).toBe(204);
  });

  test('stops by addresses that are taken nobody who registers with a free one, or logs in', async () => {
    await sixTimes(() => register(ada.email));
    expect((await register(ada.email)).status).toBe(429);
    expect((await register('bea@example.net')).status).toBe(201);
    expect((await logIn(ada.email, ada.password, from)).status).toBe(200);
  });

  test('stops nobody whose device is known, even where they never logged in from there', async () => {
    const known = await logIn(ada.email, ada.password, '198.51.100.9');
    const cookie = [known.headers['set-cookie']].flat().find((one) => String(one).startsWith('device='));
    await sixTimes((i) => logIn(`nobody${i}@example.net`, 'Wrong123', from));
    const body = { email: ada.email, password: ada.password };
    const again = await server.send('POST', '/api/identity/session', {
      body,
      remoteAddress: from,
      cookie: String(cookie).split(';')[0],
    });
    expect(again.status).toBe(200);
  });
});

test('probing which addresses are taken counts as failed attempts', async () => {
  const register = () =>
    server.send('POST', '/api/identity/accounts', { body: ada, remoteAddress: '192.0.2.1' });
  for (let i = 0; i < 6; i += 1) expect((await register()).status).toBe(409);
  expect((await register()).status).toBe(429);
});

test('guessing reset codes counts as failed attempts', async () => {
  const guess = () =>
    server.send('POST', '/api/identity/password', {
      body: { code: 'guess', password: 'Correct1' },
      remoteAddress: '192.0.2.1',
    });
  for (let i = 0; i < 6; i += 1) expect((await guess()).body['code']).toBe('invalid-credential');
  expect((await guess()).status).toBe(429);
});

test('behind a trusted proxy each client has its own limit', async () => {
  await server.close();
  server = await startTestServer({
    ...limits,
    PUBLIC_URL: 'https://agebetter.example',
    TRUST_PROXY: '10.0.0.1',
  });
  const viaProxy = (client: string, proxy: string) =>
    server.send('POST', '/api/identity/session', {
      body: { email: `x${Math.random()}@example.net`, password: 'Wrong123' },
      remoteAddress: proxy,
      headers: { 'x-forwarded-for': client },
    });
  for (let i = 0; i < 6; i += 1) await viaProxy('203.0.113.1', '10.0.0.1');
  expect((await viaProxy('203.0.113.1', '10.0.0.1')).status).toBe(429);
  expect((await viaProxy('203.0.113.2', '10.0.0.1')).status).toBe(401);
  // A client other than the proxy cannot claim another address with each try.
  for (let i = 0; i < 6; i += 1) await viaProxy(`203.0.113.${10 + i}`, '198.51.100.1');
  expect((await viaProxy('203.0.113.99', '198.51.100.1')).status).toBe(429);
});

test.each([
  ['192.0.2.1', '192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:0::/56', '2001:db8:1:0::/48'],
  ['2001:db8:1:ff02::1', '2001:db8:1:ff00::/56', '2001:db8:1:0::/48'],
  ['2001:0db8::1', '2001:db8:0:0::/56', '2001:db8:0:0::/48'],
  ['::1', '0:0:0:0::/56', '0:0:0:0::/48'],
  ['fe80::1%eth0', 'fe80:0:0:0::/56', 'fe80:0:0:0::/48'],
])('the address %s belongs to the client %s and the network %s', (ip, client, network) => {
  expect(clientOf(ip)).toEqual({ client, network });
});
