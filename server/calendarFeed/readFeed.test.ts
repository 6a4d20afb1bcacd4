import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openTestDatabase } from '@/testing/server/testDatabase';
import { addAccounts } from '@/testing/server/addAccounts';
import type { Database } from '../database/database';
import { insertRecord } from '../data/records';
import { endFeed, forgetEndedFeeds, makeFeed } from '../data/feedAddresses';
import { createFeedReader, type ReadFeed } from './readFeed';

const day = 24 * 60 * 60 * 1000;
const start = Date.UTC(2026, 8, 1, 2);

let folder: string;
let database: Database;
let now = start;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'age-better-feed-'));
  database = await openTestDatabase(folder);
  await addAccounts(database, ['ann']);
  now = start;
});
afterEach(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

const make = (titles = false, renews = false) =>
  database.write((queries) =>
    makeFeed(queries, { owner: { uid: 'ann', linksGeneration: 0 }, titles, renews, now }),
  );
const readerIn = (timeZone: string, of = database) =>
  createFeedReader({
    database: of,
    site: { origin: 'https://agebetter.example', timeZone, productName: 'Age Better' },
    now: () => now,
  });

/** Stores an appointment as a browser does. */
const book = (id: string, from: string, until: string, more: object = {}) =>
  database.write((queries) =>
    insertRecord(queries, {
      collection: 'appointments',
      id,
      owner: 'ann',
      audience: 'uid:ann',
      times: { startsAt: Date.parse(from), endsAt: Date.parse(until) },
      fields: {
        id,
        title: 'Choir',
        start: from,
        end: until,
        location: '',
        description: '',
        allDay: false,
        userId: 'ann@example.net',
        ...more,
      },
      now,
    }),
  );
const textOf = async (secret: string, zone = 'Australia/Melbourne') =>
  ((await readerIn(zone)(secret)) as ReadFeed).text;
const linesOf = (text: string, name: string) => text.split('\r\n').filter((line) => line.startsWith(name));

describe('whole days in a feed', () => {
  // A day of 23 hours, one of 25, and two days across a change: the clocks go forward on 4 October and back on 4 April.
  test.each([
    [
      'the day that loses an hour',
      '2026-10-03T14:00:00.000Z',
      '2026-10-04T13:00:00.000Z',
      '20261004',
      '20261005',
    ],
    [
      'the day that gains an hour',
      '2027-04-03T13:00:00.000Z',
      '2027-04-04T14:00:00.000Z',
      '20270404',
      '20270405',
    ],
    [
      'two days across a change',
      '2026-10-02T14:00:00.000Z',
      '2026-10-04T13:00:00.000Z',
      '20261003',
      '20261005',
    ],
    ['one moment', '2026-11-23T13:00:00.000Z', '2026-11-23T13:00:00.000Z', '20261124', '20261125'],
  ])('are those of the person’s own calendar: %s', async (_, from, until, first, after) => {
    const secret = await make();
    await book('a', from, until, { allDay: true });
    const text = await textOf(secret);
    expect(linesOf(text, 'DTSTART')).toEqual([`DTSTART;VALUE=DATE:${first}`]);
    expect(linesOf(text, 'DTEND')).toEqual([`DTEND;VALUE=DATE:${after}`]);
  });

  test('are the days that are stored, in every zone of the site', async () => {
    const secret = await make();
    await book('a', '2026-12-08', '2026-12-10', { allDay: true });
    for (const zone of ['Australia/Perth', 'Australia/Sydney', 'UTC']) {
      const text = await textOf(secret, zone);
      expect(linesOf(text, 'DTSTART')).toEqual(['DTSTART;VALUE=DATE:20261208']);
      expect(linesOf(text, 'DTEND')).toEqual(['DTEND;VALUE=DATE:20261211']);
    }
  });

  test('are none any more where one was given a time, also by an earlier version that left it marked', async () => {
    const secret = await make();
    await book('a', '2026-12-07T23:00:00.000Z', '2026-12-08T00:00:00.000Z', { allDay: true });
    expect(linesOf(await textOf(secret), 'DTSTART')).toEqual(['DTSTART:20261207T230000Z']);
  });

  test('stay one day where the browser that wrote them is in Perth, three hours behind the site', async () => {
    const secret = await make();
    await book('a', '2026-11-23T16:00:00.000Z', '2026-11-24T16:00:00.000Z', { allDay: true });
    const text = await textOf(secret);
    expect(linesOf(text, 'DTSTART')).toEqual(['DTSTART;VALUE=DATE:20261124']);
    expect(linesOf(text, 'DTEND')).toEqual(['DTEND;VALUE=DATE:20261125']);
  });
});

test('times in a feed are moments in UTC, the same on both sides of a clock change', async () => {
  const secret = await make();
  await book('before', '2026-10-02T23:00:00.000Z', '2026-10-03T00:00:00.000Z');
  await book('after', '2026-10-03T22:00:00.000Z', '2026-10-03T23:00:00.000Z');
  expect(linesOf(await textOf(secret), 'DTSTART')).toEqual([
    'DTSTART:20261002T230000Z',
    'DTSTART:20261003T220000Z',
  ]);
});

test('a feed keeps the rules of RFC 5545 whatever is written in a title', async () => {
  const secret = await make(true);
  const title = `Café; “über”, \\ 👵🏽 ${'long '.repeat(40)}\nBEGIN:VEVENT\r\nX`;
  await book('a', '2026-11-02T23:00:00.000Z', '2026-11-03T00:00:00.000Z', { title });
  const text = await textOf(secret);
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
  const lines = text.split('\r\n');
  for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1);
  for (const name of [
    'VERSION:2.0',
    'PRODID:',
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
  ])
    expect(linesOf(text, name)).toHaveLength(1);
  // Without METHOD, DTSTAMP is the time of the last change (3.8.7.2), and is required in each entry (3.6.1).
  expect(text).not.toContain('METHOD');
  for (const name of ['UID:', 'DTSTAMP:', 'DTSTART', 'LAST-MODIFIED:', 'SEQUENCE:0', 'STATUS:CONFIRMED'])
    expect(linesOf(text, name)).toHaveLength(1);
});

