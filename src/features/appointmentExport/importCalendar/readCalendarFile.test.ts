import { afterEach, describe, expect, test } from 'vitest';
import { bookableRange } from '@/shared/domain/appointments/appointmentRules';
import { calendarFile } from '@/shared/domain/calendarFile/calendarFile';
import { inputValue } from '@/shared/domain/text/dates';
import { appointmentOf, entryOf } from '@/shared/domain/appointments/appointmentExport';
import { readCalendarFile } from './readCalendarFile';

const now = new Date(2026, 10, 24, 7, 0);
const range = bookableRange(now, 3);
const calendar = (...lines: string[]) => ['BEGIN:VCALENDAR', ...lines, 'END:VCALENDAR'].join('\r\n');
const event = (...lines: string[]) => ['BEGIN:VEVENT', 'SUMMARY:Tea', ...lines, 'END:VEVENT'];
const read = (...lines: string[]) => readCalendarFile(calendar(...event(...lines)), range)!;
const starts = (...lines: string[]) => read(...lines).entries.map(({ start }) => inputValue(start));

const zoneBefore = process.env.TZ;
afterEach(() => {
  if (zoneBefore === undefined) delete process.env.TZ;
  else process.env.TZ = zoneBefore;
});

test('a calendar file that was written here comes back as it went', () => {
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
  const birthday = { ...eyeTest, id: '3', title: 'Birthday of Mei', free: true };
  const call = { ...eyeTest, id: '2', title: 'A call', end: eyeTest.start, location: '', description: '' };
  const text = calendarFile(
    [eyeTest, call, birthday].map((one) => entryOf(one, 'example.org')),
    now,
  );
  const found = readCalendarFile(text, range)!;
  expect(found).toMatchObject({ cancelled: [], repeating: [], leftOut: [] });
  const { uid } = found.entries[0]!.origin!;
  expect(uid).toBe('appointment-1795212000000@example.org');
  const plain = found.entries.map((entry) => {
    const { origin: _, ...fields } = appointmentOf(entry);
    return { ...fields, id: '', userId: '' };
  });
  expect(plain).toEqual([eyeTest, call, birthday].map((one) => ({ ...one, id: '', userId: '' })));
});

