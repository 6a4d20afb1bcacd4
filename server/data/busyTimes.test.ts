import { expect, test } from 'vitest';
import { mergeIntoBlocks, type TimeRange } from './busyTimes';

const minute = 60 * 1000;
const day = 24 * 60 * minute;
const half = 30 * minute;

/** Appointments of ten minutes to two hours, from eight to eight on seven days, the same each time. */
function crowd(count: number): TimeRange[] {
  let seed = 7;
  const random = () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647;
  return Array.from({ length: count }, () => {
    const from = Math.floor(random() * 7) * day + (8 * 60 + Math.floor(random() * 600)) * minute;
    return { from, until: from + (10 + Math.floor(random() * 110)) * minute };
  });
}

test('a week of 2,000 other people is a few stretches in whole half hours, none of which touch', () => {
  const times = crowd(2000);
  const merged = mergeIntoBlocks(times);
  expect(merged.length).toBeLessThanOrEqual(7 * 3);
  for (const [at, { from, until }] of merged.entries()) {
    expect([from % half, until % half]).toEqual([0, 0]);
    expect(from).toBeLessThan(until);
    expect(from).toBeGreaterThan(merged[at - 1]?.until ?? -1);
  }
  const isCovered = (time: TimeRange) =>
    merged.some((one) => one.from <= time.from && time.until <= one.until);
  expect(times.filter((time) => !isCovered(time))).toEqual([]);
});

test('two people one after the other are one stretch: nobody sees where one ends', () => {
  const one = { from: 0, until: half };
  const next = { from: half, until: 2 * half };
  expect(mergeIntoBlocks([next, one])).toEqual([{ from: 0, until: 2 * half }]);
});

test('a point in time takes the half hour that it is in', () => {
  expect(mergeIntoBlocks([{ from: 10 * minute, until: 10 * minute }])).toEqual([{ from: 0, until: half }]);
  expect(mergeIntoBlocks([{ from: half, until: half }])).toEqual([{ from: half, until: 2 * half }]);
});
