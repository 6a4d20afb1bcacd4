import type { CommunityEvent } from './event';

/** When and where an event is. */
export type WhenAndWhere = Pick<CommunityEvent, 'date' | 'location'> &
  Pick<CommunityEvent, 'starts' | 'timeZone'>;

/** A start that is moved by less than this, in minutes, suits whoever it suited before. */
const nearBy = 60;

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

const wordsOf = (location: string) => location.trim().toLowerCase();

/**
 * Whether an event is at a time or a place that is quite another one: another day or hall, or a start an hour away or more.
 * Somebody who could come before has to be asked then. What nobody had said before is no other time or place.
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
