import { afterEach, describe, expect, test } from 'vitest';
import { calendarFile } from '../calendarFile/calendarFile';
import { parseAppointment, type Appointment } from './appointment';
import { entryOf } from './appointmentExport';
import { checkFields, fieldsOfAppointment, timesOf, withAllDay } from './appointmentForm';
import { freeTimes, groupAppointments } from './appointmentRules';
import { dateOf, hoursOf, isOnDay, nameOf, tomorrowLine } from './appointmentWords';
import { bookingRefusal } from './bookingRules';
import { dayState } from './dayState';
import { timesFrom } from './repeatedTimes';
import { moveTimes, slotState } from './slots';

const margaret = { email: 'margaret@example.org', username: 'margaret' };
const stay: Appointment = {
  id: '1',
  title: 'Hospital',
  start: '2026-12-08',
  end: '2026-12-10',
  location: '',
  description: '',
  allDay: true,
  userId: margaret.email,
};
const binDay: Appointment = { ...stay, id: '2', title: 'Bin day', end: '2026-12-08' };
const now = new Date(2026, 11, 1, 7, 0);
const day = (date: number) => new Date(2026, 11, date, 15);

const zoneBefore = process.env.TZ;
afterEach(() => {
  if (zoneBefore === undefined) delete process.env.TZ;
  else process.env.TZ = zoneBefore;
});

describe('A whole day that an earlier version stored as midnights', () => {
  test.each([
    ['Melbourne', '2026-12-07T13:00:00.000Z', '2026-12-08T13:00:00.000Z', '2026-12-08', '2026-12-08'],
    ['Perth', '2026-12-07T16:00:00.000Z', '2026-12-08T16:00:00.000Z', '2026-12-08', '2026-12-08'],
    ['Lord Howe Island', '2026-12-07T13:00:00.000Z', '2026-12-10T13:00:00.000Z', '2026-12-08', '2026-12-10'],
    ['Auckland', '2026-12-07T11:00:00.000Z', '2026-12-08T11:00:00.000Z', '2026-12-08', '2026-12-08'],
    ['London', '2026-12-08T00:00:00.000Z', '2026-12-09T00:00:00.000Z', '2026-12-08', '2026-12-08'],
    [
      'Sydney, 23 hours long',
      '2026-10-03T14:00:00.000Z',
      '2026-10-04T13:00:00.000Z',
      '2026-10-04',
      '2026-10-04',
    ],
    [
      'Sydney, 25 hours long',
      '2027-04-03T13:00:00.000Z',
      '2027-04-04T14:00:00.000Z',
      '2027-04-04',
      '2027-04-04',
    ],
    [
      'Sydney, as one moment',
      '2026-12-07T13:00:00.000Z',
      '2026-12-07T13:00:00.000Z',
      '2026-12-08',
      '2026-12-08',
    ],
  ])('of %s is read as its days, whatever the zone here is', (_, start, end, first, last) => {
    for (const zone of ['Australia/Perth', 'Australia/Sydney', 'UTC']) {
      process.env.TZ = zone;
      expect(parseAppointment({ ...stay, start, end })).toMatchObject({
        start: first,
        end: last,
        allDay: true,
      });
    }
  });

  test('and that was given a time since is read as that time', () => {
    const times = { start: '2026-12-07T23:00:00.000Z', end: '2026-12-08T00:00:00.000Z' };
    const read = parseAppointment({ ...stay, ...times })!;
    expect(read).toMatchObject({ ...times, allDay: false });
    expect(calendarFile([entryOf(read, 'example.org')], now)).toContain('DTSTART:20261207T230000Z');
  });

  test('keeps its days where it has days, and what is not marked so keeps its moment', () => {
    expect(parseAppointment(stay)).toEqual(stay);
    expect(parseAppointment({ ...stay, allDay: false })).toMatchObject({
      start: '2026-12-08T00:00:00.000Z',
      allDay: false,
    });
  });
});

describe.each(['Australia/Perth', 'Australia/Sydney', 'America/Los_Angeles'])('In %s', (zone) => {
  test('whole days are shown as days, on each of theirs and on no other', () => {
    process.env.TZ = zone;
    expect([dateOf(stay), hoursOf(stay), nameOf(stay)]).toEqual([
      '8 to 10 December 2026',
      'All day',
      'Hospital, 8 to 10 December 2026, all day',
    ]);
    expect([dateOf(binDay), nameOf(binDay)]).toEqual([
      'Tuesday 8 December 2026',
      'Bin day, Tuesday 8 December, all day',
    ]);
    expect([7, 8, 9, 10, 11].map((date) => isOnDay(stay, day(date)))).toEqual([
      false,
      true,
      true,
      true,
      false,
    ]);
    expect(tomorrowLine([stay], margaret, day(9))).toBe('Tomorrow: Hospital, all day');
    expect(tomorrowLine([stay], margaret, day(10))).toBeNull();
    const groupOn = (date: number) => groupAppointments([stay], margaret, day(date))[0]!.name;
    expect([1, 7, 8, 10, 11].map(groupOn)).toEqual(['Later', 'This week', 'Today', 'Today', 'Past']);
  });

  test('whole days are the same days in a calendar file, with reminders in the morning', () => {
    process.env.TZ = zone;
    const lines = calendarFile([entryOf(stay, 'example.org')], now).split('\r\n');
    expect(lines).toEqual(
      expect.arrayContaining([
        'DTSTART;VALUE=DATE:20261208',
        'DTEND;VALUE=DATE:20261211',
        'TRANSP:TRANSPARENT',
      ]),
    );
    expect(lines.filter((line) => line.startsWith('TRIGGER'))).toEqual(['TRIGGER:-PT900M', 'TRIGGER:PT420M']);
  });
});

