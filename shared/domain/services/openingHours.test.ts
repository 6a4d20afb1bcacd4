import { describe, expect, test } from 'vitest';
import { isOpenAt, openAt, openWords, zoneOf, type OpeningHours } from './openingHours';
import { dayHours } from './weekHours';
import { parseOpeningHours } from './parseOpeningHours';

const nine = { opens: '09:00', closes: '17:00' };
const office: OpeningHours = {
  zone: 'Australia/Melbourne',
  week: [[nine], [nine], [nine], [nine], [nine], [], []],
};
const at = (moment: string) => new Date(moment);
const words = (hours: OpeningHours, moment: string) => openWords(openAt(hours, at(moment)));
const daily = (opens: string, closes: string): OpeningHours => ({
  zone: 'Australia/Perth',
  week: Array.from({ length: 7 }, () => [{ opens, closes }]),
});

describe('opening hours', () => {
  test('say until when it is open, in the place’s own zone', () => {
    // Monday 23 November 2026; Melbourne is 11 hours ahead of Greenwich, Perth 8.
    expect(words(office, '2026-11-23T09:00:00+11:00')).toBe('Open now until 5 pm');
    expect(words(office, '2026-11-23T16:59:00+11:00')).toBe('Open now until 5 pm');
    expect(words(office, '2026-11-23T17:00:00+11:00')).toBe('Closed now. Opens tomorrow at 9 am');
    expect(words({ ...office, zone: 'Australia/Perth' }, '2026-11-23T17:00:00+11:00')).toBe(
      'Open now until 5 pm',
    );
  });

  test('say when it opens next', () => {
    expect(words(office, '2026-11-23T06:00:00+11:00')).toBe('Closed now. Opens at 9 am');
    const mondays = { ...office, week: [[nine], [], [], [], [], [], []] };
    expect(words(mondays, '2026-11-23T18:00:00+11:00')).toBe('Closed now. Opens next Monday at 9 am');
    expect(words(office, '2026-11-27T18:00:00+11:00')).toBe('Closed now. Opens on Monday at 9 am');
    expect(words({ ...office, week: [[], [], [], [], [], [], []] }, '2026-11-23T06:00:00+11:00')).toBe(
      'Closed now',
    );
  });

  test('go on over midnight, from Sunday to Monday too', () => {
    const bar = daily('18:00', '02:00');
    expect(words(bar, '2026-11-23T01:00:00+08:00')).toBe('Open now until 2 am');
    expect(words(bar, '2026-11-22T23:00:00+08:00')).toBe('Open now until 2 am tomorrow');
    expect(words(bar, '2026-11-23T02:00:00+08:00')).toBe('Closed now. Opens at 6 pm');
    expect(words(daily('08:00', '24:00'), '2026-11-22T23:00:00+08:00')).toBe('Open now until midnight');
  });

  test('know a place that never closes', () => {
    for (const moment of ['2026-11-23T00:00:00+08:00', '2026-11-29T23:59:00+08:00'])
      expect(words(daily('00:00', '24:00'), moment)).toBe('Open day and night');
  });

  test('follow the wall clock over a change of the clocks', () => {
    // Clocks go forward in Melbourne on 4 October 2026, at 2 am.
    const sunday: OpeningHours = { ...office, week: [[], [], [], [], [], [], [nine]] };
    expect(words(sunday, '2026-10-03T22:30:00Z')).toBe('Open now until 5 pm');
    expect(words(sunday, '2026-10-03T21:30:00Z')).toBe('Closed now. Opens at 9 am');
  });

  test('of thousands are told open exactly when each one says so', () => {
    const weeks = [
      office,
      daily('18:00', '02:00'),
      daily('00:00', '24:00'),
      daily('00:00', '00:00'),
      daily('09:00', '09:00'),
      { ...office, week: [[], [], [], [], [], [], [{ opens: '20:00', closes: '03:00' }]] },
      { ...office, week: [[nine, { opens: '17:00', closes: '19:30' }], [], [], [], [], [], [nine]] },
      { ...office, zone: 'Australia/Lord_Howe', week: [[], [], [], [], [], [], []] },
    ];
    // Each quarter of an hour of a week, with a change of the clocks on its Sunday.
    const start = at('2026-09-29T00:00:00+10:00').getTime();
    const moments = Array.from({ length: 7 * 96 }, (_, quarter) => new Date(start + quarter * 15 * 60_000));
    const wrong = weeks.flatMap((hours) =>
      moments.filter((now) => isOpenAt(hours, now) !== (openAt(hours, now).state !== 'closed')),
    );
    expect(wrong).toEqual([]);
  });

  test('are never called closed where nobody knows them', () => {
    expect(isOpenAt(undefined, at('2026-11-23T09:00:00+11:00'))).toBeNull();
  });

  test('stand in words for each day', () => {
    expect(dayHours([])).toBe('closed');
    expect(
      dayHours([
        { opens: '09:00', closes: '12:30' },
        { opens: '13:30', closes: '17:00' },
      ]),
    ).toBe('9 am to 12:30 pm, 1:30 pm to 5 pm');
    expect(dayHours([{ opens: '00:00', closes: '24:00' }])).toBe('open all day');
  });

  test('are read back as they were stored, and refused otherwise', () => {
    expect(parseOpeningHours(JSON.parse(JSON.stringify(office)))).toEqual(office);
    for (const bad of [null, 'Mo-Fr', { ...office, zone: 'Mars/Dome' }, { ...office, week: [[nine]] }])
      expect(parseOpeningHours(bad)).toBeNull();
    expect(
      parseOpeningHours({ ...office, week: [[{ opens: '9', closes: '17:00' }], [], [], [], [], [], []] }),
    ).toBeNull();
  });

  test('are in the zone of the address', () => {
    expect(zoneOf({ state: 'VIC' })).toBe('Australia/Melbourne');
    expect(zoneOf({ state: 'NSW', postal_code: '2880' })).toBe('Australia/Broken_Hill');
    expect(zoneOf({ state: '' })).toBeNull();
  });
});
