import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readCalendarFile } from './readCalendarFile';

const range = { from: new Date(2026, 10, 26), until: new Date(2027, 1, 27) };

const read = (lines: readonly string[], chosen?: ReadonlyMap<string, string>) =>
  readCalendarFile(['BEGIN:VCALENDAR', ...lines, 'END:VCALENDAR'].join('\r\n'), range, chosen)!;
const event = (start: string) => ['BEGIN:VEVENT', 'SUMMARY:Tea', start, 'END:VEVENT'];
/** Returns the start of an event at ten on 8 December. */
const tenIn = (parameter: string, ...before: string[]) =>
  read([...before, ...event(`DTSTART${parameter}:20261208T100000`)]).entries.map(({ start }) =>
    start.toISOString(),
  );

const sydney = '2026-12-07T23:00:00.000Z';
const brisbane = '2026-12-08T00:00:00.000Z';
const perth = '2026-12-08T02:00:00.000Z';

/** Outlook's definition of Sydney's clock, under any name. */
const defined = (name: string, year = '1601') => [
  'BEGIN:VTIMEZONE',
  `TZID:${name}`,
  'BEGIN:STANDARD',
  `DTSTART:${year}0101T030000`,
  'TZOFFSETFROM:+1100',
  'TZOFFSETTO:+1000',
  'RRULE:FREQ=YEARLY;BYDAY=1SU;BYMONTH=4',
  'END:STANDARD',
  'BEGIN:DAYLIGHT',
  `DTSTART:${year}0101T020000`,
  'TZOFFSETFROM:+1000',
  'TZOFFSETTO:+1100',
  'RRULE:FREQ=YEARLY;BYDAY=1SU;BYMONTH=10',
  'END:DAYLIGHT',
  'END:VTIMEZONE',
];

const zoneBefore = process.env.TZ;
beforeEach(() => {
  // A zone that the file does not use.
  process.env.TZ = 'America/New_York';
});
afterEach(() => {
  if (zoneBefore === undefined) delete process.env.TZ;
  else process.env.TZ = zoneBefore;
});

describe('a time zone of a calendar file', () => {
  test('is what the file defines, also where a browser knows another one by that name', () => {
    expect(tenIn(';TZID=EST', ...defined('EST'))).toEqual([sydney]);
    expect(tenIn(';TZID="Customized Time Zone"', ...defined('Customized Time Zone'))).toEqual([sydney]);
    expect(tenIn(';TZID=My Zone', ...defined('My Zone', '0001'))).toEqual([sydney]);
  });

  test('may be defined without the offset before its only change', () => {
    const name = '(UTC+10:00) Brisbane';
    const lines = ['BEGIN:STANDARD', 'TZOFFSETTO:+1000', 'DTSTART:16010101T000000', 'END:STANDARD'];
    const definition = ['BEGIN:VTIMEZONE', `TZID:${name}`, ...lines, 'END:VTIMEZONE'];
    expect(tenIn(`;TZID="${name}"`, ...definition)).toEqual([brisbane]);
  });

  test('is that of the place that it names, also where the file has an old copy of it', () => {
    const old = defined('Australia/Brisbane');
    expect(tenIn(';TZID=Australia/Brisbane', ...old)).toEqual([brisbane]);
  });

  test.each([
    ['AUS Eastern Standard Time', sydney],
    ['E. Australia Standard Time', brisbane],
    ['W. Australia Standard Time', perth],
    ['/mozilla.org/20050126_1/Australia/Sydney', sydney],
    ['/freeassociation.sourceforge.net/Tzfile/Australia/Perth', perth],
    ['/example.org/America/Argentina/Buenos_Aires', '2026-12-08T13:00:00.000Z'],
    ['GMT+1000', brisbane],
    ['UTC', '2026-12-08T10:00:00.000Z'],
  ])('called %s is understood without a definition', (name, start) => {
    expect(tenIn(`;TZID=${name}`)).toEqual([start]);
  });

  test('of times without one is that of their calendar', () => {
    expect(tenIn('', 'X-WR-TIMEZONE:Australia/Perth')).toEqual([perth]);
    expect(tenIn('', ...defined('Australia/Sydney'))).toEqual([sydney]);
    // Without a zone it is the reader's own, also where the file names only others.
    const own = '2026-12-08T15:00:00.000Z';
    expect(tenIn('')).toEqual([own]);
    expect(tenIn('', 'X-WR-TIMEZONE:UTC')).toEqual([own]);
    const other = event('DTSTART;TZID=Australia/Sydney:20261209T100000');
    expect(tenIn('', ...defined('Australia/Sydney'), ...other)[1]).toBe(own);
  });

  test.each(['EST', 'Nowhere/Atall', 'Clinic time'])('called %s is asked for', (name) => {
    const lines = event(`DTSTART;TZID=${name}:20261208T100000`);
    expect(read(lines)).toMatchObject({
      entries: [],
      leftOut: [{ title: 'Tea', start: null, reason: 'zone', zone: name }],
    });
    const answered = read(lines, new Map([[name, 'Australia/Perth']]));
    expect(answered.leftOut).toEqual([]);
    expect(answered.entries[0]!.start.toISOString()).toBe(perth);
  });

  test('that nobody knows is not asked for where it is only beside a day or a time in UTC', () => {
    expect(read(event('DTSTART;VALUE=DATE;TZID="Canberra, Melbourne":20261208')).entries).toHaveLength(1);
    expect(read(event('DTSTART;TZID=Clinic time:20261208T100000Z')).entries).toHaveLength(1);
  });
});
