import { describe, expect, test } from 'vitest';
import {
  ServiceFileError,
  checkColumns,
  contentsOfGeoJson,
  contentsOfTable,
  rowsOfJson,
} from './serviceFormats';
import { checkServices } from './serviceImport';

describe('a service table', () => {
  const head = ['Name', 'Type', 'Latitude', 'LONG', 'Post code', 'Hours', 'Last checked'];

  test('is read by the column names in its first line', () => {
    const { rows } = contentsOfTable([
      { line: 1, cells: head },
      { line: 3, cells: ['Hall Street Bus', 'transport', '-33.9', '151.3', '2026', 'Daily'] },
    ]);
    expect(rows).toEqual([
      {
        row: 3,
        fields: {
          name: 'Hall Street Bus',
          type: 'transport',
          lat: '-33.9',
          lng: '151.3',
          postal_code: '2026',
          schedule: 'Daily',
        },
      },
    ]);
  });
});

describe('the limits of a service file are', () => {
  const head = { line: 1, cells: ['name', 'type', 'lat', 'lng'] };
  const lines = (count: number) => Array.from({ length: count }, (_, at) => ({ line: at + 2, cells: ['A'] }));
  const rows = 'The file has more than 50,000 rows. Please leave some out.';
  const located = (count: number) => [{ service_at_locations: Array.from({ length: count }, () => ({})) }];
  const features = (count: number) => Array.from({ length: count }, () => ({}));

  test('50,000 rows, in each format', () => {
    expect(contentsOfTable([head, ...lines(50_000)]).rows).toHaveLength(50_000);
    expect(() => contentsOfTable([head, ...lines(50_001)])).toThrow(rows);
    expect(contentsOfGeoJson(features(50_000)).rows).toHaveLength(50_000);
    expect(() => contentsOfGeoJson(features(50_001))).toThrow(rows);
    expect(rowsOfJson(located(50_000))).toHaveLength(50_000);
    expect(() => rowsOfJson([...located(50_000), ...located(1)])).toThrow(rows);
  });

  test('100 columns', () => {
    expect(() => checkColumns(Array<string>(100).fill('b'))).not.toThrow();
    expect(() => checkColumns(Array<string>(101).fill('b'))).toThrow('The table has more than 100 columns.');
  });

  test('one copy of a service’s general texts, however many locations it has', () => {
    let reads = 0;
    const hours = {
      get description() {
        reads += 1;
        return 'Daily';
      },
    };
    const service = { ...located(100)[0], schedules: [hours] };
    expect(rowsOfJson([service]).map(({ fields }) => fields['schedule'])).toEqual(Array(100).fill('Daily'));
    expect(reads).toBe(1);
  });
});

test('GeoJSON is read with longitude before latitude', () => {
  const { rows } = contentsOfGeoJson([
    {
      type: 'Feature',
      id: 7,
      geometry: { type: 'Point', coordinates: [151.3, -33.9] },
      properties: { name: 'Hall Street Bus', type: 'transport', City: 'Bondi', state: 'NSW' },
    },
    {
      type: 'Feature',
      geometry: { type: 'Polygon', coordinates: [] },
      properties: { name: 'Area', type: 'health' },
    },
    { type: 'Feature', geometry: null, properties: null },
  ]);
  const { places, refused } = checkServices(rows);
  expect(places).toEqual([
    {
      id: 7,
      name: 'Hall Street Bus',
      lat: -33.9,
      lng: 151.3,
      type: 'transport',
      suburb: 'Bondi',
      state: 'NSW',
    },
  ]);
  expect(refused.map(({ row, reason }) => [row, reason.split('.')[0]])).toEqual([
    [2, 'There is no latitude and longitude'],
    [3, 'There is no name'],
  ]);
});

describe('HSDS 3.0 services', () => {
  const location = (latitude: number, more: object = {}) => ({
    location: {
      latitude,
      longitude: 151.3,
      addresses: [
        { address_1: '1 Example Street', city: 'Bondi', state_province: 'NSW', postal_code: '2026' },
      ],
      accessibility: [{ description: 'Step-free' }],
      ...more,
    },
  });
  const service = {
    id: 'ac148810-d857-441c-9679-408f346de14b',
    name: 'Strength Class',
    description: 'Gentle exercise.',
    url: 'https://classes.example.org',
    fees_description: 'Free',
    assured_date: '2026-10-01',
    attributes: [{ taxonomy_term: { code: 'exercise', name: 'Exercise' } }],
    phones: [{ number: '02 5550 0000' }],
    languages: [{ name: 'English' }, { name: 'Greek' }],
    schedules: [{ byday: 'TU', opens_at: '10:00', closes_at: '11:00' }],
    service_at_locations: [location(-33.9), location(-33.8, { phones: [{ number: '02 5550 0001' }] })],
  };

  test('give a service location for each of their locations, whose own details override the service’s', () => {
    const { places, refused } = checkServices(rowsOfJson([service]));
    expect(refused).toEqual([]);
    expect(places).toEqual([
      {
        id: 1,
        name: 'Strength Class',
        description: 'Gentle exercise.',
        lat: -33.9,
        lng: 151.3,
        type: 'exercise',
        suburb: 'Bondi',
        state: 'NSW',
        address_1: '1 Example Street',
        postal_code: '2026',
        phone: '02 5550 0000',
        url: 'https://classes.example.org',
        schedule: 'Tuesday, 10 am to 11 am',
        fees_description: 'Free',
        languages: 'English, Greek',
        accessibility: 'Step-free',
        assured_date: '2026-10-01',
      },
      expect.objectContaining({ id: 2, lat: -33.8, phone: '02 5550 0001' }),
    ]);
  });

  test('are read alone, in a list, or as a page of an API response', () => {
    for (const value of [service, [service], { contents: [service] }])
      expect(rowsOfJson(value)).toHaveLength(2);
  });
});

test.each([[null], [[]], [{}], ['text'], [{ type: 'Feature' }], [[{ name: 'No locations' }]]])(
  '%j has no list of service locations',
  (value) => {
    expect(() => rowsOfJson(value)).toThrow(ServiceFileError);
  },
);
