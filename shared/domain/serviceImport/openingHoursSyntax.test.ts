import { describe, expect, test } from 'vitest';
import { weekdays, type OpenTime } from '../services/openingHours';
import { dayHours } from '../services/weekHours';
import { openingHoursText, readOpeningHours } from './openingHoursSyntax';

/** A week in words: "Monday to Thursday" and the like are left to people, so each day that is open stands for itself. */
function inWords(text: string): string | null {
  const read = readOpeningHours(text);
  if (!read) return null;
  const days = read.week.flatMap((times, at) =>
    times.length > 0 ? [`${weekdays[at]!.slice(0, 2)} ${dayHours(times)}`] : [],
  );
  return [...days, ...(read.holidays ? [`PH ${dayHours(read.holidays)}`] : [])].join('; ');
}

const nine = '9 am to 5 pm';
const days = (names: string, hours = nine) =>
  names
    .split(' ')
    .map((name) => `${name} ${hours}`)
    .join('; ');
const workdays = days('Mo Tu We Th Fr');
const all = 'Mo Tu We Th Fr Sa Su';

describe('opening hours in OpenStreetMap’s syntax', () => {
  test.each([
    ['24/7', days(all, 'open all day')],
    ['24/7; PH off', `${days(all, 'open all day')}; PH closed`],
    ['Mo-Fr 09:00-17:00', workdays],
    ['mo-fr 9:00-17:00', workdays],
    ['Mo - Fr  09:00 – 17:00 ;', workdays],
    ['Mo,We,Fr 9:00-17:00', days('Mo We Fr')],
    ['Mo-We,Fr 09:00-17:00', days('Mo Tu We Fr')],
    ['Sa-Mo 09:00-17:00', days('Mo Sa Su')],
    ['Mo-Su 09:00-17:00', days(all)],
    ['09:00-17:00', days(all)],
    ['Mo-Su 09:00-17:00; Su off', days('Mo Tu We Th Fr Sa')],
    ['09:00-17:00; Sa,Su closed', workdays],
    ['Mo-Fr 09:00-17:00; Sa 10:00-12:00,13:00-15:00', `${workdays}; Sa 10 am to 12 noon, 1 pm to 3 pm`],
    ['Mo-Fr 09:00-17:00, Sa 10:00-12:00', `${workdays}; Sa 10 am to 12 noon`],
    ['Mo-Tu 09:00-17:00, Tu 18:00-20:00', 'Mo 9 am to 5 pm; Tu 9 am to 5 pm, 6 pm to 8 pm'],
    ['Mo-Tu 08:00-12:00; Tu 09:00-17:00', 'Mo 8 am to 12 noon; Tu 9 am to 5 pm'],
    ['Mo 13:00-17:00,08:30-12:00', 'Mo 8:30 am to 12 noon, 1 pm to 5 pm'],
    ['Fr 18:00-02:00', 'Fr 6 pm to 2 am'],
    ['Fr 18:00-26:00', 'Fr 6 pm to 2 am'],
    ['Fr 18:00-24:00', 'Fr 6 pm to midnight'],
    ['Fr 18:00-00:00', 'Fr 6 pm to midnight'],
    ['Mo-Su 18:00-02:00', days(all, '6 pm to 2 am')],
    ['Th 18:00-02:00, Fr 18:00-03:00', 'Th 6 pm to 2 am; Fr 6 pm to 3 am'],
    ['Mo-Fr 09:00-17:00; PH off', `${workdays}; PH closed`],
    ['Mo-Fr 09:00-17:00, PH off', `${workdays}; PH closed`],
    ['Mo-Fr 09:00-17:00; PH,Su off', `${workdays}; PH closed`],
    ['Mo-Fr,PH 09:00-17:00', `${workdays}; PH 9 am to 5 pm`],
    ['Mo-Fr 09:00-17:00; PH 10:00-14:00', `${workdays}; PH 10 am to 2 pm`],
  ])('“%s” are read as %s', (text, words) => {
    expect(inWords(text)).toBe(words);
  });

  test.each([
    '',
    'daily',
    'Mon-Fri 09:00-17:00',
    'Mo-Fr 9-17',
    'Mo-Fr 9am-5pm',
    'Mo-Fr 09.00-17.00',
    'Mo-Fr: 09:00-17:00',
    'Mo-Fr',
    'Mo-Fr 09:00',
    'Mo-Fr 09:00+',
    'Mo-Fr 09:00-17:00+',
    'Mo-Fr 09:00-17:60',
    'Mo-Fr 24:00-25:00',
    'Mo-Fr 10:00-10:00',
    'Mo-Fr 09:00-12:00,11:00-15:00',
    'Mo-Fr 18:00-02:00,19:00-20:00',
    'Mo-Mo 09:00-17:00',
    'Mo-PH 09:00-17:00',
    'Mo[1] 10:00-12:00',
    'Mo-Fr 09:00-17:00; We[-1] off',
    'Jan-Mar Mo-Fr 09:00-17:00',
    'Mo-Fr 09:00-17:00; Dec 25 off',
    '2026 Mo-Fr 09:00-17:00',
    'week 1-53/2 Fr 09:00-12:00',
    'sunrise-sunset',
    'Mo-Fr 09:00-sunset',
    'Mo-Fr 09:00-17:00 "by appointment"',
    'Mo-Fr 09:00-17:00 || "by appointment"',
    'Mo-Fr 09:00-17:00 unknown',
    'Mo-Fr 09:00-17:00 open',
    'Mo-Fr 10:00-16:00/01:30',
    'Mo-Fr 09:00-17:00; SH off',
    'Mo-Fr 09:00-17:00, Fr off',
    'off',
    'closed',
    'Mo-Su off',
    'PH 10:00-14:00',
    'Mo-Fr 09:00-17:00;;Sa 10:00-12:00',
    // Readers disagree whether the night before ends at midnight then.
    'Fr 18:00-02:00; Sa 10:00-12:00',
    'Mo-Sa 18:00-02:00; Su off',
    'Mo-Sa 18:00-02:00, Su off',
    'Fr 18:00-02:00; Fr 17:00-20:00',
  ])('“%s” are kept as words, whole', (text) => {
    expect(readOpeningHours(text)).toBeNull();
  });

  test('that are written again are read as the same week, whatever it is', () => {
    let seed = 20;
    // A fixed row of numbers (mulberry32), so that a failure can be repeated.
    const random = (below: number) => {
      seed = (seed + 0x6d2b79f5) | 0;
      let x = Math.imul(seed ^ (seed >>> 15), 1 | seed);
      x = (x + Math.imul(x ^ (x >>> 7), 61 | x)) ^ x;
      return ((x ^ (x >>> 14)) >>> 0) % below;
    };
    const time = (hour: number) => `${String(hour).padStart(2, '0')}:${random(2) ? '00' : '45'}`;
    const dayOf = (): OpenTime[] => {
      const kinds: OpenTime[][] = [
        [],
        [{ opens: time(9), closes: time(10 + random(12)) }],
        [
          { opens: time(7), closes: '12:00' },
          { opens: '12:30', closes: time(13 + random(6)) },
        ],
        [{ opens: time(17), closes: random(2) ? time(1 + random(5)) : '24:00' }],
        [{ opens: '00:00', closes: '24:00' }],
      ];
      return kinds[random(kinds.length)]!;
    };
    for (let round = 0; round < 2000; round += 1) {
      const one = dayOf();
      const week = Array.from({ length: 7 }, () => (random(2) ? one : dayOf()));
      if (week.flat().length === 0) continue;
      const text = openingHoursText(week);
      expect({ text, ...readOpeningHours(text) }).toEqual({ text, week, holidays: null });
    }
    expect(openingHoursText(readOpeningHours('Mo-Fr 09:00-17:00; Sa 10:00-12:00')!.week)).toBe(
      'Mo-Fr 09:00-17:00; Sa 10:00-12:00',
    );
  });
});
