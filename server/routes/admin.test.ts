import { writeFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createOutboxMail } from '../mail/outbox';
import { sending, startTestServer, type TestServer } from '@/testing/server/testServer';

let server: TestServer;
let token: string;

async function logIn(email: string): Promise<string> {
  const body = { email, password: server.password };
  return (await server.send('POST', '/api/identity/session', { body })).body['token']!;
}
beforeEach(async () => {
  server = await startTestServer();
  token = await logIn('admin@example.org');
});
afterEach(() => server.close());

const mail = { to: 'ada@example.net', subject: 'Walks', text: 'Walk at 10.', html: '<p>Walk</p>' };
const sendMail = () => server.send('POST', '/api/send-email', { body: mail, token });
const get = (path: string) => server.send('GET', `/api/${path}`, { token });
const report = (what: string, count: number) =>
  server.send('POST', '/api/audit', { body: { what, count }, token });

test('emails, exports and deletions are recorded: who, when, what and how many', async () => {
  await sendMail();
  server.elapse(60_000);
  await sendMail();
  expect((await report('users-deleted', 2)).status).toBe(204);
  server.elapse(11 * 60_000);
  await sendMail();
  const entries = JSON.parse((await get('audit')).text) as unknown;
  const time = (minutes: number) => new Date(Date.UTC(2026, 10, 21, 9, minutes)).toISOString();
  const who = 'admin@example.org';
  expect(entries).toEqual({
    entries: [
      { from: time(12), to: time(12), who, what: 'email-sent', count: 1 },
      { from: time(1), to: time(1), who, what: 'users-deleted', count: 2 },
      { from: time(0), to: time(1), who, what: 'email-sent', count: 2 },
      { from: time(0), to: time(0), who, what: 'logged-in', count: 1 },
    ],
  });
  expect(JSON.stringify(entries)).not.toMatch(/ada@|Walk/);
});

test('the same action by two people makes two entries', async () => {
  await sendMail();
  const { accounts } = server.parts;
  await accounts.grantRole((await accounts.byEmail('margaret@example.org'))!, 'admin', server.parts.now());
  token = await logIn('margaret@example.org');
  await sendMail();
  const { entries } = JSON.parse((await get('audit')).text) as {
    entries: { who: string; what: string; count: number }[];
  };
  const sent = entries.filter(({ what }) => what === 'email-sent');
  expect(sent.map(({ who, count }) => [who, count])).toEqual([
    ['margaret@example.org', 1],
    ['admin@example.org', 1],
  ]);
});

test('an action that the server records itself is not accepted from a browser', async () => {
  expect((await report('email-sent', 5)).status).toBe(400);
  expect((await report('users-deleted', 0)).status).toBe(400);
});

test.each(['audit', 'outbox', 'outbox/x.eml', 'backups'])(
  'GET /api/%s is for administrators',
  async (path) => {
    expect((await server.send('GET', `/api/${path}`)).status).toBe(401);
    token = await logIn('margaret@example.org');
    expect((await get(path)).status).toBe(403);
  },
);

test('the outbox lists emails, the newest first, and shows one as plain text', async () => {
  const outbox = createOutboxMail(
    `${server.settings.dataFolder}/outbox`,
    { from: 'a@example.org', replyTo: null },
    () => server.parts.now(),
  );
  const sent = { ...mail, unsubscribe: true };
  await outbox.send({ ...sent, subject: 'One' });
  server.elapse(1000);
  const attachments = [{ filename: 'users.csv', content: Buffer.from('ID\r\n') }];
  await outbox.send({ ...sent, subject: 'Two', attachments });
  const list = JSON.parse((await get('outbox')).text) as { mails: { name: string }[] };
  expect(list).toMatchObject({
    kept: true,
    total: 2,
    mails: [{ subject: 'Two', to: 'ada@example.net', isPrivate: false }, { subject: 'One' }],
  });
  expect(JSON.parse((await get(`outbox/${list.mails[0]!.name}`)).text)).toMatchObject({
    subject: 'Two',
    from: 'a@example.org',
    to: 'ada@example.net',
    text: expect.stringContaining('Walk at 10.') as string,
    attachments: [{ filename: 'users.csv', bytes: 4 }],
  });
});

test('only emails of the outbox can be read through it', async () => {
  expect((await get('outbox/none.eml')).status).toBe(404);
  for (const name of [
    '..%2Fage-better.db',
    '../age-better.db',
    'age-better.db',
    '..%5Cx.eml',
    '%2E%2E%2Fx.eml',
  ]) {
    expect([400, 404]).toContain((await get(`outbox/${name}`)).status);
  }
});

test('with a mail server there is no outbox', async () => {
  await server.close();
  server = await startTestServer(sending);
  token = await server.makeAdministrator();
  expect(JSON.parse((await get('outbox')).text)).toEqual({ kept: false, total: 0, mails: [] });
});

test('administrators see how old the last backup is, and whether the next one failed', async () => {
  await server.close();
  let full = false;
  const day = 24 * 60 * 60 * 1000;
  server = await startTestServer({ PUBLIC_URL: 'https://agebetter.example', BACKUPS_KEPT: '1' }, undefined, {
    makeBackup: async (file) => {
      if (full) throw new Error('seeded');
      writeFileSync(file, '');
    },
  });
  const { accounts } = server.parts;
  const body = { email: 'ada@example.net', password: 'Correct1' };
  token = (await server.send('POST', '/api/identity/accounts', { body })).body['token']!;
  await accounts.grantRole((await accounts.byEmail('ada@example.net'))!, 'admin', server.parts.now());
  const state = async () => JSON.parse((await get('backups')).text) as unknown;
  expect(await state()).toEqual({ kept: true, last: null, failed: false });
  await server.parts.backups!.makeWhenDue();
  const last = new Date(server.parts.now()).toISOString();
  expect(await state()).toEqual({ kept: true, last, failed: false });
  full = true;
  // A login outlives no day: the state itself is looked at.
  server.elapse(day);
  expect(await server.parts.backups!.makeWhenDue()).toBe('unknown reason');
  expect(server.parts.backups!.state()).toEqual({ last: Date.parse(last), failed: true });
});

test('a demonstration makes no backups', async () => {
  expect(JSON.parse((await get('backups')).text)).toEqual({ kept: false, last: null, failed: false });
});
