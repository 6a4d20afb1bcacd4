import { expect, test } from 'vitest';
import { zoneAt } from './zoneAt';
import { zoneOffset } from './zoneOffset';

test.each([
  ['Lord Howe Island', -31.55, 159.08, 'Australia/Lord_Howe'],
  ['Norfolk Island', -29.04, 167.95, 'Pacific/Norfolk'],
  ['Christmas Island', -10.49, 105.63, 'Indian/Christmas'],
  ['Cocos', -12.17, 96.83, 'Indian/Cocos'],
  ['Perth', -31.95, 115.86, 'Australia/Perth'],
  ['Broome', -17.96, 122.23, 'Australia/Perth'],
  ['Eucla, between two zones', -31.68, 128.88, null],
  ['Darwin', -12.46, 130.84, 'Australia/Darwin'],
  ['Alice Springs', -23.7, 133.88, 'Australia/Darwin'],
  ['Adelaide', -34.93, 138.6, 'Australia/Adelaide'],
  ['Brisbane', -27.47, 153.03, 'Australia/Brisbane'],
  ['Birdsville', -25.9, 139.35, 'Australia/Brisbane'],
  ['Cunnamulla', -28.07, 145.68, 'Australia/Brisbane'],
  ['Coolangatta, at a border', -28.17, 153.53, null],
  ['Broken Hill', -31.95, 141.46, null],
  ['Hobart', -42.88, 147.33, 'Australia/Hobart'],
  ['King Island', -39.93, 143.85, 'Australia/Hobart'],
  ['Melbourne', -37.81, 144.96, 'Australia/Sydney'],
  ['Sydney', -33.87, 151.21, 'Australia/Sydney'],
  ['Auckland', -36.85, 174.76, null],
  ['nowhere', 0, 0, null],
])('the clocks of %s are known, or not told from a point', (_, lat, lng, zone) => {
  expect(zoneAt({ lat, lng })).toBe(zone);
});

test.each([
  ['the south-west', -36, 112.8, 'Australia/Perth'],
  ['south of it', -36.01, 112.8, null],
  ['west of it', -36, 112.79, null],
  ['the north-east', -13, 128.9, 'Australia/Perth'],
  ['north of it', -12.99, 128.9, null],
  ['east of it', -13, 128.91, null],
])('an area has its edges: %s', (_, lat, lng, zone) => {
  expect(zoneAt({ lat, lng })).toBe(zone);
});

test.each([
  ['Australia/Melbourne', '2026-11-24T00:00Z', '+11:00'],
  ['Australia/Melbourne', '2026-06-24T00:00Z', '+10:00'],
  ['Australia/Adelaide', '2026-06-24T00:00Z', '+09:30'],
  ['America/St_Johns', '2026-01-24T00:00Z', '-03:30'],
  ['Etc/UTC', '2026-01-24T00:00Z', '+00:00'],
])('the offset of %s at %s is %s', (zone, moment, offset) => {
  expect(zoneOffset(zone, new Date(moment))).toBe(offset);
});
