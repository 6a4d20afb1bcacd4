import { describe, expect, test } from 'vitest';
import { dayOf, inputValue } from '@/shared/domain/text/dates';
import { readCalendarFile } from './readCalendarFile';

const range = { from: new Date(2026, 10, 26), until: new Date(2027, 1, 27) };
const read = (...lines: string[]) =>
  readCalendarFile(['BEGIN:VCALENDAR', ...lines, 'END:VCALENDAR'].join('\r\n'), range)!;
const event = (...lines: string[]) => ['BEGIN:VEVENT', 'UID:bins', 'SUMMARY:Bins', ...lines, 'END:VEVENT'];
const daysOf = (...lines: string[]) =>
  read(...lines)
    .entries.map(({ start }) => dayOf(start))
    .toSorted();
const timesOf = (...lines: string[]) =>
  read(...lines).entries.map(({ start, end }) => `${inputValue(start)} to ${inputValue(end)}`);

const bins = event('DTSTART;VALUE=DATE:20261203', 'RRULE:FREQ=WEEKLY;INTERVAL=2;COUNT=4');

describe('a whole-day series of a calendar file', () => {
  test.each([
    'RECURRENCE-ID;TZID=AUS Eastern Standard Time:20261231T000000',
    'RECURRENCE-ID:20261231T000000Z',
  ])('has a date that was moved once, also where its day is written as %s', (original) => {
    const moved = event(original, 'DTSTART;VALUE=DATE:20270102');
    expect(daysOf(...bins, ...moved)).toEqual(['2026-12-03', '2026-12-17', '2027-01-02', '2027-01-14']);
    const [origin] = read(...moved, ...bins).entries.map((entry) => entry.origin);
    expect(origin).toMatchObject({ uid: 'bins', occurrence: '2026-12-31' });
  });

  test('does not have a date that was cancelled or left out as a time', () => {
    const cancelled = event('RECURRENCE-ID:20261231T000000', 'DTSTART:20261231T000000', 'STATUS:CANCELLED');
    expect(daysOf(...bins, ...cancelled)).toEqual(['2026-12-03', '2026-12-17', '2027-01-14']);
    const left = [
      ...bins.slice(0, -1),
      'EXDATE;TZID=AUS Eastern Standard Time:20261217T000000',
      'END:VEVENT',
    ];
    expect(daysOf(...left)).toEqual(['2026-12-03', '2026-12-31', '2027-01-14']);
  });

  test('may be written with midnights, as Exchange does', () => {
    const [entry] = read(
      ...event(
        'X-MICROSOFT-CDO-ALLDAYEVENT:TRUE',
        'DTSTART;TZID=W. Australia Standard Time:20261219T000000',
        'DTEND;TZID=W. Australia Standard Time:20261220T000000',
      ),
    ).entries;
    expect(entry).toMatchObject({ allDay: true, start: new Date(2026, 11, 19), end: new Date(2026, 11, 20) });
  });
});

test('a whole day of a calendar file that ends on itself is that day', () => {
  const [entry] = read(...event('DTSTART;VALUE=DATE:20261225', 'DTEND;VALUE=DATE:20261225')).entries;
  expect(entry!.end).toEqual(new Date(2026, 11, 26));
});