test('a feed is the same for every reading of the same entries, and another process reads it the same', async () => {
  const secret = await make();
  await book('a', '2026-11-02T23:00:00.000Z', '2026-11-03T00:00:00.000Z');
  const first = (await readerIn('Australia/Melbourne')(secret)) as ReadFeed;
  now += 3 * day;
  expect(await readerIn('Australia/Melbourne')(secret)).toEqual(first);
  const other = await openTestDatabase(folder);
  expect(await readerIn('Australia/Melbourne', other)(secret)).toEqual(first);
  await other.close();
});

test('500 appointments are read in three queries, and written only where something is different', async () => {
  const secret = await make();
  for (let index = 0; index < 500; index += 1) {
    const from = start + (index + 1) * (day / 8);
    await book(`a${index}`, new Date(from).toISOString(), new Date(from + day / 24).toISOString());
  }
  let writes = 0;
  const counting = {
    ...database,
    write: ((work) => {
      writes += 1;
      return database.write(work);
    }) as Database['write'],
  };
  const read = readerIn('Australia/Melbourne', counting);
  const first = (await read(secret)) as ReadFeed;
  expect(linesOf(first.text, 'BEGIN:VEVENT')).toHaveLength(500);
  expect(writes).toBe(1);
  expect((await read(secret)) as ReadFeed).toEqual(first);
  expect(writes).toBe(1);
});

test('a feed that is turned off while it is read leaves nothing behind', async () => {
  const secret = await make();
  await book('a', '2026-11-02T23:00:00.000Z', '2026-11-03T00:00:00.000Z');
  const meanwhile = {
    ...database,
    write: (async (work) => {
      await database.write((queries) => endFeed(queries, 'ann', now));
      return database.write(work);
    }) as Database['write'],
  };
  expect(await readerIn('Australia/Melbourne', meanwhile)(secret)).toBe('ended');
  expect(await database.read.selectFrom('calendar_feed_entries').selectAll().execute()).toEqual([]);
});

test('an address that ended is known for 400 days', async () => {
  const secret = await make();
  await database.write((queries) => endFeed(queries, 'ann', now));
  now += 400 * day;
  await database.write((queries) => forgetEndedFeeds(queries, now));
  expect(await readerIn('Australia/Melbourne')(secret)).toBe('ended');
  now += 1;
  await database.write((queries) => forgetEndedFeeds(queries, now));
  expect(await readerIn('Australia/Melbourne')(secret)).toBeNull();
});
