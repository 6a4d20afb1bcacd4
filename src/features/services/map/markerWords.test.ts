import { expect, test } from 'vitest';
import { groupName } from './markerWords';

test('the name of a marker for several places says what a press does', () => {
  expect(groupName({ count: 12, inOneSpot: false })).toBe('12 places. Show them');
  expect(groupName({ count: 3, inOneSpot: false })).toBe('3 places. Show them');
});

test.each([
  [2, 'Two places here. Show them'],
  [3, 'Three places here. Show them'],
  [10, 'Ten places here. Show them'],
  [11, '11 places here. Show them'],
])('the name of a marker for %i places in one spot is "%s"', (count, name) => {
  expect(groupName({ count, inOneSpot: true })).toBe(name);
});
