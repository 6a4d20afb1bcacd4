import { expect, it } from 'vitest';
import { brokenKey, isBrokenKey, registrationsKey, savedItemsKey, storageKeys } from './storageKeys';

it.each(['users', 'resources', 'events', 'appointments', savedItemsKey, registrationsKey])(
  'what was damaged under a key is found again: %s',
  (key) => {
    for (const number of [1, 2, 12]) expect(isBrokenKey(brokenKey(key, number))).toBe(true);
    expect(isBrokenKey(key)).toBe(false);
  },
);

it('no other key counts as damaged content', () => {
  for (const key of [
    ...Object.values(storageKeys),
    'other.broken',
    'events.broken.',
    'ageBetter.saved.broken.x',
  ])
    expect(isBrokenKey(key)).toBe(false);
});
