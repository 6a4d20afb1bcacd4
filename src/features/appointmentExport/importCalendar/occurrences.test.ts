import { RRuleTemporal } from 'rrule-temporal';
import { Temporal } from 'temporal-polyfill';
import 'temporal-polyfill/global';
import { describe, expect, test } from 'vitest';
import { supportedRules } from './occurrences';
import { readCalendarFile } from './readCalendarFile';

/** The occurrences of recurring entries, compared with another library: rrule-temporal. */

const zones = [
  'Australia/Melbourne',
  'Australia/Lord_Howe',
  'Europe/London',
  'America/New_York',
  'Asia/Tokyo',
];
/** Ten months with two clock changes in each of these zones, or none. */
const range = { from: new Date(2026, 8, 1), until: new Date(2027, 6, 1) };

/** The same numbers in each run (https://en.wikipedia.org/wiki/Lehmer_random_number_generator). */
function createChance(seed: number) {
  let state = seed;
  const below = (limit: number) => {
    state = (state * 48271) % 2147483647;
    return state % limit;
  };
  const pick = <T>(values: readonly T[]) => values[below(values.length)]!;
  const some = (values: readonly (string | number)[], most: number) =>
    [...new Set(Array.from({ length: 1 + below(most) }, () => pick(values)))].join(',');
  return { below, pick, some };
}

const weekdays = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];
const whichWeekday = ['1MO', '2TU', '+3WE', '4SA', '5TH', '-1FR', '-2SU'];

function makeRule(form: string, { below, pick, some }: ReturnType<typeof createChance>): string {
  const [frequency, ...parts] = form.split(' ') as [string, ...string[]];
  const isMonthly = frequency === 'MONTHLY';
  const values: Record<string, () => string> = {
    BYDAY: () =>
      (isMonthly || frequency === 'YEARLY') && !/BYSETPOS|BYMONTHDAY/.test(form) && below(2)
        ? some(whichWeekday, 2)
        : some(weekdays, 4),
    BYHOUR: () => some([8, 12, 20], 3),
    BYMONTH: () => some([1, 3, 4, 9, 10, 11], form.includes('BYSETPOS') ? 1 : 4),
    BYMONTHDAY: () => some(isMonthly ? [1, 13, 15, 28, 31, -1, -3] : [1, 8, 13, 15, 28], 4),
    BYSETPOS: () => some([1, 2, -1, -2], 2),
  };
  const interval = { MINUTELY: [720, 1440], HOURLY: [4, 12, 24] }[frequency] ?? [1, 1, 2, 3];
  return [
    `FREQ=${frequency}`,
    `INTERVAL=${pick(interval)}`,
    ...(frequency === 'WEEKLY' ? [`WKST=${pick(weekdays)}`] : []),
    ...parts.map((part) => `${part}=${values[part]!()}`),
    ...(below(4) === 0 ? [`COUNT=${1 + below(40)}`] : []),
  ].join(';');
}

const compact = (moment: Temporal.ZonedDateTime) =>
  moment.toPlainDateTime().toString({ smallestUnit: 'second' }).replaceAll(/[-:]/g, '');

/** One rule from one of its own occurrences on: RFC 5545 leaves other starts undefined. */
function compare(rule: string, start: Temporal.ZonedDateTime, skip: number): [Date[], Date[]] | null {
  const [first] = new RRuleTemporal({ rruleString: rule, dtstart: start }).all((_, index) => index < 1);
  if (!first) return null;
  const { timeZoneId: zone } = first;
  const other = new RRuleTemporal({ rruleString: rule, dtstart: first });
  const moment = (date: Date) =>
    Temporal.Instant.fromEpochMilliseconds(date.getTime()).toZonedDateTimeISO(zone);
  const all = other
    .between(moment(range.from), moment(range.until), true)
    .filter((one) => one.epochMilliseconds < range.until.getTime());
  const gone = all[skip];
  const file = [
    'BEGIN:VCALENDAR',
    'BEGIN:VEVENT',
    'SUMMARY:Tea',
    `DTSTART;TZID=${zone}:${compact(first)}`,
    'DURATION:PT1H',
    `RRULE:${rule}`,
    ...(gone ? [`EXDATE;TZID=${zone}:${compact(gone)}`] : []),
    'END:VEVENT',
    'END:VCALENDAR',
  ].join('\r\n');
  const read = readCalendarFile(file, range)!;
  expect(read.leftOut).toEqual([]);
  const theirs = all.filter((one) => one !== gone).map((one) => new Date(one.epochMilliseconds));
  return [read.entries.map((entry) => entry.start), theirs];
}

describe('the occurrences of a supported rule are those of another library', () => {
  test.each([...supportedRules])('%s', (form) => {
    const chance = createChance(form.length * 7919 + form.charCodeAt(0));
    let compared = 0;
    for (let round = 0; round < 8; round += 1) {
      const rule = makeRule(form, chance);
      // After a clock change, every twelve hours is the same local time here, and twelve elapsed hours there.
      const zone = /HOURLY|MINUTELY/.test(form) ? 'UTC' : chance.pick(zones);
      const day = Temporal.PlainDate.from('2025-08-01').add({ days: chance.below(400) });
      const time = chance.pick(['00:00', '08:15', '10:00', '23:45']);
      const result = compare(rule, day.toZonedDateTime({ timeZone: zone, plainTime: time }), chance.below(3));
      if (!result) continue;
      const [ours, theirs] = result;
      const from = `${rule} from ${day.toString()} ${time} ${zone}`;
      expect({ from, dates: ours }).toEqual({ from, dates: theirs });
      compared += ours.length;
    }
    expect(compared).toBeGreaterThan(0);
  });
});
