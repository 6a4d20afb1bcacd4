import { expect, test } from 'vitest';
import { coverPairs, pairsOf, type Row } from './coveringArray';

const combine = (...factors: [string, readonly string[]][]): Row[] =>
  factors.reduce<Row[]>(
    (rows, [factor, values]) => rows.flatMap((row) => values.map((value) => ({ ...row, [factor]: value }))),
    [{}],
  );
const own = (row: Row) => row;

const letters = ['a', 'b', 'c', 'd', 'e', 'f'];
const everything = combine(['theme', letters], ['width', ['1', '2', '3']], ['viewer', ['x', 'y', 'z', 'w']]);

test('a covering array contains every pair of values in far fewer rows than there are combinations', () => {
  const rows = coverPairs([everything], own);
  expect(new Set(rows.flatMap(pairsOf))).toEqual(new Set(everything.flatMap(pairsOf)));
  expect(everything).toHaveLength(72);
  // 6 x 4 is the minimum.
  expect(rows.length).toBeLessThanOrEqual(30);
});

test('a covering array has a row for each turn, even when every pair is covered', () => {
  const turns = Array.from({ length: 50 }, () => everything);
  const rows = coverPairs(turns, own);
  expect(rows).toHaveLength(50);
});

test('a covering array leaves out excluded pairs', () => {
  const visitor = combine(['viewer', ['visitor']], ['theme', letters]);
  const admin = combine(['viewer', ['admin']], ['theme', ['a']]);
  const rows = coverPairs([visitor, admin], own);
  expect(rows.filter(({ viewer }) => viewer === 'admin')).toEqual([{ viewer: 'admin', theme: 'a' }]);
  expect(rows).toHaveLength(7);
});

test('a covering array is the same for the same lists', () => {
  expect(coverPairs([everything], own)).toEqual(coverPairs([everything], own));
});
