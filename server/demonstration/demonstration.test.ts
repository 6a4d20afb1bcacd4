import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer, request as send, type Server as HttpServer } from 'node:http';
import { connect, createServer as createForwarder, type AddressInfo, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { installed, prepareBuild, run } from '@/testing/server/builtServer';
import type { Running } from '../../testing/server/startBuilt.mjs';

// The built server, reached as strangers would reach it: through a real forwarder of bytes and a real proxy.

const built = prepareBuild();
let folder: string;
let running: Running[];
let listening: (Server | HttpServer)[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'age-better-demonstration-'));
  running = [];
  listening = [];
});
afterEach(async () => {
  for (const one of listening) one.close();
  for (const { process } of running) process.kill('SIGKILL');
  await Promise.all(running.map(({ ended }) => ended));
  rmSync(folder, { recursive: true, force: true });
});

function start(environment: Record<string, string> = {}): Running {
  const one = run(join(built.folder, 'start.js'), {
    PORT: '0',
    DATA_DIR: join(folder, 'data'),
    ...environment,
  });
  running.push(one);
  return one;
}
/** Starts a server, waits for all that it prints, and stops it. */
async function printed(environment: Record<string, string> = {}): Promise<string> {
  const one = start(environment);
  await one.started;
  one.process.kill('SIGTERM');
  const { code, stdout, stderr } = await one.ended;
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  return stdout;
}
const passwordIn = (output: string) => /admin@example\.org .* password (\S+)$/m.exec(output)![1]!;

async function listen(server: Server | HttpServer): Promise<number> {
  listening.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}
/** Passes bytes on as they are, as `socat` or a balancer of connections does. */
const forward = (to: number) =>
  listen(
    createForwarder((socket) => {
      const inner = connect({ port: to, host: '127.0.0.1' });
      socket.pipe(inner).pipe(socket);
      socket.on('error', () => inner.destroy());
      inner.on('error', () => socket.destroy());
    }),
  );
/** Speaks HTTP/1.1 to the server under its own name, and adds nothing but `also`. */
const rewrite = (to: number, also: Record<string, string>) =>
  listen(
    createServer((request, response) => {
      const headers = { ...request.headers, host: `localhost:${to}`, ...also };
      const inner = send(
        { port: to, host: '127.0.0.1', method: request.method, path: request.url, headers },
        (answer) => {
          response.writeHead(answer.statusCode!, answer.headers);
          answer.pipe(response);
        },
      );
      request.pipe(inner);
    }),
  );

interface Asked {
  method?: string;
  path?: string;
  headers?: Record<string, string>;
  body?: object;
}
async function ask(port: number, { method = 'GET', path = '/', headers = {}, body }: Asked) {
  const sent = send({
    port,
    host: '127.0.0.1',
    method,
    path,
    headers: { ...(body ? { 'content-type': 'application/json' } : {}), ...headers },
    agent: false,
  });
  return new Promise<{ status: number; type: string; policy: string; text: string }>((resolve, reject) => {
    sent.on('error', reject);
    sent.on('response', (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => (text += part));
      response.on('end', () =>
        resolve({
          status: response.statusCode!,
          type: String(response.headers['content-type']),
          policy: String(response.headers['content-security-policy']),
          text,
        }),
      );
    });
    sent.end(body && JSON.stringify(body));
  });
}
const logIn = (port: number, password: string, headers: Record<string, string>) =>
  ask(port, {
    method: 'POST',
    path: '/api/identity/session',
    headers,
    body: { email: 'admin@example.org', password },
  });

test('a forwarded request gets a page that explains why the site is closed, and nothing else', async () => {
  const port = Number(new URL(await start().address).port);
  const outside = await forward(port);
  const headers = { host: 'agebetter.example' };
  const page = await ask(outside, { headers: { ...headers, accept: 'text/html' } });
  expect(page).toMatchObject({ status: 421, type: 'text/html; charset=utf-8' });
  expect(page.policy).toMatch(/^default-src 'none'; style-src 'sha256-[\w+/]{43}='; frame/);
  expect(page.text).toContain('<h1>This site is not open yet</h1>');
  expect(page.text).toContain('Age Better runs here as a demonstration.');
  expect(page.text).toContain('<code>PUBLIC_URL=https://agebetter.example npm start</code>');
  expect(page.text).toContain(`<code>http://localhost:${port}</code>`);
  for (const path of ['/events', '/assets/main-1.js', '/no-such-page', '/leaflet.pdf']) {
    expect((await ask(outside, { path, headers })).status).toBe(421);
  }
  for (const path of ['/api/health', '/%61pi/health', '/api/services', '/api/no-such-thing']) {
    const answer = await ask(outside, { path, headers });
    expect(answer).toMatchObject({ status: 421, type: 'application/json; charset=utf-8' });
    expect(JSON.parse(answer.text)).toEqual({
      error:
        'This is a demonstration, which answers only the computer that it runs on. To open it to others, set PUBLIC_URL.',
      code: 'not-this-machine',
    });
  }
});