describe('an entry of a calendar file', () => {
  test.each([
    ['DTSTART:20261126T100000', 'DTEND:20261126T110000', '2026-11-26T10:00', '2026-11-26T11:00'],
    ['DTSTART:20261126T100000', 'DURATION:PT1H30M', '2026-11-26T10:00', '2026-11-26T11:30'],
    ['DTSTART:20261126T100000', 'DURATION:P1D', '2026-11-26T10:00', '2026-11-27T10:00'],
    ['DTSTART;VALUE=DATE:20261126', 'X:', '2026-11-26T00:00', '2026-11-27T00:00'],
    ['DTSTART:20261126', 'X:', '2026-11-26T00:00', '2026-11-27T00:00'],
    ['DTSTART;VALUE=DATE:20261126', 'DTEND;VALUE=DATE:20261129', '2026-11-26T00:00', '2026-11-29T00:00'],
    ['DTSTART:20261126T100000', 'X:', '2026-11-26T10:00', '2026-11-26T10:00'],
    ['DTSTART:20261126T100000', 'DURATION:P999999999999D', '2026-11-26T10:00', '2026-11-26T10:00'],
    ['DTSTART:20261126T100000', 'DTEND:soon', '2026-11-26T10:00', '2026-11-26T10:00'],
  ])('with %s and %s has both times', (start, end, from, to) => {
    const [entry] = read(start, end).entries;
    expect([inputValue(entry!.start), inputValue(entry!.end)]).toEqual([from, to]);
    expect(entry!.allDay).toBe(!start.includes('T1'));
  });

  test('has a time zone of its own', () => {
    const at = (zone: string, time: string) =>
      read(`DTSTART;TZID=${zone}:${time}`).entries[0]!.start.toISOString();
    expect(at('Australia/Adelaide', '20261126T100000')).toBe('2026-11-25T23:30:00.000Z');
    expect(at('"Australia/Sydney"', '20261004T030000')).toBe('2026-10-03T16:00:00.000Z');
    expect(at('Australia/Sydney', '20261004T013000')).toBe('2026-10-03T15:30:00.000Z');
    expect(read('DTSTART:20261126T100000Z').entries[0]!.start.toISOString()).toBe('2026-11-26T10:00:00.000Z');
  });

  test('has a time zone that the file describes', () => {
    const zone = `BEGIN:VTIMEZONE
TZID:Tokyo Standard Time
BEGIN:STANDARD
DTSTART:16010101T000000
TZOFFSETFROM:+0900
TZOFFSETTO:+0900
END:STANDARD
END:VTIMEZONE`;
    const file = calendar(zone, ...event('DTSTART;TZID="Tokyo Standard Time":20261126T100000'));
    expect(readCalendarFile(file, range)!.entries[0]!.start.toISOString()).toBe('2026-11-26T01:00:00.000Z');
  });

  test('may be partly unreadable, and hold alarms', () => {
    expect(read('DTSTART:soon')).toMatchObject({
      entries: [],
      leftOut: [{ title: 'Tea', start: null, reason: 'no-date' }],
    });
    expect(read('DTSTART:20260231T100000').leftOut).toHaveLength(1);
    expect(read('DTSTART:2026-02-31T10:00:00+11:00').leftOut).toHaveLength(1);
    expect(read('DTSTART:20261126T110000', 'DTEND:20261126T100000').leftOut).toEqual([
      { title: 'Tea', start: new Date(2026, 10, 26, 11), reason: 'ends-first' },
    ]);
    const alarm = ['BEGIN:VALARM', 'DESCRIPTION:Wake up', 'END:VALARM'];
    expect(read('DTSTART:20261126T100000', ...alarm).entries[0]!.description).toBe('');
    const odd = ['no colon here', 'ATTENDEE;CN="Al:mailto:al@example.org', 'LOCATION:Hall', 'X-Y;=:'];
    expect(read('DTSTART:20261126T100000', ...odd).entries[0]!.location).toBe('Hall');
    expect(readCalendarFile('hello', range)).toBeNull();
  });

  test('that was cancelled is left out', () => {
    expect(read('DTSTART:20261126T100000', 'STATUS:CANCELLED')).toMatchObject({
      entries: [],
      cancelled: [{ title: 'Tea' }],
    });
  });
});

