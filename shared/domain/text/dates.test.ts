import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  addDays,
  addMonths,
  ageInWords,
  clockTime,
  dayAndMonth,
  dayOf,
  daysBetween,
  eventDate,
  fileStamp,
  inputValue,
  isDay,
  longDate,
  parseDay,
  parseInputValue,
  plainDate,
  timeRange,
} from './dates';

const zoneBefore = process.env.TZ;

/** Everything inside runs as if the person was there. */
function inZone(zone: string, tests: () => void) {
  describe(`in ${zone}`, () => {
    beforeAll(() => {
      process.env.TZ = zone;
      expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
    });
    afterAll(() => {
      if (zoneBefore === undefined) delete process.env.TZ;
      else process.env.TZ = zoneBefore;
    });
    tests();
  });
}

/** Moments at which the local day and the day in Greenwich differ in one of the zones, with the local time. */
const zones = {
  'Australia/Sydney': ['2026-11-20T20:00Z', '2026-11-21T12:30Z'],
  'Australia/Adelaide': ['2026-11-20T20:30Z', '2026-11-21T13:00Z'],
  'Australia/Perth': ['2026-11-20T23:00Z', '2026-11-21T15:30Z'],
} as const;

for (const [zone, [atSeven, atHalfPastEleven]] of Object.entries(zones)) {
  inZone(zone, () => {
    test.each([
      ['07:00', atSeven],
      ['23:30', atHalfPastEleven],
    ])('at %s the local day is still the same', (time, moment) => {
      const now = new Date(moment);
      expect(inputValue(now)).toBe(`2026-11-21T${time}`);
      expect(dayOf(now)).toBe('2026-11-21');
      expect(fileStamp(now)).toBe('20261121');
      expect(longDate(now)).toBe('Saturday 21 November 2026');
      expect(dayAndMonth(now)).toBe('Saturday 21 November');
      expect(plainDate(now)).toBe('21 November 2026');
      expect(dayOf(addDays(now, 1))).toBe('2026-11-22');
      expect(dayOf(addMonths(now, 3))).toBe('2027-02-21');
      expect(ageInWords(new Date(2026, 10, 20), now)).toBe('yesterday');
      expect(ageInWords(new Date(2026, 10, 21), now)).toBe('today');
      expect(eventDate('2026-11-21')).toBe('Saturday, November 21, 2026');
      expect(parseInputValue(inputValue(now))).toEqual(now);
    });

    test('every day of two years formats to itself, also those with 23 and 25 hours', () => {
      let date = new Date(2026, 0, 1, 23, 30);
      for (let number = 0; number < 730; number += 1) {
        const next = addDays(date, 1);
        expect(daysBetween(date, next)).toBe(1);
        expect(dayOf(parseDay(dayOf(next))!)).toBe(dayOf(next));
        expect(eventDate(dayOf(next))).toContain(String(next.getDate()));
        date = new Date(next.getFullYear(), next.getMonth(), next.getDate(), 23, 30);
      }
      expect(dayOf(date)).toBe('2028-01-01');
    });
  });
}

for (const zone of ['Australia/Sydney', 'Australia/Adelaide'] as const) {
  inZone(zone, () => {
    test('when the clock goes forward, no day is skipped', () => {
      const evening = new Date(2026, 9, 3, 23, 30);
      expect(dayOf(addDays(evening, 1))).toBe('2026-10-04');
      expect(dayOf(addDays(evening, 2))).toBe('2026-10-05');
      expect(daysBetween(evening, new Date(2026, 9, 5, 7))).toBe(2);
      expect(timeRange(new Date(2026, 9, 4, 1, 30), new Date(2026, 9, 4, 3, 30))).toBe('1:30 to 3:30 am');
      // 2:30 does not exist on that day.
      expect(inputValue(parseInputValue('2026-10-04T02:30')!)).toBe('2026-10-04T03:30');
    });

    test('when the clock goes back, no day is repeated', () => {
      const evening = new Date(2027, 3, 3, 23, 30);
      expect(dayOf(addDays(evening, 1))).toBe('2027-04-04');
      expect(dayOf(addDays(evening, 2))).toBe('2027-04-05');
      expect(daysBetween(evening, new Date(2027, 3, 5, 7))).toBe(2);
      expect(dayOf(addMonths(new Date(2027, 0, 4, 23, 30), 3))).toBe('2027-04-04');
      expect(inputValue(parseInputValue('2027-04-04T02:30')!)).toBe('2027-04-04T02:30');
    });
  });
}