test('the page for forwarded requests repeats nothing of the request', async () => {
  const outside = await forward(Number(new URL(await start().address).port));
  const { text } = await ask(outside, {
    path: '/<script>alert(1)</script>',
    headers: { host: '"><script>alert(2)</script>', referer: 'https://evil.example' },
  });
  expect(text).not.toMatch(/<script|alert|evil/);
});

test('a forged Host header does not give away the demonstration password', async () => {
  const server = start();
  const port = Number(new URL(await server.address).port);
  const outside = await forward(port);
  const forged = { host: 'localhost' };
  expect((await ask(outside, { headers: forged })).status).toBe(200);
  for (const known of ['Sunshine1', 'Password1', '']) {
    const answer = await logIn(outside, known, forged);
    expect([400, 401]).toContain(answer.status);
    expect(answer.text).not.toContain('token');
  }
});

test.each([
  ['CF-Connecting-IP', { 'cf-connecting-ip': '203.0.113.5' }],
  ['True-Client-IP', { 'true-client-ip': '203.0.113.5' }],
  ['X-Client-IP', { 'x-client-ip': '203.0.113.5' }],
  ['Fly-Client-IP', { 'fly-client-ip': '203.0.113.5' }],
  ['X-Forwarded-For', { 'x-forwarded-for': '203.0.113.5' }],
])('a proxy that rewrites the host and adds %s is refused', async (_, also) => {
  const server = start();
  const port = Number(new URL(await server.address).port);
  await server.started;
  const password = readFileSync(
    join(folder, 'data', 'demonstration', 'demonstration-password.txt'),
    'utf8',
  ).trim();
  const outside = await rewrite(port, also);
  expect((await ask(outside, { headers: { host: 'agebetter.example' } })).status).toBe(421);
  expect((await logIn(outside, password, { host: 'agebetter.example' })).status).toBe(421);
});

test('a proxy that rewrites the host and adds nothing is detected by the browser’s own headers', async () => {
  const outside = await rewrite(Number(new URL(await start().address).port), {});
  const origin = 'https://agebetter.example';
  const host = 'agebetter.example';
  expect((await logIn(outside, 'Sunshine1', { host, origin })).status).toBe(421);
  const ownPage = { host, referer: `${origin}/`, 'sec-fetch-site': 'same-origin' };
  expect((await ask(outside, { path: '/assets/main-1.js', headers: ownPage })).status).toBe(421);
});

test('a demonstration keeps its password over restarts, has another in a new folder, and it opens each account', async () => {
  const first = passwordIn(await printed());
  const path = join(folder, 'data', 'demonstration', 'demonstration-password.txt');
  expect(statSync(path).mode & 0o777).toBe(0o600);
  expect(readFileSync(path, 'utf8')).toBe(`${first}\n`);
  expect(passwordIn(await printed({ DATA_DIR: join(folder, 'other') }))).not.toBe(first);
  const server = start();
  const port = Number(new URL(await server.address).port);
  expect((await logIn(port, first, {})).status).toBe(200);
  server.process.kill('SIGTERM');
  expect(passwordIn((await server.ended).stdout)).toBe(first);
});

test('a mail server in a demonstration is refused in one line', async () => {
  const { code, stdout, stderr } = await start({
    SMTP_URL: 'smtp://127.0.0.1:2525',
    MAIL_FROM: 'hello@agebetter.example',
  }).ended;
  expect({ code, stdout, stderr }).toEqual({
    code: 1,
    stdout: '',
    stderr:
      'SMTP_URL has no place in a demonstration, which sends no mail: set PUBLIC_URL too, or leave SMTP_URL out.\n',
  });
});

test('the demonstration warns at its start of real accounts in the folder, and says how to open them', async () => {
  expect(await printed()).not.toContain('age-better.db holds');
  const real = start({ ...(await installed()), BACKUPS_KEPT: '0' });
  const port = Number(new URL(await real.address).port);
  for (const email of ['ada@example.net', 'bob@example.net']) {
    const body = { email, password: 'Correct1' };
    expect((await ask(port, { method: 'POST', path: '/api/identity/accounts', body })).status).toBe(201);
  }
  real.process.kill('SIGTERM');
  await real.ended;
  const output = await printed();
  expect(output).toMatch(
    /^\S+age-better\.db holds 2 accounts that this demonstration does not open\. To open them, start with PUBLIC_URL set, on this machine alone with PUBLIC_URL=http:\/\/localhost:\d+\.$/m,
  );
});