describe('dates of a series', () => {
  test('may be periods with a length of their own', () => {
    const periods = 'RDATE;VALUE=PERIOD:20261214T090000/PT2H,20261221T090000/20261221T093000';
    expect(timesOf(...event('DTSTART:20261207T090000', 'DURATION:PT1H', periods))).toEqual([
      '2026-12-07T09:00 to 2026-12-07T10:00',
      '2026-12-14T09:00 to 2026-12-14T11:00',
      '2026-12-21T09:00 to 2026-12-21T09:30',
    ]);
  });

  test('are moved and renamed from one date on, by as much on the clock', () => {
    const weekly = event(
      'DTSTART;TZID=Australia/Sydney:20261201T180000',
      'DURATION:PT1H',
      'RRULE:FREQ=WEEKLY;COUNT=4',
    );
    const later = event(
      'RECURRENCE-ID;RANGE=THISANDFUTURE;TZID=Australia/Sydney:20261215T180000',
      'DTSTART;TZID=Australia/Sydney:20261215T190000',
      'DURATION:PT2H',
      'LOCATION:Hall',
    );
    const { entries } = read(...weekly, ...later);
    const found = entries
      .map(
        ({ start, end, location }) => `${start.toISOString()} ${(+end - +start) / 3_600_000} h ${location}`,
      )
      .toSorted();
    expect(found).toEqual([
      '2026-12-01T07:00:00.000Z 1 h ',
      '2026-12-08T07:00:00.000Z 1 h ',
      '2026-12-15T08:00:00.000Z 2 h Hall',
      '2026-12-22T08:00:00.000Z 2 h Hall',
    ]);
  });

  test('are those up to the end where the count is written as -1', () => {
    const rule = 'RRULE:FREQ=WEEKLY;UNTIL=20270110;COUNT=-1;INTERVAL=2';
    expect(daysOf(...event('DTSTART;VALUE=DATE:20261207', rule))).toEqual([
      '2026-12-07',
      '2026-12-21',
      '2027-01-04',
    ]);
    expect(daysOf(...event('DTSTART;VALUE=DATE:20270215', 'RRULE:FREQ=WEEKLY;COUNT=-1'))).toHaveLength(2);
  });

  test.each([
    ['has no end', 'RRULE:FREQ=MONTHLY', true],
    ['counts more', 'RRULE:FREQ=MONTHLY;COUNT=4', true],
    ['counts as many', 'RRULE:FREQ=MONTHLY;COUNT=3', false],
    ['ends later', 'RRULE:FREQ=MONTHLY;UNTIL=20270310', true],
    ['ends before', 'RRULE:FREQ=MONTHLY;UNTIL=20270220', false],
  ])('after those that were asked for are named where the rule %s', (_, rule, goesOn) => {
    const { goesOn: titles } = read(...event('DTSTART:20261210T100000', rule));
    expect(titles).toEqual(goesOn ? ['Bins'] : []);
  });
});

describe('an entry that is in a calendar file twice', () => {
  const version = (title: string, ...lines: string[]) =>
    event('DTSTART:20261218T090000', ...lines).map((line) =>
      line.replace('SUMMARY:Bins', `SUMMARY:${title}`),
    );

  test.each([
    ['sequence', ['SEQUENCE:0', 'DTSTAMP:20261121T000000Z'], ['SEQUENCE:3', 'DTSTAMP:20261120T000000Z']],
    ['stamp', ['SEQUENCE:1', 'DTSTAMP:20261120T000000Z'], ['SEQUENCE:1', 'DTSTAMP:20261121T000000Z']],
  ])('is read in the version with the newer %s, and the older one is named', (_, older, newer) => {
    for (const versions of [
      [version('Old', ...older), version('New', ...newer)],
      [version('New', ...newer), version('Old', ...older)],
    ]) {
      const { entries, leftOut } = read(...versions.flat());
      expect(entries.map(({ title }) => title)).toEqual(['New']);
      expect(leftOut).toMatchObject([{ title: 'Old', reason: 'older' }]);
    }
  });

  test('stays twice where nothing says which is newer: some programs give all entries one UID', () => {
    expect(read(...version('One'), ...version('Other')).entries).toHaveLength(2);
  });
});

describe('a calendar file that cancels', () => {
  test.each([
    ['as a whole', ['METHOD:CANCEL'], []],
    ['at the entry', [], ['STATUS:CANCELLED']],
  ])('%s has what it cancels among the cancelled', (_, first, last) => {
    const { entries, cancelled } = read(...first, ...event('DTSTART:20261218T090000', 'SEQUENCE:2', ...last));
    expect(entries).toEqual([]);
    expect(cancelled).toEqual([{ title: 'Bins', origin: { uid: 'bins', sequence: 2 } }]);
  });
});

test('an entry of a calendar file without a title is called after its notes', () => {
  const titles = (...lines: string[]) =>
    read('BEGIN:VEVENT', 'DTSTART:20261210T083000', ...lines, 'END:VEVENT').entries.map(({ title }) => title);
  expect(titles('DESCRIPTION:Blood test\\nNo breakfast', 'LOCATION:Level 2')).toEqual(['Blood test']);
  expect(titles('LOCATION:Level 2')).toEqual(['No title']);
});
