import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { restoreBackup } from '../backup/restoreBackup';
import { writeBackup } from '../backup/writeBackup';
import { openStream } from '@/testing/server/changeStream';
import { event, record } from '@/testing/server/communityServer';
import { startTestServer, type TestServer } from '@/testing/server/testServer';
import { databaseName, openDatabase } from './openDatabase';
import { epochAudience } from './epoch';

const environment = { DATA: 'server', PUBLIC_URL: 'https://agebetter.example' };
const person = { email: 'nurse@example.net', password: 'Correct1' };
const now = Date.UTC(2026, 10, 22, 9);

let outside: string;
beforeEach(() => {
  outside = mkdtempSync(join(tmpdir(), 'age-better-epoch-'));
});
afterEach(() => rmSync(outside, { recursive: true, force: true }));

/** Starts a server with a logged-in user who writes events. */
async function open(folder: string) {
  const server = await startTestServer(environment, folder);
  onTestFinished(() => server.close());
  await server.send('POST', '/api/identity/accounts', { body: person });
  const { accounts } = server.parts;
  await accounts.grantRole((await accounts.byEmail(person.email))!, 'healthcare', now);
  const { token } = (await server.send('POST', '/api/identity/session', { body: person })).body;
  const put = (title: string, headers: Record<string, string> = {}) =>
    server.send('PUT', '/api/events/1', { token, headers, body: record({ ...event(1), title }) });
  const list = (headers: Record<string, string> = {}) => server.send('GET', '/api/events', { headers });
  return { server, put, list };
}

const versionIn = ({ text }: { text: string }) => (JSON.parse(text) as { version: number }).version;
const titlesIn = ({ text }: { text: string }) =>
  (JSON.parse(text) as { records: { record: { title: string } }[] }).records.map(
    ({ record: { title } }) => title,
  );
const changesSince = async (server: TestServer, since: number | string) =>
  JSON.parse((await server.send('GET', `/api/changes?since=${since}`)).text) as {
    changes: unknown[];
    seq: string;
    reset: boolean;
  };

/** A list, a version and a place in the changes, each of which was given out after a backup that is restored now. */
async function loseChange() {
  const here = await open(join(outside, 'here'));
  const first = versionIn(await here.put('First'));
  const kept = { first, tag: String((await here.list()).headers['etag']) };
  const file = join(outside, 'a.tar.gz');
  await writeBackup({ folder: join(outside, 'here'), file, madeAt: now });
  const lost = versionIn(await here.put('Lost'));
  const tag = String((await here.list()).headers['etag']);
  mkdirSync(join(outside, 'there'));
  await restoreBackup({ folder: join(outside, 'there'), file, now });
  return { kept, lost, tag, there: await open(join(outside, 'there')) };
}

test('a list that a browser kept from before a restore is sent whole, also when as much was written since', async () => {
  const { kept, tag, there } = await loseChange();
  for (const one of [kept.tag, tag]) {
    const answer = await there.list({ 'if-none-match': one });
    expect([answer.status, titlesIn(answer)]).toEqual([200, ['First']]);
  }
  await there.put('Written since');
  const answer = await there.list({ 'if-none-match': tag });
  expect([answer.status, titlesIn(answer)]).toEqual([200, ['Written since']]);
});

test('a write over a version from before a restore is a conflict with the record of now, and changes nothing', async () => {
  const { kept, lost, there } = await loseChange();
  const expectConflicts = async (title: string) => {
    for (const version of [kept.first, lost]) {
      const answer = await there.put('Stale', { 'if-match': `"${version}"` });
      expect(answer.status).toBe(409);
      const current = { record: { title } };
      expect(JSON.parse(answer.text)).toMatchObject({ code: 'record-changed', current });
    }
  };
  await expectConflicts('First');
  await there.put('Written since');
  await expectConflicts('Written since');
  expect(titlesIn(await there.list())).toEqual(['Written since']);
});

test('a reader of changes from before a restore is told to read everything again', async () => {
  const { kept, lost, there } = await loseChange();
  for (const since of [kept.first, lost]) {
    expect(await changesSince(there.server, since)).toMatchObject({ changes: [], reset: true });
  }
  await there.put('Written since');
  expect(await changesSince(there.server, lost)).toMatchObject({ changes: [], reset: true });
  await there.server.app.listen({ port: 0, host: '127.0.0.1' });
  const stream = await openStream(there.server, { headers: { 'last-event-id': String(lost) } });
  expect((await stream.next()).name).toBe('reset');
  expect((await stream.next()).name).toBe('ready');
});

test('after a restore, who has read everything again gets each change as before', async () => {
  const { there } = await loseChange();
  const { seq } = await changesSince(there.server, 0);
  const version = versionIn(await there.put('Written since'));
  expect(await changesSince(there.server, seq)).toMatchObject({
    changes: [{ id: '1', version }],
    reset: false,
  });
  expect((await there.put('And once more', { 'if-match': `"${version}"` })).status).toBe(200);
});

test('two restores of one backup never give out the same number', async () => {
  const { there } = await loseChange();
  mkdirSync(join(outside, 'elsewhere'));
  await restoreBackup({ folder: join(outside, 'elsewhere'), file: join(outside, 'a.tar.gz'), now });
  const elsewhere = await open(join(outside, 'elsewhere'));
  expect(versionIn(await there.put('A'))).not.toBe(versionIn(await elsewhere.put('B')));
});

/** The number at which the epoch of a database began that nobody has open. */
function epochOf(folder: string): number {
  const database = new Database(join(folder, databaseName));
  const { number } = database
    .prepare('SELECT number FROM latest_changes WHERE audience = ?')
    .get(epochAudience) as { number: number };
  database.close();
  return number;
}

test('a new community begins with numbers that no other has, and keeps them at its next start', async () => {
  const [one, other] = ['one', 'other'].map((name) => mkdirSync(join(outside, name), { recursive: true })!);
  await (await openDatabase(one!)).close();
  await (await openDatabase(other!)).close();
  const first = epochOf(one!);
  expect(first).not.toBe(epochOf(other!));
  await (await openDatabase(one!)).close();
  expect(epochOf(one!)).toBe(first);
});

test('the shared data of an earlier version begins an epoch once, and its records and changes keep their order', async () => {
  const { server, put } = await open(join(outside, 'here'));
  await put('First');
  await server.close();
  const path = join(outside, 'here', databaseName);
  const database = new Database(path);
  const start = epochOf(join(outside, 'here'));
  // As that version left it: from one on, and without the note.
  database.exec(`UPDATE records SET version = version - ${start};
    UPDATE changes SET number = number - ${start}, version = version - ${start};
    UPDATE latest_changes SET number = number - ${start};
    DELETE FROM latest_changes WHERE audience = '${epochAudience}';
    DELETE FROM notes WHERE name = 'epoch';`);
  database.close();
  const next = await open(join(outside, 'here'));
  const answer = await next.put('Stale', { 'if-match': '"1"' });
  expect(answer.status).toBe(409);
  const { version } = (JSON.parse(answer.text) as { current: { version: number } }).current;
  expect(await changesSince(next.server, version - 1)).toMatchObject({
    changes: [{ collection: 'events', id: '1', version }],
    reset: false,
  });
  expect((await next.put('Right', { 'if-match': `"${version}"` })).status).toBe(200);
});
