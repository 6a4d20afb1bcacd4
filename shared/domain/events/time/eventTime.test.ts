import { expect, test } from 'vitest';
import { parseEvent } from '../event';
import { eventTimeProblem } from './eventTimeProblem';

const tea = { id: 4, title: 'Morning Tea', date: '2026-12-11', category: 'social' };

test.each([
  {},
  { starts: '10:00' },
  { starts: '10:00', ends: '12:30' },
  { starts: '10:00', timeZone: 'Australia/Perth' },
  { allDay: true },
  { allDay: true, days: 3 },
  { starts: '20:00', ends: '01:00', days: 2 },
])('an event keeps the time %j', (time) => {
  const event = parseEvent({ ...tea, ...time });
  expect(event).toMatchObject(time);
  expect(Object.keys(event!).length).toBe(9 + Object.keys(time).length);
  expect(eventTimeProblem(time)).toBeNull();
});

test.each([
  [{ starts: '10:00', ends: '10:00' }, {}, 'The end must be after the start. Look at: ends.'],
  [{ starts: '10:00', ends: '09:59' }, {}, 'The end must be after the start. Look at: ends.'],
  [{ ends: '09:00' }, {}, 'An event with an end needs a start. Look at: starts.'],
  [{ starts: '24:00' }, {}, 'The start must be a time from 00:00 to 23:59. Look at: starts.'],
  [{ starts: '9:00' }, {}, 'The start must be a time from 00:00 to 23:59. Look at: starts.'],
  [{ starts: 9 }, {}, 'The start must be a time from 00:00 to 23:59. Look at: starts.'],
  [
    { starts: '09:00', ends: 'noon' },
    { starts: '09:00' },
    'The end must be a time from 00:00 to 23:59. Look at: ends.',
  ],
  [
    { starts: '09:00', allDay: true },
    { allDay: true },
    'An event that goes on all day has no start and no end. Look at: allDay.',
  ],
  [{ days: 1 }, {}, 'An event that ends on another day is on 2 to 31 days. Look at: days.'],
  [{ days: 32 }, {}, 'An event that ends on another day is on 2 to 31 days. Look at: days.'],
  [{ allDay: 'yes' }, {}, '"All day" is true or absent. Look at: allDay.'],
  [
    { starts: '09:00', timeZone: 'Mars/Olympus' },
    { starts: '09:00' },
    'There is no such time zone. Write it like Australia/Sydney. Look at: timeZone.',
  ],
])('of the time %j an event keeps %j, and who sends it is told: %s', (time, kept, problem) => {
  expect(parseEvent({ ...tea, ...time })).toEqual({ ...parseEvent(tea), ...kept });
  expect(eventTimeProblem(time)).toBe(problem);
});
