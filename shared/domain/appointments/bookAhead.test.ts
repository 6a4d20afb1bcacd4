import { describe, expect, test } from 'vitest';
import { isWithinLimits } from '../auth/accountLimits';
import { occurrences } from '../recurrence/recurrence';
import { dayOf, inputValue } from '../text/dates';
import type { Appointment } from './appointment';
import { importAppointments } from './appointmentExport';
import { checkFields } from './appointmentForm';
import { freeTimes, nextFreeTime } from './appointmentRules';
import { outOfRange, rangeHint } from './bookableDays';
import { dayState } from './dayState';
import { moveProblem, repeatChoices } from './repeatedTimes';
import { slotState } from './slots';

const now = new Date(2026, 10, 24, 9, 40);
const margaret = { email: 'margaret@example.org', username: 'margaret' };

describe.each([
  [1, new Date(2026, 11, 24), 'Thursday 24 December 2026'],
  [3, new Date(2027, 1, 24), 'Wednesday 24 February 2027'],
  [6, new Date(2027, 4, 24), 'Monday 24 May 2027'],
  [24, new Date(2028, 10, 24), 'Friday 24 November 2028'],
])('with booking %i months ahead,', (months, lastDay, inWords) => {
  const on = (days: number, hour: number) =>
    new Date(lastDay.getFullYear(), lastDay.getMonth(), lastDay.getDate() + days, hour);
  const fields = (days: number) => ({
    title: 'Specialist',
    start: inputValue(on(days, 10)),
    end: inputValue(on(days, 11)),
    location: '',
    description: '',
    allDay: '' as const,
  });
  const visit = (days: number): Appointment => ({
    ...fields(days),
    id: String(days),
    start: on(days, 10).toISOString(),
    end: on(days, 11).toISOString(),
    userId: '',
    allDay: false,
  });

  test('the form takes the last day, refuses the next one, and names the last day', () => {
    expect(checkFields(fields(0), now, null, months)).toBeNull();
    expect(checkFields(fields(1), now, null, months)).toEqual({
      field: 'start',
      text: outOfRange(now, months),
    });
    expect(rangeHint(now, months)).toBe(`You can book from today to ${inWords}.`);
  });

  test('the grid and the days of the form are free until then', () => {
    const slot = (days: number) => slotState({ day: on(days, 0), row: 4, rows: 1 }, [], null, now, months);
    expect([slot(0), slot(1)]).toEqual(['free', 'not bookable']);
    expect(freeTimes(on(0, 0), [], now, months)).not.toEqual([]);
    expect(freeTimes(on(1, 0), [], now, months)).toEqual([]);
    expect(dayState(on(0, 0), [], margaret, now, months)).toBe('free');
    const full = { ...visit(0), start: now.toISOString(), end: on(0, 9).toISOString() };
    expect(nextFreeTime([full], now, months)?.start).toEqual(on(0, 9));
  });

  test('a series goes on until then, for a year at most, and no date of it is moved further', () => {
    const first = { start: '2026-11-24T10:00', end: '2026-11-24T11:00' };
    const weekly = repeatChoices(first, now, months).find(({ frequency }) => frequency === 'weekly');
    const all = occurrences({ frequency: 'weekly', first: '2026-11-24', until: dayOf(lastDay) });
    expect(weekly?.days).toEqual(all);
    expect(moveProblem(fields(0).start, first, now, months)).toBeNull();
    expect(moveProblem(fields(1).start, first, now, months)).toBe(outOfRange(now, months));
  });

  test('an import takes what lies until then, and the server stores it', () => {
    const { added, later } = importAppointments([visit(0), visit(1)], [], margaret, now, months);
    expect(added.map(({ start }) => start)).toEqual([visit(0).start]);
    expect(later.map(({ start }) => start)).toEqual([visit(1).start]);
    expect(isWithinLimits(visit(0), now)).toBe(true);
  });
});
