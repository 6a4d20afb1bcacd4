import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { installed, prepareBuild, run } from '@/testing/server/builtServer';
import { keepCookie, sessionHeaders } from '../../testing/server/sessionCookies.mjs';
import type { Running } from '../../testing/server/startBuilt.mjs';
import { newDatabase } from '@/testing/server/testDatabase';

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
  environment = {
    DATA_DIR: join(folder, 'data'),
    DATABASE_URL_FILE: file,
    TOKEN_KEY_FILE: join(folder, 'key'),
    DELETED_ACCOUNTS_FILE: join(folder, 'deleted.txt'),
  };
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

test('a copy with a data folder of its own needs the same settings and the key, and has the list that a command imports', async () => {
  const own = {
    ...environment,
    DATA_DIR: join(folder, 'data-of-b'),
    DELETED_ACCOUNTS_FILE: join(folder, 'deleted-b.txt'),
  };
  const copy = (also: Record<string, string> = {}) =>
    installed().then((where) => run(join(built.folder, 'start.js'), { ...own, ...where, ...also }));
  const without = await copy({ TOKEN_KEY_FILE: join(folder, 'no-key') });
  expect(await without.ended).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^There is no key in .*no-key, .*\n$/) as string,
  });
  const unwritable = await copy({ DELETED_ACCOUNTS_FILE: join(folder, 'not', 'there.txt') });
  expect(await unwritable.ended).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(
      /^DELETED_ACCOUNTS_FILE must be a file that can be written; .*\n$/,
    ) as string,
  });

  const table = join(folder, 'places.csv');
  writeFileSync(table, 'name,type,lat,lng\nHall Street Bus,transport,-33.9,151.3\n');
  const second = await copy();
  try {
    const there = await second.address;
    expect(await tool('importServices', table, '--import')).toMatchObject({ code: 0, stderr: '' });
    for (const at of [address, there]) {
      const { places } = (await (await fetch(`${at}/api/services`)).json()) as { places: object[] };
      expect(places).toMatchObject([{ name: 'Hall Street Bus' }]);
    }
  } finally {
    second.process.kill('SIGTERM');
  }
  const { stdout } = await second.ended;
  expect(stdout).toContain('Before you start a second copy of this server, set SMTP_URL');
  expect(readdirSync(own.DATA_DIR).filter((name) => /key|deleted|services/.test(name))).toEqual([]);
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

test('a backup that is made while the server runs is restored into a file, and into an empty database', async () => {
  const file = join(folder, 'made.tar.gz');
  expect(await tool('backup', file)).toMatchObject({ code: 0, stderr: '' });
  const [asFile, other] = [{ DATA_DIR: join(folder, 'as-file') }, join(folder, 'other-url.txt')];
  writeFileSync(other, await newDatabase('TEMPLATE template0'));
  // The machine has the same key already.
  const key = join(folder, 'same-key');
  copyFileSync(environment['TOKEN_KEY_FILE']!, key);
  const inDatabase = { DATA_DIR: join(folder, 'in-database'), DATABASE_URL_FILE: other, TOKEN_KEY_FILE: key };
  const withTool = (name: string, environmentOf: Record<string, string>, ...words: string[]) =>
    run(join(built.folder, `${name}.js`), environmentOf, words).ended;
  for (const place of [asFile, inDatabase]) {
    const restored = await withTool('restore', place, file);
    expect(restored).toMatchObject({ code: 0, stderr: '' });
    expect(restored.stdout).toMatch(/^The backup of .* is back in .*, with 1 account\.\n/);
    expect(await withTool('grantRole', place, ada.email, 'user')).toMatchObject({ code: 0, stderr: '' });
  }
  expect(readFileSync(join(asFile.DATA_DIR, 'token.key'))).toEqual(readFileSync(key));
  expect(existsSync(join(inDatabase.DATA_DIR, 'token.key'))).toBe(false);
  expect(existsSync(join(asFile.DATA_DIR, 'age-better.db'))).toBe(true);
  expect(existsSync(join(inDatabase.DATA_DIR, 'age-better.db'))).toBe(false);
  const again = await withTool('restore', inDatabase, file);
  expect(again).toMatchObject({ code: 1, stdout: '' });
  expect(again.stderr).toMatch(
    /^The database test_\w+ at .* is not empty: it holds data that was moved there \(from .*\)\..*\n$/,
  );
});

test('data is not moved out of a database that a server uses, and the command says how it is used', async () => {
  const moved = await tool('moveData', '--to-folder');
  expect(moved).toMatchObject({ code: 1 });
  expect(moved.stderr).toMatch(
    /^A server is using the database .* Stop every copy of it first; where one was killed, wait for a minute\. Nothing was moved\.\n$/,
  );
  expect((await tool('moveData')).stderr).toMatch(
    /^Usage: npm run move-data -- --to ADDRESS, or --to-folder/,
  );
  expect((await tool('moveData', '--to', 'mysql://x/y')).stderr).toMatch(
    /^--to must be the address of a PostgreSQL/,
  );
  expect((await tool('moveData', '--to', 'postgresql:///other?host=/tmp')).stderr).toMatch(
    /names another database than --to/,
  );
});

test('a check of the pages says in one line that it is not for PostgreSQL', async () => {
  expect(await tool('checkData')).toMatchObject({
    code: 1,
    stdout: '',
    stderr:
      'This command is for the file of SQLite. DATABASE_URL is set: PostgreSQL has pg_amcheck for that.\n',
  });
});
