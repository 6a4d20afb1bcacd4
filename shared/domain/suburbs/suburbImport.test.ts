import { describe, expect, test } from 'vitest';
import { parseSuburb, parseSuburbAnswer, prefixesOf, prefixOf, rowOf } from './suburb';
import { checkSuburbs, suburbRowsOfJson, suburbRowsOfTable } from './suburbImport';

const table = (head: string, ...rows: string[]) =>
  suburbRowsOfTable([head, ...rows].map((line, at) => ({ line: at + 1, cells: line.split(',') })));
const carlton = { name: 'Carlton', state: 'VIC', postcode: '3053', lat: -37.8, lng: 144.967 };
const square = (lng: number, lat: number, side: number) => [
  [lng, lat],
  [lng + side, lat],
  [lng + side, lat + side],
  [lng, lat + side],
  [lng, lat],
];
const feature = (geometry: object, properties: object) => ({ type: 'Feature', geometry, properties });
const collection = (...features: object[]) => ({ type: 'FeatureCollection', features });

describe('a file of suburbs', () => {
  test.each([
    'name,state,postcode,lat,lng',
    'Suburb,State,Postcode,Latitude,Longitude',
    'locality,state,pcode,y,x',
  ])('is read with the columns %s', (head) => {
    expect(checkSuburbs(table(head, 'Carlton,VIC,3053,-37.8,144.967'))).toEqual({
      suburbs: [carlton],
      refused: [],
    });
  });

  test('may have names of states in full, and postcodes without their leading zero or none at all', () => {
    const rows = table(
      'name,state,postcode,lat,lng',
      'Parap,Northern Territory,820,-12.43,130.84',
      'Hume,act,,-35.39,149.17',
    );
    expect(checkSuburbs(rows).suburbs).toMatchObject([
      { name: 'Parap', state: 'NT', postcode: '0820' },
      { name: 'Hume', state: 'ACT', postcode: '' },
    ]);
  });

  test('of one state may leave it out where it is given beside the file; a state in a row counts more', () => {
    const rows = suburbRowsOfTable(
      ['name,lat,lng', 'Carlton,-37.8,144.967'].map((line, at) => ({ line: at + 1, cells: line.split(',') })),
      'VIC',
    );
    expect(checkSuburbs(rows, 'VIC').suburbs).toEqual([{ ...carlton, postcode: '' }]);
    const named = table('name,state,lat,lng', 'Hume,ACT,-35.39,149.17', 'Carlton,,-37.8,144.967');
    expect(checkSuburbs(named, 'VIC').suburbs.map(({ state }) => state)).toEqual(['ACT', 'VIC']);
    expect(() => table('name,lat,lng', 'Carlton,-37.8,144.967')).toThrow(
      'The first line has no column state. For a file of one state add it, as in --state VIC.',
    );
  });

  test('in capital letters is written as people write it', () => {
    const rows = table('name,state,lat,lng', 'ST KILDA EAST,VIC,-37.86,145');
    expect(checkSuburbs(rows).suburbs[0]?.name).toBe('St Kilda East');
  });

  test('has each refused row with its line and its reason', () => {
    const rows = table(
      'name,state,postcode,lat,lng',
      'Carlton,VIC,3053,-37.8,144.967',
      ',VIC,3053,-37.8,144.967',
      'Carlton,VIC,3053,-37.9,144.9',
      'Swapped,VIC,3000,144.9,-37.8',
      'Paris,FR,75001,48.8,2.3',
      '?,VIC,3000,-37.8,144.9',
    );
    const { suburbs, refused } = checkSuburbs(rows);
    expect(suburbs).toEqual([carlton]);
    expect(refused).toEqual([
      { row: 3, name: '', reason: 'There is no name.' },
      { row: 4, name: 'Carlton', reason: 'It is in row 2 already.' },
      { row: 5, name: 'Swapped', reason: 'Latitude and longitude are swapped.' },
      {
        row: 6,
        name: 'Paris',
        reason:
          'The state is "FR". It must be one of: NSW, VIC, QLD, WA, SA, TAS, NT, ACT. The postcode "75001" does not have four digits. The point 48.8, 2.3 is not in Australia.',
      },
      { row: 7, name: '?', reason: 'The name does not begin with two letters or digits.' },
    ]);
  });

  test('keeps suburbs of one name in two states, and a postcode of two suburbs', () => {
    const rows = table(
      'name,state,postcode,lat,lng',
      'Richmond,VIC,3121,-37.8,145',
      'Richmond,NSW,2753,-33.6,150.7',
      'Queanbeyan,NSW,2620,-35.35,149.23',
      'Hume,ACT,2620,-35.39,149.17',
    );
    expect(checkSuburbs(rows).suburbs).toHaveLength(4);
  });

  test('is refused as a whole in words', () => {
    expect(() => table('name,lat', 'Carlton,-37.8')).toThrow('The first line has no column state, lng.');
    expect(() => suburbRowsOfJson({ type: 'Feature' })).toThrow('The file holds no GeoJSON collection.');
    const many = collection(...Array.from({ length: 50_001 }, () => ({})));
    expect(() => suburbRowsOfJson(many)).toThrow(
      'The file has more than 50,000 rows. Please leave some out.',
    );
  });

  test('may be GeoJSON with points, or with borders: then the centre of the largest part counts', () => {
    const named = (name: string) => ({ SAL_NAME_2021: name, STE_NAME_2021: 'Victoria' });
    const rows = suburbRowsOfJson(
      collection(
        feature({ type: 'Point', coordinates: [145, -37] }, named('Point')),
        feature({ type: 'Polygon', coordinates: [square(145, -37, 1)] }, named('Square')),
        feature(
          {
            type: 'MultiPolygon',
            coordinates: [[square(140, -36, 0.1)], [square(145, -37, 1).toReversed()]],
          },
          named('Islands'),
        ),
        feature({ type: 'LineString', coordinates: [[145, -37]] }, named('Line')),
      ),
    );
    const { suburbs, refused } = checkSuburbs(rows);
    expect(suburbs.map(({ name, state, lat, lng }) => [name, state, lat, lng])).toEqual([
      ['Point', 'VIC', -37, 145],
      ['Square', 'VIC', -36.5, 145.5],
      ['Islands', 'VIC', -36.5, 145.5],
    ]);
    expect(refused).toEqual([{ row: 4, name: 'Line', reason: 'There is no latitude and longitude.' }]);
  });
});

describe('a suburb', () => {
  test('is found by the first two letters of its name, and digits of its postcode', () => {
    expect(prefixesOf(carlton)).toEqual(['ca', '30']);
    expect(prefixesOf({ ...carlton, postcode: '' })).toEqual(['ca']);
    expect(['Saint Kilda', 'ST KILDA', 'O’Connor', 'Éden', 'c', '', '3', '老人'].map(prefixOf)).toEqual([
      'st',
      'st',
      'oc',
      'ed',
      null,
      null,
      null,
      null,
    ]);
  });

  test('comes back as it was sent, to ten metres', () => {
    expect(parseSuburb(rowOf({ ...carlton, lat: -37.800_04 }))).toEqual(carlton);
    expect(parseSuburb(['Carlton', 'VIC', '3053', null, 1])).toBeNull();
    expect(parseSuburbAnswer({ imported: true, suburbs: [rowOf(carlton), 'x'] })).toEqual({
      imported: true,
      suburbs: [carlton],
    });
    expect([null, {}, { imported: 1, suburbs: [] }].map(parseSuburbAnswer)).toEqual([null, null, null]);
  });
});
