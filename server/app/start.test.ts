import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, get, request } from 'node:http';
import { connect, createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sampleUsers } from '@/shared/seeds/users';
import { prepareBuild, run, withoutClient } from '@/testing/server/builtServer';
import type { Running } from '../../testing/server/startBuilt.mjs';

const built = prepareBuild();
let folder: string;
let running: Running[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'age-better-start-'));
  running = [];
});
afterEach(async () => {
  for (const { process } of running) process.kill('SIGKILL');
  await Promise.all(running.map(({ ended }) => ended));
  rmSync(folder, { recursive: true, force: true });
});

function start(environment: Record<string, string> = {}, from = built): Running {
  const one = run(join(from.folder, 'start.js'), {
    PORT: '0',
    DATA_DIR: join(folder, 'data'),
    ...environment,
  });
  running.push(one);
  return one;
}
const portOf = (address: string) => new URL(address).port;

/** How a start fails: one line on standard error, nothing else, exit code 1. A dot in the pattern is never a line break. */
const refusedWith = (line: string) => ({
  code: 1,
  signal: null,
  stdout: '',
  stderr: expect.stringMatching(new RegExp(`^${line}\n$`)) as string,
});

test('the start prints the address, the accounts, where mail goes and how to stop, and the server answers', async () => {
  const server = start();
  const address = await server.address;
  const health = await fetch(`${address}/api/health`);
  expect(await health.json()).toEqual({ status: 'ok' });
  expect(await (await fetch(address)).text()).toContain('<body>home Age Better</body>');

  server.process.kill('SIGTERM');
  const { code, stdout, stderr } = await server.ended;
  expect(code).toBe(0);
  expect(stderr).toBe('');
  expect(stdout).toContain(`Age Better is running at http://localhost:${portOf(address)}`);
  const password = readFileSync(
    join(folder, 'data', 'demonstration', 'demonstration-password.txt'),
    'utf8',
  ).trim();
  for (const { email } of sampleUsers) {
    expect(stdout).toMatch(
      new RegExp(`^  ${email} +(User|Administrator|Healthcare worker) +password ${password}$`, 'm'),
    );
  }
  expect(stdout).toContain(`Mail goes to the folder ${join(folder, 'data', 'demonstration', 'outbox')}`);
  expect(stdout).toContain('press Ctrl+C');
});

test('bytes that are not an HTTP request get a plain error, and the server keeps running', async () => {
  const address = await start().address;
  const socket = connect({ port: Number(portOf(address)), host: '127.0.0.1' });
  socket.write('this is no request\r\n\r\n');
  let answer = '';
  socket.on('data', (chunk) => (answer += chunk.toString()));
  await new Promise((resolve) => socket.once('close', resolve));
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(answer).toContain('{"error":"The request could not be read.","code":"invalid-request"}');
  expect((await fetch(`${address}/api/health`)).status).toBe(200);
});

test('a public server prints its public address and no accounts, and keeps passwords to itself', async () => {
  const server = start({
    PUBLIC_URL: 'https://agebetter.example',
    SMTP_URL: 'smtp://name:secret@127.0.0.1:2525',
    MAIL_FROM: 'hello@agebetter.example',
    LOG_LEVEL: 'warn',
  });
  await server.started;
  server.process.kill('SIGINT');
  const { code, stdout } = await server.ended;
  expect(code).toBe(0);
  expect(stdout).toContain('Age Better is running at https://agebetter.example');
  expect(stdout).toContain('Mail goes to the mail server 127.0.0.1:2525.');
  expect(stdout).not.toMatch(/password|secret|example\.org/);
});

test('a port in use is reported in one line', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const { port } = other.address() as AddressInfo;
  expect(await start({ PORT: String(port) }).ended).toEqual(
    refusedWith(
      `Something is already listening on port ${port} of 127.0.0.1. Stop it, or set PORT to another number.`,
    ),
  );
  await new Promise((resolve) => other.close(resolve));
});

test('a host address of another machine is reported in one line', async () => {
  expect(await start({ HOST: '203.0.113.1' }).ended).toEqual(
    refusedWith('HOST must be an address of this machine; 203.0.113.1 is not.'),
  );
});

