import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { dayOf, parseDay } from '../text/dates';
import { repeatDays } from './repeats';

/** The same rule as another program reads it. */
function elsewhere(rule: string, first: string, last: string): string[] {
  const days = ICAL.Recur.fromString(rule).iterator(ICAL.Time.fromDateString(first));
  const found: string[] = [];
  for (let day = days.next(); day && day.toString() <= last; day = days.next()) found.push(day.toString());
  return found;
}

test.each([
  ['FREQ=DAILY;COUNT=5', '2026-11-26'],
  ['FREQ=DAILY;INTERVAL=3', '2026-10-01'],
  ['FREQ=DAILY;BYDAY=MO,TU,WE,TH,FR', '2026-11-26'],
  ['FREQ=WEEKLY', '2026-11-26'],
  ['FREQ=WEEKLY;COUNT=4', '2027-03-28'],
  ['FREQ=WEEKLY;BYDAY=MO,TH;COUNT=7', '2026-11-26'],
  ['FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,SU;WKST=SU', '2026-11-24'],
  ['FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,SU;WKST=MO', '2026-11-24'],
  ['FREQ=MONTHLY;COUNT=6', '2026-11-26'],
  ['FREQ=MONTHLY', '2026-08-31'],
  ['FREQ=MONTHLY;BYMONTHDAY=1,15', '2026-12-01'],
  ['FREQ=MONTHLY;BYDAY=2TU', '2026-12-08'],
  ['FREQ=MONTHLY;BYDAY=-1FR;INTERVAL=2', '2026-11-27'],
  ['FREQ=MONTHLY;BYDAY=WE', '2026-12-02'],
  ['FREQ=YEARLY', '2026-11-26'],
])('%s from %s, as another program reads it', (rule, first) => {
  const last = '2028-12-31';
  const found = repeatDays(rule, parseDay(first)!, parseDay(last)!)!.map(dayOf);
  expect(found[0]).toBe(first);
  expect(found).toEqual(elsewhere(rule, first, last));
});

test.each([
  'FREQ=HOURLY',
  'FREQ=MONTHLY;BYDAY=MO,TU;BYSETPOS=1',
  'FREQ=YEARLY;BYMONTH=3',
  'FREQ=WEEKLY;BYDAY=XX',
  'FREQ=DAILY;INTERVAL=0',
  'FREQ=MONTHLY;BYMONTHDAY=-1',
  'nonsense',
])('%s is not understood, and said to be', (rule) => {
  expect(repeatDays(rule, new Date(2026, 10, 26), new Date(2027, 0, 1))).toBeNull();
});

test('a rule that never comes again comes to an end', () => {
  const first = new Date(2026, 1, 1);
  expect(repeatDays('FREQ=MONTHLY;INTERVAL=12;BYMONTHDAY=31', first, new Date(9999, 0, 1))).toEqual([]);
});
