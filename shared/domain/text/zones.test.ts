import { Temporal } from 'temporal-polyfill';
import { describe, expect, test } from 'vitest';
import { isZone, momentIn, offsetAt } from './zones';

/** Winter and summer, in minutes ahead of Greenwich. Darwin, Brisbane and Perth never change their clocks. */
const zones: readonly [zone: string, winter: number, summer: number][] = [
  ['Australia/Sydney', 600, 660],
  ['Australia/Melbourne', 600, 660],
  ['Australia/Adelaide', 570, 630],
  ['Australia/Darwin', 570, 570],
  ['Australia/Brisbane', 600, 600],
  ['Australia/Perth', 480, 480],
  ['Australia/Lord_Howe', 630, 660],
];

describe.each(zones)('the clocks of %s', (zone, winter, summer) => {
  test('are ahead of Greenwich as their law says', () => {
    expect(offsetAt(zone, Date.UTC(2026, 6, 1))).toBe(winter);
    expect(offsetAt(zone, new Date('2027-01-01T00:00:30Z'))).toBe(summer);
  });

  test('show a time at the moment that Temporal has for it, in every quarter of an hour around both clock changes', () => {
    for (const sunday of ['2026-10-04', '2027-04-04']) {
      const first = Temporal.PlainDateTime.from(`${sunday}T00:00`).subtract({ days: 1 });
      for (let minutes = 0; minutes < 3 * 24 * 60; minutes += 15) {
        const wall = first.add({ minutes });
        const [day = '', time = ''] = wall.toString().split('T');
        expect({ wall: wall.toString(), moment: momentIn(zone, day, time.slice(0, 5)).getTime() }).toEqual({
          wall: wall.toString(),
          moment: wall.toZonedDateTime(zone).epochMilliseconds,
        });
      }
    }
  });
});

test.each([
  // Skipped: clocks go from 2 to 3, on Lord Howe from 2 to half past.
  ['Australia/Sydney', '2026-10-04', '02:30', '2026-10-03T16:30:00.000Z'],
  ['Australia/Adelaide', '2026-10-04', '02:30', '2026-10-03T17:00:00.000Z'],
  ['Australia/Lord_Howe', '2026-10-04', '02:10', '2026-10-03T15:40:00.000Z'],
  // Shown twice: the first of the two.
  ['Australia/Sydney', '2027-04-04', '02:30', '2027-04-03T15:30:00.000Z'],
  ['Australia/Lord_Howe', '2027-04-04', '01:45', '2027-04-03T14:45:00.000Z'],
  ['Australia/Brisbane', '2026-10-04', '02:30', '2026-10-03T16:30:00.000Z'],
])('in %s on %s at %s it is %s', (zone, day, time, moment) => {
  expect(momentIn(zone, day, time).toISOString()).toBe(moment);
});

test.each(['+10:00', 'Mars/Olympus', '', 'australia/sydney/', 7, null])('%j is no time zone', (value) => {
  expect(isZone(value)).toBe(false);
});

test('a zone, a day or a time that there is not is refused', () => {
  expect(isZone('Australia/Lord_Howe')).toBe(true);
  expect(() => offsetAt('Mars/Olympus', 0)).toThrow(RangeError);
  expect(() => momentIn('Australia/Perth', '2026-02-29x', '10:00')).toThrow(RangeError);
});
