import { request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '@/testing/server/testServer';

const ada = { email: 'ada@example.net', password: 'Correct1' };
/** A server that others can reach, and which knows no address of its own. */
const reachable = { HOST: '0.0.0.0' };
const publicly = { PUBLIC_URL: 'https://agebetter.example' };

let server: TestServer;
afterEach(() => server.close());

/** A request with exactly these headers. */
async function post(headers: Record<string, string>): Promise<number> {
  const { statusCode } = await server.app.inject({
    method: 'POST',
    url: '/api/identity/accounts',
    headers: { host: 'localhost:3000', ...headers },
    payload: ada,
  });
  return statusCode;
}

test.each([
  ['its own page', {}, { origin: 'http://localhost:3000' }, 201],
  ['another port', {}, { origin: 'http://localhost:4000' }, 403],
  ['another site', reachable, { origin: 'https://evil.example' }, 403],
  ['a page without an origin', reachable, { origin: 'null' }, 403],
  ['a program without a cookie', {}, {}, 201],
  ['a program with a token', {}, { cookie: 'session=x', authorization: 'Bearer x' }, 201],
  ['a client with a cookie that hides its origin', {}, { cookie: 'session=x' }, 403],
  ['its own page on a public server', publicly, { origin: 'https://agebetter.example' }, 201],
  ['the same host without https', publicly, { origin: 'http://agebetter.example' }, 403],
  ['the host that is asked for, on a public server', publicly, { origin: 'http://localhost:3000' }, 403],
  ['a site whose name starts alike', publicly, { origin: 'https://agebetter.example.evil.example' }, 403],
])('a change requested from %s', async (_, environment, headers, status) => {
  server = await startTestServer(environment);
  expect(await post(headers)).toBe(status);
});

test('the origin is checked for every changing request, not for reading', async () => {
  server = await startTestServer(reachable);
  const headers = { origin: 'https://evil.example' };
  for (const [method, url] of [
    ['POST', '/api/identity/session'],
    ['PUT', '/api/identity/session/device'],
    ['DELETE', '/api/identity/session'],
    ['POST', '/api/identity/password-reset'],
    ['POST', '/api/identity/password'],
    ['PUT', '/api/users/1'],
  ] as const) {
    expect((await server.send(method, url, { headers, body: {} })).body['code']).toBe('foreign-origin');
  }
  expect((await server.send('GET', '/api/identity/me', { headers })).body['code']).toBe('signed-out');
});

/** A request whose address goes out as it is written here, which `fetch` would not do. */
async function sendRaw(path: string): Promise<{ status: number; policy: unknown; body: unknown }> {
  const { port } = server.app.server.address() as AddressInfo;
  const headers = { origin: 'https://evil.example', 'content-type': 'application/json' };
  return new Promise((resolve, reject) => {
    const sent = request(
      { host: '127.0.0.1', port, method: 'POST', path, headers, agent: false },
      (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (part: string) => (text += part));
        response.on('end', () =>
          resolve({
            status: response.statusCode!,
            policy: response.headers['content-security-policy'],
            body: JSON.parse(text),
          }),
        );
      },
    );
    sent.on('error', reject);
    sent.end(JSON.stringify(ada));
  });
}

test.each([
  '/%61pi/identity/session',
  '/a%70%69/identity/%73ession',
  'http://localhost/api/identity/session',
  'http://evil.example/%61pi/identity/session?x=1',
  '/api/identity/session?x=/',
])('no spelling of the path gets around the check: %s', async (path) => {
  server = await startTestServer(reachable);
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  const answer = await sendRaw(path);
  expect(answer).toMatchObject({ status: 403, body: { code: 'foreign-origin' } });
  expect(answer.policy).toMatch(/^default-src 'none'/);
});

test('no page of another site may read a response', async () => {
  server = await startTestServer(reachable);
  const { headers } = await server.send('GET', '/api/health', {
    headers: { origin: 'https://evil.example' },
  });
  expect(headers['access-control-allow-origin']).toBeUndefined();
  expect(headers['cross-origin-resource-policy']).toBe('same-origin');
});

/** Sends bytes as they are and gives back all that comes. */
async function exchange(text: string): Promise<string> {
  const { port } = server.app.server.address() as AddressInfo;
  const socket = connect({ port, host: '127.0.0.1' });
  socket.write(text);
  let answer = '';
  socket.setEncoding('utf8').on('data', (part: string) => (answer += part));
  await new Promise((resolve) => socket.once('close', resolve));
  return answer;
}

test.each([
  ['in a demonstration', {}],
  ['on a server that others can reach', reachable],
  ['on a public server', publicly],
])('%s a request with two Host headers is refused', async (_, environment) => {
  server = await startTestServer(environment);
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  const ask = (hosts: string[]) =>
    exchange(['GET /api/health HTTP/1.1', ...hosts, 'Connection: close', '', ''].join('\r\n'));
  expect(await ask(['Host: localhost'])).toMatch(/^HTTP\/1\.1 200 /);
  for (const hosts of [
    ['Host: localhost', 'Host: evil.example'],
    ['Host: evil.example', 'hOST: localhost'],
    ['Host: localhost', 'Host: localhost'],
  ]) {
    const answer = await ask(hosts);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toContain(
      '{"error":"The request names its host more than once.","code":"invalid-request"}',
    );
  }
});
