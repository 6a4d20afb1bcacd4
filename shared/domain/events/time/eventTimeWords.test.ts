import { afterEach, describe, expect, test } from 'vitest';
import { clockWords, eventTimeWords, zoneWords } from './eventTimeWords';

const zoneBefore = process.env.TZ;

afterEach(() => {
  if (zoneBefore === undefined) delete process.env.TZ;
  else process.env.TZ = zoneBefore;
});

test.each([
  [{}, null],
  [{ allDay: true as const }, 'All day'],
  [{ starts: '10:00' }, 'From 10 am'],
  [{ starts: '10:00', ends: '12:30' }, '10 am to 12:30 pm'],
  [{ starts: '09:05', ends: '12:00' }, '9:05 am to 12 noon'],
  [{ starts: '00:00', ends: '23:59' }, 'midnight to 11:59 pm'],
  [{ starts: '20:00', ends: '01:00', days: 2 }, '8 pm to 1 am the next day'],
  [{ starts: '20:00', ends: '16:00', days: 3 }, 'From 8 pm, until 4 pm on Sunday, December 13, 2026'],
  [{ starts: '20:00', days: 3 }, 'From 8 pm, until Sunday, December 13, 2026'],
  [{ allDay: true as const, days: 3 }, 'All day, until Sunday, December 13, 2026'],
  [{ days: 3 }, 'Until Sunday, December 13, 2026'],
])('the time %j reads %j', (time, words) => {
  expect(clockWords({ date: '2026-12-11', ...time })).toBe(words);
});

const morning = { starts: '10:00', ends: '11:00' };

describe.each([
  // The reader, the event, the words in summer and in winter.
  ['Australia/Sydney', 'Australia/Melbourne', '10 am to 11 am', '10 am to 11 am'],
  ['Australia/Sydney', 'Australia/Brisbane', '10 am to 11 am, Brisbane time', '10 am to 11 am'],
  ['Australia/Adelaide', 'Australia/Darwin', '10 am to 11 am, Darwin time', '10 am to 11 am'],
  ['Australia/Sydney', 'Australia/Lord_Howe', '10 am to 11 am', '10 am to 11 am, Lord Howe time'],
  [
    'Australia/Perth',
    'Australia/Melbourne',
    '10 am to 11 am, Melbourne time',
    '10 am to 11 am, Melbourne time',
  ],
])('for a reader in %s the time of an event in %s', (reader, timeZone, summer, winter) => {
  test('names its zone only where the clocks differ on that day', () => {
    process.env.TZ = reader;
    expect(eventTimeWords({ ...morning, date: '2027-01-15', timeZone })).toBe(summer);
    expect(eventTimeWords({ ...morning, date: '2027-07-15' }, timeZone)).toBe(winter);
    expect(eventTimeWords({ allDay: true, date: '2027-07-15' }, timeZone)).toBe('All day');
  });
});

test('a zone is named by its place', () => {
  expect(['Australia/Lord_Howe', 'America/Argentina/Ushuaia', 'UTC'].map(zoneWords)).toEqual([
    'Lord Howe time',
    'Ushuaia time',
    'UTC time',
  ]);
});
