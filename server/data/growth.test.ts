import { statSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cancelledKept } from '../calendarFeed/readFeed';
import { startTestServer, type TestServer } from '@/testing/server/testServer';
import { appointment, record } from '@/testing/server/communityServer';
import { needsLogin, rightOf } from '../identity/rights';
import { executeOnce, maxResponses, maxCompleteResponses } from './idempotency';
import { recordChange } from './changes';
import { inSteps } from '../database/fileSpace';
import { databaseName } from '../database/openDatabase';
import { maxChangesKept } from './forgetChanges';
import { doneKept } from './undeliveredMessages';

let server: TestServer;
let token: string;
let uid: string;
beforeAll(async () => {
  server = await startTestServer({ DATA: 'server' });
  const body = { email: 'ann@example.net', password: 'Correct1' };
  const made = (await server.send('POST', '/api/identity/accounts', { body })).body;
  [token, uid] = [made['token']!, made['uid']!];
});
afterAll(() => server.close());

const community = () => server.parts.community!;
const words = (id: string, name: string) => record({ ...appointment(id, 10), description: name });
const put = (id: string, name: string, headers: Record<string, string> = {}) =>
  server.send('PUT', `/api/appointments/${id}`, { token, body: words(id, name), headers });
const count = async (table: 'answers' | 'changes' | 'due_messages' | 'calendar_feed_entries') =>
  (await community().database.read.selectFrom(table).selectAll().execute()).length;
const answers = () => community().database.read.selectFrom('answers').selectAll().orderBy('at').execute();

/** Writes as a request does, without the limit of writes per person. */
async function write(id: string, name: string, key: string): Promise<void> {
  const store = community().collections.get('appointments')!;
  const actor = { uid, email: 'ann@example.net', role: 'user', token } as const;
  const { read } = rightOf({ ...actor, login: token, again: async () => actor }, needsLogin);
  const path = `/api/appointments/${id}`;
  await community().write((queries) =>
    executeOnce(
      queries,
      { uid, key, method: 'PUT', path, body: name, keptFor: 1e12, now: community().now() },
      async () => {
        const shown = await store.put(queries, await read(), id, words(id, name).record, {
          overlapAgreed: true,
        });
        return { status: 200, body: { version: shown.version, record: shown.record } };
      },
    ),
  );
}

