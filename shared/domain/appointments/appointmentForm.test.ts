import { describe, expect, test } from 'vitest';
import type { Appointment } from './appointment';
import { checkFields, fieldsOfAppointment, newFields, timesOf } from './appointmentForm';
import { slotName, hoursOf, nameOf, dateOf } from './appointmentWords';

const now = new Date(2026, 10, 24, 7, 0);
const good = {
  title: 'Podiatrist',
  allDay: '',
  start: '2026-11-24T10:00',
  end: '2026-11-24T11:00',
  location: '',
  description: '',
};
const past: Appointment = {
  id: '1',
  title: 'Eye test',
  start: new Date(2026, 9, 1, 10, 0, 30).toISOString(),
  end: new Date(2026, 9, 1, 11, 0).toISOString(),
  location: '',
  description: '',
  allDay: false,
  userId: 'margaret@example.org',
};

describe('the appointment form reports one error at a time', () => {
  const required = 'Please fill in all required fields (Title, Start Time, End Time).';
  const order = 'Start time must be before end time.';
  const range = 'Choose another day. You can book from today to Wednesday 24 February 2027.';
  test.each([
    [{ title: '  ', start: '', end: '' }, 'title', required],
    [{ start: '' }, 'start', required],
    [{ end: '', start: '2026-11-25T10:00' }, 'end', required],
    [{ title: '', end: '2026-11-24T09:00' }, 'title', required],
    [{ end: '2026-11-24T09:59' }, 'start', order],
    [{ start: '2025-11-24T10:00', end: '2025-11-24T09:00' }, 'start', order],
    [{ start: '2026-11-23T23:59' }, 'start', range],
    [{ end: '2027-02-25T00:01' }, 'end', range],
    [{ start: '2027-02-25T10:00', end: '2027-02-25T11:00' }, 'start', range],
  ])('for %j at its %s', (change, field, text) => {
    expect(checkFields({ ...good, ...change }, now, null, 3)).toEqual({ field, text });
  });

  test('and none for valid times', () => {
    expect(checkFields(good, now, null, 3)).toBeNull();
    expect(checkFields({ ...good, end: good.start }, now, null, 3)).toBeNull();
    expect(checkFields({ ...good, start: '2026-11-24T00:00' }, now, null, 3)).toBeNull();
    expect(
      checkFields({ ...good, start: '2027-02-24T22:00', end: '2027-02-25T00:00' }, now, null, 3),
    ).toBeNull();
  });
});

test('the notes of a past appointment can be changed, its times only to bookable ones', () => {
  const fields = { ...fieldsOfAppointment(past), description: 'New glasses.' };
  expect(checkFields(fields, now, past, 3)).toBeNull();
  expect(checkFields({ ...fields, start: '2026-10-01T09:00' }, now, past, 3)?.field).toBe('start');
});

test('unchanged times of an appointment keep their seconds', () => {
  const fields = fieldsOfAppointment(past);
  expect(timesOf(fields, past)).toEqual({ start: past.start, end: past.end });
  expect(timesOf({ ...fields, end: '2026-10-01T11:30' }, past)).toEqual({
    start: past.start,
    end: new Date(2026, 9, 1, 11, 30).toISOString(),
  });
});

test('a new appointment lasts an hour, and a longer choice keeps its end', () => {
  const start = new Date(2026, 10, 24, 10, 0);
  expect(newFields({ start })).toMatchObject({ start: '2026-11-24T10:00', end: '2026-11-24T11:00' });
  expect(newFields({ start, end: new Date(2026, 10, 24, 12, 30) }).end).toBe('2026-11-24T12:30');
  expect(newFields(null)).toEqual({
    title: '',
    allDay: '',
    start: '',
    end: '',
    location: '',
    description: '',
  });
});

test('the texts of an appointment and of a slot', () => {
  const start = new Date(2026, 10, 24, 10, 0);
  const end = new Date(2026, 10, 24, 10, 30);
  const appointment = { ...past, start: start.toISOString(), end: start.toISOString() };
  expect(hoursOf(appointment)).toBe('at 10:00 am');
  expect(dateOf(appointment)).toBe('Tuesday 24 November 2026');
  expect(nameOf(appointment)).toBe('Eye test, Tuesday 24 November, 10:00 am');
  expect(slotName(start, end, 'free')).toBe('Tuesday 24 November, 10:00 am to 10:30 am, free');
  expect(slotName(start, end, 'booked')).toBe('Tuesday 24 November, 10:00 am to 10:30 am, booked');
  expect(slotName(start, end, { own: 'Eye test' })).toBe(
    'Tuesday 24 November, 10:00 am to 10:30 am, your appointment: Eye test',
  );
});
