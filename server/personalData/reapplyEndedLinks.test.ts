import { appendFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { restoreBackup } from '../backup/restoreBackup';
import { writeBackup } from '../backup/writeBackup';
import { noReminders } from '@/shared/domain/reminders/reminderChoices';
import { onFolder } from '@/testing/server/onFolder';
import { startTestServer, type TestServer } from '@/testing/server/testServer';
import { reapplyEndedLinks } from './reapplyEndedLinks';
import { endedLinksName } from '../database/folderNames';

const now = Date.UTC(2026, 10, 22, 9);
const password = 'Correct1';
const wanted = { ...noReminders, eventDay: true, eventRegistered: true };

let outside: string;
let folder: string;
let file: string;
beforeEach(() => {
  outside = mkdtempSync(join(tmpdir(), 'age-better-ended-'));
  folder = join(outside, 'data');
  file = join(outside, 'backup.tar.gz');
  mkdirSync(folder);
});
afterEach(() => rmSync(outside, { recursive: true, force: true }));

async function inServer<T>(work: (server: TestServer) => Promise<T>): Promise<T> {
  const environment = { DATA: 'server', PUBLIC_URL: 'https://agebetter.example' };
  const server = await startTestServer(environment, folder);
  try {
    return await work(server);
  } finally {
    await server.close();
  }
}

/** Registers a user with a calendar address and reminders. */
async function joinIn(server: TestServer, name: string) {
  const email = `${name}@example.net`;
  const { body } = await server.send('POST', '/api/identity/accounts', { body: { email, password } });
  const { uid, token } = body as { uid: string; token: string };
  const send = (method: 'PUT' | 'POST' | 'DELETE', path: string, sent?: object) =>
    server.send(method, `/api/${path}`, { token, ...(sent && { body: sent }) });
  const makeFeed = async (renews: boolean) => {
    const made = await send('POST', 'identity/calendar-feed', { password, titles: false, renews });
    return new URL(made.body['address']!).pathname;
  };
  const feed = await makeFeed(false);
  await send('PUT', 'me/reminders', wanted);
  const stop = new URL(server.parts.reminderLinks.make({ for: 'stop', uid, generation: 0 }));
  return { uid, send, makeFeed, feed, link: `${stop.pathname}${stop.search}` };
}

const statusOf = async (server: TestServer, path: string) => (await server.send('GET', path)).status;
const remindedIn = async ({ parts }: TestServer) => {
  const { read } = parts.community!.database;
  const choices = read.selectFrom('reminder_choices').select('uid');
  return (
    await choices
      .where(({ or, eb }) => or([eb('event_day', '=', 1), eb('event_registered', '=', 1)]))
      .execute()
  ).map(({ uid }) => uid);
};

test('a restored backup does not turn on again what people have turned off since', async () => {
  const people = await inServer(async (server) => {
    const names = ['off', 'renews', 'forgets', 'stops', 'stays'] as const;
    const found = {} as Record<(typeof names)[number], Awaited<ReturnType<typeof joinIn>>>;
    for (const name of names) found[name] = await joinIn(server, name);
    await writeBackup({ folder, file, madeAt: now });
    const { off, renews, forgets, stops, stays } = found;
    await off.send('DELETE', 'me/calendar-feed');
    await off.send('PUT', 'me/reminders', noReminders);
    await renews.makeFeed(true);
    const code = await server.parts.resets.start(forgets.uid, server.parts.now(), false);
    const chosen = { code, password: 'Another1' };
    expect((await server.send('POST', '/api/identity/password', { body: chosen })).status).toBe(204);
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    await server.send('POST', stops.link, { headers, body: 'answer=stop' });
    // Who turned them on again keeps them.
    await stays.send('PUT', 'me/reminders', noReminders);
    await stays.send('PUT', 'me/reminders', wanted);
    return found;
  });
  // As where addresses have to be proved: the reader of the mailbox stopped them.
  appendFileSync(join(folder, endedLinksName), `reminders ${people.stops.uid} stopped\n`);
  // A line that a loss of power cut off is left out.
  appendFileSync(join(folder, endedLinksName), `reminders ${people.stays.uid} o`);

  await restoreBackup({ folder, file, now });
  await inServer(async (server) => expect(await statusOf(server, people.off.feed)).toBe(200));
  expect(await onFolder(folder, now, reapplyEndedLinks)).toBe(4);
  expect(await onFolder(folder, now, reapplyEndedLinks)).toBe(0);

  await inServer(async (server) => {
    const { off, renews, forgets, stops, stays } = people;
    for (const { feed } of [off, renews, forgets]) expect(await statusOf(server, feed)).toBe(410);
    for (const { feed } of [stops, stays]) expect(await statusOf(server, feed)).toBe(200);
    expect(await statusOf(server, forgets.link)).toBe(410);
    expect(await statusOf(server, stays.link)).toBe(200);
    const reminded = [renews, forgets, stays].map(({ uid }) => uid);
    expect((await remindedIn(server)).toSorted()).toEqual(reminded.toSorted());
    const stopped = [];
    for (const person of Object.values(people)) {
      const { remindersStoppedAt } = (await server.parts.accounts.byUid(person.uid))!;
      if (remindersStoppedAt !== null) stopped.push(person);
    }
    expect(stopped).toEqual([stops]);
  });
  expect(readFileSync(join(folder, endedLinksName), 'utf8')).not.toMatch(/example|\/calendar/);
});

test('nothing is turned off at a start where nothing was restored, nor without a list', async () => {
  expect(await onFolder(folder, now, reapplyEndedLinks)).toBe(0);
  const { feed, uid } = await inServer(async (server) => {
    const ann = await joinIn(server, 'ann');
    await ann.send('DELETE', 'me/calendar-feed');
    await ann.send('PUT', 'me/reminders', noReminders);
    await ann.send('PUT', 'me/reminders', wanted);
    return { ...ann, feed: await ann.makeFeed(false) };
  });
  expect(await onFolder(folder, now, reapplyEndedLinks)).toBe(0);
  await inServer(async (server) => {
    expect(await statusOf(server, feed)).toBe(200);
    expect(await remindedIn(server)).toEqual([uid]);
  });
});
