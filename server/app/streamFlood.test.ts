import { once } from 'node:events';
import { get } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { sessionHeaders } from '../../testing/server/sessionCookies.mjs';
import type { ChangeStreamLimits } from '../changes/limits';
import { openStream } from '@/testing/server/changeStream';
import { startTestServer, type TestServer } from '@/testing/server/testServer';
import type { ConnectionLimits } from '../http/connectionLimits';

let server: TestServer;
const sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await server.close();
});

async function start(
  {
    connections,
    changeStreams,
  }: { connections?: Partial<ConnectionLimits>; changeStreams?: Partial<ChangeStreamLimits> } = {},
  environment: Record<string, string> = {},
) {
  server = await startTestServer({ DATA: 'server', ...environment }, undefined, {
    ...(connections && { connections }),
    ...(changeStreams && { changeStreams }),
  });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
}
const port = () => (server.app.server.address() as AddressInfo).port;

/** Asks for a stream and keeps the connection. @returns the status, or null where it was hung up. */
async function holdStream(from: string, ...lines: string[]): Promise<number | null> {
  const socket = connect({ port: port(), host: '127.0.0.1', localAddress: from });
  sockets.push(socket);
  socket.on('error', () => {});
  const head = ['GET /api/changes HTTP/1.1', 'host: localhost:3000', 'accept: text/event-stream', ...lines];
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  const first = await Promise.race([once(socket, 'data'), once(socket, 'close')]).catch(() => []);
  return Number(/^HTTP\/1\.1 (\d{3})/.exec(String(first[0]))?.[1] ?? Number.NaN) || null;
}

/** Asks for streams, fifty at a time. @returns how often each status came. */
async function flood(count: number, from: (n: number) => string, lines: (n: number) => string[] = () => []) {
  const statuses: Record<string, number> = {};
  for (let n = 0; n < count; n += 50) {
    const some = Array.from({ length: Math.min(50, count - n) }, (_, m) =>
      holdStream(from(n + m), ...lines(n + m)),
    );
    for (const status of await Promise.all(some)) statuses[`${status}`] = (statuses[`${status}`] ?? 0) + 1;
  }
  return statuses;
}

/** A person with a browser: a request on a connection of its own. @returns the status, or null where it was hung up. */
function visit(path: string, from: string, headers: Record<string, string> = {}): Promise<number | null> {
  return new Promise((resolve) => {
    const options = { port: port(), host: '127.0.0.1', localAddress: from, path, agent: false as const };
    get({ ...options, headers: { host: 'localhost:3000', ...headers } }, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode!));
    }).on('error', () => resolve(null));
  });
}

async function logIn(email: string): Promise<string> {
  const body = { email, password: server.password };
  return (await server.send('POST', '/api/identity/session', { body })).body['token']!;
}

test('two thousand streams of five addresses leave health, pages and a stream to the next, and pages to their own', async () => {
  await start();
  const addresses = ['127.0.0.1', '127.0.0.2', '127.0.0.3', '127.0.0.4', '127.0.0.5'];
  const statuses = await flood(2050, (n) => addresses[n % 5]!);
  expect(statuses).toEqual({ 200: 1000, 429: 1050 });
  for (const from of ['127.0.0.6', '127.0.0.1'])
    expect([await visit('/api/health', from), await visit('/', from)]).toEqual([200, 200]);
  const stream = await openStream(server, { from: '127.0.0.6' });
  expect((await stream.next()).name).toBe('ready');
});

test('an address whose streams are refused is told when to come again, and may ask', async () => {
  await start({ changeStreams: { perClient: 4 } });
  expect(await flood(5, () => '127.0.0.1')).toEqual({ 200: 4, 429: 1 });
  const { head } = await openStream(server);
  expect([head.statusCode, head.headers['retry-after']]).toEqual([429, '300']);
  expect(await visit('/api/changes', '127.0.0.1')).toBe(200);
});

