import type { Appointment } from './appointment';

const minute = 60_000;
const hour = 60 * minute;

/**
 * The length of a block, in milliseconds. With shared data, people see the times of others in whole blocks only: an appointment
 * takes each block that it touches. Blocks begin on the hour and the half hour in UTC, which are the full and half hours of every
 * clock whose offset is a multiple of 30 minutes, including Lord Howe Island. With an offset of 45 minutes (Eucla, Nepal) they
 * begin at a quarter past and a quarter to.
 */
export const takenBlock = 30 * minute;

/** Longer appointments take nobody else's time, in milliseconds: a stay, a journey, or a mistake in the date. */
export const longestTaken = 12 * hour;

/**
 * The maximum number of hours of a week that one account takes in others' calendars. A full working week in Australia is 38
 * hours, which fits, and one account never fills the 84 hours that the calendar shows.
 */
export const takenHoursInWeek = 40;

const blocksInWeek = (7 * 24 * hour) / takenBlock;
const takenBlocksInWeek = (takenHoursInWeek * hour) / takenBlock;
/** 1 January 1970 was a Thursday. */
const blocksBeforeThursday = (3 * 24 * hour) / takenBlock;

/** The fields of an appointment that decide when others see the time as taken. */
export type TakingTime = Pick<Appointment, 'start' | 'end' | 'allDay' | 'free'>;

/** A stretch of time, in milliseconds since 1970; `until` is not part of it. */
export interface Stretch {
  from: number;
  until: number;
}

/** Blocks, each by its number since 1970, both ends included. */
export interface BlockRange {
  first: number;
  last: number;
}

/** The blocks that a stretch of time touches. A point in time touches the one that it is in, or that begins then. */
export function blocksOf({ from, until }: Stretch): BlockRange {
  const first = Math.floor(from / takenBlock);
  return { first, last: Math.max(Math.ceil(until / takenBlock) - 1, first) };
}

/** The week of a block, by its number since 1970. Weeks begin on Monday in UTC. */
export function weekOf(block: number): number {
  return Math.floor((block + blocksBeforeThursday) / blocksInWeek);
}

/** The blocks of a week. */
export function blocksOfWeek(week: number): BlockRange {
  const first = week * blocksInWeek - blocksBeforeThursday;
  return { first, last: first + blocksInWeek - 1 };
}

/**
 * Returns whether others see that the time of an appointment is taken, and are asked about it. Not of one that goes on all day, is
 * marked as free, or is longer than {@link longestTaken}: such an appointment says nothing about an hour.
 */
export function takesTime({ start, end, allDay, free = false }: TakingTime): boolean {
  return !allDay && !free && Date.parse(end) - Date.parse(start) <= longestTaken;
}

/**
 * The blocks that one person's appointments take of others' calendars, in ascending order: in each week the first
 * {@link takenHoursInWeek} hours. Overlapping appointments take a block once.
 * @param appointments all of this person's that touch the weeks in question.
 */
export function takenBlocks(appointments: readonly TakingTime[]): number[] {
  const blocks = new Set<number>();
  for (const appointment of appointments) {
    if (!takesTime(appointment)) continue;
    const { start, end } = appointment;
    const { first, last } = blocksOf({ from: Date.parse(start), until: Date.parse(end) });
    for (let block = first; block <= last; block += 1) blocks.add(block);
  }
  const counts = new Map<number, number>();
  return [...blocks]
    .toSorted((a, b) => a - b)
    .filter((block) => {
      const count = (counts.get(weekOf(block)) ?? 0) + 1;
      counts.set(weekOf(block), count);
      return count <= takenBlocksInWeek;
    });
}

/**
 * Joins blocks to stretches of time, so that nobody can count or tell apart what lies in them.
 * @param blocks in ascending order.
 */
export function joinBlocks(blocks: readonly number[]): Stretch[] {
  const joined: Stretch[] = [];
  for (const block of blocks) {
    const last = joined.at(-1);
    const from = block * takenBlock;
    if (last && from <= last.until) last.until = from + takenBlock;
    else joined.push({ from, until: from + takenBlock });
  }
  return joined;
}
