import { expect, test } from 'vitest';
import { isUuid, placeIdOf, placeUuid } from './placeUuid';

test('the id of a place is found again in its UUID, however large', () => {
  for (const id of [0, 1, 4095, 2 ** 48, Number.MAX_SAFE_INTEGER])
    expect(placeIdOf(placeUuid(id, 'place'))).toBe(id);
});

test('each part of each place has its own UUID of version 8', () => {
  const parts = ['place', 'service', 'location', 'address', 'phone', 'schedule'] as const;
  const ids = parts.flatMap((part) => [1, 2].flatMap((id) => [0, 1].map((at) => placeUuid(id, part, at))));
  expect(new Set(ids).size).toBe(24);
  expect(placeUuid(1, 'place', 0)).toBe(placeUuid(1, 'place'));
  for (const id of ids) {
    expect(isUuid(id)).toBe(true);
    expect([id[14], id[19]]).toEqual(['8', '8']);
  }
});

test('the id of a place is in no other UUID', () => {
  const uuid = placeUuid(7, 'place');
  for (const other of [
    placeUuid(7, 'service'),
    placeUuid(7, 'place', 1),
    `${uuid}0`,
    `0${uuid}`,
    '',
    undefined,
  ])
    expect(placeIdOf(other)).toBeUndefined();
});

test.each([
  ['a9eb0000-0000-8000-8000-000000000007', true],
  ['A9EB0000-0000-8000-8000-000000000007', true],
  ['a9eb0000-0000-8000-8000-00000000000', false],
  ['a9eb0000-0000-8000-8000-0000000000077', false],
  ['xa9eb0000-0000-8000-8000-000000000007', false],
  ['a9eb000000008000800000000000007', false],
  [7, false],
])('%j is a UUID: %s', (value, is) => {
  expect(isUuid(value)).toBe(is);
});
