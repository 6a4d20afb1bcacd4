import type { CommunityEvent } from './event';

/** When and where an event is. */
export type WhenAndWhere = Pick<CommunityEvent, 'date' | 'location'> &
  Pick<CommunityEvent, 'starts' | 'timeZone'>;

/** A start that moves by fewer minutes than this suits the same people. */
const nearBy = 60;

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

const wordsOf = (location: string) => location.trim().toLowerCase();

/**
 * Returns whether an event moved so far that its people have to be asked again: to another day or hall, or by an hour or more.
 * A time or place that was not known before does not count.
 */
export function isMovedFar(before: WhenAndWhere, after: WhenAndWhere): boolean {
  if (before.date !== after.date) return true;
  const [was, is] = [wordsOf(before.location), wordsOf(after.location)];
  if (was && is && was !== is) return true;
  if (!before.starts || !after.starts) return false;
  return (
    before.timeZone !== after.timeZone ||
    Math.abs(minutesOf(before.starts) - minutesOf(after.starts)) >= nearBy
  );
}
