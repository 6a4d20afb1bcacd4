import { afterEach, describe, expect, test } from 'vitest';
import { addDays, eventDate } from '../text/dates';
import {
  attendance,
  cancelledLine,
  eventCategories,
  eventCategoryLabels,
  fullLine,
  isCancelled,
  isFull,
  isPast,
  loginToRegister,
  parseEvent,
  soonestFirst,
} from './event';
import { allEventsLabel, countByFilter, dateTile, eventFilters, filterLabel, noEvents } from './eventFilters';
import { newEvent } from './newEvent';

const tea = parseEvent({ id: 4, title: 'Morning Tea', date: '2026-12-11', category: 'social' })!;

test('the event categories have their labels', () => {
  expect([allEventsLabel, ...eventCategories.map((category) => eventCategoryLabels[category])]).toEqual([
    'All Events',
    'Health & Wellness',
    'Social Gatherings',
    'Educational',
    'Fitness',
  ]);
  expect(noEvents).toBe('No events found for this category.');
});

test('an event may lack its numbers and texts', () => {
  expect(tea).toEqual({
    id: 4,
    title: 'Morning Tea',
    date: '2026-12-11',
    category: 'social',
    location: '',
    description: '',
    image: '',
    capacity: 0,
    attendees: 0,
  });
});

test('a stored event says that it is cancelled, and why if a reason is known', () => {
  expect(parseEvent({ ...tea, cancelled: 'No hall.' })).toEqual({ ...tea, cancelled: 'No hall.' });
  expect(parseEvent({ ...tea, cancelled: true })).toEqual(tea);
  expect([isCancelled(tea), isCancelled({ ...tea, cancelled: '' })]).toEqual([false, true]);
  expect(cancelledLine({ ...tea, cancelled: 'No hall.' })).toBe('This event is cancelled. No hall.');
  expect(cancelledLine({ ...tea, cancelled: '' })).toBe('This event is cancelled.');
});

test.each([
  [18, 40, '18/40 attending', false],
  [25, 25, '25/25 attending', true],
  [26, 25, '26/25 attending', true],
  [0, 30, null, false],
  [5, 0, null, false],
  [0, 0, null, false],
])('an event with %i of %i registered says %j; full: %s', (attendees, capacity, words, full) => {
  expect(attendance({ ...tea, attendees, capacity })).toBe(words);
  expect(isFull({ ...tea, attendees, capacity })).toBe(full);
});

test.each([-1, 2.5, '40', null, Number.NaN])('the number of people at an event is never %j', (value) => {
  expect(parseEvent({ ...tea, capacity: value, attendees: value })).toEqual(tea);
});

const today = '2026-11-24';
const noon = new Date('2026-11-24T12:00');
const on = (id: number, date: string) => ({ ...tea, id, date });

test('upcoming events come first, the soonest first; past ones follow, the latest first', () => {
  const events = [
    on(1, '2026-12-01'),
    on(2, '2026-11-23'),
    on(3, '2026-11-24'),
    on(4, '2026-01-05'),
    on(5, '2026-11-24'),
  ];
  expect(soonestFirst(events, noon).map(({ id }) => id)).toEqual([3, 5, 1, 2, 4]);
});

test('within a day events are in the order of their starts, those without one first', () => {
  const at = (id: number, date: string, starts?: string) => ({ ...on(id, date), ...(starts && { starts }) });
  const events = [
    at(1, '2026-12-01', '14:00'),
    at(2, '2026-12-01', '09:30'),
    at(3, '2026-12-02'),
    at(4, '2026-12-01'),
    at(5, '2026-11-01', '09:00'),
    at(6, '2026-11-01', '19:00'),
  ];
  expect(soonestFirst(events, noon).map(({ id }) => id)).toEqual([4, 2, 1, 3, 6, 5]);
});

test('an event is past at its end, and not before the end of its day where nobody has said when it ends', () => {
  expect([isPast(on(1, '2026-11-23'), noon), isPast(on(1, today), noon)]).toEqual([true, false]);
  const morning = { ...on(1, today), starts: '10:00', ends: '11:00' };
  expect(isPast(morning, new Date('2026-11-24T10:59+11:00'))).toBe(false);
  expect(isPast(morning, new Date('2026-11-24T11:00+11:00'))).toBe(true);
});

test('the number of events is counted for each filter', () => {
  const events = [tea, { ...tea, category: 'health' as const }, tea];
  expect(countByFilter(events)).toEqual({ all: 3, health: 1, social: 2, education: 0, fitness: 0 });
  expect(eventFilters.map(filterLabel)[0]).toBe(allEventsLabel);
});

test('a full event says so in words', () => {
  expect(fullLine({ ...tea, capacity: 25 })).toBe('Full. All 25 places taken.');
  expect(fullLine({ ...tea, capacity: 1 })).toBe('Full. The only place is taken.');
  expect(loginToRegister).toBe('Please log in to register.');
});

test('an event’s tile has the parts of its date', () => {
  expect(dateTile('2026-11-26')).toEqual({ weekday: 'Thu', day: '26', month: 'Nov' });
  expect(dateTile('2026-09-05')).toEqual({ weekday: 'Sat', day: '5', month: 'Sep' });
});

const zoneBefore = process.env.TZ;

afterEach(() => {
  if (zoneBefore === undefined) delete process.env.TZ;
  else process.env.TZ = zoneBefore;
});

describe.each(['Australia/Sydney', 'Australia/Adelaide', 'Australia/Perth'])('in %s', (zone) => {
  // Early and late, on an ordinary day and around both clock changes.
  test.each([
    ['2026-11-24T07:00', '2026-11-24', 'Tuesday, November 24, 2026'],
    ['2026-11-24T23:30', '2026-11-24', 'Tuesday, November 24, 2026'],
    ['2026-10-04T07:00', '2026-10-04', 'Sunday, October 4, 2026'],
    ['2026-10-03T23:30', '2026-10-03', 'Saturday, October 3, 2026'],
    ['2027-04-04T07:00', '2027-04-04', 'Sunday, April 4, 2027'],
    ['2027-04-04T23:30', '2027-04-04', 'Sunday, April 4, 2027'],
  ])('an event added at %s is today, in words and on its tile', (time, day, words) => {
    process.env.TZ = zone;
    expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
    const now = new Date(time);
    const event = { id: 10, ...newEvent(now) };
    expect(event).toEqual({
      id: 10,
      title: 'New Event',
      date: day,
      location: 'Online',
      description: '',
      category: 'health',
      image: '',
      capacity: 30,
      attendees: 0,
    });
    expect(isPast(event, now)).toBe(false);
    expect(isPast(event, addDays(now, 1))).toBe(true);
    expect(eventDate(event.date)).toBe(words);
    expect(words).toContain(` ${dateTile(event.date).day},`);
  });
});
