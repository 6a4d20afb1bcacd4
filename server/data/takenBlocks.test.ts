import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { joinBlocks, takenBlock, takenBlocks } from '@/shared/domain/appointments/takenTimes';
import { openCommunityData, type CommunityData } from './communityData';
import { deleteRecord, insertRecord, replaceRecord } from './records';
import { countAllTaken, isTakenByOthers, readTaken } from './takenBlocks';
import type { Database } from '../database/database';
import { openTestDatabase } from '@/testing/server/testDatabase';
import { addAccounts } from '@/testing/server/addAccounts';

const minute = 60_000;
const day = 24 * 60 * minute;
const start = Date.UTC(2026, 11, 1);

let folder: string;
let database: Database;
let data: CommunityData;
const open = async () => {
  database = await openTestDatabase(folder);
  data = await openCommunityData({ database, now: () => 0 });
};
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'age-better-taken-'));
  await open();
  await addAccounts(database, ['ann', ...Array.from({ length: 60 }, (_, at) => `person-${at}`)]);
});
afterEach(async () => {
  data.close();
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

interface Booked {
  owner: string;
  id: string;
  from: number;
  until: number;
  allDay: boolean;
}

/** Appointments of ten minutes to fourteen hours in 60 days, the same each time. */
function crowd(people: number, each: number): Booked[] {
  let seed = 7;
  const random = (below: number) =>
    Math.floor(((seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647) * below);
  return Array.from({ length: people * each }, (_, n) => {
    const from = start + random(60) * day + random(24 * 60) * minute;
    const until = from + (10 + random(random(5) === 0 ? 830 : 110)) * minute;
    return { owner: `person-${n % people}`, id: String(n), from, until, allDay: random(10) === 0 };
  });
}

const optionsOf = ({ owner, id, from, until, allDay }: Booked) => ({
  collection: 'appointments',
  id,
  fields: { id, allDay },
  owner,
  times: { startsAt: from, endsAt: until },
  audience: `uid:${owner}` as const,
  now: 0,
});

/** The blocks that a user must see as taken by others, counted from all appointments. */
function expectedFor(uid: string, all: readonly Booked[], first: number, last: number) {
  const blocks = new Set<number>();
  for (const owner of new Set(all.map((one) => one.owner))) {
    if (owner === uid) continue;
    const own = all.filter((one) => one.owner === owner);
    const times = own.map(({ from, until, allDay }) => ({
      start: new Date(from).toISOString(),
      end: new Date(until).toISOString(),
      allDay,
    }));
    for (const block of takenBlocks(times)) if (block >= first && block < last) blocks.add(block);
  }
  return joinBlocks([...blocks].toSorted((a, b) => a - b));
}

test('the taken times of a thousand appointments follow the rule, also once many were moved and deleted', async () => {
  let all = crowd(60, 20);
  const [first, last] = [start / takenBlock, (start + 42 * day) / takenBlock];
  const range = { from: start, until: start + 42 * day };
  const check = async () => {
    for (const uid of ['person-0', 'another user'])
      expect(await readTaken(data.database.read, uid, range)).toEqual(expectedFor(uid, all, first, last));
  };
  await data.write(async (queries) => {
    for (const one of all) await insertRecord(queries, optionsOf(one));
  });
  await check();
  const moved = all.map((one, n) =>
    n % 3 === 0 ? { ...one, from: one.from + 5 * day, until: one.until + 5 * day, allDay: !one.allDay } : one,
  );
  await data.write(async (queries) => {
    for (const [n, one] of moved.entries()) if (n % 3 === 0) await replaceRecord(queries, optionsOf(one));
    for (const [n, one] of moved.entries()) if (n % 2 === 0) await deleteRecord(queries, optionsOf(one));
  });
  all = moved.filter((_, n) => n % 2 !== 0);
  await check();
});

test('appointments that an earlier version stored are counted when the data is opened, once', async () => {
  const booked = crowd(3, 3);
  await data.write(async (queries) => {
    for (const one of booked) await insertRecord(queries, optionsOf(one));
  });
  const rows = () =>
    data.database.read.selectFrom('taken_blocks').selectAll().orderBy('block').orderBy('owner').execute();
  const counted = await rows();
  expect(counted.length).toBeGreaterThan(10);
  await data.write(async (queries) => {
    await queries.deleteFrom('taken_blocks').execute();
    await queries.deleteFrom('notes').execute();
  });
  data.close();
  await database.close();
  await open();
  expect(await rows()).toEqual(counted);
  await data.write(async (queries) => {
    await queries.deleteFrom('taken_blocks').execute();
    await countAllTaken(queries);
  });
  expect(await rows()).toEqual([]);
});

test('a point in time overlaps a stretch that it lies in, and none that begins or ends then', async () => {
  const times = { from: start + 10 * 60 * minute, until: start + 11 * 60 * minute };
  await data.write((queries) =>
    insertRecord(queries, optionsOf({ owner: 'ann', id: '1', allDay: false, ...times })),
  );
  const at = (minutes: number) => {
    const moment = start + minutes * minute;
    return isTakenByOthers(data.database.read, 'bob', { startsAt: moment, endsAt: moment });
  };
  const found: boolean[] = [];
  for (const minutes of [600, 601, 630, 659, 660]) found.push(await at(minutes));
  expect(found).toEqual([false, true, true, true, false]);
});
