import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sessionHeaders } from '../../testing/server/sessionCookies.mjs';
import { longestQuery } from '@/shared/domain/search/searchQuery';
import { startTestServer, type TestServer } from '@/testing/server/testServer';
import { maxHeaderSize } from '../http/connections';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ DATA: 'server' });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => server.close());

/** Sends a request as it is written here. @returns the whole answer. */
async function send(path: string, ...lines: string[]): Promise<string> {
  const socket = connect({ port: (server.app.server.address() as AddressInfo).port, host: '127.0.0.1' });
  let answer = '';
  socket.on('error', () => {});
  socket.on('data', (data) => (answer += data));
  const head = [`GET ${path} HTTP/1.1`, 'host: localhost:3000', 'connection: close', ...lines];
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  await once(socket, 'close');
  return answer;
}
const statusOf = async (path: string, ...lines: string[]) =>
  (await send(path, ...lines)).slice('HTTP/1.1 '.length, 'HTTP/1.1 200'.length);
const spaces = (count: number) => ' '.repeat(count);

test.each(['accept-encoding', 'range', 'cookie', 'x-anything'])(
  'a request whose %s makes its headers longer than 8 kB is refused in plain words',
  async (name) => {
    const answer = await send('/', `${name}: a${spaces(maxHeaderSize)}b`);
    expect(answer).toMatch(/^HTTP\/1\.1 431 /);
    expect(JSON.parse(answer.slice(answer.indexOf('\r\n\r\n')))).toEqual({
      error: 'The address and the headers of the request are longer than 8 kB.',
      code: 'invalid-request',
    });
  },
);

test('many short headers, or a long address, count together', async () => {
  const many = Array.from({ length: 90 }, (_, n) => `x-${n}: ${'a'.repeat(100)}`);
  expect(await statusOf('/', ...many)).toBe('431');
  expect(await statusOf(`/?${'a'.repeat(maxHeaderSize)}`)).toBe('431');
});

test.each([
  ['/', `accept-encoding: br${spaces(7000)};q=1`],
  ['/', `accept-encoding: br;${'\t'.repeat(7000)}q=1`],
  ['/assets/main-1.js', `range: bytes${spaces(7000)}=${spaces(500)}-`],
  ['/api/resources', `accept-encoding: gzip${spaces(7000)}x`],
  ['/api/resources', `if-none-match: ${'W/,'.repeat(2000)}`],
])('a request for %s with headers just under the limit is answered', async (path, line) => {
  expect(['200', '404']).toContain(await statusOf(path, line));
});

test('the longest requests of the product fit: a search from a search, with a token and what browsers add', async () => {
  const { token } = (
    await server.send('POST', '/api/identity/session', {
      body: { email: 'margaret@example.org', password: server.password },
    })
  ).body;
  const search = `/?q=${encodeURIComponent('😀'.repeat(longestQuery))}`;
  const status = await statusOf(
    search,
    `referer: http://localhost:3000${search}`,
    ...Object.entries(sessionHeaders(token)).map(([name, value]) => `${name}: ${value}`),
    `user-agent: Mozilla/5.0 ${'x'.repeat(250)}`,
    'accept: text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,image/apng,*/*;q=0.8',
    'accept-encoding: gzip, deflate, br, zstd',
    'accept-language: en-AU,en-GB;q=0.9,en-US;q=0.8,en;q=0.7',
    'sec-ch-ua: "Chromium";v="140", "Not=A?Brand";v="24", "Google Chrome";v="140"',
    'sec-fetch-dest: document',
    `if-none-match: W/"${'a'.repeat(64)}"`,
  );
  expect(status).toBe('200');
});
