import { expect, test } from 'vitest';
import { seedResources } from '../../seeds/resources';
import { seedUsers } from '../../seeds/users';
import { sharesInWords, statsOf } from './stats';

const now = new Date('2026-11-21T09:00:00+11:00');

test('the statistics of the sample data are right', () => {
  const stats = statsOf(seedUsers(now), seedResources(now), now);
  expect(stats).toMatchObject({ users: 7, active: 5, resources: 10 });
  expect(stats.ratings).toBe(seedResources(now).flatMap(({ ratings }) => ratings).length);
  expect(sharesInWords(stats.shares)).toBe('User 57%, healthcare 29%, admin 14%, rounded');
});

test('a user is active with a login within 30 days, to the millisecond; an invalid date does not count', () => {
  const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds).toISOString();
  const days30 = 30 * 24 * 60 * 60 * 1000;
  const [user] = seedUsers(now);
  const people = [ago(0), ago(days30), ago(days30 + 1), '', 'soon'].map((lastLogin) => ({
    ...user!,
    lastLogin,
  }));
  expect(statsOf(people, [], now).active).toBe(2);
});

test('percentages are rounded and may not add up to 100, and are 0 without users', () => {
  const [user] = seedUsers(now);
  const people = (['user', 'healthcare', 'admin'] as const).map((role) => ({ ...user!, role }));
  expect(statsOf(people, [], now).shares.map(({ percent }) => percent)).toEqual([33, 33, 33]);
  expect(statsOf([], [], now).shares.map(({ percent }) => percent)).toEqual([0, 0, 0]);
});
