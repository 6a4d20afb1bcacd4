import { expect, test } from 'vitest';
import type { Appointment } from './appointment';
import { dayRows, rowsPerDay } from './dayRows';

const at = (hours: number, minutes = 0) => new Date(2026, 10, 24, hours, minutes).toISOString();
const one = (start: string, end: string) => ({ id: start, title: 'Doctor', start, end }) as Appointment;
const rowsOf = (...appointments: Appointment[]) => {
  const { placed, rest } = dayRows(appointments);
  const ends = placed.map(({ before, gap, rows }) => before + gap + rows);
  // Each begins to count where the one before it ends.
  expect(placed.map(({ before }) => before)).toEqual([0, ...ends].slice(0, -1));
  expect((ends.at(-1) ?? 0) + rest).toBe(rowsPerDay);
  return [...placed.map(({ gap, rows }) => [gap, rows]), rest];
};

test('an empty day has all its half hours empty', () => {
  expect(rowsOf()).toEqual([24]);
  expect(rowsPerDay).toBe(24);
});

test('an appointment takes each half hour that it touches', () => {
  expect(rowsOf(one(at(8), at(8, 30)))).toEqual([[0, 1], 23]);
  expect(rowsOf(one(at(9, 20), at(10, 5)))).toEqual([[2, 3], 19]);
  expect(rowsOf(one(at(19, 30), at(20)))).toEqual([[23, 1], 0]);
});

test('a moment without a length takes one half hour', () => {
  expect(rowsOf(one(at(10), at(10)))).toEqual([[4, 1], 19]);
});

test('the next one stands after the one before, and below one that still goes on', () => {
  expect(rowsOf(one(at(9), at(10)), one(at(11), at(12)))).toEqual([[2, 2], [2, 2], 16]);
  expect(rowsOf(one(at(9), at(11)), one(at(10), at(10, 30)))).toEqual([[2, 4], [0, 1], 17]);
});

test('at the end of the day there is no room below another one', () => {
  expect(rowsOf(one(at(19), at(20)), one(at(19, 30), at(20)))).toEqual([[22, 2], 0]);
});

test('whole days and times outside of the hours shown are left out', () => {
  expect(rowsOf(one('2026-11-24', '2026-11-24'), one(at(7), at(8)), one(at(19), at(21)))).toEqual([24]);
});
