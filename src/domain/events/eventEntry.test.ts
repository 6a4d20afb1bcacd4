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

test('an event’s calendar entry is a whole day, identified by its id and the site’s address', () => {
  const text = calendarFile([entryOf(tea, 'https://age.example.org')], new Date('2026-11-24T10:00+11:00'));
  const [component] = new ICAL.Component(ICAL.parse(text) as unknown[]).getAllSubcomponents('vevent');
  const event = new ICAL.Event(component);
  expect(event.uid).toBe('event-4@age.example.org');
  expect(event.summary).toBe(tea.title);
  expect(event.location).toBe(tea.location);
  expect([event.startDate.toString(), event.endDate.toString()]).toEqual(['2026-12-11', '2026-12-12']);
  expect(component!.getFirstPropertyValue('url')).toBe('https://age.example.org/events?item=4');
});

test('an event’s calendar entry stays the same under another title or date', () => {
  const later = { ...tea, title: 'Afternoon Tea', date: '2026-12-12' };
  expect(entryOf(later, 'http://localhost:3000').uid).toBe(entryOf(tea, 'http://localhost:3000').uid);
});

test('an event’s calendar file is named after the event', () => {
  expect(eventFile(tea)).toBe('morning-tea-chat-cafe.ics');
  expect(eventFile({ ...tea, title: '…!' })).toBe('event-4.ics');
});
