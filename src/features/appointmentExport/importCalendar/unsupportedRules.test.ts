import { describe, expect, test } from 'vitest';
import { readCalendarFile } from './readCalendarFile';

const range = { from: new Date(2026, 10, 24), until: new Date(2027, 1, 25) };
const read = (...lines: string[]) =>
  readCalendarFile(
    ['BEGIN:VCALENDAR', 'BEGIN:VEVENT', 'SUMMARY:Tea', ...lines, 'END:VEVENT', 'END:VCALENDAR'].join('\r\n'),
    range,
  )!;

const weekly = ['DTSTART:20261013T100000', 'DTEND:20261013T110000', 'UID:tea'];

describe('a recurring entry of a calendar file', () => {
  test.each([
    'FREQ=SECONDLY',
    'FREQ=MINUTELY',
    'FREQ=DAILY;INTERVAL=2000',
    'FREQ=DAILY;BYDAY=2MO',
    'FREQ=DAILY;BYMONTHDAY=-1',
    'FREQ=DAILY;UNTIL=soon',
    'FREQ=WEEKLY;BYDAY=XX',
    'FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13',
    'FREQ=MONTHLY;INTERVAL=48;BYDAY=5MO',
    'FREQ=YEARLY;BYDAY=20MO',
    'FREQ=YEARLY;BYMONTH=3,4;BYDAY=MO;BYSETPOS=1',
    'FREQ=YEARLY;BYWEEKNO=20',
    'RSCALE=HEBREW;FREQ=YEARLY',
    'nonsense',
    '',
  ])('with the rule "%s" has its first occurrence only, and is named', (rule) => {
    const start = rule.includes('INTERVAL=48') ? '20250201T100000' : '20261126T100000';
    const found = read(`DTSTART:${start}`, `RRULE:${rule}`);
    expect(found).toMatchObject({
      repeating: [],
      leftOut: [{ title: 'Tea', reason: 'first-only' }],
      entries: [{ title: 'Tea' }],
    });
  });

  test('with an EXRULE has its first occurrence only, and is named', () => {
    const line = 'EXRULE:FREQ=WEEKLY;INTERVAL=2';
    expect(read(...weekly, 'RRULE:FREQ=WEEKLY', line)).toMatchObject({
      repeating: [],
      leftOut: [{ title: 'Tea', reason: 'first-only' }],
    });
  });

  test.each([
    ['a day that never comes', 'DTSTART:20261126T100000', 'FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30'],
    ['a month with too few days', 'DTSTART:20260201T100000', 'FREQ=MONTHLY;INTERVAL=12;BYMONTHDAY=31'],
    ['an end in the past', 'DTSTART:20200101T100000', 'FREQ=DAILY;UNTIL=20200201T000000Z'],
    ['an end far away', 'DTSTART:20261126T100000', 'FREQ=YEARLY;UNTIL=99991231T000000Z'],
  ])('comes to an end with %s', (_, start, rule) => {
    expect(read(start, `RRULE:${rule}`)).toMatchObject({ leftOut: [], repeating: ['Tea'] });
  });
});
