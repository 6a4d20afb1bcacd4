import { describe, expect, test } from 'vitest';
import { parseEvent, type CommunityEvent } from '../event';
import { datesInScope, datesOfSeries, newDates, withSameChange } from './series';

const first: CommunityEvent = {
  id: 1,
  title: 'Tai chi',
  date: '2026-11-24',
  location: 'Hall',
  description: '',
  category: 'fitness',
  image: '',
  capacity: 12,
  attendees: 4,
  series: 'a',
};
const later = newDates(first, ['2026-12-01', '2026-12-08']);
const dates = [first, ...later.map((one, index): CommunityEvent => ({ ...one, id: 2 + index }))];
const other: CommunityEvent = { ...first, id: 9, series: 'b' };
const alone: CommunityEvent = { ...first, id: 10 };
delete (alone as { series?: string }).series;
const all = [...dates.toReversed(), other, alone];

describe('a series of events', () => {
  test('is read with its id, and an old event without one stays valid', () => {
    expect(parseEvent(first)).toEqual(first);
    expect(parseEvent({ ...alone, series: 7 })).toEqual(alone);
  });

  test('has an event for each date, without the people of the first', () => {
    expect(dates.map(({ id, date, attendees }) => [id, date, attendees])).toEqual([
      [1, '2026-11-24', 4],
      [2, '2026-12-01', 0],
      [3, '2026-12-08', 0],
    ]);
    expect(datesOfSeries(all, dates[1]!)).toEqual(dates);
    expect(datesOfSeries(all, alone)).toEqual([alone]);
  });

  test('is changed on this date only, on it and those that follow, or on all that are still to come', () => {
    const ids = (id: number, scope: 'one' | 'following' | 'all', today = '2026-11-20') =>
      datesInScope(all, dates[id - 1]!, scope, today).map((one) => one.id);
    expect(ids(2, 'one')).toEqual([2]);
    expect(ids(2, 'following')).toEqual([2, 3]);
    expect(ids(2, 'all')).toEqual([1, 2, 3]);
    // Past dates stay unchanged.
    expect(ids(3, 'all', '2026-12-02')).toEqual([3]);
    expect(ids(1, 'all', '2026-12-02')).toEqual([1, 3]);
  });
});

describe('a change for other dates', () => {
  test('moves each by as many days, and takes over what they had in common', () => {
    const after = { ...first, title: 'Qigong', date: '2026-11-26', starts: '10:00' };
    expect(withSameChange(dates[1]!, { before: first, after })).toEqual({
      ...dates[1],
      title: 'Qigong',
      date: '2026-12-03',
      starts: '10:00',
    });
  });

  test('leaves alone what one date had for itself', () => {
    const own = { ...dates[1]!, location: 'Park', starts: '09:00' };
    const after = { ...first, location: 'Library', description: 'Bring water.', starts: '10:00' };
    expect(withSameChange(own, { before: first, after })).toEqual({ ...own, description: 'Bring water.' });
  });

  test('takes a field away where all had it', () => {
    const before = { ...first, starts: '10:00' };
    const changed = withSameChange({ ...dates[1]!, starts: '10:00' }, { before, after: first });
    expect(Object.keys(changed)).not.toContain('starts');
  });
});

test('the dates of a series are in the order of their days, and of their numbers on one day', () => {
  const at = (id: number, date: string): CommunityEvent => ({ ...first, id, date });
  const mixed = [at(5, '2026-12-08'), at(4, '2026-11-24'), at(3, '2026-12-08'), at(6, '2026-12-01')];
  expect(datesOfSeries(mixed, mixed[0]!).map(({ id }) => id)).toEqual([4, 6, 3, 5]);
});

test('a date that is today is still changed with the series, and one that follows only after the chosen one', () => {
  const ids = (event: CommunityEvent, scope: 'one' | 'following' | 'all', today: string) =>
    datesInScope(all, event, scope, today).map(({ id }) => id);
  expect(ids(dates[2]!, 'all', '2026-12-01')).toEqual([2, 3]);
  expect(ids(dates[1]!, 'following', '2026-11-01')).toEqual([2, 3]);
  expect(ids(dates[1]!, 'one', '2026-11-01')).toEqual([2]);
  expect(ids(dates[0]!, 'following', '2026-12-08')).toEqual([1, 3]);
});
