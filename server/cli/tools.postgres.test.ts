import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { installed, prepareBuild, run } from '../testing/builtServer';
import { keepCookie, sessionHeaders } from '../testing/sessionCookies.mjs';
import type { Running } from '../testing/startBuilt.mjs';
import { newDatabase } from '../testing/testDatabase';

const built = prepareBuild();
const ada = { email: 'ada@example.net', password: 'Correct1' };
let folder: string;
let environment: Record<string, string>;
let server: Running;
let address: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'age-better-tools-'));
  const file = join(folder, 'url.txt');
  // An empty one: the server makes its tables.
  writeFileSync(file, `${await newDatabase('TEMPLATE template0')}\n`);
  environment = { DATA_DIR: join(folder, 'data'), DATABASE_URL_FILE: file };
  server = run(join(built.folder, 'start.js'), { ...environment, ...(await installed()) });
  address = await server.address;
});
afterAll(async () => {
  await server.end();
  rmSync(folder, { recursive: true, force: true });
});

const tool = (name: string, ...words: string[]) =>
  run(join(built.folder, `${name}.js`), environment, words).ended;

async function call(method: string, path: string, body?: object, token?: string) {
  const response = await fetch(`${address}/api/identity/${path}`, {
    method,
    headers: { ...(body && { 'content-type': 'application/json' }), ...sessionHeaders(token) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const answer = (text === '' ? {} : JSON.parse(text)) as Record<string, string>;
  keepCookie(answer, response.headers.getSetCookie());
  return { status: response.status, body: answer };
}

test('the server makes its tables in an empty database, and no file beside it', async () => {
  await server.started;
  expect(existsSync(join(folder, 'data', 'age-better.db'))).toBe(false);
});

test('an operator grants a role and makes a link while the server runs', async () => {
  const { body } = await call('POST', 'accounts', ada);
  const granted = await tool('grantRole', ada.email, 'healthcare');
  expect(granted).toMatchObject({ code: 0, stderr: '' });
  expect(granted.stdout).toMatch(
    /^Data folder .*data, with the database of DATABASE_URL:\nada@example\.net has the role Healthcare worker now\./,
  );
  expect((await call('GET', 'me', undefined, body['token'])).body['role']).toBe('healthcare');
  const { stdout } = await tool('resetPassword', ada.email);
  const code = /#code=([\w-]+)/.exec(stdout)![1]!;
  expect((await call('POST', 'password', { code, password: 'Changed1' })).status).toBe(204);
});

test('an operator stops mails to an address', async () => {
  expect(await tool('unsubscribe', 'bob@example.net')).toMatchObject({ code: 0 });
  expect(await tool('unsubscribe', 'bob@example.net', '--undo')).toMatchObject({ code: 0 });
  expect(await tool('unsubscribe', 'bob@example.net', '--undo')).toMatchObject({ code: 1 });
});

test.each([
  ['backup', []],
  ['restore', ['backup.tar.gz']],
  ['checkData', []],
])('%s says in one line that it is not for PostgreSQL', async (name, words) => {
  expect(await tool(name, ...words)).toMatchObject({
    code: 1,
    stdout: '',
    stderr:
      'This command is for the file of SQLite. DATABASE_URL is set: PostgreSQL has pg_dump and pg_restore for that.\n',
  });
});
