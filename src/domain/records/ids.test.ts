import { expect, test } from 'vitest';
import { nextId, withFreeId } from './ids';

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

test('a record that comes back keeps its id where nobody has it, and gets the next one otherwise', () => {
  expect(withFreeId({ id: 2 }, [{ id: 1 }, { id: 5 }])).toEqual({ id: 2 });
  expect(withFreeId({ id: 5 }, [{ id: 1 }, { id: 5 }])).toEqual({ id: 6 });
});
