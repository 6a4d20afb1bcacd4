import { expect, test } from 'vitest';
import { parseRegistration } from './registration';

test('a stored registration is read with its places, and one of an earlier version has one', () => {
  const ada = { id: '7 ada@example.net', eventId: 7, userId: 'ada@example.net' };
  expect(parseRegistration({ ...ada, places: 2 })).toEqual({ ...ada, places: 2 });
  expect(parseRegistration({ eventId: 7, userId: ' Ada@Example.net ' })).toEqual({ ...ada, places: 1 });
});

test.each([
  null,
  'text',
  { userId: 'ada@example.net' },
  { eventId: '7', userId: 'ada@example.net' },
  { eventId: 7 },
  { eventId: 7, userId: '' },
])('%j is no registration', (value) => {
  expect(parseRegistration(value)).toBeNull();
});
