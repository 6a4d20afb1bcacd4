import { afterEach, describe, expect, test } from 'vitest';
import { clockTime, dayOf } from '../text/dates';
import { moveProblem, repeatChoices, startOn, timesFrom } from './repeatedTimes';

const now = new Date(2026, 10, 24, 7, 0);
const times = { start: '2026-11-24T10:00', end: '2026-11-24T11:30' };

describe('an appointment that repeats', () => {
  test('can do so as long as it can be booked, the last day too', () => {
    const choices = repeatChoices(times, now, 3);
    expect(choices.map(({ frequency, days }) => [frequency, days.length, days.at(-1)])).toEqual([
      ['weekly', 14, '2027-02-23'],
      ['fortnightly', 7, '2027-02-16'],
      ['monthly', 4, '2027-02-23'],
      ['monthly-last', 4, '2027-02-23'],
    ]);
  });

  test('does not where a second date would be too late', () => {
    const late = { start: '2027-02-12T10:00', end: '2027-02-12T11:00' };
    expect(repeatChoices(late, now, 3).map(({ frequency }) => frequency)).toEqual(['weekly']);
    expect(repeatChoices({ start: '2027-02-23T10:00', end: '2027-02-23T11:00' }, now, 3)).toEqual([]);
  });

  test('moves a date to a moment that can be booked', () => {
    expect(moveProblem('2026-12-03T14:00', times, now, 3)).toBeNull();
    expect(moveProblem('', times, now, 3)).toBe('Enter a day and a time, or put the date back.');
    expect(moveProblem('31/11/2026 2 pm', times, now, 3)).toContain('There is no such day.');
    expect(moveProblem('2027-02-25T10:00', times, now, 3)).toContain('Choose another day.');
    expect(moveProblem('2026-11-23T10:00', times, now, 3)).toContain('Choose another day.');
  });
});

describe('each date keeps its time on the clock', () => {
  const zone = process.env['TZ'];
  afterEach(() => {
    if (zone === undefined) delete process.env['TZ'];
    else process.env['TZ'] = zone;
  });

  test.each([
    'Australia/Melbourne',
    'Australia/Adelaide',
    'Australia/Perth',
    'Australia/Lord_Howe',
    'Europe/London',
  ])('in %s, over both clock changes', (timeZone) => {
    process.env['TZ'] = timeZone;
    for (const day of ['2026-03-28', '2026-04-04', '2026-04-05', '2026-10-03', '2026-10-04', '2026-10-25']) {
      const { start, end } = timesFrom(startOn(day, times), times);
      expect([dayOf(new Date(start)), clockTime(new Date(start)), clockTime(new Date(end))]).toEqual([
        day,
        '10:00 am',
        '11:30 am',
      ]);
    }
  });

  test('and in the hour that the clocks leave out it comes after it, never with its end first', () => {
    process.env['TZ'] = 'Australia/Melbourne';
    const early = { start: '2026-09-27T02:30', end: '2026-09-27T03:00' };
    const { start, end } = timesFrom(startOn('2026-10-04', early), early);
    expect(clockTime(new Date(start))).toBe('3:30 am');
    expect(end >= start).toBe(true);
  });

  test('over midnight it ends on the day after', () => {
    const late = { start: '2026-11-24T23:00', end: '2026-11-25T01:00' };
    const { start, end } = timesFrom(startOn('2026-12-01', late), late);
    expect([dayOf(new Date(start)), dayOf(new Date(end))]).toEqual(['2026-12-01', '2026-12-02']);
  });
});
