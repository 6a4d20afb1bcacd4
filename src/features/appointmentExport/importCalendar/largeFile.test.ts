import { afterEach, describe, expect, test, vi } from 'vitest';
import { readCalendarFile } from './readCalendarFile';

const range = { from: new Date(2026, 10, 24), until: new Date(2027, 1, 25) };
const calendar = (...lines: string[]) => ['BEGIN:VCALENDAR', ...lines, 'END:VCALENDAR'].join('\r\n');
const event = (...lines: string[]) => ['BEGIN:VEVENT', 'SUMMARY:Tea', ...lines, 'END:VEVENT'];

afterEach(() => void vi.restoreAllMocks());

describe('a large calendar file', () => {
  const daily = ['DTSTART:20261126T100000', 'UID:tea', 'RRULE:FREQ=DAILY'];

  test('counts each occurrence as an entry', () => {
    const many = (count: number) => calendar(...Array.from({ length: count }, () => event(...daily)).flat());
    expect(readCalendarFile(many(50), range)!.entries).toHaveLength(50 * 91);
    expect(() => readCalendarFile(many(56), range)).toThrow(
      'This calendar file has more than 5,000 entries.',
    );
  });

  test('has a limit of steps for all its rules, beyond which only first occurrences are read', () => {
    const old = event('DTSTART:20010101T100000', 'RRULE:FREQ=DAILY');
    const found = readCalendarFile(calendar(...Array.from({ length: 20 }, () => old).flat()), range)!;
    expect(found.repeating).toHaveLength(10);
    expect(found.leftOut.filter(({ reason }) => reason === 'first-only')).toHaveLength(10);
  });

  test('creates the formatter of a time zone once', () => {
    const { DateTimeFormat } = Intl;
    const made = vi.spyOn(Intl, 'DateTimeFormat').mockImplementation(function make(...options) {
      return new DateTimeFormat(...options);
    });
    const days = Array.from(
      { length: 50 },
      (_, at) => `202611${String((at % 28) + 1).padStart(2, '0')}T100000`,
    );
    const left = `EXDATE;TZID=Australia/Perth:${days.join(',')}`;
    readCalendarFile(calendar(...event(...daily, left)), range);
    expect(made).toHaveBeenCalledTimes(1);
  });

  /** Counts the list steps and dates of reading a file: the same on every machine. */
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
      readCalendarFile(text, range);
    } finally {
      iterator.next = next;
      Date.UTC = UTC;
    }
    return steps;
  }

  test.each([
    [
      'excluded times, a line each',
      (count: number) => calendar(...event(...daily, ...Array<string>(count).fill('EXDATE:20261127T100000'))),
    ],
    [
      'moved occurrences of one recurring entry',
      (count: number) =>
        calendar(
          ...Array.from({ length: count }, () => event(...daily, 'RECURRENCE-ID:20261127T100000')).flat(),
        ),
    ],
  ])('takes twice as many steps for twice as many %s', (_, make) => {
    // The first run takes longer, because texts are cached.
    stepsOf(make(1));
    const [once, twice] = [stepsOf(make(400)), stepsOf(make(800))];
    expect(once).toBeGreaterThan(400);
    expect(twice / once).toBeLessThan(2.1);
  });
});
