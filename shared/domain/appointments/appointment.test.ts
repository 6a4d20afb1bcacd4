import { expect, test } from 'vitest';
import { isOwn, parseAppointment } from './appointment';

const tea = {
  id: '1795212000000',
  title: 'Tea with Joan',
  start: '2026-11-27T23:00:00.000Z',
  end: '2026-11-28T01:00:00.000Z',
};

test('an appointment may lack everything except its id, title and times', () => {
  expect(parseAppointment(tea)).toEqual({ ...tea, location: '', description: '', allDay: false, userId: '' });
});

test('an appointment may start and end at the same time, or have dates without times', () => {
  expect(parseAppointment({ ...tea, end: tea.start })?.end).toBe(tea.start);
  expect(parseAppointment({ ...tea, start: '2026-11-27', end: '2026-11-28', allDay: true })?.allDay).toBe(
    true,
  );
});

test('an appointment belongs to the person with its address, ignoring case and spaces', () => {
  const appointment = { ...parseAppointment(tea)!, userId: ' Margaret@Example.org' };
  expect(isOwn(appointment, { email: 'margaret@example.org', username: 'x' })).toBe(true);
  expect(isOwn(appointment, { email: 'tom@example.org', username: 'margaret@example.org' })).toBe(false);
  expect(isOwn(appointment, { email: '', username: 'margaret@example.org' })).toBe(true);
});
