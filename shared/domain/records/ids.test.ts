import { expect, test } from 'vitest';
import { freeId, nextId } from './ids';

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
  expect(freeId(2, [{ id: 1 }, { id: 5 }])).toBe(2);
  expect(freeId(5, [{ id: 1 }, { id: 5 }])).toBe(6);
  expect(freeId(undefined, [{ id: 1 }, { id: 5 }])).toBe(6);
});

test('an id that is a text stays one, and the next that nobody has is found whatever it was', () => {
  expect(freeId('1700', [{ id: '1' }])).toBe('1700');
  expect(freeId('1700', [{ id: '1700' }, { id: '1701' }])).toBe('1702');
  expect(freeId('lunch', [{ id: 'lunch' }, { id: '1' }])).toBe('2');
});
