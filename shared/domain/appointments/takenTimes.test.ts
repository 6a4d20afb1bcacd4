import { expect, test } from 'vitest';
import {
  blocksOf,
  blocksOfWeek,
  joinBlocks,
  takenBlock,
  takenBlocks,
  takenHoursInWeek,
  takesTime,
  weekOf,
  type TakingTime,
} from './takenTimes';

const minute = 60_000;
const hour = 60 * minute;
/** A Monday. */
const monday = Date.parse('2026-11-30T00:00:00.000Z');

/** An appointment, in hours from that Monday. */
const at = (from: number, until: number, more: Partial<TakingTime> = {}): TakingTime => ({
  start: new Date(monday + from * hour).toISOString(),
  end: new Date(monday + until * hour).toISOString(),
  allDay: false,
  ...more,
});
/** The times that others see as taken, in hours from that Monday. */
const seen = (...appointments: TakingTime[]) =>
  joinBlocks(takenBlocks(appointments)).map(({ from, until }) => [
    (from - monday) / hour,
    (until - monday) / hour,
  ]);
const third = 1 / 3;

test.each([
  ['a part of two half hours takes both', [10 + third, 10.5 + third], [10, 11]],
  ['whole half hours take these and no more', [10, 11], [10, 11]],
  ['a second into the next half hour takes it', [10, 11 + 1 / 3600], [10, 11.5]],
  ['a point in time takes the half hour that it is in', [10 + third, 10 + third], [10, 10.5]],
  ['a point in time between two takes the one that begins', [10, 10], [10, 10.5]],
  ['twelve hours are taken', [8, 20], [8, 20]],
] as const)('what others see of an appointment: %s', (_, [from, until], expected) => {
  expect(seen(at(from, until))).toEqual([expected]);
});

test.each([
  ['is longer than twelve hours', at(8, 20 + 1 / 3600)],
  ['goes on all day', at(0, 1, { allDay: true })],
  ['is marked as free', at(10, 11, { free: true })],
  ['lasts a month', at(0, 31 * 24)],
])('an appointment that %s takes nobody’s time', (_, appointment) => {
  expect(takesTime(appointment)).toBe(false);
  expect(seen(appointment)).toEqual([]);
});

test('two appointments in the same half hours take them once, and those that touch are one stretch', () => {
  expect(seen(at(10, 11), at(10 + third, 11), at(11, 12), at(9, 10))).toEqual([[9, 12]]);
});

test('one account takes the first 40 hours of a week, whatever it enters, and as many in the next', () => {
  const days = Array.from({ length: 14 }, (_, day) => at(day * 24 + 8, day * 24 + 20));
  const hours = seen(...days.toReversed()).map(([from, until]) => until! - from!);
  expect(hours).toEqual([12, 12, 12, 4, 12, 12, 12, 4]);
  expect(hours.slice(0, 4).reduce((sum, one) => sum + one)).toBe(takenHoursInWeek);
  const double = takenBlocks([...days, ...days, ...days]);
  expect(double).toEqual(takenBlocks(days));
});

test('a week goes from Monday to Sunday', () => {
  const { first, last } = blocksOfWeek(weekOf(monday / takenBlock));
  expect([first * takenBlock, (last + 1) * takenBlock]).toEqual([monday, monday + 7 * 24 * hour]);
  expect(weekOf(first - 1)).toBe(weekOf(first) - 1);
  expect(weekOf(last + 1)).toBe(weekOf(first) + 1);
});

test.each(['Australia/Adelaide', 'Australia/Lord_Howe', 'Australia/Sydney'])(
  'blocks begin on the hour and the half hour of the clock of %s, in summer and in winter',
  (timeZone) => {
    const clock = new Intl.DateTimeFormat('en-AU', { timeZone, minute: 'numeric' });
    for (const day of ['2026-07-01', '2026-12-01']) {
      const { first } = blocksOf({
        from: Date.parse(`${day}T03:14:15Z`),
        until: Date.parse(`${day}T03:20Z`),
      });
      expect(['0', '30']).toContain(clock.format(first * takenBlock));
    }
  },
);
