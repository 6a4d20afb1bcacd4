import type { Appointment } from '@/shared/domain/appointments/appointment';
import {
  blocksOf,
  blocksOfWeek,
  joinBlocks,
  longestTaken,
  takenBlock,
  takenBlocks,
  takenHoursInWeek,
  weekOf,
  type Stretch,
} from '@/shared/domain/appointments/takenTimes';
import type { Queries } from '../database/database';
import { blocksTakenByOthers } from '../database/rawQueries';

/** The times of a record, in milliseconds since 1970. */
export interface RecordTimes {
  startsAt: number;
  endsAt: number;
}

/** The longest stretch that may be asked for, in days: the six weeks of a month on a calendar, and some to spare. */
export const maxBusyDays = 45;

/** The appointments of an account that can take a block of a week. */
async function appointmentsIn(queries: Queries, owner: string, { from, until }: Stretch) {
  const rows = await queries
    .selectFrom('records')
    .select(['starts_at', 'ends_at', 'fields'])
    .where('owner', '=', owner)
    .where('collection', '=', 'appointments')
    .where('ends_at', '>=', from)
    .where('ends_at', '<', until + longestTaken)
    .where('starts_at', '<', until)
    .execute();
  return rows.map(({ starts_at: start, ends_at: end, fields }) => ({
    ...(JSON.parse(fields) as Pick<Appointment, 'allDay' | 'free'>),
    start: new Date(start!).toISOString(),
    end: new Date(end!).toISOString(),
  }));
}

/** Writes what an account takes of others' calendars in one week, from its appointments as they are now. */
async function countWeek(queries: Queries, owner: string, week: number): Promise<void> {
  const { first, last } = blocksOfWeek(week);
  const range = { from: first * takenBlock, until: (last + 1) * takenBlock };
  const appointments = await appointmentsIn(queries, owner, range);
  const now = new Set(takenBlocks(appointments).filter((block) => block >= first && block <= last));
  const rows = await queries
    .selectFrom('taken_blocks')
    .select('block')
    .where('owner', '=', owner)
    .where('block', '>=', first)
    .where('block', '<=', last)
    .execute();
  const given = rows.map(({ block }) => block).filter((block) => !now.delete(block));
  if (given.length > 0)
    await queries.deleteFrom('taken_blocks').where('owner', '=', owner).where('block', 'in', given).execute();
  if (now.size > 0)
    await queries
      .insertInto('taken_blocks')
      .values([...now].map((block) => ({ block, owner })))
      .execute();
}

/** The weeks in which an appointment can take time. */
function weeksOf({ startsAt, endsAt }: RecordTimes): number[] {
  if (endsAt - startsAt > longestTaken) return [];
  const { first, last } = blocksOf({ from: startsAt, until: endsAt });
  return [weekOf(first), weekOf(last)];
}

/**
 * Counts again what an account takes of others' calendars, in the transaction that writes or deletes an appointment.
 * @param times those that the appointment had and those that it has.
 */
export async function countTaken(
  queries: Queries,
  owner: string,
  times: readonly RecordTimes[],
): Promise<void> {
  for (const week of new Set(times.flatMap(weeksOf))) await countWeek(queries, owner, week);
}

const noteName = 'taken-blocks-rule';
/** To be raised when the rule changes in a way that its numbers do not show. */
const rule = JSON.stringify([1, takenBlock, longestTaken, takenHoursInWeek]);

/** Counts everybody's taken blocks where they were counted by another rule, or never. */
export async function countAllTaken(queries: Queries): Promise<void> {
  const note = await queries
    .selectFrom('notes')
    .select('value')
    .where('name', '=', noteName)
    .executeTakeFirst();
  if (note?.value === rule) return;
  await queries.deleteFrom('taken_blocks').execute();
  const rows = await queries
    .selectFrom('records')
    .select(['owner', 'starts_at', 'ends_at'])
    .where('collection', '=', 'appointments')
    .where('owner', 'is not', null)
    .where('ends_at', 'is not', null)
    .execute();
  const weeks = new Map<string, Set<number>>();
  for (const { owner, starts_at: startsAt, ends_at: endsAt } of rows) {
    const own = weeks.get(owner!) ?? new Set();
    for (const week of weeksOf({ startsAt: startsAt!, endsAt: endsAt! })) own.add(week);
    weeks.set(owner!, own);
  }
  for (const [owner, own] of weeks) for (const week of own) await countWeek(queries, owner, week);
  await queries
    .insertInto('notes')
    .values({ name: noteName, value: rule })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: rule }))
    .execute();
}

/** When others have appointments, in the blocks that a range touches. @param uid whose own are left out. */
export async function readTaken(queries: Queries, uid: string, range: Stretch): Promise<Stretch[]> {
  return joinBlocks(await blocksTakenByOthers(queries, uid, blocksOf(range)));
}

/** Returns whether a time overlaps what others have taken, as the calendar draws it: in whole blocks. */
export async function isTakenByOthers(
  queries: Queries,
  uid: string,
  { startsAt, endsAt }: RecordTimes,
): Promise<boolean> {
  // A block before it: a point in time lies between two blocks that are one stretch.
  const near = { from: startsAt - takenBlock, until: endsAt + 1 };
  const taken = await readTaken(queries, uid, near);
  return taken.some(({ from, until }) => startsAt < until && from < endsAt);
}
