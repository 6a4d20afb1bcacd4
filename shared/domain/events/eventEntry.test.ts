import ICAL from 'ical.js';
import { Temporal } from 'temporal-polyfill';
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

/** The start and the end of the one event of a file, as ical.js reads them by the zone that the file describes. */
function timesIn(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  const described = calendar.getFirstSubcomponent('vtimezone')!;
  const zone = new ICAL.Timezone(described);
  const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent')!);
  const moment = (time: ICAL.Time) => {
    const there = time.clone();
    there.zone = zone;
    return there.toJSDate().toISOString();
  };
  return {
    zone: event.component.getFirstProperty('dtstart')!.getFirstParameter('tzid'),
    named: String(described.getFirstPropertyValue('tzid')),
    start: moment(event.startDate),
    end: moment(event.endDate),
  };
}

// On both sides of both clock changes.
const days = [
  '2026-10-03',
  '2026-10-04',
  '2026-10-05',
  '2027-04-03',
  '2027-04-04',
  '2027-04-05',
  '2027-07-01',
];

test.each([
  'Australia/Sydney',
  'Australia/Adelaide',
  'Australia/Darwin',
  'Australia/Brisbane',
  'Australia/Perth',
  'Australia/Lord_Howe',
])('an event’s calendar entry has its start and end by the clocks of %s', (zone) => {
  for (const date of days)
    for (const [starts, ends] of [
      ['00:15', '01:15'],
      ['10:00', '12:30'],
    ] as const) {
      const entry = entryOf({ ...tea, date, starts, ends }, 'https://age.example.org', zone);
      const moment = (time: string) =>
        Temporal.PlainDateTime.from(`${date}T${time}`).toZonedDateTime(zone).toInstant();
      const now = new Date('2026-09-01T10:00Z');
      expect({ date, ...timesIn(calendarFile([entry], now)) }).toEqual({
        date,
        zone,
        named: zone,
        start: new Date(moment(starts).epochMilliseconds).toISOString(),
        end: new Date(moment(ends).epochMilliseconds).toISOString(),
      });
    }
});

test('an event’s own zone comes before that of the site, and each zone of a file is described once', () => {
  const at = (id: number, timeZone?: string) => ({
    ...tea,
    id,
    starts: '10:00',
    ...(timeZone && { timeZone }),
  });
  const entries = [at(1), at(2, 'Australia/Perth'), at(3), { ...tea, allDay: true as const }].map((event) =>
    entryOf(event, 'https://age.example.org', 'Australia/Darwin'),
  );
  const text = calendarFile(entries, new Date('2026-11-24T10:00Z'));
  expect(text.match(/^(TZID:|DTSTART;).*$/gm)).toEqual([
    'TZID:Australia/Darwin',
    'TZID:Australia/Perth',
    'DTSTART;TZID=Australia/Darwin:20261211T100000',
    'DTSTART;TZID=Australia/Perth:20261211T100000',
    'DTSTART;TZID=Australia/Darwin:20261211T100000',
    'DTSTART;VALUE=DATE:20261211',
  ]);
  expect(text).not.toContain('DTEND;TZID');
});

test('an event’s calendar entry ends on its last day, after midnight or after whole days', () => {
  const overnight = { ...tea, starts: '20:00', ends: '01:00', days: 2 };
  const camp = { ...tea, id: 5, allDay: true as const, days: 3 };
  const entries = [overnight, camp].map((event) => entryOf(event, 'https://age.example.org'));
  expect(calendarFile(entries, new Date('2026-11-24T10:00Z')).match(/^DT(START|END);.*$/gm)).toEqual([
    'DTSTART;TZID=Australia/Melbourne:20261211T200000',
    'DTEND;TZID=Australia/Melbourne:20261212T010000',
    'DTSTART;VALUE=DATE:20261211',
    'DTEND;VALUE=DATE:20261214',
  ]);
});

test('an event’s calendar entry stays the same under another title or date', () => {
  const later = { ...tea, title: 'Afternoon Tea', date: '2026-12-12' };
  expect(entryOf(later, 'http://localhost:3000').uid).toBe(entryOf(tea, 'http://localhost:3000').uid);
});

test('an event’s calendar file is named after the event', () => {
  expect(eventFile(tea)).toBe('morning-tea-chat-cafe.ics');
  expect(eventFile({ ...tea, title: '…!' })).toBe('event-4.ics');
});
