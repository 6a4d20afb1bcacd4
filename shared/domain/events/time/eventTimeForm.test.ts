import { expect, test } from 'vitest';
import { parseEvent } from '../event';
import { checkEventForm, eventFormOf, isChanged, withForm } from '../eventForm';
import { timeChoices, zoneChoices } from './eventTimeForm';

const event = parseEvent({ id: 4, title: 'Morning Tea', date: '2026-12-11', category: 'social' })!;
const form = eventFormOf(event);
const times = { time: 'times', starts: '', ends: '', timeZone: '', lastDay: '' };

test.each([
  [{ ...times, starts: '10am' }, { starts: '10:00' }],
  [
    { ...times, starts: '10 am', ends: '12.30 pm' },
    { starts: '10:00', ends: '12:30' },
  ],
  [
    { ...times, starts: 'noon', ends: '1 pm' },
    { starts: '12:00', ends: '13:00' },
  ],
  [
    { ...times, starts: '10 am', timeZone: 'Australia/Perth' },
    { starts: '10:00', timeZone: 'Australia/Perth' },
  ],
  [{ ...times, time: 'allDay', starts: '10 am', ends: '9 am' }, { allDay: true }],
  [
    { ...times, starts: '8 pm', ends: '1 am', lastDay: '2026-12-12' },
    { starts: '20:00', ends: '01:00', days: 2 },
  ],
  [
    { ...times, time: 'allDay', lastDay: '2026-12-13' },
    { allDay: true, days: 3 },
  ],
  [{ ...times, starts: '8 pm', lastDay: '2026-12-11' }, { starts: '20:00' }],
  [{ ...times, time: '', starts: 'ten' }, {}],
])('the event form with the time %j stores %j, and shows the same when it opens again', (typed, stored) => {
  const all = { ...form, ...typed };
  expect(checkEventForm(all, 0, '2026-11-24')).toEqual({});
  const saved = withForm(event, all, '2026-11-24');
  expect(saved).toEqual({ ...event, ...stored });
  expect(isChanged(eventFormOf(saved), saved)).toBe(false);
  expect(withForm(saved, eventFormOf(saved), '2026-11-24')).toEqual(saved);
  expect(withForm(saved, form, '2026-11-24')).toEqual(event);
});

test.each([
  [{ ...times }, { starts: 'Enter a time, like 2:30 pm.' }],
  [{ ...times, starts: '2:30' }, { starts: 'Write am or pm after the time, like 2:30 pm.' }],
  [{ ...times, starts: '10 am', ends: 'late' }, { ends: 'Enter a time, like 2:30 pm.' }],
  [
    { ...times, starts: '10 am', ends: '9:30 am' },
    {
      ends: 'Enter a time after the start, which is 10:00 am. If it ends on another day, enter that day below.',
    },
  ],
  [
    { ...times, starts: '2 pm', ends: '2 pm' },
    {
      ends: 'Enter a time after the start, which is 2:00 pm. If it ends on another day, enter that day below.',
    },
  ],
  [
    { ...times, starts: '2 pm', lastDay: '2026-12-10' },
    { lastDay: 'Enter the day of the start or a later day.' },
  ],
  [
    { ...times, time: 'allDay', lastDay: '2027-01-11' },
    { lastDay: 'Enter a day at most 30 days after the start.' },
  ],
])('the event form with the time %j has the errors %j', (typed, errors) => {
  expect(checkEventForm({ ...form, ...typed }, 0, '2026-11-24')).toEqual(errors);
});

test('the zone of the site is offered first and once, and the event keeps one that is not on the list', () => {
  expect(timeChoices.map(({ value }) => value)).toEqual(['', 'times', 'allDay']);
  const places = zoneChoices('Australia/Perth', 'Pacific/Auckland').map(({ label }) => label);
  expect(places[0]).toBe('Perth, as on the whole site');
  expect(places.filter((place) => place.startsWith('Perth'))).toHaveLength(1);
  expect(places.at(-1)).toBe('Auckland');
});