test('visitors’ streams that fill a library leave a stream to a user who logs in there', async () => {
  await start({ changeStreams: { perClient: 4 } });
  const oldest = await openStream(server);
  expect((await oldest.next()).name).toBe('ready');
  await flood(10, () => '127.0.0.1');
  const stream = await openStream(server, { token: await logIn('george@example.org') });
  expect((await stream.next()).name).toBe('ready');
  expect(await oldest.next()).toMatchObject({ name: 'end', data: { reason: 'replaced' } });
});

test('one address with many logins gets no more streams than its share', async () => {
  await start({
    connections: { most: 40, maxPerClient: 20 },
    changeStreams: { perPerson: 3, perClient: 10, most: 20 },
  });
  const people = ['george', 'margaret', 'nurse.lee', 'admin'].map((name) => `${name}@example.org`);
  const tokens = await Promise.all([...people, ...people].map(logIn));
  await flood(
    60,
    () => '127.0.0.1',
    (n) =>
      Object.entries(sessionHeaders(tokens[n % tokens.length])).map(([name, value]) => `${name}: ${value}`),
  );
  const open = await new Promise<number>((resolve) =>
    server.app.server.getConnections((_, count) => resolve(count)),
  );
  expect(open).toBeLessThanOrEqual(40);
  const others = await Promise.all(Array.from({ length: 10 }, () => visit('/api/health', '127.0.0.2')));
  expect(others).toEqual(Array(10).fill(200));
  const streams = await Promise.all(
    Array.from({ length: 10 }, (_, n) => openStream(server, { from: `127.0.0.${n + 2}` })),
  );
  expect(streams.map(({ head }) => head.statusCode)).toEqual(Array(10).fill(200));
});

test('behind a named proxy, streams count for the client that it names', async () => {
  const [connections, changeStreams] = [{ most: 20 }, { perClient: 3, most: 10 }];
  await start(
    { connections, changeStreams },
    { TRUST_PROXY: 'loopback', PUBLIC_URL: 'http://localhost:3000' },
  );
  const client = (n: number) => ({ 'x-forwarded-for': `203.0.113.${n}` });
  const statuses = await flood(
    20,
    () => '127.0.0.1',
    (n) => [`x-forwarded-for: 203.0.113.${n % 2}`],
  );
  // As many as may be connected: with more, one that has not been read yet may be hung up.
  expect(statuses).toEqual({ 200: 6, 429: 14 });
  expect(await visit('/api/health', '127.0.0.1', client(0))).toBe(200);
  const { head } = await openStream(server, { headers: client(9) });
  expect(head.statusCode).toBe(200);
});

test('behind a named proxy, slow requests of one client take none from another or from the proxy itself', async () => {
  const connections = { most: 20, maxPerClient: 5 };
  await start({ connections }, { TRUST_PROXY: 'loopback', PUBLIC_URL: 'http://localhost:3000' });
  const slow = [
    'POST /api/identity/session HTTP/1.1',
    'host: localhost:3000',
    'origin: http://localhost:3000',
    'content-type: application/json',
    'content-length: 1000',
    'x-forwarded-for: 203.0.113.1',
  ];
  for (let n = 0; n < 30; n += 1) {
    const socket = connect({ port: port(), host: '127.0.0.1' });
    sockets.push(socket);
    socket.on('error', () => {});
    await once(socket, 'connect');
    socket.write(`${slow.join('\r\n')}\r\n\r\n{`);
  }
  const open = () =>
    new Promise<number>((resolve) => server.app.server.getConnections((_, count) => resolve(count)));
  await expect.poll(open).toBe(5);
  expect(await visit('/', '127.0.0.1', { 'x-forwarded-for': '203.0.113.2' })).toBe(200);
  expect(await visit('/api/health', '127.0.0.1')).toBe(200);
});

test('idle connections of a named proxy give way to its next ones', async () => {
  await start({ connections: { most: 10 } }, { TRUST_PROXY: 'loopback' });
  for (let n = 0; n < 30; n += 1) {
    const socket = connect({ port: port(), host: '127.0.0.1' });
    sockets.push(socket);
    socket.on('error', () => {});
    await once(socket, 'connect');
  }
  expect(await visit('/api/health', '127.0.0.1')).toBe(200);
});
