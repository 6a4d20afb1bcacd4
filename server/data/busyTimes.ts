import { sql } from 'kysely';
import type { Queries } from './database';
import { longestDuration } from './records';

/** Times are told in blocks of this length, in milliseconds: nobody learns to the minute when somebody else is away. */
const block = 30 * 60 * 1000;

/** A stretch of time, in milliseconds since 1970. */
export interface TimeRange {
  from: number;
  until: number;
}

/** The longest stretch that may be asked for, in days: the six weeks of a month on a calendar, and some to spare. */
export const maxBusyDays = 45;

/** Joins times that touch or overlap, in whole blocks, so that nobody can count or tell apart what lies in them. */
export function mergeIntoBlocks(times: readonly TimeRange[]): TimeRange[] {
  const merged: TimeRange[] = [];
  const blocks = times
    .map(({ from, until }) => ({
      from: Math.floor(from / block) * block,
      until: Math.max(Math.ceil(until / block), Math.floor(from / block) + 1) * block,
    }))
    .toSorted((a, b) => a.from - b.from);
  for (const next of blocks) {
    const last = merged.at(-1);
    if (last && next.from <= last.until) last.until = Math.max(last.until, next.until);
    else merged.push(next);
  }
  return merged;
}

/** When other people have appointments, in the range that is looked at. @param uid whose own are left out. */
export async function readBusyTimes(queries: Queries, uid: string, range: TimeRange): Promise<TimeRange[]> {
  // As blocks already: at the same time of the day many people have appointments, and each row takes time to read.
  const rows = await queries
    .selectFrom('records')
    .select([
      sql<number>`starts_at / ${sql.lit(block)}`.as('first'),
      sql<number>`(ends_at - 1) / ${sql.lit(block)}`.as('last'),
    ])
    .distinct()
    .where('collection', '=', 'appointments')
    .where('ends_at', '>', range.from)
    .where('ends_at', '<', range.until + longestDuration)
    .where('starts_at', '<', range.until)
    .where('owner', '!=', uid)
    .execute();
  const inRange = rows.map(({ first, last }) => ({
    from: Math.max(first * block, range.from),
    until: Math.min((last + 1) * block, range.until),
  }));
  return mergeIntoBlocks(inRange);
}
