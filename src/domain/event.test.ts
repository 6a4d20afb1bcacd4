import { expect, test } from 'vitest';
import {
  allEventsLabel,
  attendance,
  eventCategories,
  eventCategoryLabels,
  isFull,
  noEvents,
  parseEvent,
} from './event';

const tea = parseEvent({ id: 4, title: 'Morning Tea', date: '2026-12-11', category: 'social' })!;

test('the words of the categories', () => {
  expect([allEventsLabel, ...eventCategories.map((category) => eventCategoryLabels[category])]).toEqual([
    'All Events',
    'Health & Wellness',
    'Social Gatherings',
    'Educational',
    'Fitness',
  ]);
  expect(noEvents).toBe('No events found for this category.');
});

test('an event may lack its numbers and words', () => {
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

test.each([
  [18, 40, '18/40 attending', false],
  [25, 25, '25/25 attending', true],
  [26, 25, '26/25 attending', true],
  [0, 30, null, false],
  [5, 0, null, false],
  [0, 0, null, false],
])('%i of %i coming says %j; full: %s', (attendees, capacity, words, full) => {
  expect(attendance({ ...tea, attendees, capacity })).toBe(words);
  expect(isFull({ ...tea, attendees, capacity })).toBe(full);
});

test.each([-1, 2.5, '40', null, Number.NaN])('a number of people is never %j', (value) => {
  expect(parseEvent({ ...tea, capacity: value, attendees: value })).toEqual(tea);
});
