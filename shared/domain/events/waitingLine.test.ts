import { expect, test } from 'vitest';
import { parseEvent } from './event';
import type { PlacesTaken } from './registration';
import { firstWhoFit, mayRegister, mayWait } from './waitingLine';

const eventWith = (free: number) => ({
  ...parseEvent({ id: 7, title: 'Tea', date: '2026-12-11', category: 'social' })!,
  capacity: 10,
  attendees: 10 - free,
});
const lineOf = (...places: PlacesTaken[]) => places.map((each) => ({ places: each }));

test.each([
  [0, [1], 0],
  [1, [1, 1], 1],
  [2, [1, 1], 2],
  [3, [2, 1, 1], 2],
  // The first waits for two: the one place stays free.
  [1, [2, 1], 0],
  [2, [1, 2, 1], 1],
  [3, [1], 1],
  [-1, [1], 0],
  [2, [], 0],
] as [number, PlacesTaken[], number][])(
  'of %i free places those who wait for %j get theirs in order, and nobody overtakes: the first %i',
  (free, places, first) => {
    const line = lineOf(...places);
    expect(firstWhoFit(line, eventWith(free))).toEqual(line.slice(0, first));
  },
);

test('people in line may register when it is their turn, and others only where nobody waits', () => {
  const line = lineOf(1, 1);
  expect(mayRegister(line, line[0], eventWith(1))).toBe(true);
  expect(mayRegister(line, line[1], eventWith(1))).toBe(false);
  expect(mayRegister(line, undefined, eventWith(5))).toBe(false);
  expect(mayRegister([], undefined, eventWith(1))).toBe(true);
});

test('people can wait where too few places are free for them, or others are before them', () => {
  expect(mayWait(eventWith(1), 0, 1)).toBe(false);
  expect(mayWait(eventWith(1), 0, 2)).toBe(true);
  expect(mayWait(eventWith(0), 0, 1)).toBe(true);
  expect(mayWait(eventWith(5), 1, 1)).toBe(true);
});
