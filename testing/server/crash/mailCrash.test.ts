import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { noReminders } from '@/shared/domain/reminders/reminderChoices';
import { registrationSettlesIn } from '@/server/data/eventMessages';
import { keepCookie, sessionHeaders } from '../sessionCookies.mjs';
import { prepareBuild, run } from '../builtServer';
import { event, record } from '../communityServer';
import { startMailServer, type MailServer } from '../mailServer';
import { removeFolder, start } from './crash.mjs';

const built = prepareBuild();
let mailServer: MailServer;
let folder: string;
beforeAll(async () => {
  mailServer = await startMailServer();
  folder = mkdtempSync(join(tmpdir(), 'age-better-mail-crash-'));
}, 60_000);
afterAll(async () => {
  await mailServer.close();
  removeFolder(folder);
});

type Server = Awaited<ReturnType<typeof start>>;
/** A clock that starts where the variable START_OF_CLOCK says. */
const clock = new URL('../../../a11y-tests/support/communityClock.mjs', import.meta.url).href;
/** @param startOfClock ISO 8601; without it the clock is right. */
const startServer = (startOfClock?: string) =>
  start(
    join(built.folder, 'start.js'),
    folder,
    {
      DATA: 'server',
      SMTP_URL: mailServer.url,
      MAIL_FROM: 'hello@agebetter.net.au',
      ...(startOfClock !== undefined && { START_OF_CLOCK: startOfClock }),
    },
    { imports: startOfClock === undefined ? [] : [clock] },
  );

async function send(server: Server, method: string, path: string, token?: string, body?: unknown) {
  const response = await fetch(`${server.address}/api/${path}`, {
    method,
    headers: {
      origin: server.address.replace('127.0.0.1', 'localhost'),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...sessionHeaders(token),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const answer = (await response.json()) as Record<string, string>;
  keepCookie(answer, response.headers.getSetCookie());
  return answer;
}
const address = (name: string) => `${name}@people.net.au`;
const signIn = async (server: Server, path: 'accounts' | 'session', name: string) =>
  (await send(server, 'POST', `identity/${path}`, undefined, { email: address(name), password: 'Correct1' }))[
    'token'
  ]!;
const grant = (name: string, role: string) =>
  run(join(built.folder, 'grantRole.js'), { DATA_DIR: folder }, [address(name), role]).ended;

/** Registers people who prove their addresses. @returns their tokens. */
async function enter(server: Server, names: readonly string[]): Promise<Record<string, string>> {
  const tokens: Record<string, string> = {};
  mailServer.taken.length = 0;
  mailServer.texts.length = 0;
  for (const name of names) tokens[name] = await signIn(server, 'accounts', name);
  await mailServer.received(names.length);
  for (const [at, to] of mailServer.taken.entries()) {
    const name = names.find((one) => address(one) === to)!;
    const code = /^\d{6}$/m.exec(mailServer.texts[at]!)![0];
    tokens[name] = (await send(server, 'PUT', 'identity/address', tokens[name], { code }))['token']!;
  }
  mailServer.taken.length = 0;
  return tokens;
}
const nextWeek = () => new Date(Date.now() + 7 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

test('a mail whose server is killed before it was confirmed is shown as uncertain and not sent again', async () => {
  let server = await startServer();
  try {
    const tokens = await enter(server, ['nurse', 'boss', 'anna', 'ben', 'cora']);
    await grant('nurse', 'healthcare');
    await grant('boss', 'admin');
    const values = { ...event(1), date: nextWeek(), capacity: 1 };
    await send(server, 'PUT', 'events/1', tokens['nurse'], record(values));
    await send(server, 'PUT', 'events/1/registration', tokens['anna']);
    for (const name of ['ben', 'cora']) await send(server, 'PUT', 'events/1/waiting', tokens[name]);

    mailServer.isSilent = true;
    await send(server, 'DELETE', 'events/1/registration', tokens['anna']);
    await mailServer.received(1);
    await server.end();

    mailServer.isSilent = false;
    server = await startServer();
    const boss = await signIn(server, 'session', 'boss');
    const { messages } = (await send(server, 'GET', 'due-messages', boss)) as unknown as {
      messages: object[];
    };
    expect(messages).toEqual([
      expect.objectContaining({
        to: address('ben'),
        subject: expect.stringMatching(/^You have a place at Tea on \w+day /) as string,
        state: 'uncertain',
      }),
    ]);
    // The next message shows that this server sends: it has left out the uncertain one.
    await send(server, 'DELETE', 'events/1/registration', await signIn(server, 'session', 'ben'));
    await mailServer.received(2);
    expect(mailServer.taken).toEqual([address('ben'), address('cora')]);
  } finally {
    await server.end();
  }
}, 120_000);

test('a registration whose server is killed right after its answer is confirmed by the next server, once', async () => {
  let server = await startServer();
  try {
    const tokens = await enter(server, ['nadia', 'dora']);
    await grant('nadia', 'healthcare');
    await send(server, 'PUT', 'events/2', tokens['nadia'], record({ ...event(2), date: nextWeek() }));
    const chosen = { ...noReminders, eventRegistered: true };
    await send(server, 'PUT', 'me/reminders', tokens['dora'], chosen);
    await send(server, 'PUT', 'events/2/registration', tokens['dora']);
    await server.end();
    expect(mailServer.taken).toEqual([]);

    server = await startServer(new Date(Date.now() + registrationSettlesIn).toISOString());
    await mailServer.received(1);
    const database = new Database(join(folder, 'age-better.db'), { readonly: true });
    const confirmations = () =>
      database.prepare("SELECT state FROM due_messages WHERE kind = 'registered'").all();
    await expect.poll(confirmations, { timeout: 30_000 }).toEqual([{ state: 'sent' }]);
    database.close();
    expect(mailServer.taken).toEqual([address('dora')]);
  } finally {
    await server.end();
  }
}, 120_000);
