import { describe, expect, test } from 'vitest';
import type { Appointment } from './appointment';
import { daysTitle, monthTitle } from './appointmentWords';
import { addDays, clockTime, inputValue } from '../text/dates';
import {
  bookingTimes,
  daysAround,
  moveSlot,
  moveTimes,
  slotAt,
  slotState,
  slotTimes,
  type SlotKey,
} from './slots';

const monday = new Date(2026, 10, 23);
const week = Array.from({ length: 7 }, (_, index) => addDays(monday, index));
const slot = { day: addDays(monday, 1), row: 4, rows: 1 };
const none = { shift: false, control: false };

test('a slot is half an hour of the hours shown', () => {
  const { start, end } = slotTimes(slot);
  expect([inputValue(start), inputValue(end)]).toEqual(['2026-11-24T10:00', '2026-11-24T10:30']);
  expect(slotAt(new Date(2026, 10, 24, 10, 29))).toEqual(slot);
  expect(slotAt(new Date(2026, 10, 24, 7, 0)).row).toBe(0);
  expect(slotAt(new Date(2026, 10, 24, 23, 30)).row).toBe(23);
});

test('a booking of one slot lasts an hour, a longer selection keeps its end', () => {
  const { start, end } = slotTimes(slot);
  expect(clockTime(bookingTimes(start, end).end)).toBe('11:00 am');
  expect(clockTime(bookingTimes(start, slotTimes({ ...slot, rows: 3 }).end).end)).toBe('11:30 am');
});

describe('arrow and paging keys in the grid', () => {
  test.each<[SlotKey, typeof none, string]>([
    ['ArrowDown', none, '2026-11-24T10:30'],
    ['ArrowUp', none, '2026-11-24T09:30'],
    ['ArrowLeft', none, '2026-11-23T10:00'],
    ['ArrowRight', none, '2026-11-25T10:00'],
    ['Home', none, '2026-11-23T10:00'],
    ['End', none, '2026-11-29T10:00'],
    ['Home', { ...none, control: true }, '2026-11-24T08:00'],
    ['End', { ...none, control: true }, '2026-11-24T19:30'],
    ['PageUp', none, '2026-11-17T10:00'],
    ['PageDown', none, '2026-12-01T10:00'],
  ])('move to the right slot: %s %j', (key, held, expected) => {
    expect(inputValue(slotTimes(moveSlot(slot, key, held, week)).start)).toBe(expected);
  });

  test('cross the edge of the week, but not of the day', () => {
    expect(moveSlot({ ...slot, day: monday }, 'ArrowLeft', none, week).day).toEqual(addDays(monday, -1));
    expect(moveSlot({ ...slot, row: 0 }, 'ArrowUp', none, week).row).toBe(0);
    expect(moveSlot({ ...slot, row: 23 }, 'ArrowDown', none, week).row).toBe(23);
    expect(moveSlot(slot, 'End', none, [slot.day]).row).toBe(23);
    expect(moveSlot(slot, 'PageDown', none, [slot.day]).day).toEqual(addDays(slot.day, 1));
  });

  test.each([
    ['the week that is shown', 2, 0],
    ['the next one', 7, 7],
    ['the one before', -1, -7],
    ['the one in which the clocks change', -50, -56],
  ])('on the way to another week know its days: %s', (_, from, by) => {
    expect(daysAround(week, addDays(monday, from))).toEqual(week.map((day) => addDays(day, by)));
    expect(daysAround([], monday)).toEqual([]);
  });

  test('extend and shrink the selection with Shift, and collapse it without', () => {
    const shift = { ...none, shift: true };
    const longer = moveSlot(moveSlot(slot, 'ArrowDown', shift, week), 'ArrowDown', shift, week);
    expect(longer).toEqual({ ...slot, rows: 3 });
    expect(moveSlot(longer, 'ArrowUp', shift, week).rows).toBe(2);
    expect(moveSlot(slot, 'ArrowUp', shift, week).rows).toBe(1);
    expect(moveSlot({ ...slot, row: 23 }, 'ArrowDown', shift, week).rows).toBe(1);
    expect(moveSlot(longer, 'ArrowDown', none, week)).toEqual({ ...slot, row: 5 });
  });
});

test('a slot is your own, booked, free or not bookable', () => {
  const now = new Date(2026, 10, 24, 7, 0);
  const { start, end } = slotTimes(slot);
  const own: Appointment = {
    id: '1',
    title: 'Eye test',
    start: start.toISOString(),
    end: end.toISOString(),
    location: '',
    description: '',
    allDay: false,
    userId: 'margaret@example.org',
  };
  const margaret = { email: 'margaret@example.org', username: '' };
  expect(slotState(slot, [own], margaret, now, 3)).toEqual({ own: 'Eye test' });
  expect(slotState(slot, [own], { email: 'tom@example.org', username: '' }, now, 3)).toBe('booked');
  expect(slotState(slot, [own], null, now, 3)).toBe('booked');
  expect(slotState(slot, [], margaret, now, 3)).toBe('free');
  expect(slotState({ ...slot, day: monday }, [], margaret, now, 3)).toBe('not bookable');
});

describe('arrow keys on an appointment', () => {
  const times = (from: string, to: string) => ({
    start: new Date(`2026-10-03T${from}`).toISOString(),
    end: new Date(`2026-10-03T${to}`).toISOString(),
  });
  const moved = (key: string, shift = false, at = times('10:00', '11:00')) => {
    const to = moveTimes(at, key, shift);
    return to && [inputValue(new Date(to.start)), inputValue(new Date(to.end))];
  };
  test.each([
    ['ArrowDown', false, ['2026-10-03T10:30', '2026-10-03T11:30']],
    ['ArrowUp', false, ['2026-10-03T09:30', '2026-10-03T10:30']],
    ['ArrowRight', false, ['2026-10-04T10:00', '2026-10-04T11:00']],
    ['ArrowLeft', false, ['2026-10-02T10:00', '2026-10-02T11:00']],
    ['ArrowDown', true, ['2026-10-03T10:00', '2026-10-03T11:30']],
    ['ArrowUp', true, ['2026-10-03T10:00', '2026-10-03T10:30']],
    ['ArrowRight', true, null],
    ['a', false, null],
  ])('move or resize it: %s, Shift %s', (key, shift, expected) => {
    expect(moved(key, shift)).toEqual(expected);
  });

  test('keep it within the hours shown and never shrink it to nothing', () => {
    expect(moved('ArrowUp', false, times('08:00', '09:00'))).toBeNull();
    expect(moved('ArrowDown', false, times('19:00', '20:00'))).toBeNull();
    expect(moved('ArrowDown', true, times('19:00', '20:00'))).toBeNull();
    expect(moved('ArrowUp', true, times('10:00', '10:30'))).toBeNull();
  });
});

test('the calendar’s title names the days or the month shown', () => {
  expect(daysTitle(monday, addDays(monday, 7))).toBe('23 to 29 November 2026');
  expect(daysTitle(addDays(monday, 7), addDays(monday, 14))).toBe('30 November to 6 December 2026');
  expect(daysTitle(new Date(2026, 11, 28), new Date(2027, 0, 4))).toBe('28 December 2026 to 3 January 2027');
  expect(daysTitle(monday, addDays(monday, 1))).toBe('Monday 23 November 2026');
  expect(monthTitle(monday)).toBe('November 2026');
});
