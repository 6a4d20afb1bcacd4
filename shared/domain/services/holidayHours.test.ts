import { expect, test } from 'vitest';
import { isOpenAt, openAt, openWords, type OpeningHours } from './openingHours';

const nine = [{ opens: '09:00', closes: '17:00' }];
const dates = { holidayDates: ['2026-12-25', '2026-12-28'] };
const office: OpeningHours = {
  zone: 'Australia/Melbourne',
  week: [nine, nine, nine, nine, nine, [], []],
  ...dates,
};
const off = { ...office, holidays: [] };
const short = { ...office, holidays: [{ opens: '10:00', closes: '12:00' }] };
const allDay = [{ opens: '00:00', closes: '24:00' }];
const always = { ...office, week: Array.from({ length: 7 }, () => allDay) };
const bar = { ...office, week: Array.from({ length: 7 }, () => [{ opens: '18:00', closes: '02:00' }]) };

/** 25 December 2026 is a Friday, the 28th a Monday. */
test.each([
  ['nothing about holidays', office, '25T10:00', null, 'Public holiday today: call first'],
  ['nothing about holidays', office, '24T20:00', false, 'Closed now. Public holiday tomorrow: call first'],
  ['nothing about holidays', office, '26T10:00', false, 'Closed now. Public holiday on Monday: call first'],
  ['nothing about holidays', office, '24T10:00', true, 'Open now until 5 pm'],
  ['nothing about holidays', office, '29T20:00', false, 'Closed now. Opens tomorrow at 9 am'],
  [
    'nothing about holidays, on a day that is free in each week',
    { ...office, holidayDates: ['2026-12-26'] },
    '26T10:00',
    false,
    'Closed now. Opens on Monday at 9 am',
  ],
  ['PH off', off, '25T10:00', false, 'Closed now. Opens on Tuesday at 9 am'],
  ['PH off', off, '24T20:00', false, 'Closed now. Opens on Tuesday at 9 am'],
  ['PH 10:00-12:00', short, '25T09:30', false, 'Closed now. Opens at 10 am'],
  ['PH 10:00-12:00', short, '25T11:00', true, 'Open now until 12 noon'],
  ['PH 10:00-12:00', short, '25T13:00', false, 'Closed now. Opens on Monday at 10 am'],
  ['24/7', always, '25T10:00', true, 'Open day and night'],
  ['24/7; PH off', { ...always, holidays: [] }, '25T10:00', false, 'Closed now. Opens tomorrow at midnight'],
  ['24/7; PH off', { ...always, holidays: [] }, '24T10:00', true, 'Open now until midnight'],
  ['nights', bar, '25T01:00', true, 'Open now until 2 am'],
  ['nights', bar, '25T20:00', null, 'Public holiday today: call first'],
  ['nights; PH off', { ...bar, holidays: [] }, '26T01:00', false, 'Closed now. Opens at 6 pm'],
] as const)(
  'a place that says "%s" (%#) is told open at a holiday as it says',
  (_, hours, moment, open, words) => {
    const now = new Date(`2026-12-${moment}:00+11:00`);
    expect(openWords(openAt(hours, now))).toBe(words);
    expect(isOpenAt(hours, now)).toBe(open);
  },
);
