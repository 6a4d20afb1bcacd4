import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { changeSettlesIn } from '../data/eventMessages';
import { event, record } from '@/testing/server/communityServer';
import { proveAddress } from '@/testing/server/provedAddress';
import { startServerWithMail, type ServerWithMail } from '@/testing/server/serverWithMail';
import { openTestDatabase } from '@/testing/server/testDatabase';
import { openParts } from '../app/parts';

const ann = 'ann@people.net';
const bob = 'bob@people.net';

let mailing: ServerWithMail;
afterEach(() => mailing.close());

const boss = 'boss@people.net';
const nurse = 'nurse@people.net';
async function registerAs(role: 'admin' | 'healthcare'): Promise<string> {
  const email = role === 'admin' ? boss : nurse;
  const token = await mailing.registerProved(email);
  const { accounts, now } = mailing.server.parts;
  await accounts.grantRole((await accounts.byEmail(email))!, role, now());
  return token;
}
async function undelivered(token: string) {
  const { text } = await mailing.server.send('GET', '/api/due-messages', { token });
  return (JSON.parse(text) as { messages: { to: string; trouble: string }[] }).messages;
}
const tooMany = 'One account has caused as many emails as an hour or a day allows.';

test('160 reminders of one account reach nobody but 30, 100 in a day; administrators read why once, also after a restart', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'age-better-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  mailing = await startServerWithMail({}, folder);
  const { server, mailServer, book } = mailing;
  const token = await mailing.registerProved(ann);
  await mailing.wantReminders(token);
  for (let at = 0; at < 160; at += 1) await book(token, `h${at}`, '2026-11-21T13:00:00.000Z', 'Words');
  await mailing.forgetMails();
  await mailing.sendAt('2026-11-21T11:00:00.000Z');
  // One of the hour was the code.
  expect(mailServer.taken.length).toBe(30);
  const administrator = await registerAs('admin');
  expect(await undelivered(administrator)).toMatchObject([{ to: ann, trouble: tooMany }]);
  const moved = server.elapsed;
  await mailing.close();

  mailing = await startServerWithMail({}, folder);
  mailing.server.elapse(moved);
  const again = await mailing.logIn(ann);
  for (let at = 0; at < 5; at += 1) await mailing.book(again, `n${at}`, '2026-11-21T13:30:00.000Z', 'Words');
  await mailing.sendAt('2026-11-21T11:30:00.000Z');
  expect(mailing.mailServer.taken).toEqual([]);
});

test('nobody whose address is not proved is written to about an event, and a later proof sends nothing stale', async () => {
  mailing = await startServerWithMail();
  const { server, mailServer } = mailing;
  const administrator = await registerAs('admin');
  const healthcare = await registerAs('healthcare');
  const put = (path: string, body?: object, token = healthcare) =>
    server.send('PUT', `/api/${path}`, { token, ...(body && { body }) });
  await put('events/7', record(event(7)));
  const token = await mailing.register(ann);
  const second = await mailing.registerProved(bob);
  for (const one of [token, second])
    expect((await put('events/7/registration', undefined, one)).status).toBe(200);
  await mailing.forgetMails();
  const change = async (location: string) => {
    await put('events/7', record({ ...event(7), location }));
    server.elapse(changeSettlesIn);
    await server.parts.messages!.sendDue();
  };
  await change('Library');
  await change('Town hall');
  expect(mailServer.taken).toEqual([bob, bob]);
  expect(await undelivered(administrator)).toMatchObject([
    { to: ann, trouble: 'The address is not proved yet.' },
  ]);
  await proveAddress(server, ann);
  await server.parts.messages!.sendDue();
  expect(mailServer.taken).toEqual([bob, bob]);
  await change('Hall');
  expect(mailServer.taken.toSorted()).toEqual([ann, bob, bob, bob]);
});

