import { describe, expect, test } from 'vitest';
import { isClockWrong } from './deviceClock';

const date = 'Tue, 24 Nov 2026 01:00:00 GMT';
const told = Date.parse(date);
const hour = 3_600_000;
const day = 24 * hour;

/** An answer that took half a second, on a device whose clock is so far ahead. */
const answer = (ahead: number) => ({ date, age: null, asked: told + ahead - 500, answered: told + ahead });

describe('a clock', () => {
  test.each([
    ['is right', 0, false],
    ['is some hours ahead, as in another zone', 14 * hour, false],
    ['is some hours behind', -14 * hour, false],
    ['is almost a day ahead', day - 1000, false],
    ['is almost a day behind', 1000 - day, false],
    ['is a day ahead', day + 500, true],
    ['is a day behind', -day, true],
    ['is two days ahead', 2 * day, true],
    ['restarts in 2010, without a battery', Date.UTC(2010, 0, 1) - told, true],
  ])('that %s', (_, ahead, wrong) => {
    expect(isClockWrong(answer(ahead))).toBe(wrong);
  });
});

describe('an answer does not say', () => {
  const wrong = answer(2 * day);

  test('without a date, or with an unreadable one', () => {
    expect(isClockWrong({ ...wrong, date: null })).toBeNull();
    expect(isClockWrong({ ...wrong, date: 'today' })).toBeNull();
  });

  test('from a cache on the way', () => {
    expect(isClockWrong({ ...wrong, age: '172800' })).toBeNull();
    expect(isClockWrong({ ...wrong, age: '0' })).toBe(true);
  });

  test('if the device slept, or its clock was set, before it arrived', () => {
    expect(isClockWrong({ ...wrong, asked: told })).toBeNull();
    expect(isClockWrong({ ...answer(0), asked: told - 2 * day })).toBeNull();
  });
});
