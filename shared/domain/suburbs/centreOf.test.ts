import { expect, test } from 'vitest';
import { centreOf } from './centreOf';

/** A rectangle as a ring. */
const box = (west: number, south: number, east: number, north: number) => [
  [west, south],
  [east, south],
  [east, north],
  [west, north],
  [west, south],
];
const small = box(10, 10, 12, 12);
const large = box(144, -38, 148, -36);

test('a point stands for itself', () => {
  expect(centreOf({ type: 'Point', coordinates: [145, -37.5] })).toEqual({ lat: -37.5, lng: 145 });
});

test.each([
  ['a box', [large], 146, -37],
  ['a box in the other direction', [large.toReversed()], 146, -37],
  ['a box with a hole', [large, small], 146, -37],
  [
    'a triangle, nearer to its broad side',
    [
      [
        [0, 0],
        [6, 0],
        [0, 3],
        [0, 0],
      ],
    ],
    2,
    1,
  ],
])('of %s the centre is meant', (_, coordinates, lng, lat) => {
  const found = centreOf({ type: 'Polygon', coordinates });
  expect(found.lng).toBeCloseTo(lng, 9);
  expect(found.lat).toBeCloseTo(lat, 9);
});

test('of several parts the centre of the largest is meant, wherever it stands', () => {
  for (const parts of [
    [[small], [large]],
    [[large], [small]],
    [[small], [large.toReversed()]],
    [[], [large], 'x'],
  ]) {
    const found = centreOf({ type: 'MultiPolygon', coordinates: parts });
    expect(found.lng).toBeCloseTo(146, 9);
    expect(found.lat).toBeCloseTo(-37, 9);
  }
});

test.each([
  ['Point', [145]],
  ['Point', ['145', -37]],
  ['Point', [145, '-37']],
  ['Point', '145,-37'],
  ['LineString', large],
  ['Polygon', undefined],
  ['Polygon', []],
  ['Polygon', [large.slice(0, 3)]],
  ['Polygon', [[...large, ['x', 1]]]],
  ['Polygon', [[...large, [1]]]],
  // Without any area.
  ['Polygon', [[...large.slice(0, 2), large[0], large[1]]]],
  ['MultiPolygon', 'x'],
  ['MultiPolygon', [7, [7]]],
])('nothing stands for a %s of %j', (type, coordinates) => {
  expect(centreOf({ type, coordinates })).toEqual({});
});
