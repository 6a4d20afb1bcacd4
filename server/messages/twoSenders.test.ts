import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { changeSettlesIn } from '../data/eventMessages';
import { createSmtpMail } from '../mail/smtp';
import { event, record } from '@/testing/server/communityServer';
import { startMailServer, type MailServer } from '@/testing/server/mailServer';
import { startTestServer, type TestServer } from '@/testing/server/testServer';

let folder: string;
let mailServer: MailServer;
let servers: TestServer[];

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'age-better-'));
  mailServer = await startMailServer();
  const start = () =>
    startTestServer({ DATA: 'server' }, folder, {
      mail: createSmtpMail(
        mailServer.url,
        { from: 'hello@agebetter.example', replyTo: null },
        { tls: 'optional' },
      ),
    });
  servers = [await start(), await start()];
});
afterEach(async () => {
  await Promise.all(servers.map((server) => server.close()));
  await mailServer.close();
  rmSync(folder, { recursive: true, force: true });
});

test('two servers on one folder send each message once, one at a time', async () => {
  const [one, two] = servers as [TestServer, TestServer];
  const login = async (email: string) =>
    (await one.send('POST', '/api/identity/session', { body: { email, password: one.password } })).body[
      'token'
    ]!;
  const nurse = await login('nurse.lee@example.org');
  await one.send('PUT', '/api/events/900', { token: nurse, body: record({ ...event(900), capacity: 60 }) });
  const emails = Array.from({ length: 50 }, (_, at) => `person${at}@example.net`);
  for (const [at, email] of emails.entries()) {
    const remoteAddress = `203.0.113.${at}`;
    const body = { email, password: 'Correct1' };
    const { token } = (await one.send('POST', '/api/identity/accounts', { body, remoteAddress })).body;
    await one.send('PUT', '/api/events/900/registration', { token });
  }
  await one.send('DELETE', '/api/events/900', { token: nurse });
  for (const server of servers) server.elapse(changeSettlesIn);
  const due = () =>
    one.parts
      .community!.database.read.selectFrom('due_messages')
      .select('number')
      .where('state', 'in', ['due', 'sending'])
      .execute();
  while ((await due()).length > 0)
    await Promise.all([one.parts.messages!.sendDue(), two.parts.messages!.sendDue()]);
  expect(mailServer.taken.toSorted()).toEqual(emails.toSorted());
}, 30_000);
