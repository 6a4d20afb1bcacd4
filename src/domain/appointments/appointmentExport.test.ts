import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { bookableRange } from './appointmentRules';
import { calendarFile } from '../calendarFile/calendarFile';
import { inputValue } from '../text/dates';
import { readCalendar } from '../calendarFile/readCalendar';
import { appointmentOf, copyOf, entryOf, intakeReport, readCopy, takeIn } from './appointmentExport';

const now = new Date(2026, 10, 24, 7, 0);
const margaret = { email: 'margaret@example.org', username: '' };
const eyeTest = {
  id: '1795212000000',
  title: 'Eye test; with drops, twice',
  start: new Date(2026, 10, 26, 10, 0).toISOString(),
  end: new Date(2026, 10, 26, 11, 30).toISOString(),
  location: 'Box Hill',
  description: 'Somebody else\nshould drive \\ home.',
  allDay: false,
  userId: 'margaret@example.org',
};

test('an appointment as a file is read by another parser, with its alarm and the same id each time', () => {
  const text = calendarFile([entryOf(eyeTest, 'example.org')], now);
  const event = new ICAL.Component(ICAL.parse(text) as unknown[]).getFirstSubcomponent('vevent')!;
  const read = new ICAL.Event(event);
  expect(read.uid).toBe('appointment-1795212000000@example.org');
  expect(read.summary).toBe(eyeTest.title);
  expect(read.startDate.toJSDate().toISOString()).toBe(eyeTest.start);
  expect(read.endDate.toJSDate().toISOString()).toBe(eyeTest.end);
  expect(event.getFirstSubcomponent('valarm')?.getFirstPropertyValue('trigger')?.toString()).toBe('-PT60M');
});

test('and comes back as it went', () => {
  const points = { ...eyeTest, id: '2', title: 'A call', end: eyeTest.start, location: '', description: '' };
  const text = calendarFile(
    [eyeTest, points].map((one) => entryOf(one, 'example.org')),
    now,
  );
  const read = readCalendar(text, bookableRange(now))!;
  expect(read).toMatchObject({ unreadable: 0, repeating: 0 });
  expect(read.entries.map((entry) => ({ ...appointmentOf(entry), id: '', userId: '' }))).toEqual(
    [eyeTest, points].map((one) => ({ ...one, id: '', userId: '' })),
  );
});