test('a bad setting is reported in one line', async () => {
  expect(await start({ ADMIN_SIGN_UP: 'maybe' }).ended).toEqual(
    refusedWith('ADMIN_SIGN_UP must be "open" or "closed".'),
  );
});

test('a data folder that cannot be created is reported in one line', async () => {
  writeFileSync(join(folder, 'file'), '');
  expect(await start({ DATA_DIR: join(folder, 'file', 'data') }).ended).toEqual(
    refusedWith(
      'The data folder .*data/demonstration cannot be written to .a part of the path is a file.. Set DATA_DIR to a folder that can.',
    ),
  );
});

test('a second server on the same data folder is reported in one line', async () => {
  await start().address;
  expect(await start().ended).toEqual(
    refusedWith(
      'Another server is using the data folder .*data/demonstration. Stop it, or set DATA_DIR to another folder.',
    ),
  );
});

test('a missing build is reported in one line', async () => {
  const half = withoutClient(built);
  expect(await start({}, half).ended).toEqual(
    refusedWith('The built pages are missing or incomplete in .* Start with "npm start", which builds them.'),
  );
  half.remove();
});

test('the files of a killed server do not prevent the next start', async () => {
  const first = start();
  await first.address;
  first.process.kill('SIGKILL');
  await first.ended;
  expect((await fetch(`${await start().address}/api/health`)).status).toBe(200);
});

test.each(['SIGTERM', 'SIGINT'] as const)(
  'an idle connection does not delay a stop by %s',
  async (signal) => {
    const server = start();
    const address = await server.address;
    const agent = new Agent({ keepAlive: true, maxSockets: 4 });
    await Promise.all(
      [1, 2, 3].map(
        () =>
          new Promise<void>((resolve, reject) => {
            get(`${address}/api/health`, { agent }, (response) => response.resume().on('end', resolve)).on(
              'error',
              reject,
            );
          }),
      ),
    );
    expect(Object.values(agent.freeSockets).flat().length).toBeGreaterThan(0);
    server.process.kill(signal);
    // A hanging process ends with another code.
    const { code } = await server.ended;
    expect(code).toBe(0);
    agent.destroy();
  },
);

test('a connection that a browser preopened without a request does not delay a stop', async () => {
  const server = start();
  const address = await server.address;
  const ahead = connect({ port: Number(portOf(address)), host: '127.0.0.1' });
  await new Promise((resolve) => ahead.once('connect', resolve));
  // It has reached the server when a later one has been answered.
  await fetch(`${address}/api/health`);
  server.process.kill('SIGTERM');
  const { code } = await server.ended;
  expect(code).toBe(0);
  ahead.destroy();
});

/** Starts a registration and holds its last byte back. */
function holdRequest(address: string) {
  const body = JSON.stringify({ email: 'ada@example.net', password: 'Correct1' });
  const held = request(`${address}/api/identity/accounts`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-length': body.length },
    agent: new Agent({ keepAlive: true }),
  });
  const answer = new Promise<number>((resolve, reject) => {
    held.on('response', (response) => response.resume().on('end', () => resolve(response.statusCode!)));
    held.on('error', reject);
  });
  held.write(body.slice(0, -1));
  return { answer, finish: () => void held.end(body.slice(-1)) };
}

/** Returns whether nobody takes connections at an address any more. */
const isClosed = (address: string) =>
  fetch(address).then(
    () => false,
    () => true,
  );

test('a request in flight is answered before the server stops, and new ones are refused', async () => {
  const server = start();
  const address = await server.address;
  const held = holdRequest(address);
  // The held request has reached the server when a later one has been answered.
  await fetch(`${address}/api/health`, { headers: { connection: 'close' } });
  server.process.kill('SIGTERM');
  await expect.poll(() => isClosed(address)).toBe(true);
  held.finish();
  expect(await held.answer).toBe(201);
  const { code } = await server.ended;
  expect(code).toBe(0);
});

test('a request that never ends is cut off by a stop, which says so', async () => {
  const server = start();
  const held = holdRequest(await server.address);
  await fetch(`${await server.address}/api/health`, { headers: { connection: 'close' } });
  server.process.kill('SIGTERM');
  await expect(held.answer).rejects.toThrow(/socket hang up|ECONNRESET/);
  const { code, stdout } = await server.ended;
  expect(code).toBe(1);
  expect(stdout).toContain('stopped while requests were still in flight');
});
