import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { partsOfPasted, partsOfValue, problemOfValue, readTime, valueOfParts } from './typedDate';

const typed = (day: string, month: string, year: string, time = '') => ({ day, month, year, time });

test.each([
  ['2:30 pm', '14:30'],
  ['2.30pm', '14:30'],
  ['230pm', '14:30'],
  ['2 PM', '14:0'],
  ['2p.m.', '14:0'],
  ['1430', '14:30'],
  ['14:30', '14:30'],
  ['02:30', '2:30'],
  ['10', '10:0'],
  ['8:15', '8:15'],
  ['12:00 noon', '12:0'],
  ['noon', '12:0'],
  ['12 am', '0:0'],
  ['12:00 midnight', '0:0'],
  ['12:30 pm', '12:30'],
  ['2:30', 'unclear'],
  ['7', 'unclear'],
  ['25:00', 'invalid'],
  ['14:30 pm', 'invalid'],
  ['2:75 pm', 'invalid'],
  ['soon', 'invalid'],
  ['', 'invalid'],
])('"%s" is read as %s', (text, expected) => {
  const time = readTime(text);
  expect(typeof time === 'string' ? time : `${time.hours}:${time.minutes}`).toBe(expected);
});

test.each([
  [typed('24', '11', '2026', '2:30 pm'), '2026-11-24T14:30'],
  [typed('24', 'Nov', '26', '230pm'), '2026-11-24T14:30'],
  [typed('1', 'sept', '2027', '1430'), '2027-09-01T14:30'],
  [typed('', '', ''), ''],
  [typed('31', '11', '2026', '2:30 pm'), '31/11/2026 2:30 pm'],
  [typed('24', '11', ''), '24/11/ '],
])('%j is the value %s', (parts, value) => {
  expect(valueOfParts(parts, 'moment')).toBe(value);
});

test('what cannot be a date is kept as it was typed', () => {
  const parts = typed('31', '11', '2026', '2:30 pm');
  expect(partsOfValue(valueOfParts(parts, 'moment'))).toEqual(parts);
  const half = typed('24', '', '', 'ten');
  expect(partsOfValue(valueOfParts(half, 'moment'))).toEqual(half);
});

test('a stored time is shown day first, with am or pm', () => {
  expect(partsOfValue('2026-11-24T14:30')).toEqual(typed('24', '11', '2026', '2:30 pm'));
  expect(partsOfValue('2026-11-24')).toEqual(typed('24', '11', '2026'));
});

test.each([
  ['24/11/26 2.30pm', typed('24', '11', '26', '2.30pm')],
  ['24 November 2026, 2:30 pm', typed('24', 'November', '2026', '2:30 pm')],
  ['Tuesday 24 November 2026', typed('24', 'November', '2026')],
  ['24-11-2026 at 14:30', typed('24', '11', '2026', '14:30')],
  ['2026-11-24T14:30', typed('24', '11', '2026', '2:30 pm')],
])('pasted, "%s" fills all parts', (text, parts) => {
  expect(partsOfPasted(text)).toEqual(parts);
});

test.each(['2.30pm', '24', 'the day after tomorrow', ''])('pasted, "%s" is left to the part', (text) => {
  expect(partsOfPasted(text)).toBeNull();
});

test.each([
  ['/11/2026 2:30 pm', 'Enter the day, like 24 11 2026.'],
  ['24/11/ 2:30 pm', 'Enter the year, like 24 11 2026.'],
  ['32/11/2026 2:30 pm', 'Enter the day as a number from 1 to 31.'],
  ['24/13/2026 2:30 pm', 'Enter the month as a number from 1 to 12, or its name.'],
  ['24/11/202 2:30 pm', 'Enter the year with four digits, like 2026.'],
  ['31/11/2026 2:30 pm', 'There is no such day. The last day of that month is 30 November 2026.'],
  ['29/2/2027 2:30 pm', 'There is no such day. The last day of that month is 28 February 2027.'],
  ['24/11/2026 ', 'Enter a time, like 2:30 pm.'],
  ['24/11/2026 2:30', 'Write am or pm after the time, like 2:30 pm.'],
  ['24/11/2026 soon', 'Enter a time, like 2:30 pm.'],
  ['2026-11-24T14:30', null],
])('%s: %s', (value, problem) => {
  expect(problemOfValue(value, 'moment')?.text ?? null).toBe(problem);
});

describe('where clocks change', () => {
  const zone = process.env['TZ'];
  beforeEach(() => {
    process.env['TZ'] = 'Australia/Sydney';
  });
  afterEach(() => {
    process.env['TZ'] = zone;
  });

  test('half an hour is left out on Lord Howe Island', () => {
    process.env['TZ'] = 'Australia/Lord_Howe';
    const value = valueOfParts(typed('4', '10', '2026', '2:15 am'), 'moment');
    expect(problemOfValue(value, 'moment')?.text).toMatch(/Enter 2:30 am or later\.$/);
  });

  test.each([
    ['4', '10', '2026'],
    ['3', '10', '2027'],
  ])('2:30 am on %s/%s/%s is left out by the clocks, and said so', (day, month, year) => {
    const value = valueOfParts(typed(day, month, year, '2:30 am'), 'moment');
    expect(value).toBe(`${day}/${month}/${year} 2:30 am`);
    expect(problemOfValue(value, 'moment')?.text).toBe(
      'The clocks go forward that night, and that time is left out. Enter 3:00 am or later.',
    );
    expect(valueOfParts(typed(day, month, year, '3:00 am'), 'moment')).toBe(`${year}-${month}-0${day}T03:00`);
  });
});
