import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { overlaps } from './times';
import type { Appointment } from './appointment';
import {
  bookableRange,
  freeTimes,
  groupAppointments,
  isBookable,
  isOutsideHours,
  nextFreeTime,
} from './appointmentRules';
import { findOverlap } from './bookingRules';
import { addDays, addMonths, clockTime, dayOf } from '../text/dates';

const margaret = { email: 'Margaret@example.org', username: 'x' };

/** An appointment in local time. */
function at(day: Date, from: [number, number], to: [number, number], more: Partial<Appointment> = {}) {
  const moment = ([hours, minutes]: [number, number]) =>
    new Date(day.getFullYear(), day.getMonth(), day.getDate(), hours, minutes).toISOString();
  const appointment: Appointment = {
    id: `${dayOf(day)} ${from.join(':')}`,
    title: 'Podiatrist',
    start: moment(from),
    end: moment(to),
    location: '',
    description: '',
    allDay: false,
    userId: 'margaret@example.org',
    ...more,
  };
  return appointment;
}

const zoneBefore = process.env.TZ;
const zones = ['Australia/Sydney', 'Australia/Adelaide', 'Australia/Perth', 'Europe/London'];
const times = [
  [7, 0],
  [23, 30],
] as const;
/** An ordinary day, and the days around both clock changes of south-eastern Australia. */
const days = [
  [2026, 10, 21],
  [2026, 9, 3],
  [2026, 9, 4],
  [2027, 3, 3],
  [2027, 3, 4],
] as const;

describe.each(zones)('in %s', (zone) => {
  beforeAll(() => {
    process.env.TZ = zone;
  });
  afterAll(() => {
    if (zoneBefore === undefined) delete process.env.TZ;
    else process.env.TZ = zoneBefore;
  });

  for (const [hours, minutes] of times) {
    for (const [year, month, date] of days) {
      const clock = () => new Date(year, month, date, hours, minutes);

      test(`bookable range, groups and free times are right on ${year}-${month + 1}-${date} at ${hours}:${minutes}`, () => {
        const now = clock();
        const { from, until } = bookableRange(now, 3);
        expect(dayOf(from)).toBe(dayOf(now));
        expect(from.getHours()).toBe(0);
        expect(until).toEqual(addDays(addMonths(now, 3), 1));

        const list = [
          at(addDays(now, 7), [10, 0], [11, 0]),
          at(addDays(now, 0), [23, 45], [23, 45]),
          at(addDays(now, -1), [9, 0], [10, 0]),
          at(addDays(now, 0), [0, 0], [0, 30]),
          at(addDays(now, -2), [9, 0], [10, 0]),
          at(addDays(now, 0), [9, 0], [10, 0], { userId: 'tom@example.org' }),
        ];
        expect(
          groupAppointments(list, margaret, now).map(({ name, appointments }) => [
            name,
            appointments.map(({ id }) => id),
          ]),
        ).toEqual([
          ['Today', [list[3]!.id, list[1]!.id]],
          ['Later', [list[0]!.id]],
          ['Past', [list[2]!.id, list[4]!.id]],
        ]);

        const tomorrow = addDays(now, 1);
        const free = freeTimes(tomorrow, [at(tomorrow, [10, 0], [10, 30])], now, 3);
        expect(free).toHaveLength(23);
        expect(clockTime(free[0]!.start)).toBe('8:00 am');
        expect(clockTime(free.at(-1)!.start)).toBe('7:30 pm');
        expect(clockTime(free.at(-1)!.end)).toBe('8:00 pm');
        // The half hour before what is taken gives half an hour.
        expect(free.slice(3, 5).map(({ start, end }) => [clockTime(start), clockTime(end)])).toEqual([
          ['9:30 am', '10:00 am'],
          ['10:30 am', '11:30 am'],
        ]);
        const today = freeTimes(now, [], now, 3);
        expect(today).toHaveLength(hours === 7 ? 24 : 0);
      });
    }
  }
});

