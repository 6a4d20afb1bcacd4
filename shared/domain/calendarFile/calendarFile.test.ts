import ICAL from 'ical.js';
import { afterEach, describe, expect, test } from 'vitest';
import { calendarFile, type CalendarEntry } from './calendarFile';
import { dayOf, inputValue } from '../text/dates';

const zoneBefore = process.env.TZ;

afterEach(() => {
  if (zoneBefore === undefined) delete process.env.TZ;
  else process.env.TZ = zoneBefore;
});

const now = new Date('2026-11-21T09:30:00Z');

const walk: CalendarEntry = {
  uid: 'event-6@example.org',
  title: 'Walking Group',
  when: { firstDay: '2026-12-25', lastDay: '2026-12-25' },
};

/** Reads a file with a parser that is not ours. */
function readBack(text: string): ICAL.Event[] {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  return calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component));
}

const readOne = (entry: Partial<CalendarEntry>) => readBack(calendarFile([{ ...walk, ...entry }], now))[0]!;

test('a calendar file has the properties that every calendar requires, line by line', () => {
  const text = calendarFile(
    [{ ...walk, location: 'Footscray', url: 'https://example.org/events?item=6' }],
    now,
  );
  expect(text.split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Age Better//Calendar//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    'UID:event-6@example.org',
    'DTSTAMP:20261121T093000Z',
    'SEQUENCE:29920890',
    'DTSTART;VALUE=DATE:20261225',
    'DTEND;VALUE=DATE:20261226',
    'TRANSP:TRANSPARENT',
    'SUMMARY:Walking Group',
    'LOCATION:Footscray',
    'URL:https://example.org/events?item=6',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test('a calendar file written later is a new version of the same entry, with the same UID', () => {
  const later = new Date(now.getTime() + 5 * 60_000);
  const [first] = readBack(calendarFile([walk], now));
  const [second] = readBack(calendarFile([walk], later));
  expect(second!.uid).toBe(first!.uid);
  expect(second!.sequence).toBeGreaterThan(first!.sequence);
});

test('a calendar file can have several entries, or none', () => {
  const file = calendarFile([walk, { ...walk, uid: 'event-7@example.org', title: 'Tea' }], now);
  expect(readBack(file).map(({ summary }) => summary)).toEqual(['Walking Group', 'Tea']);
  expect(readBack(calendarFile([], now))).toEqual([]);
});

test.each([
  'Tea, cake; and a \\ backslash',
  'First line\nsecond line\n\nafter a gap',
  'Begin:VEVENT\r\nEND:VCALENDAR',
  'Café für ältere Menschen – Ngā mihi 你好 👵🏽🌿',
  '👵🏽'.repeat(60),
  'A very long description, with commas; '.repeat(40).trim(),
  'é'.repeat(200),
])('text in a calendar file survives a round trip: %j', (words) => {
  const text = calendarFile([{ ...walk, title: words, description: words, location: words }], now);
  const [event] = readBack(text);
  const expected = words.replaceAll('\r\n', '\n');
  expect([event!.summary, event!.description, event!.location]).toEqual([expected, expected, expected]);
  expect(text).not.toMatch(/(?<!\r)\n|\r(?!\n)/);
  const octets = text.split('\r\n').map((line) => new TextEncoder().encode(line).length);
  expect(Math.max(...octets)).toBeLessThanOrEqual(75);
  // A cut inside a character would be invalid UTF-8.
  expect(text).not.toContain('�');
});

test('a calendar file drops the control characters that are not allowed, and keeps tabs', () => {
  expect(readOne({ title: 'Te\u0000a\u0007 and\tcake\u007F' }).summary).toBe('Tea and\tcake');
});

describe.each(['Australia/Sydney', 'Australia/Adelaide', 'Australia/Perth'])('in %s', (zone) => {
  // The days before, of and after both clock changes, the end of a year and a leap day.
  test.each([
    ['2026-10-03', '2026-10-04'],
    ['2026-10-04', '2026-10-05'],
    ['2027-04-03', '2027-04-04'],
    ['2027-04-04', '2027-04-05'],
    ['2026-12-31', '2027-01-01'],
    ['2028-02-28', '2028-02-29'],
  ])('the whole day %s ends where %s begins', (day, next) => {
    process.env.TZ = zone;
    expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
    const event = readOne({ when: { firstDay: day, lastDay: day } });
    expect(event.startDate.isDate).toBe(true);
    expect([event.startDate.toString(), event.endDate.toString()]).toEqual([day, next]);
    expect(dayOf(event.startDate.toJSDate())).toBe(day);
  });

  // Early and late on the days around both clock changes, and just before and after the change itself.
  test.each([
    '2026-10-03T23:30',
    '2026-10-04T01:59',
    '2026-10-04T03:00',
    '2026-10-04T07:00',
    '2026-10-04T23:30',
    '2027-04-03T23:30',
    '2027-04-04T01:30',
    '2027-04-04T03:30',
    '2027-04-04T07:00',
    '2027-04-05T07:00',
  ])('an appointment at %s is read at that time', (time) => {
    process.env.TZ = zone;
    const start = new Date(time);
    const end = new Date(start.getTime() + 60 * 60_000);
    const event = readOne({ when: { start, end } });
    expect(inputValue(event.startDate.toJSDate())).toBe(time);
    expect(event.endDate.toJSDate()).toEqual(end);
    expect(event.duration.toSeconds()).toBe(3600);
  });
});

test('an entry of several whole days ends after the last one', () => {
  const event = readOne({ when: { firstDay: '2026-12-30', lastDay: '2027-01-02' } });
  expect(event.endDate.toString()).toBe('2027-01-03');
});

test('an entry at a point in time has no duration', () => {
  const start = new Date('2026-11-24T10:00+11:00');
  const event = readOne({ when: { start, end: start } });
  expect(event.startDate.toJSDate()).toEqual(start);
  expect(event.duration.toSeconds()).toBe(0);
});

test('a reminder has its number of minutes before the start', () => {
  const start = new Date('2026-11-24T10:00+11:00');
  const when = { start, end: new Date(start.getTime() + 30 * 60_000) };
  const [alarm] = readOne({ when, remindBefore: [90] }).component.getAllSubcomponents('valarm');
  const trigger = alarm!.getFirstPropertyValue('trigger') as ICAL.Duration;
  expect(trigger.toSeconds()).toBe(-90 * 60);
  expect(alarm!.getFirstPropertyValue('description')).toBe('Walking Group');
  expect(readOne({ when }).component.getAllSubcomponents('valarm')).toEqual([]);
});

test('an invalid date is refused', () => {
  expect(() =>
    calendarFile([{ ...walk, when: { firstDay: '2026-02-30', lastDay: '2026-02-30' } }], now),
  ).toThrow(RangeError);
});
