import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  partsOfPasted,
  partsOfValue,
  problemOfValue,
  readTime,
  typedDay,
  typedMoment,
  valueOfParts,
} from './typedDate';

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
  [' 9  am ', '9:0'],
  ['12 noon', '12:0'],
  ['12noon', '12:0'],
  ['12 midnight', '0:0'],
  ['midnight', '0:0'],
  ['afternoon', 'invalid'],
  ['noon tea', 'invalid'],
  ['after midnight', 'invalid'],
  ['midnight tea', 'invalid'],
  ['0:15', '0:15'],
  ['00:15', '0:15'],
  ['10:59', '10:59'],
  ['23:59', '23:59'],
  ['10:60', 'invalid'],
  ['24:00', 'invalid'],
  ['0:15 am', 'invalid'],
  ['2 a', '2:0'],
  ['at 2 pm', 'invalid'],
  [`9${' '.repeat(98)}am`, 'invalid'],
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
  [typed(' 4 ', ' 12 ', ' 2026 ', '10:30'), '2026-12-04T10:30'],
  [typed('4', '1', '2026', '10:30'), '2026-01-04T10:30'],
  [typed('4', 'JANUARY', '2026', '10:30'), '2026-01-04T10:30'],
  [typed('4', '0', '2026', '10:30'), '4/0/2026 10:30'],
  [typed('4', '13', '2026', '10:30'), '4/13/2026 10:30'],
  [typed('4', 'ma', '2026', '10:30'), '4/ma/2026 10:30'],
  [typed('4', 'mayo', '2026', '10:30'), '4/mayo/2026 10:30'],
  [typed('4', '1st', '2026', '10:30'), '4/1st/2026 10:30'],
  [typed('4th', '1', '2026', '10:30'), '4th/1/2026 10:30'],
  [typed('4', '1', '202', '10:30'), '4/1/202 10:30'],
  [typed('4', '1', '20260', '10:30'), '4/1/20260 10:30'],
])('%j is the value %s', (parts, value) => {
  expect(valueOfParts(parts, 'moment')).toBe(value);
});

test('text that cannot be a date is kept as typed', () => {
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
  [' 2026-11-24T14:30:00 ', typed('24', '11', '2026', '2:30 pm')],
  [' 2026-11-24 ', typed('24', '11', '2026')],
  ['Tue, 24th  November,  2026', typed('24', 'November', '2026')],
])('pasted, "%s" fills all parts', (text, parts) => {
  expect(partsOfPasted(text)).toEqual(parts);
});

test.each([
  '2.30pm',
  '24',
  'the day after tomorrow',
  'on my 24 November 2026',
  '24 November 2026abc',
  '24 November 202',
  '',
])('pasted, "%s" is left to the part', (text) => {
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
  ['24//2026 2:30 pm', 'Enter the month, like 24 11 2026.'],
  ['0/11/2026 2:30 pm', 'Enter the day as a number from 1 to 31.'],
  ['1st/11/2026 2:30 pm', 'Enter the day as a number from 1 to 31.'],
  ['1/11/2026 ', 'Enter a time, like 2:30 pm.'],
  [' 1 /11/2026 soon', 'Enter a time, like 2:30 pm.'],
])('%s: %s', (value, problem) => {
  expect(problemOfValue(value, 'moment')?.text ?? null).toBe(problem);
});

test.each([
  ['/11/2026 2:30 pm', 'day'],
  ['32/11/2026 2:30 pm', 'day'],
  ['31/11/2026 2:30 pm', 'day'],
  ['24/13/2026 2:30 pm', 'month'],
  ['24/11/202 2:30 pm', 'year'],
  ['24/11/2026 soon', 'time'],
  ['24/11/2026 2:30', 'time'],
  ['2026-11-24T14:30', null],
  ['', null],
])('of %j the part to mend first is %s', (value, part) => {
  expect(typedMoment.faultOf(value)).toBe(part);
});

test('a day alone is written, read and checked without a time', () => {
  expect(typedDay.hasTime).toBe(false);
  expect(typedDay.valueOf(typed('24', '11', '2026', 'soon'))).toBe('2026-11-24');
  expect(typedDay.valueOf(typed('31', '11', '2026'))).toBe('31/11/2026');
  expect(typedDay.partsOf('31/11/2026')).toEqual(typed('31', '11', '2026'));
  expect(typedDay.faultOf('2026-11-24')).toBeNull();
  expect(typedDay.faultOf('31/11/2026')).toBe('day');
  expect(typedDay.inWords('2026-11-24')).toBe('Tuesday 24 November 2026');
});

test('an invalid value has no parts', () => {
  expect(partsOfValue('tomorrow')).toEqual(typed('', '', ''));
});

describe('at clock changes', () => {
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
