import { expect, test } from 'vitest';
import type { Appointment } from './appointment';
import { dayState } from './dayState';

const now = new Date(2026, 10, 24, 7, 0);
const margaret = { email: 'margaret@example.org', username: 'margaret' };
const booked = (id: string, from: number, to: number, userId: string): Appointment => ({
  id,
  title: 'Eye test',
  start: new Date(2026, 10, 25, from).toISOString(),
  end: new Date(2026, 10, 25, to).toISOString(),
  location: '',
  description: '',
  allDay: false,
  userId,
});
const day = new Date(2026, 10, 25, 15);

test.each([
  ['nothing is booked', [], 'free'],
  ['others have an hour of it', [booked('1', 9, 10, 'tom@example.org')], 'free'],
  ['others have all of it', [booked('1', 8, 20, 'tom@example.org')], 'booked'],
  ['the person is there', [booked('1', 9, 10, margaret.email)], 'own'],
  [
    'the person is there, and others have the rest',
    [booked('1', 9, 10, margaret.email), booked('2', 8, 20, 'tom@example.org')],
    'own',
  ],
] as const)('a day where %s', (_, appointments, state) => {
  expect(dayState(day, appointments, margaret, now, 3)).toBe(state);
});

test('the appointment that is being changed does not count', () => {
  const own = booked('1', 8, 20, margaret.email);
  expect(dayState(day, [own], margaret, now, 3, '1')).toBe('free');
});

test('a day that is over has nothing free', () => {
  expect(dayState(new Date(2026, 10, 23), [], margaret, now, 3)).toBe('booked');
});