describe('a calendar file of somebody else', () => {
  const read = (...lines: string[]) =>
    readCalendar(
      ['BEGIN:VCALENDAR', 'BEGIN:VEVENT', 'SUMMARY:Tea', ...lines, 'END:VEVENT', 'END:VCALENDAR'].join(
        '\r\n',
      ),
      bookableRange(now),
    )!;
  test.each([
    ['DTSTART:20261126T100000', 'DTEND:20261126T110000', '2026-11-26T10:00', '2026-11-26T11:00'],
    ['DTSTART:20261126T100000', 'DURATION:PT1H30M', '2026-11-26T10:00', '2026-11-26T11:30'],
    ['DTSTART:20261126T100000', 'DURATION:P1D', '2026-11-26T10:00', '2026-11-27T10:00'],
    ['DTSTART;VALUE=DATE:20261126', 'X:', '2026-11-26T00:00', '2026-11-27T00:00'],
    ['DTSTART:20261126T100000', 'X:', '2026-11-26T10:00', '2026-11-26T10:00'],
  ])('%s, %s', (start, end, from, to) => {
    const [entry] = read(start, end).entries;
    expect([inputValue(entry!.start), inputValue(entry!.end)]).toEqual([from, to]);
  });

  test('has zones of its own, also around a change of the clocks', () => {
    const at = (zone: string, time: string) =>
      read(`DTSTART;TZID=${zone}:${time}`).entries[0]!.start.toISOString();
    expect(at('Australia/Adelaide', '20261126T100000')).toBe('2026-11-25T23:30:00.000Z');
    expect(at('"Australia/Sydney"', '20261004T030000')).toBe('2026-10-03T16:00:00.000Z');
    expect(at('Australia/Sydney', '20261004T013000')).toBe('2026-10-03T15:30:00.000Z');
    expect(at('Nowhere/Atall', '20261126T100000')).toBe(new Date(2026, 10, 26, 10).toISOString());
  });

  const starts = (...lines: string[]) => read(...lines).entries.map(({ start }) => inputValue(start));

  test('repeats within the days that can be booked, but for what was taken out or moved', () => {
    const weekly = ['DTSTART:20261013T100000', 'DTEND:20261013T110000', 'UID:tea'];
    const zone = 'DTSTART;TZID=Australia/Sydney:20261126T100000';
    expect(starts('DTSTART:20261126T100000', 'RRULE:FREQ=WEEKLY;COUNT=3')).toEqual([
      '2026-11-26T10:00',
      '2026-12-03T10:00',
      '2026-12-10T10:00',
    ]);
    expect(
      starts(...weekly, 'RRULE:FREQ=WEEKLY;UNTIL=20261208', 'EXDATE:20261124T100000,20261215T100000'),
    ).toEqual(['2026-12-01T10:00', '2026-12-08T10:00']);
    expect(starts(zone, 'RRULE:FREQ=DAILY;UNTIL=20261127T230000Z')).toHaveLength(3);
    expect(starts(zone, 'RRULE:FREQ=DAILY;UNTIL=20261127T225959Z')).toHaveLength(2);
    // Without an end it goes on for as long as may be booked.
    expect(starts(...weekly, 'RRULE:FREQ=WEEKLY').at(-1)).toBe('2027-02-23T10:00');
    const moved = ['END:VEVENT', 'BEGIN:VEVENT', 'SUMMARY:Tea', 'UID:tea', 'RECURRENCE-ID:20261201T100000'];
    expect(
      starts(...weekly, 'RRULE:FREQ=WEEKLY;UNTIL=20261208', ...moved, 'DTSTART:20261202T150000'),
    ).toEqual(['2026-11-24T10:00', '2026-12-08T10:00', '2026-12-02T15:00']);
    const days = read('DTSTART;VALUE=DATE:20261204', 'RRULE:FREQ=MONTHLY;COUNT=2').entries;
    expect(days.map(({ end }) => inputValue(end))).toEqual(['2026-12-05T00:00', '2027-01-05T00:00']);
  });

  test('says of what repeats in a way that is not known that only the first time is there', () => {
    const known = read('DTSTART:20261126T100000', 'RRULE:FREQ=WEEKLY;COUNT=3');
    expect(known).toMatchObject({ repeating: 1, firstOnly: 0 });
    const unknown = read('DTSTART:20261126T100000', 'RRULE:FREQ=MONTHLY;BYDAY=MO,TU;BYSETPOS=1');
    expect(unknown).toMatchObject({ repeating: 0, firstOnly: 1, entries: [{ title: 'Tea' }] });
    expect(read('DTSTART:20261126T100000', 'RRULE:FREQ=DAILY;UNTIL=soon').firstOnly).toBe(1);
  });

  test('may be partly unreadable, and hold alarms', () => {
    expect(read('DTSTART:soon')).toMatchObject({ entries: [], unreadable: 1 });
    const alarm = ['BEGIN:VALARM', 'DESCRIPTION:Wake up', 'END:VALARM'];
    expect(read('DTSTART:20261126T100000', ...alarm).entries[0]!.description).toBe('');
    expect(read('DTSTART:20261126T110000', 'DTEND:20261126T100000').unreadable).toBe(1);
    expect(readCalendar('hello', bookableRange(now))).toBeNull();
  });
});

test('a copy of one’s data is read again, and is nobody else’s file', () => {
  expect(readCopy(copyOf([eyeTest], now))).toEqual({ found: [eyeTest], unreadable: 0 });
  expect(readCopy('{"appointments":[]}')).toBeNull();
  expect(readCopy('BEGIN:VCALENDAR')).toBeNull();
  expect(readCopy('{"kind":"age-better-appointments","appointments":[1]}')).toEqual({
    found: [],
    unreadable: 1,
  });
});

test('taking in adds what is new, once, as one’s own, with ids that nobody has', () => {
  const toms = { ...eyeTest, userId: 'tom@example.org' };
  const past = {
    ...eyeTest,
    id: '',
    title: 'Long ago',
    start: '2020-01-01T00:00:00.000Z',
    end: '2020-01-01T00:00:00.000Z',
  };
  const intake = takeIn([eyeTest, eyeTest, past], [toms], margaret, now, false);
  expect(intake).toMatchObject({ already: 1, outside: 1 });
  expect(intake.added).toEqual([{ ...eyeTest, id: String(now.getTime()) }]);
  expect(takeIn([eyeTest, past], [], margaret, now, true).added).toHaveLength(2);
  expect(intakeReport(intake, { unreadable: 2, repeating: 2, firstOnly: 1 })).toBe(
    '1 appointment was added. 1 was here already. 1 lies outside the days that can be booked and stayed out. 2 entries repeat over the days that can be booked. 1 repeats in a way that is not known here: only the first time was taken. 2 entries could not be read.',
  );
  expect(intakeReport({ added: [], already: 0, outside: 0 }, { unreadable: 0 })).toBe(
    '0 appointments were added.',
  );
});
