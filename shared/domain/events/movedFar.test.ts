import { expect, test } from 'vitest';
import { isMovedFar } from './movedFar';

const tea = { date: '2026-12-11', location: 'Hall', starts: '10:00' };

test.each([
  ['the same', {}, false],
  ['another day', { date: '2026-12-12' }, true],
  ['another hall', { location: 'Library' }, true],
  ['the hall with a space more', { location: ' hall ' }, false],
  ['a hall that nobody knows yet', { location: '' }, false],
  ['a start half an hour later', { starts: '10:30' }, false],
  ['a start an hour later', { starts: '11:00' }, true],
  ['a start an hour earlier', { starts: '09:00' }, true],
  ['the clocks of another zone', { timeZone: 'Australia/Perth' }, true],
])('an event with %s is moved far: %j makes that %s', (_, change, isFar) => {
  expect(isMovedFar(tea, { ...tea, ...change })).toBe(isFar);
});

test('an event is not moved far by a start or a hall that nobody had said before', () => {
  const { date } = tea;
  expect(isMovedFar({ date, location: '' }, tea)).toBe(false);
});