describe('a recurring entry of a calendar file', () => {
  const weekly = ['DTSTART:20261013T100000', 'DTEND:20261013T110000', 'UID:tea'];
  const until8 = 'RRULE:FREQ=WEEKLY;UNTIL=20261208';
  const exception = (...lines: string[]) => [
    'END:VEVENT',
    'BEGIN:VEVENT',
    'SUMMARY:Tea',
    'UID:tea',
    ...lines,
  ];

  test('has each of its occurrences in the range', () => {
    expect(starts('DTSTART:20261126T100000', 'RRULE:FREQ=WEEKLY;COUNT=3')).toEqual([
      '2026-11-26T10:00',
      '2026-12-03T10:00',
      '2026-12-10T10:00',
    ]);
    // Without an end, it continues to the end of the range.
    expect(starts(...weekly, 'RRULE:freq=weekly').at(-1)).toBe('2027-02-23T10:00');
    expect(read(...weekly, 'RRULE:FREQ=WEEKLY')).toMatchObject({
      repeating: ['Tea'],
      goesOn: ['Tea'],
      leftOut: [],
    });
    const days = read('DTSTART;VALUE=DATE:20261204', 'RRULE:FREQ=MONTHLY;COUNT=2').entries;
    expect(days.map(({ end }) => inputValue(end))).toEqual(['2026-12-05T00:00', '2027-01-05T00:00']);
  });

  test('ends on the last day or at the last moment', () => {
    expect(starts(...weekly, until8).at(-1)).toBe('2026-12-08T10:00');
    const zone = 'DTSTART;TZID=Australia/Sydney:20261126T100000';
    expect(starts(zone, 'RRULE:FREQ=DAILY;UNTIL=20261127T230000Z')).toHaveLength(3);
    expect(starts(zone, 'RRULE:FREQ=DAILY;UNTIL=20261127T225959Z')).toHaveLength(2);
    // An evening in New York is the next day in Australia.
    expect(
      starts('DTSTART;TZID=America/New_York:20261126T200000', 'RRULE:FREQ=DAILY;UNTIL=20261128'),
    ).toHaveLength(3);
  });

  test.each(['Australia/Melbourne', 'America/New_York'])(
    'stays in its own zone for a reader in %s',
    (zone) => {
      process.env.TZ = zone;
      const found = (start: string, rule: string) =>
        read(start, `RRULE:${rule}`).entries.map((entry) => entry.start.toISOString());
      // A Monday in Greenwich is a Tuesday in Melbourne.
      expect(found('DTSTART:20261130T200000Z', 'FREQ=WEEKLY;BYDAY=MO;UNTIL=20261207T200000Z')).toEqual([
        '2026-11-30T20:00:00.000Z',
        '2026-12-07T20:00:00.000Z',
      ]);
      expect(found('DTSTART;TZID=Asia/Tokyo:20261201T080000', 'FREQ=WEEKLY;BYDAY=TU;COUNT=2')).toEqual([
        '2026-11-30T23:00:00.000Z',
        '2026-12-07T23:00:00.000Z',
      ]);
      expect(starts('DTSTART:20261201T080000', 'RRULE:FREQ=WEEKLY;COUNT=2')).toEqual([
        '2026-12-01T08:00',
        '2026-12-08T08:00',
      ]);
    },
  );

  test('has further dates (RDATE), and starts with its own', () => {
    expect(starts('DTSTART:20261126T100000', 'RDATE:20261130T100000,20261205T090000')).toEqual([
      '2026-11-26T10:00',
      '2026-11-30T10:00',
      '2026-12-05T09:00',
    ]);
    expect(
      starts('DTSTART:20261126T100000', 'RRULE:FREQ=DAILY;COUNT=2', 'RDATE:20261127T100000,20261205T090000'),
    ).toEqual(['2026-11-26T10:00', '2026-11-27T10:00', '2026-12-05T09:00']);
    expect(starts('DTSTART:20261126T100000', 'RRULE:FREQ=WEEKLY;BYDAY=MO;UNTIL=20261205')).toEqual([
      '2026-11-26T10:00',
      '2026-11-30T10:00',
    ]);
  });

  test.each([
    ['times', 'EXDATE:20261124T100000,20261215T100000,soon'],
    [
      'a time in another zone',
      `EXDATE:${new Date(2026, 10, 24, 10).toISOString().replaceAll(/[-:]|\.\d+/g, '')}`,
    ],
    ['a whole day', 'EXDATE;VALUE=DATE:20261124'],
  ])('leaves out %s', (_, line) => {
    expect(starts(...weekly, until8, line)).toEqual(['2026-12-01T10:00', '2026-12-08T10:00']);
  });

  test('has occurrences that were moved or cancelled', () => {
    const moved = exception('RECURRENCE-ID:20261201T100000', 'DTSTART:20261202T150000');
    expect(starts(...weekly, until8, ...moved)).toEqual([
      '2026-11-24T10:00',
      '2026-12-08T10:00',
      '2026-12-02T15:00',
    ]);
    const fromOutside = exception('RECURRENCE-ID:20261020T100000', 'DTSTART:20261202T150000');
    expect(starts(...weekly, until8, ...fromOutside)).toHaveLength(4);
    const cancelled = exception(
      'RECURRENCE-ID:20261201T100000',
      'DTSTART:20261201T100000',
      'STATUS:CANCELLED',
    );
    expect(read(...weekly, until8, ...cancelled)).toMatchObject({ entries: { length: 2 } });
    const other = exception('RECURRENCE-ID:20261201T100000', 'DTSTART:20261202T150000').map((line) =>
      line.replace('UID:tea', 'UID:cake'),
    );
    expect(starts(...weekly, until8, ...other)).toHaveLength(4);
  });

  test('with RANGE=THISANDFUTURE is moved from that date on', () => {
    const onwards = exception('RECURRENCE-ID;RANGE=THISANDFUTURE:20261201T100000', 'DTSTART:20261202T150000');
    expect(starts(...weekly, until8, ...onwards)).toEqual([
      '2026-11-24T10:00',
      '2026-12-09T15:00',
      '2026-12-02T15:00',
    ]);
    const over = [...onwards, 'STATUS:CANCELLED'];
    expect(starts(...weekly, until8, ...over)).toEqual(['2026-11-24T10:00']);
  });
});
