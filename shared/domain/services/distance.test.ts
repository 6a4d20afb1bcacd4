import { expect, test } from 'vitest';
import { distanceWords, kilometresBetween } from './distance';

const melbourne = { lat: -37.8136, lng: 144.9631 };

test.each([
  ['Sydney', { lat: -33.8688, lng: 151.2093 }, 713.4],
  ['Perth', { lat: -31.9523, lng: 115.8613 }, 2722],
  ['the same point', melbourne, 0],
])('the distance to %s is measured along the ground', (_, to, expected) => {
  expect(kilometresBetween(melbourne, to)).toBeCloseTo(expected, expected > 1000 ? -1 : 0);
  expect(kilometresBetween(to, melbourne)).toBeCloseTo(expected, expected > 1000 ? -1 : 0);
});

test('the distance to the antipodes is half the circumference of the earth', () => {
  expect(kilometresBetween({ lat: 0, lng: 0 }, { lat: 0, lng: 180 })).toBeCloseTo(20_015, 0);
});

test('distances are worded more exactly within walking range', () => {
  expect([0.04, 0.06, 5.84, 99.94, 99.96, 2722.4].map(distanceWords)).toEqual([
    'less than 0.1 km',
    '0.1 km',
    '5.8 km',
    '99.9 km',
    '100 km',
    '2,722 km',
  ]);
});
