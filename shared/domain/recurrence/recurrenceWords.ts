import { longDate, parseDay } from '../text/dates';
import { latestUntil, placeInMonth, type Frequency, type RecurrenceRule } from './recurrence';

const places = ['first', 'second', 'third', 'fourth', 'fifth'];

/** "Every two weeks", "Every month on the second Tuesday". @param first YYYY-MM-DD. */
export function frequencyLabel(frequency: Frequency, first: string): string {
  if (frequency === 'weekly') return 'Every week';
  if (frequency === 'fortnightly') return 'Every two weeks';
  const [weekday] = longDate(parseDay(first)!).split(' ');
  const place = frequency === 'monthly-last' ? 'last' : places[placeInMonth(first).nth - 1];
  return `Every month on the ${place} ${weekday}`;
}

/** Returns the problem with the end of a series, and how to mend it; null where there is none. */
export function ruleProblem({ first, until }: Pick<RecurrenceRule, 'first' | 'until'>): string | null {
  const words = (day: string) => longDate(parseDay(day)!);
  if (until < first) return `The last date must not be before the first. Choose ${words(first)} or later.`;
  const latest = latestUntil(first);
  if (until <= latest) return null;
  return `Dates can repeat for one year at most. Choose ${words(latest)} or earlier.`;
}