test('administrators write to proved addresses and to those of no account, and see which are proved', async () => {
  mailing = await startServerWithMail();
  const { server, mailServer } = mailing;
  const administrator = await registerAs('admin');
  // Accounts are listed by their age.
  server.elapse(1);
  await mailing.register(ann);
  await mailing.forgetMails();
  const mail = (to: string) =>
    server.send('POST', '/api/send-email', {
      token: administrator,
      body: { to, subject: 'News', text: 'News', html: '<p>News</p>' },
    });
  const rows = { data: [{ name: 'Tea' }], columns: [{ field: 'name', label: 'Name' }] };
  const exported = await server.send('POST', '/api/send-export', {
    token: administrator,
    body: { to: ann, ...rows, filename: 'tea.csv', type: 'csv', reportTitle: 'Tea' },
  });
  for (const answer of [await mail(ann), exported])
    expect(answer).toMatchObject({
      status: 409,
      body: {
        code: 'address-not-proved',
        error: 'Nobody has proved yet that this address is theirs, so no mail goes to it.',
      },
    });
  expect((await mail(boss)).status).toBe(200);
  expect((await mail('nobody@people.net')).status).toBe(200);
  expect(mailServer.taken).toEqual([boss, 'nobody@people.net']);
  const { text } = await server.send('GET', '/api/accounts', { token: administrator });
  expect((JSON.parse(text) as { accounts: object[] }).accounts).toMatchObject([
    { email: boss, addressProved: true },
    { email: ann, addressProved: false },
  ]);
});

test('no role goes to an address that is not proved, and one that was taken away can be', async () => {
  mailing = await startServerWithMail();
  const { server } = mailing;
  const administrator = await registerAs('admin');
  await mailing.register(ann);
  const { uid } = (await server.parts.accounts.byEmail(ann))!;
  const give = (role: string) =>
    server.send('PUT', `/api/accounts/${uid}/role`, { token: administrator, body: { role } });
  expect(await give('admin')).toMatchObject({
    status: 409,
    body: {
      code: 'address-not-proved',
      error: `Nobody has proved that ${ann} is theirs yet. Ask them to confirm it on their Profile page first.`,
    },
  });
  expect((await give('user')).status).toBe(200);
  await proveAddress(server, ann);
  expect((await give('healthcare')).status).toBe(200);
});

test('with ADMIN_SIGN_UP=open a user who chose to be administrator is one once a code has proved the address', async () => {
  mailing = await startServerWithMail({ ADMIN_SIGN_UP: 'open' });
  const { server } = mailing;
  const token = await mailing.register(ann);
  const { uid } = (await server.parts.accounts.byEmail(ann))!;
  const body = { email: ann, role: 'admin', createdAt: '' };
  expect((await server.send('PUT', `/api/users/${uid}`, { token, body })).body).toMatchObject({
    role: 'user',
  });
  const code = /^\d{6}$/m.exec(await mailing.mailTo(ann))![0];
  const proved = await server.send('PUT', '/api/identity/address', { token, body: { code } });
  const { body: now } = await server.send('GET', '/api/identity/me', { token: proved.body['token'] });
  expect(now).toMatchObject({ role: 'admin', addressProved: true });
});

test('a person’s own data leaves out what was mailed to the address before it was proved', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'age-better-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  mailing = await startServerWithMail({}, folder);
  const { settings } = mailing.server;
  const database = await openTestDatabase(settings.dataFolder);
  const parts = await openParts({ ...settings, mail: { ...settings.mail, smtpUrl: null } }, { database });
  await parts.mail.send({ to: ann, subject: 'For Ann', text: 'For Ann', html: '<p>For Ann</p>' });
  await parts.close();
  const read = async (token: string) => (await mailing.server.send('GET', '/api/me/data', { token })).text;
  expect(await read(await mailing.register(ann))).not.toContain('For Ann');
  await proveAddress(mailing.server, ann);
  expect(await read(await mailing.logIn(ann))).toContain('For Ann');
});
