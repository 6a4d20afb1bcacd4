import { expect, test } from 'vitest';
import { copyOf } from './copyEvent';
import { parseEvent } from './event';

test('a copy of an event has its words, times and access, and neither its day, its people nor its series', () => {
  const stored = {
    id: 7,
    title: 'Tai Chi',
    date: '2026-12-11',
    location: 'Hall 2',
    description: 'Wear soft shoes.',
    category: 'fitness',
    image: 'sunrise',
    capacity: 15,
    starts: '10:00',
    ends: '11:00',
    timeZone: 'Australia/Perth',
    access: { stepFree: 'yes' },
  };
  const original = parseEvent({ ...stored, attendees: 9, sample: true, series: 'autumn' })!;
  expect(copyOf(original)).toEqual({ ...stored, date: '', attendees: 0 });
});