describe('What is kept of one account', () => {
  test('for repeats is complete for the newest, and an id for older ones', async () => {
    for (let i = 0; i < maxCompleteResponses + 20; i += 1) {
      await write('whole', `word ${i}`, `whole-${String(i).padStart(4, '0')}`);
      server.elapse(1);
    }
    const kept = (await answers()).filter(({ request_key: key }) => key.startsWith('whole-'));
    expect(kept).toHaveLength(maxCompleteResponses + 20);
    const whole = kept.map(({ body }) => body.includes('word'));
    expect(whole).toEqual([
      ...Array<boolean>(20).fill(false),
      ...Array<boolean>(maxCompleteResponses).fill(true),
    ]);
    expect(kept.map(({ has_record: is }) => is === 1)).toEqual(whole);
    // A repeat still does nothing twice.
    await write('whole', 'word 0', 'whole-0000');
    const { body } = await server.send('GET', '/api/appointments/whole', { token });
    expect(body['record']).toMatchObject({ description: `word ${maxCompleteResponses + 19}` });
  });

  test('for repeats is so many at most, the oldest go first, and a repeat of these is refused by its condition', async () => {
    const headers = { 'if-none-match': '*', 'idempotency-key': 'oldest-0001' };
    expect((await put('oldest', 'a', headers)).status).toBe(201);
    expect((await put('oldest', 'a', headers)).status).toBe(201);
    const [first] = (await answers()).filter(({ request_key: key }) => key === 'oldest-0001');
    const { now } = community();
    await community().write(async (queries) => {
      for (let i = 0; i < maxResponses; i += 100)
        await queries
          .insertInto('answers')
          .values(
            Array.from({ length: 100 }, (_, at) => ({
              ...first!,
              request_key: `many-${i + at}`,
              at: now() + 1,
              has_record: 0,
            })),
          )
          .execute();
    });
    await community().tidy();
    const left = await answers();
    expect(left).toHaveLength(maxResponses);
    expect(left.every(({ request_key: key }) => key.startsWith('many-'))).toBe(true);
    expect((await put('oldest', 'a', headers)).body['code']).toBe('record-exists');
  });

  test('of changes is the last one of each record, and so many at most', async () => {
    const { cursor: since } = await community().endOfLog(uid);
    for (const name of ['a', 'b', 'c']) await put('often', name);
    await community().tidy();
    const { changes, reset } = await community().changesSince(since, uid, 1000);
    expect([changes.map(({ id }) => id), reset]).toEqual([['often'], false]);
    const audience = `uid:${uid}` as const;
    await community().write(async (queries) => {
      const first = await recordChange(queries, { collection: 'appointments', id: '0', audience }, 1);
      for (let i = 0; i < maxChangesKept; i += 100)
        await queries
          .insertInto('changes')
          .values(
            Array.from({ length: 100 }, (_, at) => ({
              collection: 'appointments',
              id: `${i + at}`,
              audience,
              number: first + 1 + i + at,
              version: 1,
              at: community().now(),
            })),
          )
          .execute();
      await queries
        .updateTable('latest_changes')
        .set({ number: first + maxChangesKept })
        .where('audience', '=', audience)
        .where('collection', '=', 'appointments')
        .execute();
    });
    await community().tidy();
    const own = community().database.read.selectFrom('changes').selectAll().where('audience', '=', audience);
    expect(await own.execute()).toHaveLength(maxChangesKept);
    // Who may have missed some reads everything again, and nobody else.
    expect((await community().changesSince(since, uid, 10)).reset).toBe(true);
    expect(
      (
        await community().changesSince(
          (await community().endOfLog('another user')).cursor,
          'another user',
          10,
        )
      ).reset,
    ).toBe(false);
    expect((await community().changesSince((await community().endOfLog(uid)).cursor, uid, 10)).reset).toBe(
      false,
    );
  });

  test('of sent messages and of entries that are off is so many at most', async () => {
    const now = community().now();
    await community().write(async (queries) => {
      for (let i = 0; i < doneKept + 30; i += 1)
        await queries
          .insertInto('due_messages')
          .values({
            uid,
            kind: 'place',
            collection: 'events',
            record_id: String(i),
            channel: 'mail',
            due_at: now,
            state: 'sent',
            details: '{}',
            trouble: null,
            created_at: now,
            changed_at: now,
          })
          .execute();
      for (let i = 0; i < cancelledKept + 30; i += 1)
        await queries
          .insertInto('calendar_feed_entries')
          .values({
            uid,
            entry: `appointments/${i}`,
            lines: '["SUMMARY:Appointment"]',
            sequence: 1,
            changed_at: now + i,
            ends_at: now + 1e9,
            cancelled: 1,
          })
          .execute();
    });
    await community().tidy();
    expect(await count('due_messages')).toBe(doneKept);
    const body = { password: 'Correct1', titles: false, renews: false };
    const made = await server.send('POST', '/api/identity/calendar-feed', { token, body });
    const feed = await server.send('GET', new URL(made.body['address']!).pathname);
    expect(feed.text.match(/STATUS:CANCELLED/g)).toHaveLength(cancelledKept);
    const rows = await community()
      .database.read.selectFrom('calendar_feed_entries')
      .select('entry')
      .where('cancelled', '=', 1)
      .execute();
    const entries = rows.map(({ entry }) => entry);
    expect(entries).toHaveLength(cancelledKept);
    expect(entries).not.toContain('appointments/29');
    expect(entries).toContain('appointments/30');
  });
});

describe('The file of the community', () => {
  const path = () => join(server.parts.folder, databaseName);
  const sizes = () => statSync(path()).size + statSync(`${path()}-wal`).size;

  test('stays small while one record is written again and again, and gives back what was free', async () => {
    await community().tidy();
    const before = sizes();
    const long = 'x'.repeat(9000);
    // A hundred at a time, which share a flush of the disk.
    for (let i = 0; i < 2000; i += 100)
      await Promise.all(
        Array.from({ length: 100 }, (_, at) => write('again', `${i + at} ${long}`, `again-${i + at}`)),
      );
    // Not 2,000 times the record: 26 MB.
    expect(statSync(path()).size - before).toBeLessThan(3_000_000);
    await community().write((queries) => queries.deleteFrom('answers').execute());
    await community().tidy();
    await inSteps(() => server.parts.database.releaseFreeSpace());
    const raw = new Database(path());
    const [{ freelist_count: free } = { freelist_count: -1 }] = raw.pragma('freelist_count') as {
      freelist_count: number;
    }[];
    raw.close();
    expect(free).toBeLessThanOrEqual(256);
    expect(statSync(`${path()}-wal`).size).toBe(0);
  });
});
