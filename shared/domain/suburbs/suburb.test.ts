import { expect, test } from 'vitest';
import { parseSuburb, parseSuburbAnswer, prefixesOf, prefixOf, rowOf, type Suburb } from './suburb';

const kew: Suburb = { name: 'Kew', state: 'VIC', postcode: '3101', lat: -37.80654, lng: 145.03083 };
const row = ['Kew', 'VIC', '3101', -37.8065, 145.0308];

test.each([
  ['Kew', 'ke'],
  ['St Kilda', 'st'],
  ['Saint Kilda', 'st'],
  ['3101', '31'],
  ['K', null],
  ['', null],
  ['北京', null],
])('suburbs are asked for by their first two signs: %s by %s', (text, prefix) => {
  expect(prefixOf(text)).toBe(prefix);
});

test('only the first 200 characters of a text are looked at', () => {
  expect(prefixOf(`${'-'.repeat(199)}Kew`)).toBe(null);
  expect(prefixOf(`${'-'.repeat(198)}Kew`)).toBe('ke');
});

test('a suburb is found by its name and by its postcode, each once', () => {
  expect(prefixesOf(kew)).toEqual(['ke', '31']);
  expect(prefixesOf({ ...kew, postcode: '' })).toEqual(['ke']);
  expect(prefixesOf({ ...kew, name: '31st Mile' })).toEqual(['31']);
});

test('a suburb is sent with four decimals, and read back', () => {
  expect(rowOf(kew)).toEqual(row);
  expect(parseSuburb(row)).toEqual({ ...kew, lat: -37.8065, lng: 145.0308 });
});

test.each([
  [null],
  [{ ...row }],
  [[]],
  [['', ...row.slice(1)]],
  [[7, ...row.slice(1)]],
  [row.with(1, 7)],
  [row.with(2, 3101)],
  [row.with(3, -90.1)],
  [row.with(3, 90.1)],
  [row.with(3, '1')],
  [row.with(4, -180.1)],
  [row.with(4, 180.1)],
  [row.slice(0, 4)],
])('%j is no suburb', (value) => {
  expect(parseSuburb(value)).toBeNull();
});

test('a suburb may lie at the edges of the map', () => {
  for (const [lat, lng] of [
    [-90, -180],
    [90, 180],
  ] as const)
    expect(parseSuburb(row.with(3, lat).with(4, lng))).toMatchObject({ lat, lng });
});

test('an answer has the suburbs that can be read, and whether there is a list', () => {
  const suburbs = [{ ...kew, lat: -37.8065, lng: 145.0308 }];
  expect(parseSuburbAnswer({ imported: true, suburbs: [row, 'x', []] })).toEqual({ imported: true, suburbs });
  expect(parseSuburbAnswer({ imported: false, suburbs: [] })).toEqual({ imported: false, suburbs: [] });
});

test.each([[null], ['x'], [{}], [{ imported: 'yes', suburbs: [] }], [{ imported: true, suburbs: {} }]])(
  '%j is no answer',
  (body) => {
    expect(parseSuburbAnswer(body)).toBeNull();
  },
);
