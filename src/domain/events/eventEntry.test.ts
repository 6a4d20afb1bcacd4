import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { calendarFile } from '../calendarFile/calendarFile';
import { parseEvent } from './event';
import { entryOf, eventFile } from './eventEntry';

const tea = parseEvent({
  id: 4,
  title: 'Morning Tea & Chat, café',
  date: '2026-12-11',
  location: 'St Kilda; upstairs',
  category: 'social',
})!;

test('an event is a whole day, known by its id and the place where the product is reached', () => {
  const text = calendarFile([entryOf(tea, 'https://age.example.org')], new Date('2026-11-24T10:00+11:00'));
  const [component] = new ICAL.Component(ICAL.parse(text) as unknown[]).getAllSubcomponents('vevent');
  const event = new ICAL.Event(component);
  expect(event.uid).toBe('event-4@age.example.org');
  expect(event.summary).toBe(tea.title);
  expect(event.location).toBe(tea.location);
  expect([event.startDate.toString(), event.endDate.toString()]).toEqual(['2026-12-11', '2026-12-12']);
  expect(component!.getFirstPropertyValue('url')).toBe('https://age.example.org/events?item=4');
});

test('another title or day is the same entry', () => {
  const later = { ...tea, title: 'Afternoon Tea', date: '2026-12-12' };
  expect(entryOf(later, 'http://localhost:3000').uid).toBe(entryOf(tea, 'http://localhost:3000').uid);
});

test('files are named after the event', () => {
  expect(eventFile(tea)).toBe('morning-tea-chat-cafe.ics');
  expect(eventFile({ ...tea, title: '…!' })).toBe('event-4.ics');
});
