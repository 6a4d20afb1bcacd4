import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createOutboxMail } from '../mail/outbox';
import { startTestServer, type TestServer } from '@/testing/server/testServer';

// Administrators learn of other people's links only that there is one.

let server: TestServer;
let token: string;
let folder: string;
let outbox: string;
let privately: string;
const sender = { from: 'Age Better <hello@agebetter.example>', replyTo: null };

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'age-better-private-'));
  outbox = join(folder, 'demonstration', 'outbox');
  privately = join(outbox, 'private');
  server = await startTestServer({}, folder, {
    mail: createOutboxMail(outbox, sender, () => server.parts.now()),
  });
  token = await logIn('admin@example.org');
});
afterEach(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

async function logIn(email: string): Promise<string> {
  const body = { email, password: server.password };
  return (await server.send('POST', '/api/identity/session', { body })).body['token']!;
}
const get = (path: string) => server.send('GET', `/api/${path}`, { token });
const isPrivate = { status: 403, body: { code: 'permission-denied' } };

/** Asks for a new password. @returns the name of the file that the mail is in. */
async function askForReset(email = 'margaret@example.org'): Promise<string> {
  await server.send('POST', '/api/identity/password-reset', { body: { email } });
  await server.parts.background.settled();
  return readdirSync(privately).at(-1)!;
}
interface Listed {
  total: number;
  mails: { name: string }[];
}
const list = async () => JSON.parse((await get('outbox')).text) as Listed;

test('the outbox shows only the time of a mail with a reset link, and never its contents', async () => {
  const name = await askForReset();
  const { text } = await get('outbox');
  expect(JSON.parse(text)).toEqual({
    kept: true,
    total: 1,
    mails: [{ name, date: '2026-11-21T09:00:00.000Z', to: '', subject: '', isPrivate: true }],
  });
  const answer = await get(`outbox/${name}`);
  expect(answer).toMatchObject(isPrivate);
  for (const said of [text, answer.text]) expect(said).not.toMatch(/margaret|code=|password/i);
  // The operator finds the link on the machine itself.
  expect(readFileSync(join(privately, name), 'utf8')).toContain('/reset-password#code=');
});

test('no spelling of its name leads to a private mail', async () => {
  const name = await askForReset();
  for (const path of [`private%2F${name}`, `private/${name}`, `.%2Fprivate%2F${name}`, `private%5C${name}`]) {
    const answer = await get(`outbox/${path}`);
    expect([400, 404]).toContain(answer.status);
    expect(answer.text).not.toContain('code=');
  }
});

test('a private mail that an earlier version stored among the others is recognised and hidden', async () => {
  const name = await askForReset();
  renameSync(join(privately, name), join(outbox, name));
  expect((await list()).mails).toEqual([
    { name, date: '2026-11-21T09:00:00.000Z', to: '', subject: '', isPrivate: true },
  ]);
  expect(await get(`outbox/${name}`)).toMatchObject(isPrivate);
});

test('an email by an administrator is never taken for a private mail, whatever it says', async () => {
  const link = 'http://localhost:3000/reset-password#code=abcdefghijklmnopqrstuv';
  const subject = 'Choose a new password for Age Better';
  const body = { to: 'ada@example.net', subject, text: link, html: `<p>${link}</p>` };
  expect((await server.send('POST', '/api/send-email', { body, token })).status).toBe(200);
  const [{ name } = { name: '' }] = (await list()).mails;
  expect((await list()).mails).toMatchObject([{ subject, to: 'ada@example.net', isPrivate: false }]);
  expect(JSON.parse((await get(`outbox/${name}`)).text)).toMatchObject({ subject });
});

test('reading a mail is recorded before it is shown', async () => {
  const body = { to: 'ada@example.net', subject: 'Walks', text: 'At 10.', html: '<p>At 10.</p>' };
  await server.send('POST', '/api/send-email', { body, token });
  const [{ name } = { name: '' }] = (await list()).mails;
  await get(`outbox/${name}`);
  await get(`outbox/${name}`);
  await get('outbox/none.eml');
  expect(JSON.parse((await get('audit')).text)).toMatchObject({
    entries: expect.arrayContaining([
      expect.objectContaining({ who: 'admin@example.org', what: 'mail-read', count: 2 }),
    ]) as unknown,
  });
});

test('a mail is not shown when reading it cannot be recorded', async () => {
  const body = { to: 'ada@example.net', subject: 'Walks', text: 'At 10.', html: '<p>At 10.</p>' };
  await server.send('POST', '/api/send-email', { body, token });
  const [{ name } = { name: '' }] = (await list()).mails;
  server.parts.audit.record = () => Promise.reject(new Error('the disk is full'));
  const answer = await get(`outbox/${name}`);
  expect(answer.status).toBe(500);
  expect(answer.text).not.toContain('At 10.');
});

test('a server deletes old mails when it starts', async () => {
  const old = join(outbox, '2026-10-01T09-00-00-000Z-1-0001.eml');
  writeFileSync(old, '');
  await server.close();
  server = await startTestServer({}, folder);
  await expect.poll(() => existsSync(old)).toBe(false);
});

test('mails are deleted after 30 days, other files stay', async () => {
  const day = 24 * 60 * 60 * 1000;
  await askForReset();
  writeFileSync(join(outbox, '2026-11-20T09-00-00-000Z-1-0001.eml'), '');
  writeFileSync(join(outbox, '2020-01-01T00-00-00-000Z-1-0001.eml.tmp'), '');
  writeFileSync(join(outbox, 'my own notes.eml'), '');
  mkdirSync(join(outbox, '2020-01-01T00-00-00-000Z-1-0002'));
  const left = () => ({ open: readdirSync(outbox).toSorted(), hidden: readdirSync(privately).length });
  const mine = ['2020-01-01T00-00-00-000Z-1-0002', 'my own notes.eml', 'private'];
  await server.parts.tidyOutbox(server.parts.now() + 29 * day);
  expect(left()).toEqual({
    open: [
      '2020-01-01T00-00-00-000Z-1-0002',
      '2026-11-20T09-00-00-000Z-1-0001.eml',
      'my own notes.eml',
      'private',
    ],
    hidden: 1,
  });
  await server.parts.tidyOutbox(server.parts.now() + 31 * day);
  expect(left()).toEqual({ open: mine, hidden: 0 });
});
