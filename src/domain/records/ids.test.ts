import { expect, test } from 'vitest';
import { nextId } from './ids';

test.each([
  [[], 1],
  [[1, 2, 3], 4],
  [[7, 2], 8],
  [[0], 1],
])('after the ids %j comes %i', (ids, next) => {
  expect(nextId(ids.map((id) => ({ id })))).toBe(next);
});

test('the next id after ten thousand records is found as well', () => {
  expect(nextId(Array.from({ length: 200_000 }, (_, id) => ({ id })))).toBe(200_000);
});
