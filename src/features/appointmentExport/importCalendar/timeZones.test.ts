import ICAL from 'ical.js';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, test } from 'vitest';
import { createStepLimit } from './occurrences';
import { createZones, zonesWith } from './timeZones';

const defined = (tzid: string, ...parts: string[]) =>
  new ICAL.Component(
    ICAL.parse(['BEGIN:VTIMEZONE', `TZID:${tzid}`, ...parts, 'END:VTIMEZONE'].join('\r\n')) as unknown[],
  );
const part = (kind: string, start: string, from: string, to: string, rule: string) => [
  `BEGIN:${kind}`,
  `DTSTART:${start}`,
  `TZOFFSETFROM:${from}`,
  `TZOFFSETTO:${to}`,
  `RRULE:${rule}`,
  `END:${kind}`,
];
const april = 'FREQ=YEARLY;BYDAY=1SU;BYMONTH=4';
const october = 'FREQ=YEARLY;BYDAY=1SU;BYMONTH=10';
/** In Outlook's format. */
const sydney = defined(
  'AUS Eastern Standard Time',
  ...part('STANDARD', '16010101T030000', '+1100', '+1000', april),
  ...part('DAYLIGHT', '16010101T020000', '+1000', '+1100', october),
);

/** Each half hour of three days, before and after 2 o'clock of a Sunday. */
function* halfHoursAround(sunday: string) {
  const from = Temporal.PlainDateTime.from(`${sunday}T00:00`).subtract({ days: 1 });
  for (let minutes = 0; minutes < 3 * 24 * 60; minutes += 30) yield from.add({ minutes });
}

const asTime = ({ year, month, day, hour, minute }: Temporal.PlainDateTime) =>
  ICAL.Time.fromData({ year, month, day, hour, minute, second: 0 });

describe('time of a calendar file', () => {
  test.each([
    ['Australia/Sydney', '2026-10-04', 'Australia/Sydney'],
    ['Australia/Sydney', '2027-04-04', 'Australia/Sydney'],
    ['AUS Eastern Standard Time', '2026-10-04', 'Australia/Sydney'],
    ['AUS Eastern Standard Time', '2027-04-04', 'Australia/Sydney'],
    ['Australia/Lord_Howe', '2027-04-04', 'Australia/Lord_Howe'],
    ['Europe/London', '2026-10-25', 'Europe/London'],
    ['America/New_York', '2027-03-14', 'America/New_York'],
    ['Asia/Kolkata', '2027-03-14', 'Asia/Kolkata'],
  ])('is read in %s around %s as Temporal reads it', (name, sunday, timeZone) => {
    const { toDate } = zonesWith(createZones([sydney], createStepLimit()));
    for (const time of halfHoursAround(sunday)) {
      // The hour that comes twice, or not at all: ical.js takes the other of the two moments.
      if (name === 'AUS Eastern Standard Time' && time.hour === 2 && time.dayOfWeek === 7) continue;
      const theirs = time.toZonedDateTime(timeZone, { disambiguation: 'compatible' });
      expect({ time, moment: toDate(asTime(time), name).getTime() }).toEqual({
        time,
        moment: theirs.epochMilliseconds,
      });
    }
  });

  test.each([
    ['is not defined', sydney],
    ['has no hours', defined('Nowhere')],
    [
      'changes at a time that never comes',
      defined(
        'Nowhere',
        ...part('STANDARD', '20190201T000000', '+0900', '+0900', 'FREQ=MONTHLY;INTERVAL=48;BYDAY=5MO'),
      ),
    ],
    [
      'changes each second',
      defined('Nowhere', ...part('STANDARD', '20200101T000000', '+0900', '+0900', 'FREQ=SECONDLY')),
    ],
    [
      'changes at long intervals',
      defined(
        'Nowhere',
        ...part('STANDARD', '20200101T000000', '+0900', '+0900', 'FREQ=DAILY;INTERVAL=999999999999'),
      ),
    ],
  ])('is not understood where its zone %s', (_, zone) => {
    const { unknown } = zonesWith(createZones([zone], createStepLimit()));
    expect(unknown('Nowhere')).toBe('Nowhere');
  });
});
