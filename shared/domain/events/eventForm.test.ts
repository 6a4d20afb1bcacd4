import { expect, test } from 'vitest';
import { parseEvent } from './event';
import { checkEventForm, eventFormOf, isChanged, withForm } from './eventForm';

const event = parseEvent({
  id: 4,
  title: 'Morning Tea',
  date: '2026-12-11',
  category: 'social',
  capacity: 30,
  attendees: 3,
  image: 'teaCup',
})!;
const form = eventFormOf(event);

test('an untouched event form is valid and has no changes', () => {
  expect(checkEventForm(form, event.attendees, '2026-11-24')).toEqual({});
  expect(isChanged(form, event)).toBe(false);
  expect(withForm(event, form, '2026-11-24')).toEqual(event);
});

test.each([
  [{ title: ' ' }, { title: 'Enter a title.' }],
  [{ date: '' }, { date: 'Enter a day, month and year.' }],
  [{ date: '30/2/2026' }, { date: 'There is no such day. The last day of that month is 28 February 2026.' }],
  [{ date: '24//2026' }, { date: 'Enter the month, like 24 11 2026.' }],
  [{ capacity: '' }, { capacity: 'Enter a whole number, like 30. Enter 0 when nobody counts.' }],
  [{ capacity: '2.5' }, { capacity: 'Enter a whole number, like 30. Enter 0 when nobody counts.' }],
  [{ capacity: '-4' }, { capacity: 'Enter a whole number, like 30. Enter 0 when nobody counts.' }],
  [{ capacity: '2' }, { capacity: '3 people are coming already. Enter 3 or more.' }],
  [{ capacity: '0' }, { capacity: '3 people are coming already. Enter 3 or more.' }],
  [{ capacity: ' 3 ' }, {}],
])('the event form with %j has the errors %j', (typed, errors) => {
  expect(checkEventForm({ ...form, ...typed }, event.attendees, '2026-11-24')).toEqual(errors);
});

test('the event form’s capacity error has a singular, and there is none without registrations', () => {
  expect(checkEventForm({ ...form, capacity: '0' }, 1, '2026-11-24')).toEqual({
    capacity: '1 person is coming already. Enter 1 or more.',
  });
  expect(checkEventForm({ ...form, capacity: '0' }, 0, '2026-11-24')).toEqual({});
});

test('the event form trims what was typed, and keeps the rest of the event', () => {
  const typed = { ...form, title: ' Tea ', location: ' Online ', category: 'fitness', capacity: '12' };
  expect(isChanged(typed, event)).toBe(true);
  expect(withForm(event, typed, '2026-11-24')).toEqual({
    ...event,
    title: 'Tea',
    location: 'Online',
    category: 'fitness',
    capacity: 12,
  });
});

test('the event form ignores an unknown category', () => {
  expect(withForm(event, { ...form, category: 'party' }, '2026-11-24').category).toBe('social');
});
