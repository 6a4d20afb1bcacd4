import { expect, test } from 'vitest';
import { endOf, isOver, lastDayOf } from './eventEnd';

const zone = 'Australia/Melbourne';
const date = '2026-12-11';

test.each([
  [{ starts: '10:00', ends: '11:00' }, '2026-12-10T23:59:59Z', false],
  [{ starts: '10:00', ends: '11:00' }, '2026-12-11T00:00:00Z', true],
  [{ starts: '10:00', ends: '11:00', timeZone: 'Australia/Perth' }, '2026-12-11T02:59:59Z', false],
  [{ starts: '10:00', ends: '11:00', timeZone: 'Australia/Perth' }, '2026-12-11T03:00:00Z', true],
  [{ starts: '20:00', ends: '01:00', days: 2 }, '2026-12-11T13:59:59Z', false],
  [{ starts: '20:00', ends: '01:00', days: 2 }, '2026-12-11T14:00:00Z', true],
  // Without an end, the reader's day decides.
  [{ starts: '10:00' }, '2026-12-11T12:59:59Z', false],
  [{ starts: '10:00' }, '2026-12-11T13:00:00Z', true],
  [{}, '2026-12-11T12:59:59Z', false],
  [{}, '2026-12-11T13:00:00Z', true],
  [{ allDay: true as const, days: 3 }, '2026-12-13T12:59:59Z', false],
  [{ allDay: true as const, days: 3 }, '2026-12-13T13:00:00Z', true],
  [{ starts: '10:00', ends: '11:00' }, '2026-12-01T00:00:00Z', false],
  [{ starts: '10:00', ends: '11:00' }, '2027-12-01T00:00:00Z', true],
])('an event with the time %j is over at %s: %s', (time, moment, expected) => {
  const now = Date.parse(moment);
  const today = new Date(now + 11 * 3_600_000).toISOString().slice(0, 10);
  expect(isOver({ date, ...time }, { now, today }, zone)).toBe(expected);
});

test('the last day of an event is counted over the end of a month and a clock change', () => {
  expect(lastDayOf({ date: '2026-12-31', days: 2 })).toBe('2027-01-01');
  expect(lastDayOf({ date: '2026-10-03', days: 3 })).toBe('2026-10-05');
  expect(lastDayOf({ date })).toBe(date);
  const overnight = { date: '2026-10-03', starts: '20:00', ends: '04:00', days: 2 };
  expect(new Date(endOf(overnight, zone)!).toISOString()).toBe('2026-10-03T17:00:00.000Z');
});
