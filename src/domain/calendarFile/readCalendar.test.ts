import { afterEach, expect, test, vi } from 'vitest';
import { readCalendar } from './readCalendar';

const range = { from: new Date(2026, 10, 24), until: new Date(2027, 1, 24) };
const calendar = (...lines: string[]) => ['BEGIN:VCALENDAR', ...lines, 'END:VCALENDAR'].join('\r\n');
const daily = [
  'BEGIN:VEVENT',
  'UID:tea',
  'SUMMARY:Tea',
  'DTSTART:20261126T100000',
  'RRULE:FREQ=DAILY;COUNT=2',
];

afterEach(() => void vi.restoreAllMocks());

/** How many steps through a list and how many moments a file takes to read: the same on every machine. */
function stepsOf(text: string): number {
  let steps = 0;
  const iterator = Object.getPrototypeOf([][Symbol.iterator]()) as { next: () => IteratorResult<unknown> };
  const { next } = iterator;
  const { UTC } = Date;
  iterator.next = function count() {
    steps += 1;
    return next.call(this);
  };
  Date.UTC = (...parts) => {
    steps += 1;
    return UTC(...parts);
  };
  try {
    readCalendar(text, range);
  } finally {
    iterator.next = next;
    Date.UTC = UTC;
  }
  return steps;
}

test.each([
  [
    'times that were taken out, a line each',
    (count: number) =>
      calendar(...daily, ...Array<string>(count).fill('EXDATE:20261127T100000'), 'END:VEVENT'),
  ],
  [
    'repeating entries with the same id, each with a time that was moved',
    (count: number) =>
      calendar(
        ...Array.from({ length: count }, () => [
          ...daily,
          'RECURRENCE-ID:20261127T100000',
          'END:VEVENT',
        ]).flat(),
      ),
  ],
])('twice as many %s take twice as many steps', (_, make) => {
  // The first time is longer: texts are prepared.
  stepsOf(make(1));
  const [once, twice] = [stepsOf(make(400)), stepsOf(make(800))];
  expect(once).toBeGreaterThan(400);
  expect(twice / once).toBeLessThan(2.1);
});

test('a clock is made once for all the times of a zone', () => {
  const made = vi.spyOn(Intl, 'DateTimeFormat');
  const times = Array.from(
    { length: 50 },
    (_, at) => `202611${String((at % 28) + 1).padStart(2, '0')}T100000`,
  );
  readCalendar(calendar(...daily, `EXDATE;TZID=Australia/Perth:${times.join(',')}`, 'END:VEVENT'), range);
  expect(made).toHaveBeenCalledTimes(1);
});

test('the times of what repeats count as entries', () => {
  const forEver = [...daily.slice(0, -1), 'RRULE:FREQ=DAILY'];
  const many = (count: number) =>
    calendar(...Array.from({ length: count }, () => [...forEver, 'END:VEVENT']).flat());
  expect(readCalendar(many(50), range)!.entries).toHaveLength(50 * 90);
  expect(() => readCalendar(many(56), range)).toThrow('This calendar file has more than 5,000 entries.');
});
