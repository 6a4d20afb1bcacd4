import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../database/openDatabase';
import { prepareBuild, run } from '@/testing/server/builtServer';
import { event, record } from '@/testing/server/communityServer';
import { brokenReferences } from '@/testing/server/ownedRows';
import { startTestServer, type TestServer } from '@/testing/server/testServer';
import { restoreBackup } from './restoreBackup';

const built = prepareBuild();

const password = 'Correct1';
const capacity = 3;
const events = [1, 2, 3, 4];

/** Registers a user who books, waits, rates and leaves again, unless they stay. */
async function comeAndGo(server: TestServer, number: number): Promise<void> {
  const remoteAddress = `10.0.${number >> 8}.${number & 255}`;
  const send = (method: 'POST' | 'PUT', path: string, body?: unknown, token?: string) =>
    server.send(method, `/api/${path}`, { body, token, remoteAddress });
  const email = `person${number}@example.net`;
  const { token } = (await send('POST', 'identity/accounts', { email, password })).body;
  const start = `2027-01-01T${String(number % 24).padStart(2, '0')}:00:00.000Z`;
  const appointment = { id: `a${number}`, title: 'Walk', start, end: start.replace(':00:00.', ':30:00.') };
  await send('PUT', `appointments/a${number}`, record(appointment), token);
  for (const id of events) {
    const { text } = await send('PUT', `events/${id}/registration`, undefined, token);
    if (text.includes('full')) await send('PUT', `events/${id}/waiting`, undefined, token);
  }
  if (number % 5 > 0) await send('POST', 'identity/deletion', { password }, token);
}

/** Returns the inconsistencies in a folder. */
async function troublesIn(folder: string) {
  const community = await openDatabase(folder);
  const strangers = await brokenReferences(community.read);
  const wrong: string[] = [];
  for (const id of events) {
    const { fields } = await community.read
      .selectFrom('records')
      .select('fields')
      .where('collection', '=', 'events')
      .where('id', '=', String(id))
      .executeTakeFirstOrThrow();
    const { attendees } = JSON.parse(fields) as { attendees: number };
    const places = await community.read
      .selectFrom('registrations')
      .select('uid')
      .where('event_id', '=', id)
      .execute();
    const waiting = await community.read
      .selectFrom('waiting')
      .select('uid')
      .where('event_id', '=', id)
      .execute();
    if (attendees !== places.length || attendees > capacity || (waiting.length > 0 && attendees < capacity))
      wrong.push(`${id}: ${attendees} come, ${places.length} have a place, ${waiting.length} wait`);
  }
  await community.close();
  return { strangers, wrong };
}

test('each of many backups made while people come and go holds places of people with an account only', async () => {
  const outside = mkdtempSync(join(tmpdir(), 'age-better-load-'));
  onTestFinished(() => rmSync(outside, { recursive: true, force: true }));
  const folder = join(outside, 'data');
  mkdirSync(folder);
  const server = await startTestServer(
    { DATA: 'server', PUBLIC_URL: 'https://agebetter.example', REGISTRATIONS_PER_HOUR: '100000' },
    folder,
  );
  const token = await server.makeAdministrator();
  const { accounts } = server.parts;
  await accounts.grantRole((await accounts.list())[0]!, 'healthcare', 0);
  for (const id of events)
    await server.send('PUT', `/api/events/${id}`, { token, body: record({ ...event(id), capacity }) });

  const count = 12;
  const done = new AbortController();
  let number = 0;
  const people = Array.from({ length: 4 }, async () => {
    while (!done.signal.aborted && number < 3000) await comeAndGo(server, (number += 1));
  });
  const files = Array.from({ length: count }, (_, at) => join(outside, `${at}.tar.gz`));
  for (const file of files) {
    const { ended } = run(join(built.folder, 'backup.js'), { DATA_DIR: folder }, [file]);
    expect(await ended).toMatchObject({ code: 0, stderr: '' });
  }
  done.abort();
  await Promise.all(people);
  await server.close();
  expect(number).toBeGreaterThan(count);

  const troubles = [];
  for (const [at, file] of files.entries()) {
    const place = join(outside, `restored${at}`);
    mkdirSync(place);
    // The backup itself is right: there is nothing left to take out.
    const { strangers } = await restoreBackup({ folder: place, file, now: Date.now() });
    troubles.push({ taken: strangers, ...(await troublesIn(place)) });
  }
  expect(troubles).toEqual(troubles.map(() => ({ taken: 0, strangers: [], wrong: [] })));
}, 180_000);
