import { once } from 'node:events';
import { request } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type ConnectionLimits, connectionLimits } from './connectionLimits';
import { startTestServer, type TestServer } from '@/testing/server/testServer';
import { proxyTest } from './trustedProxies';

/** Far longer than a test takes: what is not tried is switched off. */
const never = 600_000;
const patient: Partial<ConnectionLimits> = {
  head: never,
  request: never,
  body: never,
  answer: never,
  keepAlive: never,
  linger: never,
  look: 20,
};

let folder: string;
let server: TestServer;
let sockets: Socket[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'age-better-connections-'));
  sockets = [];
});
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

async function start(limits: Partial<ConnectionLimits>, environment: Record<string, string> = {}) {
  server = await startTestServer(environment, folder, { connections: { ...patient, ...limits } });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
}
const port = () => (server.app.server.address() as AddressInfo).port;
const openOnes = () =>
  new Promise<number>((resolve) => server.app.server.getConnections((_, n) => resolve(n)));

/** A client that does what it likes. `ended` resolves with all that it was told. */
async function open(sent = ''): Promise<Socket & { ended: Promise<string> }> {
  const socket = connect({ port: port(), host: '127.0.0.1', allowHalfOpen: true });
  sockets.push(socket);
  let received = '';
  socket.on('data', (data) => (received += data));
  socket.on('error', () => {});
  const ended = once(socket, 'end').then(
    () => received,
    () => received,
  );
  await once(socket, 'connect');
  if (sent) socket.write(sent);
  return Object.assign(socket, { ended });
}

/** A person with a browser: one request on a connection of its own. */
function visit(
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
  body = '',
): Promise<number> {
  return new Promise((resolve, reject) => {
    const sending = request(
      {
        port: port(),
        host: '127.0.0.1',
        path,
        method,
        agent: false,
        headers: { host: 'localhost:3000', ...headers },
      },
      (response) => {
        response.resume().on('end', () => resolve(response.statusCode!));
      },
    );
    sending.on('error', reject).end(body);
  });
}

const head = (method: string, path: string, ...lines: string[]) =>
  [`${method} ${path} HTTP/1.1`, 'host: localhost:3000', ...lines, '', ''].join('\r\n');
const login = head('POST', '/api/identity/session', 'content-type: application/json', 'content-length: 1000');

describe('slow clients', () => {
  test('that send the head of a request slowly get a 408 and are closed', async () => {
    await start({ head: 60, linger: 60 });
    const slow = await Promise.all(Array.from({ length: 30 }, () => open('GET / HTTP/1.1\r\nhost:')));
    for (const received of await Promise.all(slow.map(({ ended }) => ended))) {
      expect(received).toMatch(/^HTTP\/1\.1 408 .*The request took too long to arrive\. Please try again\./s);
    }
    await expect.poll(openOnes).toBe(0);
  });

  test('that send nothing at all are cut off without an answer', async () => {
    await start({ head: 60 });
    const idle = await Promise.all(Array.from({ length: 30 }, () => open()));
    expect(await Promise.all(idle.map(({ ended }) => ended))).toEqual(Array(30).fill(''));
    await expect.poll(openOnes).toBe(0);
  });

  test('that send the body of a request slowly get a 408 and are closed; steady senders are served', async () => {
    await start({ body: 400, linger: 60 });
    const body = JSON.stringify({ email: 'a'.repeat(12_000), password: '' });
    const steady = await open(
      head(
        'POST',
        '/api/identity/session',
        'content-type: application/json',
        `content-length: ${body.length}`,
      ),
    );
    const answered = once(steady, 'data') as Promise<[Buffer]>;
    let sent = 0;
    const sendSome = (length: number) => {
      steady.write(body.slice(sent, sent + length));
      sent += length;
    };
    const sending = setInterval(() => sendSome(200), 20);
    const slow = await Promise.all(Array.from({ length: 30 }, () => open(`${login}{`)));
    for (const received of await Promise.all(slow.map(({ ended }) => ended))) {
      expect(received).toMatch(/^HTTP\/1\.1 408 /);
    }
    await expect.poll(openOnes).toBe(1);
    clearInterval(sending);
    sendSome(body.length);
    expect((await answered).toString()).toMatch(/^HTTP\/1\.1 400 .*Look at: email/s);
  });

  test('that read an answer slowly are cut off', async () => {
    mkdirSync(join(folder, 'assets'));
    writeFileSync(join(folder, 'assets', 'main-1.js'), Buffer.alloc(32 * 1024 * 1024));
    await start({ answer: 200 });
    const slow = await Promise.all(
      Array.from({ length: 5 }, async () => {
        const socket = await open();
        socket.pause();
        socket.write(head('GET', '/assets/main-1.js'));
        return socket;
      }),
    );
    await expect.poll(async () => [await openOnes(), slow.length]).toEqual([0, 5]);
  });

  test('that keep an idle connection are closed, whether or not their last answer said so', async () => {
    await start({ keepAlive: 60 });
    const idle = await Promise.all(Array.from({ length: 30 }, () => open(head('GET', '/api/health'))));
    for (const received of await Promise.all(idle.map(({ ended }) => ended)))
      expect(received).toMatch(/^HTTP\/1\.1 200 /);
    await expect.poll(openOnes).toBe(0);
  });

  test('that do not hang up after an invalid request are cut off', async () => {
    await start({ linger: 60 });
    const socket = await open('hello\r\n\r\n');
    expect(await socket.ended).toMatch(/^HTTP\/1\.1 400 .*The request could not be read\./s);
    await expect.poll(openOnes).toBe(0);
  });
});

