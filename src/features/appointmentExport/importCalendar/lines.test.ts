import { describe, expect, test } from 'vitest';
import { isoDates } from './dateValues';
import { decodeQuotedPrintable, linesOf } from './lines';
import { readCalendarFile } from './readCalendarFile';

describe('the lines of a calendar file', () => {
  test.each(['\r\n', '\n', '\r'])('may end with %j, and are put together where they were folded', (end) => {
    expect(linesOf(['\uFEFFBEGIN:VEVENT', 'SUMMARY:Tea', '  and cake', 'END:VEVENT'].join(end))).toEqual([
      'BEGIN:VEVENT',
      'SUMMARY:Tea and cake',
      'END:VEVENT',
    ]);
  });

  test('may be indented', () => {
    const text = `BEGIN:VCALENDAR
    VERSION:2.0
    BEGIN:VEVENT
SUMMARY:Tea
    DTSTART:20261212T120000
    DESCRIPTION:Bring
     NOTE: a cup
    END:VEVENT
END:VCALENDAR
    `;
    const range = { from: new Date(2026, 10, 26), until: new Date(2027, 1, 27) };
    expect(readCalendarFile(text, range)!.entries).toMatchObject([
      { title: 'Tea', start: new Date(2026, 11, 12, 12), description: 'Bring    NOTE: a cup' },
    ]);
  });

  test('may be quoted, as old telephones write them', () => {
    const [line] = linesOf('SUMMARY;ENCODING=QUOTED-PRINTABLE;CHARSET=UTF-8:Caf=C3=A9 =\r\nZo=C3=AB');
    expect(decodeQuotedPrintable(line!)).toBe('SUMMARY:Café Zoë');
    expect(decodeQuotedPrintable('SUMMARY;ENCODING=QUOTED-PRINTABLE:a=0D=0Ab=3D=')).toBe('SUMMARY:a\\nb==');
    expect(decodeQuotedPrintable('SUMMARY:a=3D')).toBe('SUMMARY:a=3D');
  });
});

test.each([
  ['DTSTART:20261210T093000+1100', 'DTSTART:20261209T223000Z'],
  ['DTSTART:2026-12-10T09:30:00', 'DTSTART:20261210T093000'],
  ['DTSTART:2026-12-10T09:30:00.000+11:00', 'DTSTART:20261209T223000Z'],
  ['DTEND:2026-12-10 09:30', 'DTEND:20261210T093000'],
  ['DTSTART;VALUE=DATE:2026-12-10', 'DTSTART;VALUE=DATE:20261210'],
  [
    'EXDATE;TZID="a:b":20261210T093000-0330,20261211T093000Z',
    'EXDATE;TZID="a:b":20261210T130000Z,20261211T093000Z',
  ],
  ['DTSTART:2026-02-31T10:00:00+11:00', 'DTSTART:20260231T100000'],
  ['DTSTART:2026-02-28T10:00:00+11:00', 'DTSTART:20260227T230000Z'],
  ['DTSTART:soon', 'DTSTART:soon'],
  ['SUMMARY:2026-12-10', 'SUMMARY:2026-12-10'],
])('a date of a calendar file that is written as %s is read as %s', (written, read) => {
  expect(isoDates(written)).toBe(read);
});
