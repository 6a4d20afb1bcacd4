import { frequenciesOf, occurrences, type Frequency } from '../recurrence/recurrence';
import { frequencyLabel } from '../recurrence/recurrenceWords';
import { addDays, dayOf, daysBetween, parseDay, parseInputValue } from '../text/dates';
import { problemOfValue } from '../text/typedDate';
import { bookableRange, isBookable } from './appointmentRules';
import { outOfRange } from './bookableDays';
import { isWholeDay, momentsOf, type Times } from './wholeDays';

/** The times of an appointment as its form has them: wall-clock moments, `YYYY-MM-DDTHH:mm`, or whole days. */
export type WallTimes = Times;

const minute = 60_000;
/** The minutes between two wall-clock moments, whatever the clocks did in between. */
const wallMinutes = ({ start, end }: WallTimes) => (Date.parse(`${end}Z`) - Date.parse(`${start}Z`)) / minute;

/**
 * The times of a date that starts at another moment and lasts as long on the clock: ten to eleven stays ten to eleven when the
 * clocks change. @param start a real moment, `YYYY-MM-DDTHH:mm`, or of whole days a real day.
 */
export function timesFrom(start: string, length: WallTimes): Times {
  if (isWholeDay(length)) {
    const days = daysBetween(parseDay(length.start)!, parseDay(length.end)!);
    return { start, end: dayOf(addDays(parseDay(start)!, days)) };
  }
  const from = parseInputValue(start)!;
  const wallEnd = new Date(Date.parse(`${start}Z`) + wallMinutes(length) * minute).toISOString().slice(0, 16);
  const until = parseInputValue(wallEnd)!;
  // A start in the hour that the clocks leave out comes an hour later, and may pass its end.
  return { start: from.toISOString(), end: (until < from ? from : until).toISOString() };
}

/** The start of the same appointment on another day, `YYYY-MM-DD`. */
export const startOn = (day: string, { start }: WallTimes) => `${day}${start.slice(10)}`;

const bookable = (times: Times, now: Date, months: number) => isBookable(momentsOf(times), now, months);

/** One way in which an appointment can repeat. */
export interface RepeatChoice {
  frequency: Frequency;
  /** "Every two weeks". */
  label: string;
  /** All days that can be booked, the first one too; at least two. */
  days: readonly string[];
}

/** How an appointment can repeat in the time that can be booked. @param times of the first date, complete. */
export function repeatChoices(times: WallTimes, now: Date, months: number): RepeatChoice[] {
  const first = times.start.slice(0, 10);
  const until = dayOf(addDays(bookableRange(now, months).until, -1));
  return frequenciesOf(first)
    .map((frequency) => ({
      frequency,
      label: frequencyLabel(frequency, first),
      days: occurrences({ frequency, first, until }).filter((day) =>
        bookable(timesFrom(startOn(day, times), times), now, months),
      ),
    }))
    .filter(({ days }) => days.length > 1);
}

/** Returns the problem with the moment to which a date is moved, and how to mend it; null where there is none. */
export function moveProblem(movedTo: string, length: WallTimes, now: Date, months: number): string | null {
  const isDays = isWholeDay(length);
  if (movedTo === '') return `Enter a day${isDays ? '' : ' and a time'}, or put the date back.`;
  const problem = problemOfValue(movedTo, isDays ? 'day' : 'moment');
  if (problem) return problem.text;
  return bookable(timesFrom(movedTo, length), now, months) ? null : outOfRange(now, months);
}