describe('Whole days, and what is marked as free,', () => {
  const clinic = { start: day(8).toISOString(), end: new Date(2026, 11, 8, 16).toISOString() };
  const free: Appointment = { ...stay, id: '3', ...clinic, allDay: false, free: true };
  const decide = (one: Appointment, before: Appointment | null, times = clinic) => {
    const record: Appointment = { ...(before ?? { ...free, id: 'new', free: false }), ...times };
    return bookingRefusal({ record, before, stored: before ? [one, before] : [one], overlapAgreed: false });
  };

  test('are in nobody’s way', () => {
    for (const one of [stay, free]) {
      expect(decide(one, null)).toBeNull();
      expect(freeTimes(day(8), [one], now, 3)).toEqual(freeTimes(day(8), [], now, 3));
      expect(dayState(day(8), [{ ...one, userId: 'tom@example.org' }], margaret, now, 3)).toBe('free');
    }
    const slot = { day: day(8), row: 14, rows: 1 };
    expect(slotState(slot, [stay], margaret, now, 3)).toBe('free');
    expect(slotState(slot, [{ ...free, userId: 'tom@example.org' }], margaret, now, 3)).toBe('free');
  });

  test('are entered and moved without a question', () => {
    const busy: Appointment = { ...free, id: '4', free: false };
    expect(decide(busy, null)).toBe('overlap');
    expect(decide(busy, null, { start: '2026-12-08', end: '2026-12-09' })).toBeNull();
    const later = { ...free, start: '2026-12-07T00:00:00.000Z', end: '2026-12-07T01:00:00.000Z' };
    expect(decide(busy, later)).toBeNull();
  });
});

describe('In the form', () => {
  test('a whole day that gets a time has one, and what had a time can go on all day', () => {
    const opened = fieldsOfAppointment(binDay);
    expect(opened).toMatchObject({ allDay: 'on', start: '2026-12-08', end: '2026-12-08' });
    expect(timesOf(opened, binDay)).toEqual({ start: '2026-12-08', end: '2026-12-08' });
    const asked = { ...opened, ...withAllDay(opened, false, null) };
    expect(checkFields(asked, now, binDay, 3)).toEqual({
      field: 'start',
      text: 'Enter a time, like 2:30 pm.',
    });
    const timed = { ...asked, start: '2026-12-08T09:30', end: '2026-12-08T10:00' };
    expect(checkFields(timed, now, binDay, 3)).toBeNull();
    expect(timesOf(timed, binDay).start).toBe(new Date(2026, 11, 8, 9, 30).toISOString());
    const again = { ...timed, ...withAllDay(timed, true, timed) };
    expect(again).toMatchObject({ allDay: 'on', start: '2026-12-08', end: '2026-12-08' });
    expect({ ...again, ...withAllDay(again, false, timed) }).toEqual(timed);
  });

  test.each([
    [{ title: '' }, 'title', 'Please fill in all required fields (Title, First Day, Last Day).'],
    [{ end: '2026-12-07' }, 'start', 'The last day must not be before the first day.'],
    [
      { start: '31/11/2026' },
      'start',
      'There is no such day. The last day of that month is 30 November 2026.',
    ],
    [{ end: '2027-03-02' }, 'end', expect.stringContaining('Choose another day.')],
  ])('whole days with %j have an error at %s', (change, field, text) => {
    expect(checkFields({ ...fieldsOfAppointment(binDay), ...change }, now, null, 3)).toEqual({ field, text });
  });

  test('whole days repeat as days, also where the clocks change', () => {
    expect(timesFrom('2027-04-03', stay)).toEqual({ start: '2027-04-03', end: '2027-04-05' });
  });
});

test('keys move whole days by days, and make them longer and shorter', () => {
  expect(moveTimes(stay, 'ArrowRight', false)).toEqual({ start: '2026-12-09', end: '2026-12-11' });
  expect(moveTimes(stay, 'ArrowLeft', true)).toEqual({ start: '2026-12-08', end: '2026-12-09' });
  expect(moveTimes(binDay, 'ArrowLeft', true)).toBeNull();
  expect(moveTimes(stay, 'ArrowDown', false)).toBeNull();
});
