import { afterEach, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '@/testing/server/testServer';

const ada = { email: 'ada@example.net', password: 'Correct1' };
const limits = { LOGIN_FAILURES_PER_ADDRESS: '3', LOGIN_FAILURES_PER_CLIENT: '6' };
const proxy = '10.0.0.2';

let server: TestServer;
afterEach(() => server.close());

const logIn = (password: string, client: string, email = ada.email) =>
  server.send('POST', '/api/identity/session', {
    body: { email, password },
    remoteAddress: proxy,
    headers: { 'x-forwarded-for': client },
  });
const warnings = () => server.logLines.filter((line) => line.includes('TRUST_PROXY'));

test.each(['http://agebetter.example', 'https://agebetter.example'])(
  'at %s behind an unconfigured proxy, one attacker does not lock everybody out',
  async (PUBLIC_URL) => {
    server = await startTestServer({ ...limits, PUBLIC_URL });
    await server.send('POST', '/api/identity/accounts', { body: ada, remoteAddress: proxy });
    for (let i = 0; i < 100; i += 1) await logIn('Wrong123', '203.0.113.1', `p${i}@example.net`);
    for (let i = 0; i < 10; i += 1) await logIn('Wrong123', '203.0.113.1');
    expect((await logIn(ada.password, '192.0.2.1')).status).toBe(200);
    // Limits per address, from all clients, stay.
    for (let i = 0; i < 50; i += 1) await logIn('Wrong123', '203.0.113.1');
    expect((await logIn(ada.password, '192.0.2.1')).status).toBe(429);
  },
);

test('an unconfigured proxy is warned about at once, in one line, once', async () => {
  server = await startTestServer({ PUBLIC_URL: 'http://agebetter.example' });
  await server.send('GET', '/api/health');
  expect(warnings()).toEqual([]);
  for (let i = 0; i < 3; i += 1) await logIn('Wrong123', '203.0.113.1');
  expect(warnings()).toHaveLength(1);
  expect(JSON.parse(warnings()[0]!)).toMatchObject({
    level: 40,
    msg:
      'A proxy sends x-forwarded-for, but TRUST_PROXY is not set: everybody counts as one visitor, and the limits on ' +
      'wrong passwords are wide. Set TRUST_PROXY to the address of the proxy.',
  });
});

test.each([{ TRUST_PROXY: '10.0.0.2' }, { TRUST_PROXY: '10.0.0.9' }])(
  'with %j the limits stay tight, and there is no warning',
  async (set) => {
    server = await startTestServer({ ...limits, ...set, PUBLIC_URL: 'https://agebetter.example' });
    await server.send('POST', '/api/identity/accounts', { body: ada, remoteAddress: proxy });
    for (let i = 0; i < 3; i += 1) await logIn('Wrong123', '203.0.113.1');
    expect((await logIn(ada.password, '203.0.113.1')).status).toBe(429);
    expect(warnings()).toEqual([]);
  },
);
