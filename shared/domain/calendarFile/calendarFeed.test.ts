import { expect, test } from 'vitest';
import { calendarFeed, cancelledLines, type FeedEntry } from './calendarFeed';

const entry = (lines: string[], more: Partial<FeedEntry> = {}): FeedEntry => ({
  lines,
  sequence: 3,
  changedAt: new Date('2026-11-26T01:02:03Z'),
  isCancelled: false,
  ...more,
});

test('a feed says what it is called, how often to look, and of each entry its revision and whether it is off', () => {
  const text = calendarFeed(
    [
      entry(['UID:1', 'DTSTART:20261201T000000Z', 'SUMMARY:Tea']),
      entry(['UID:2'], { isCancelled: true, sequence: 4 }),
    ],
    'Age Better, Ada',
  );
  expect(text.split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Age Better//Calendar//EN',
    'CALSCALE:GREGORIAN',
    'NAME:Age Better\\, Ada',
    'X-WR-CALNAME:Age Better\\, Ada',
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    'BEGIN:VEVENT',
    'UID:1',
    'DTSTAMP:20261126T010203Z',
    'LAST-MODIFIED:20261126T010203Z',
    'SEQUENCE:3',
    'STATUS:CONFIRMED',
    'DTSTART:20261201T000000Z',
    'SUMMARY:Tea',
    'END:VEVENT',
    'BEGIN:VEVENT',
    'UID:2',
    'DTSTAMP:20261126T010203Z',
    'LAST-MODIFIED:20261126T010203Z',
    'SEQUENCE:4',
    'STATUS:CANCELLED',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test('a feed describes each zone that its entries name once, with the clock changes from the year before to the year after', () => {
  const zoned = (uid: string, zone: string, day: string) =>
    entry([`UID:${uid}`, `DTSTART;TZID=${zone}:${day}T100000`]);
  const lines = calendarFeed(
    [
      zoned('1', 'Australia/Melbourne', '20271201'),
      zoned('2', 'Australia/Melbourne', '20261201'),
      zoned('3', 'America/St_Johns', '20261201'),
    ],
    'Ada',
  ).split('\r\n');
  const from = lines.indexOf('BEGIN:VTIMEZONE');
  const until = lines.lastIndexOf('END:VTIMEZONE');
  const zones = lines
    .slice(from, until + 1)
    .join(' ')
    .split(/(?<=END:VTIMEZONE) /);
  const summer = (day: string) =>
    `BEGIN:DAYLIGHT DTSTART:${day}T020000 TZOFFSETFROM:+1000 TZOFFSETTO:+1100 END:DAYLIGHT`;
  const winter = (day: string) =>
    `BEGIN:STANDARD DTSTART:${day}T030000 TZOFFSETFROM:+1100 TZOFFSETTO:+1000 END:STANDARD`;
  expect(zones[0]).toBe(
    [
      'BEGIN:VTIMEZONE TZID:Australia/Melbourne',
      'BEGIN:STANDARD DTSTART:20250101T110000 TZOFFSETFROM:+1100 TZOFFSETTO:+1100 END:STANDARD',
      winter('20250406'),
      summer('20251005'),
      winter('20260405'),
      summer('20261004'),
      winter('20270404'),
      summer('20271003'),
      winter('20280402'),
      summer('20281001'),
      'END:VTIMEZONE',
    ].join(' '),
  );
  expect(zones[1]).toContain(
    'TZID:America/St_Johns BEGIN:STANDARD DTSTART:20241231T203000 TZOFFSETFROM:-0330 TZOFFSETTO:-0330',
  );
  expect(zones).toHaveLength(2);
});

test('of an entry that is off only its id, its time and its title stay', () => {
  const lines = ['UID:1', 'DTSTART:20261201T000000Z', 'DTEND:20261201T010000Z', 'LOCATION:Box Hill'];
  const others = [
    'TRANSP:TRANSPARENT',
    'SUMMARY:Tea',
    'DESCRIPTION:SUMMARY: none',
    'URL:https://example.org',
  ];
  const kept = ['UID:1', 'DTSTART:20261201T000000Z', 'DTEND:20261201T010000Z', 'TRANSP:TRANSPARENT'];
  expect(cancelledLines([...lines, ...others], null)).toEqual([...kept, 'SUMMARY:Tea']);
  expect(cancelledLines([...lines, ...others], 'Off; Tea')).toEqual([...kept, 'SUMMARY:Off\\; Tea']);
});