describe('days as text', () => {
  test.each([
    '2026-02-29',
    '2026-04-31',
    '2026-13-01',
    '2026-00-10',
    '2026-1-1',
    '',
    'today',
    '2026-11-21T00:00',
    '0050-01-01',
  ])('are refused when invalid: %j', (text) => {
    expect(parseDay(text)).toBeNull();
    expect(isDay(text)).toBe(false);
  });

  test('need no time zone', () => {
    expect(isDay('2028-02-29')).toBe(true);
    expect(isDay(20_261_121)).toBe(false);
    expect(isDay(new Date())).toBe(false);
  });

  test('of an event that cannot be read are shown as they are', () => {
    expect(eventDate('soon')).toBe('soon');
  });

  test.each([
    [new Date(2026, 10, 30), 3, '2027-02-28'],
    [new Date(2027, 10, 30), 3, '2028-02-29'],
    [new Date(2026, 11, 31), 3, '2027-03-31'],
    [new Date(2026, 0, 31), 1, '2026-02-28'],
  ])('move by months to the same day, or to the last one of a shorter month', (date, months, day) => {
    expect(dayOf(addMonths(date, months))).toBe(day);
  });

  test.each([
    [0, 'today'],
    [1, 'yesterday'],
    [2, '2 days ago'],
    [13, '13 days ago'],
    [14, '2 weeks ago'],
    [60, '8 weeks ago'],
    [61, '2 months ago'],
    [400, '13 months ago'],
    [-1, '22 November 2026'],
  ])('are worded %i days later as “%s”', (days, words) => {
    const now = new Date(2026, 10, 21, 7);
    expect(ageInWords(addDays(now, -days), now)).toBe(words);
  });
});

describe('times as text', () => {
  const at = (hours: number, minutes = 0, day = 24) => new Date(2026, 10, day, hours, minutes);

  test.each([
    [at(0), '12:00 midnight'],
    [at(0, 5), '12:05 am'],
    [at(8, 30), '8:30 am'],
    [at(12), '12:00 noon'],
    [at(12, 30), '12:30 pm'],
    [at(20), '8:00 pm'],
  ])('at %s are worded “%s”', (date, words) => {
    expect(clockTime(date)).toBe(words);
  });

  test.each([
    [at(10), at(11), '10:00 to 11:00 am'],
    [at(9, 30), at(11), '9:30 to 11:00 am'],
    [at(10), at(12), '10:00 am to 12:00 noon'],
    [at(12), at(13), '12:00 noon to 1:00 pm'],
    [at(11, 30), at(12, 30), '11:30 am to 12:30 pm'],
    [at(12, 30), at(13, 30), '12:30 to 1:30 pm'],
    [at(10), at(10), 'at 10:00 am'],
    [at(22), at(9, 0, 25), '10:00 pm to Wednesday 25 November, 9:00 am'],
  ])('from %s to %s are worded “%s”', (start, end, words) => {
    expect(timeRange(start, end)).toBe(words);
  });

  test.each([
    '',
    '2026-11-24',
    '2026-02-30T10:00',
    '2026-11-24T24:00',
    '2026-11-24T10:60',
    'x2026-11-24T10:00',
  ])('are missing in a field with %j', (text) => {
    expect(parseInputValue(text)).toBeNull();
  });

  test('in a field may have seconds', () => {
    expect(parseInputValue('2026-11-24T10:15:30')).toEqual(at(10, 15));
  });
});
