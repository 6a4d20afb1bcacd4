import { frequencies, occurrences, type RecurrenceRule } from '../../shared/domain/recurrence/recurrence';
import { leftOut, type DateChanges } from '../../shared/domain/recurrence/plannedDates';

/** A rule, and what somebody changed of single dates. */
export interface RuleCase {
  rule: RecurrenceRule;
  changes: DateChanges;
}

/** Numbers from 0 to below 1 that are the same for the same seed (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Random rules with random edits: the first day, how often, the end, dates left out and dates moved. */
export function randomRules(count: number, seed: number): RuleCase[] {
  const random = randomFrom(seed);
  const whole = (below: number) => Math.floor(random() * below);
  const dayAfter = (day: string, days: number) =>
    new Date(Date.parse(`${day}T00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
  return Array.from({ length: count }, () => {
    // Four years have every kind of year and month in them; some rules end before they begin, some after a year.
    const first = dayAfter('2026-01-01', whole(4 * 366));
    const rule: RecurrenceRule = {
      frequency: frequencies[whole(frequencies.length)]!,
      first,
      until: dayAfter(first, whole(430) - 10),
    };
    const changes: Record<string, string> = {};
    for (const day of occurrences(rule)) {
      const fate = random();
      if (fate < 0.15) changes[day] = leftOut;
      // Moved by up to two weeks, perhaps onto another date.
      else if (fate < 0.3) changes[day] = `${dayAfter(day, whole(29) - 14)}T10:00`;
    }
    // A change that was made while the rule was another.
    if (random() < 0.2) changes[dayAfter(first, 3)] = leftOut;
    return { rule, changes };
  });
}