describe('many connections', () => {
  const people = Array.from({ length: 60 });

  test('sixty people behind one address are served while it holds 300 slow connections', async () => {
    await start({ maxPerClient: 200 });
    await Promise.all(Array.from({ length: 300 }, () => open('GET / HTTP/1.1\r\nhost:')));
    await expect.poll(openOnes).toBe(200);
    expect(await Promise.all(people.map(() => visit('/')))).toEqual(Array(60).fill(200));
    await Promise.all(Array.from({ length: 300 }, () => open(`${login}{`)));
    expect(await Promise.all(people.map(() => visit('/')))).toEqual(Array(60).fill(200));
    await expect.poll(openOnes).toBeLessThanOrEqual(200);
  });

  test('a logged-in connection does not count towards the limit, and is not closed to make room', async () => {
    await start({ maxPerClient: 5 });
    const body = JSON.stringify({ email: 'margaret@example.org', password: server.password });
    const known = await open(
      head(
        'POST',
        '/api/identity/session',
        'origin: http://localhost:3000',
        'content-type: application/json',
        `content-length: ${body.length}`,
      ) + body,
    );
    await once(known, 'data');
    await Promise.all(Array.from({ length: 20 }, () => open('GET / HTTP/1.1\r\nhost:')));
    await expect.poll(openOnes).toBe(6);
    known.write(head('GET', '/api/health'));
    const [answer] = (await once(known, 'data')) as [Buffer];
    expect(answer.toString()).toMatch(/^HTTP\/1\.1 200 /);
  });

  test('a connection is not logged in by a wrong password', async () => {
    await start({ maxPerClient: 5 });
    const body = JSON.stringify({ email: 'margaret@example.org', password: 'wrong' });
    const post = head(
      'POST',
      '/api/identity/session',
      'origin: http://localhost:3000',
      'content-type: application/json',
      'authorization: Bearer forged',
      `content-length: ${body.length}`,
    );
    const stranger = await open(post + body);
    await once(stranger, 'data');
    await Promise.all(Array.from({ length: 20 }, () => open('GET / HTTP/1.1\r\nhost:')));
    await stranger.ended;
    await expect.poll(openOnes).toBe(5);
  });

  test('the total number of connections is limited, and the next person is still served', async () => {
    await start({ most: 50 });
    await Promise.all(Array.from({ length: 55 }, () => open('GET / HTTP/1.1\r\nhost:')));
    await expect.poll(openOnes).toBe(50);
    expect(await visit('/')).toBe(200);
  });

  test('connections of a trusted proxy have no limit per client', async () => {
    await start({ maxPerClient: 5 }, { TRUST_PROXY: 'loopback' });
    await Promise.all(Array.from({ length: 30 }, () => open('GET / HTTP/1.1\r\nhost:')));
    expect(await visit('/')).toBe(200);
    await expect.poll(openOnes).toBe(30);
  });
});

test.each([
  [null, '127.0.0.1', false],
  ['loopback', '127.0.0.1', true],
  ['loopback', '::1', true],
  ['uniquelocal', '10.1.2.3', true],
  ['uniquelocal', '192.0.2.1', false],
  ['10.0.0.2, 2001:db8::/32', '10.0.0.2', true],
  ['10.0.0.2, 2001:db8::/32', '10.0.0.3', false],
  ['10.0.0.2, 2001:db8::/32', '2001:db8:1::5', true],
  ['10.0.0.0/8', '', false],
])('with TRUST_PROXY %s, %s is a trusted proxy: %s', (trustProxy, address, expected) => {
  expect(proxyTest(trustProxy)(address)).toBe(expected);
});

test('a trusted proxy may keep its connections open longer than proxies usually do', () => {
  expect(connectionLimits(null).keepAlive).toBe(15_000);
  expect(connectionLimits('loopback').keepAlive).toBeGreaterThan(60_000);
});
