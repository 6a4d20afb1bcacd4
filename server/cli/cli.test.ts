import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepCookie, sessionHeaders } from '../../testing/server/sessionCookies.mjs';
import { auditText, auditWho, type AuditEntry } from '@/shared/domain/admin/audit';
import { installed, prepareBuild, run } from '@/testing/server/builtServer';
import type { Running } from '../../testing/server/startBuilt.mjs';

const built = prepareBuild();
let folder: string;
let server: Running | undefined;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'age-better-cli-'));
});
afterEach(async () => {
  server?.process.kill('SIGKILL');
  await server?.ended;
  server = undefined;
  rmSync(folder, { recursive: true, force: true });
});

const data = () => join(folder, 'data');
/** The server of a real installation. */
async function startServer(settings: Record<string, string> = {}): Promise<string> {
  server = run(join(built.folder, 'start.js'), {
    PORT: '0',
    DATA_DIR: data(),
    // Nothing goes on after the server has been killed.
    BACKUPS_KEPT: '0',
    ...(await installed()),
    ...settings,
  });
  return server.address;
}
const inData = () => `Data folder ${data()}:\n`;
async function call(address: string, method: string, path: string, body?: object, token?: string) {
  const response = await fetch(`${address}/api/${path}`, {
    method,
    headers: {
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...sessionHeaders(token),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const text = await response.text();
  const answer = (text === '' ? {} : JSON.parse(text)) as Record<string, string>;
  keepCookie(answer, response.headers.getSetCookie());
  return { status: response.status, body: answer };
}
const tool = (
  name: 'grantRole' | 'resetPassword' | 'unsubscribe' | 'importServices' | 'importSuburbs',
  ...words: string[]
) => run(join(built.folder, `${name}.js`), { DATA_DIR: data() }, words).ended;
const ada = { email: 'ada@example.net', password: 'Correct1' };

test('an operator grants a role while the server runs, and it stays after a restart', async () => {
  const address = await startServer();
  const { body } = await call(address, 'POST', 'identity/accounts', ada);
  const token = body['token']!;
  expect((await call(address, 'GET', 'identity/me', undefined, token)).body['role']).toBe('user');
  expect(await tool('grantRole', 'ADA@example.net', 'healthcare')).toMatchObject({
    code: 0,
    stdout: `${inData()}ada@example.net has the role Healthcare worker now. They see it when they load a page again.\nNobody has proved that this address is theirs: that needs a mail server (SMTP_URL).\n`,
    stderr: '',
  });
  expect((await call(address, 'GET', 'identity/me', undefined, token)).body['role']).toBe('healthcare');
});

test('an operator creates a password reset link while the server runs', async () => {
  const address = await startServer();
  await call(address, 'POST', 'identity/accounts', ada);
  const { code, stdout } = await tool('resetPassword', 'ada@example.net');
  expect(code).toBe(0);
  expect(stdout).toMatch(
    /^Data folder .*:\nGive this link to ada@example\.net\. It works once, for one hour:\nhttp:\/\/localhost:3000\/reset-password#code=[\w-]{22}\nPUBLIC_URL is not set in this shell: put the address of your site in place of http:\/\/localhost:3000\.\n$/,
  );
  const link = /#code=([\w-]+)/.exec(stdout)![1]!;
  expect(
    (await call(address, 'POST', 'identity/password', { code: link, password: 'Changed1' })).status,
  ).toBe(204);
  expect((await call(address, 'POST', 'identity/session', { ...ada, password: 'Changed1' })).status).toBe(
    200,
  );
});

test('an operator removes an address from the unsubscribed ones and adds it again', async () => {
  await startServer();
  expect(await tool('unsubscribe', 'Ada@example.net')).toMatchObject({
    code: 0,
    stdout: `${inData()}No more mails from administrators go to Ada@example.net.\n`,
  });
  expect(await tool('unsubscribe', 'ada@example.net', '--undo')).toMatchObject({
    code: 0,
    stdout: `${inData()}Mails from administrators go to ada@example.net again.\n`,
  });
  expect(await tool('unsubscribe', 'ada@example.net', '--undo')).toMatchObject({
    code: 1,
    stderr: 'ada@example.net is not on the list.\n',
  });
});

test.each([
  ['unsubscribe', [], /^Usage: npm run unsubscribe -- EMAIL/],
  ['unsubscribe', ['ada'], /^ada is not an email address\./],
  ['grantRole', [], /^Usage: npm run grant-role -- EMAIL ROLE/],
  ['grantRole', ['ada@example.net'], /^Usage: npm run grant-role -- EMAIL ROLE/],
  ['grantRole', ['ada@example.net', 'boss'], /^There is no role "boss"\. Usage: npm run grant-role/],
  ['resetPassword', [], /^Usage: npm run reset-password -- EMAIL/],
  ['importServices', [], /^Usage: npm run import-services -- FILE/],
  ['importServices', ['a.csv', '--yes'], /^Usage: npm run import-services -- FILE/],
  ['importServices', ['a.csv', '--remove'], /^Usage: npm run import-services -- FILE/],
  ['importSuburbs', ['a.csv', '--state', 'Utopia'], /^--state takes one of /],
  ['importSuburbs', ['--import'], /^Usage: npm run import-suburbs -- FILE/],
  ['resetPassword', ['a', 'b'], /^Usage: npm run reset-password -- EMAIL/],
  [
    'grantRole',
    ['ada@example.net', 'admin'],
    /^There are no accounts in .*data\. Start the server once, or set DATA_DIR/,
  ],
] as const)('%s %j is reported in one clear line and creates nothing', async (name, words, line) => {
  const { code, stdout, stderr } = await tool(name, ...words);
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  expect(stderr).toMatch(line);
  expect(stderr.trim()).not.toContain('\n');
  expect(existsSync(data())).toBe(false);
});

test.each(['grantRole', 'resetPassword'] as const)('%s says when nobody has the address', async (name) => {
  await startServer();
  const { code, stderr } = await tool(name, 'nobody@example.net', ...(name === 'grantRole' ? ['admin'] : []));
  expect(code).toBe(1);
  expect(stderr).toMatch(/^Nobody has registered with nobody@example\.net \(data folder .*data\)\.\n$/);
});

test('an operator checks a file of suburbs, imports it while the server runs, and removes it', async () => {
  const address = await startServer();
  const suburbs = async () => (await call(address, 'GET', 'suburbs/hu')).body as unknown as object;
  const file = join(folder, 'suburbs.csv');
  const ofAct = ['importSuburbs', file, '--state', 'act'] as const;
  writeFileSync(file, 'suburb,postcode,lat,lng\nHUME,2620,-35.39,149.17\nNowhere,2620,0,0\n');
  const refused =
    'Row 3 (Nowhere): The point 0, 0 is not in Australia.\n1 suburb can be imported, 1 row refused.\n';
  expect(await tool(...ofAct)).toMatchObject({
    code: 0,
    stdout: `${inData()}${refused}Nothing was changed. Add --import to make them the list.\n`,
  });
  expect(await tool(...ofAct, '--import')).toMatchObject({
    code: 1,
    stderr: `${refused}Nothing was changed. Put the rows right, or add --leave-out-refused.\n`,
  });
  expect(await suburbs()).toEqual({ imported: false, suburbs: [] });
  expect((await tool(...ofAct, '--import', '--leave-out-refused')).stdout).toMatch(
    /1 suburb imported\. They are suggested from the next search on\.\n$/,
  );
  expect(await suburbs()).toEqual({ imported: true, suburbs: [['Hume', 'ACT', '2620', -35.39, 149.17]] });
  expect((await tool('importSuburbs', '--remove')).stdout).toMatch(/The list of suburbs is removed\.\n$/);
});

const project = { FIREBASE_API_KEY: 'AIzaSyExample-key_1', FIREBASE_PROJECT_ID: 'age-better-1a2b3' };
const firebaseTool = (name: string, environment: Record<string, string>, ...words: string[]) =>
  run(join(built.folder, `${name}.js`), { DATA_DIR: data(), ...environment }, words).ended;

test.each([
  ['grantRole', ['ada@example.net', 'admin']],
  ['resetPassword', ['ada@example.net']],
])(
  'with a Firebase project, %s creates no folder, and asks for its owner’s access token where the server has been',
  async (name, words) => {
    expect((await firebaseTool(name, project, ...words)).stderr).toMatch(/^There are no accounts in /);
    expect(existsSync(data())).toBe(false);
    await startServer(project);
    const { code, stderr } = await firebaseTool(name, project, ...words);
    expect(code).toBe(1);
    expect(stderr).toBe(
      "FIREBASE_ACCESS_TOKEN must be set to an access token of the project's owner: gcloud auth print-access-token\n",
    );
  },
);

test('with a Firebase project, the list of who wants no more mail is in the data folder and needs no token', async () => {
  await startServer(project);
  expect(await firebaseTool('unsubscribe', project, 'ada@example.net')).toMatchObject({
    code: 0,
    stdout: `${inData()}No more mails from administrators go to ada@example.net.\n`,
  });
});

test.each(['start', 'unsubscribe'])(
  'DATA=firestore of an earlier version ends %s with one line, and nothing is made',
  async (name) => {
    const environment = { ...project, DATA: 'firestore' };
    const words = name === 'start' ? [] : ['ada@example.net'];
    const { code, stdout, stderr } = await firebaseTool(name, environment, ...words);
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toMatch(
      /^DATA cannot be "firestore" any more\. Set DATA=server .*docs\/hosting\.md .*\n$/,
    );
    expect(existsSync(data())).toBe(false);
  },
);

test('an operator’s changes to an account are recorded in the audit trail', async () => {
  const address = await startServer();
  const token = (await call(address, 'POST', 'identity/accounts', ada)).body['token'];
  for (const given of ['healthcare', 'admin']) await tool('grantRole', ada.email, given);
  await tool('resetPassword', ada.email);
  const { body } = await call(address, 'GET', 'audit', undefined, token);
  const { entries } = body as unknown as { entries: AuditEntry[] };
  expect(entries.map((entry) => [auditWho(entry), auditText(entry)])).toEqual([
    [ada.email, 'Link to a new password made by an operator'],
    ['An operator on the server', `Changed ${ada.email} from Healthcare worker to Administrator`],
    ['An operator on the server', `Changed ${ada.email} from User to Healthcare worker`],
    [ada.email, 'Registered'],
  ]);
});