describe('overlap', () => {
  const day = new Date(2026, 10, 24);
  const ten = at(day, [10, 0], [11, 0]);

  test.each([
    ['the same times', [10, 0], [11, 0], true],
    ['ends when the other starts', [9, 0], [10, 0], false],
    ['starts when the other ends', [11, 0], [12, 0], false],
    ['a minute into it', [9, 0], [10, 1], true],
    ['inside it', [10, 15], [10, 30], true],
    ['around it', [9, 0], [12, 0], true],
    ['a point in time inside it', [10, 30], [10, 30], true],
    ['a point in time at its start', [10, 0], [10, 0], false],
  ] as const)('%s', (_, from, to, expected) => {
    const other = at(day, [...from], [...to]);
    expect(overlaps(ten, other)).toBe(expected);
    expect(overlaps(other, ten)).toBe(expected);
  });

  test('considers everybody’s appointments, except the one that is being changed', () => {
    const toms = { ...ten, userId: 'tom@example.org' };
    expect(findOverlap([toms], ten)).toBe(toms);
    expect(findOverlap([toms], ten, ten.id)).toBeUndefined();
  });

  test('accepts times in every stored format', () => {
    const written = { ...ten, start: '2026-11-24T10:00:00+11:00', end: '2026-11-24T11:00:00+11:00' };
    const plain = { ...ten, start: '2026-11-23T23:30:00.000Z', end: '2026-11-24T00:30:00.000Z' };
    expect(overlaps(written, plain)).toBe(true);
    expect(overlaps(plain, { ...plain, start: '2026-11-24T00:30Z', end: '2026-11-24T01:00Z' })).toBe(false);
  });
});

describe('the bookable range', () => {
  const now = new Date(2026, 10, 30, 15, 0);
  const book = (start: Date, end = start) => isBookable({ start, end }, now, 3);

  test('goes from the start of today to the last day of a shorter month', () => {
    expect(book(new Date(2026, 10, 30, 0, 0))).toBe(true);
    expect(book(new Date(2026, 10, 29, 23, 59))).toBe(false);
    expect(book(new Date(2027, 1, 28, 23, 0), new Date(2027, 2, 1, 0, 0))).toBe(true);
    expect(book(new Date(2027, 1, 28, 23, 0), new Date(2027, 2, 1, 0, 30))).toBe(false);
    expect(book(new Date(2027, 2, 1, 0, 0))).toBe(false);
  });

  test('is searched for the next free hour', () => {
    const next = (appointments: Appointment[]) => nextFreeTime(appointments, now, 3);
    expect(next([])!.start).toEqual(new Date(2026, 10, 30, 15, 0));
    expect(next([at(now, [15, 30], [20, 0])])!.start).toEqual(new Date(2026, 11, 1, 8, 0));
    expect(next([at(now, [0, 0], [0, 0], { end: '2027-12-01T00:00:00.000Z' })])).toBeNull();
  });
});

test('this week ends on Sunday', () => {
  const wednesday = new Date(2026, 10, 25, 12, 0);
  const groups = groupAppointments(
    [at(new Date(2026, 10, 30), [9, 0], [10, 0]), at(new Date(2026, 10, 29), [20, 0], [21, 0])],
    margaret,
    wednesday,
  );
  expect(groups.map(({ name }) => name)).toEqual(['This week', 'Later']);
  const sunday = new Date(2026, 10, 29, 23, 30);
  expect(groupAppointments([at(new Date(2026, 10, 30), [9, 0], [10, 0])], margaret, sunday)[0]!.name).toBe(
    'Later',
  );
});

test.each([
  [[8, 0], [20, 0], false],
  [[7, 59], [9, 0], true],
  [[19, 0], [20, 1], true],
  [[20, 0], [20, 0], true],
  [[12, 0], [12, 0], false],
] as const)('an appointment from %j to %j is outside the hours shown: %s', (from, to, expected) => {
  expect(isOutsideHours(at(new Date(2026, 10, 24), [...from], [...to]))).toBe(expected);
});
