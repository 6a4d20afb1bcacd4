import { describe, expect, test } from 'vitest';
import { contentsOfGeoJson, contentsOfTable } from './serviceFormats';
import { checkServices } from './serviceImport';

const contents = (head: string, ...rows: string[]) =>
  contentsOfTable([head, ...rows].map((line, at) => ({ line: at + 1, cells: line.split('|') })));
const placesOf = (head: string, ...rows: string[]) => checkServices(contents(head, ...rows).rows);

describe('a table from Australia may have', () => {
  const row = (head: string, value: string) =>
    placesOf(`name|type|lat|lng|${head}`, `A|Exercise|-37.8|144.967|${value}`);

  test.each([
    ['Victoria', 'VIC'],
    ['Vic.', 'VIC'],
    ['n.s.w.', 'NSW'],
    ['Australian Capital Territory', 'ACT'],
  ])('the state %s', (text, state) => {
    expect(row('state', text).places).toMatchObject([{ state }]);
  });

  test.each(['1/10/2026', '01/10/2026', '1 October 2026', '1-Oct-26', '46296', '2026-10-01T00:00:00'])(
    'the day %s',
    (text) => {
      expect(row('last checked', text).places).toMatchObject([{ assured_date: '2026-10-01' }]);
    },
  );

  test('no day of a month that there is not', () => {
    expect(row('last checked', '10/13/2026').refused).toMatchObject([
      { reason: expect.stringContaining('Write it like 2026-11-21 or 21/11/2026.') as string },
    ]);
  });

  test.each([
    ['www.example.org/a?b', 'https://www.example.org/a?b'],
    ['example.org.au', 'https://example.org.au'],
    ['http://example.org', 'http://example.org'],
  ])('the web address %s', (text, url) => {
    expect(row('website', text).places).toMatchObject([{ url }]);
  });

  test('words that say that there is no web address, and none that is not one', () => {
    expect(row('website', 'N/A').places[0]).not.toHaveProperty('url');
    for (const text of ['hall@example.org', 'ask us', 'javascript:alert(1)'])
      expect(row('website', text).places).toEqual([]);
  });

  test('a postcode alone, which tells the state unless it is on a border', () => {
    expect(row('postcode', '3053').places).toMatchObject([{ state: 'VIC' }]);
    expect(row('postcode', '800').places).toMatchObject([{ state: 'NT', postal_code: '0800' }]);
    expect(row('postcode', '3644').places).toMatchObject([{ state: '' }]);
  });
});

describe('the time zone of a place without a state and a postcode', () => {
  const zoneOf = (lat: number, lng: number, defaults = {}) => {
    const { rows } = contents('name|type|lat|lng|opening_hours', `A|Exercise|${lat}|${lng}|Mo 09:00-17:00`);
    return checkServices(rows, undefined, defaults).places[0]?.opening_hours?.zone;
  };

  test.each([
    [-37.8, 144.97, 'Australia/Sydney'],
    [-27.47, 153.02, 'Australia/Brisbane'],
    [-16.92, 145.77, 'Australia/Brisbane'],
    [-34.93, 138.6, 'Australia/Adelaide'],
    [-12.46, 130.84, 'Australia/Darwin'],
    [-31.95, 115.86, 'Australia/Perth'],
    [-42.88, 147.33, 'Australia/Hobart'],
    [-31.55, 159.08, 'Australia/Lord_Howe'],
  ])('follows from its point %d, %d', (lat, lng, zone) => {
    expect(zoneOf(lat, lng)).toBe(zone);
  });

  test.each([
    ['Coolangatta', -28.17, 153.54],
    ['Broken Hill', -31.96, 141.46],
    ['Eucla', -31.68, 128.88],
  ])('is not guessed beside a border, as in %s, but taken from the whole file', (_, lat, lng) => {
    expect(zoneOf(lat, lng)).toBeUndefined();
    expect(zoneOf(lat, lng, { timezone: 'Australia/Eucla' })).toBe('Australia/Eucla');
    expect(zoneOf(lat, lng, { state: 'QLD' })).toBe('Australia/Brisbane');
  });
});

test('OpenStreetMap’s keys are read, and an area becomes the point in its middle', () => {
  const { rows, columns, missing } = contentsOfGeoJson([
    {
      id: 'node/1',
      geometry: { type: 'Point', coordinates: [144.967, -37.8] },
      properties: {
        '@id': 'node/1',
        type: 'Community',
        name: 'Example Hall',
        amenity: 'community_centre',
        'addr:unit': '2',
        'addr:housenumber': '1',
        'addr:street': 'Example Street',
        'addr:suburb': 'Carlton',
        'addr:postcode': '3053',
        'contact:phone': '+61 3 5550 0000',
        'contact:website': 'https://hall.example.org',
        opening_hours: 'Mo-Fr 09:00-17:00; PH off',
        wheelchair: 'yes',
        fee: 'no',
      },
    },
    {
      id: 'way/2',
      geometry: {
        type: 'Polygon',
        coordinates: [
          [
            [144.968, -37.8],
            [144.97, -37.8],
            [144.97, -37.802],
            [144.968, -37.802],
            [144.968, -37.8],
          ],
        ],
      },
      properties: { name: 'Example Library', type: 'Community', wheelchair: 'limited' },
    },
  ]);
  expect(missing).toEqual([]);
  const { places, refused } = checkServices(rows);
  expect(refused).toEqual([]);
  expect(places).toEqual([
    {
      id: 1,
      source_id: 'node/1',
      name: 'Example Hall',
      type: 'community',
      lat: -37.8,
      lng: 144.967,
      address_1: '2/1 Example Street',
      suburb: 'Carlton',
      state: 'VIC',
      postal_code: '3053',
      phone: '+61 3 5550 0000',
      url: 'https://hall.example.org',
      opening_hours: expect.objectContaining({ zone: 'Australia/Melbourne', holidays: [] }) as object,
      fees_description: 'Free',
      accessibility: 'Step-free, wheelchairs can get in.',
    },
    expect.objectContaining({
      name: 'Example Library',
      lat: expect.closeTo(-37.801, 6) as number,
      lng: expect.closeTo(144.969, 6) as number,
      accessibility: 'Limited wheelchair access.',
    }),
  ]);
  expect(columns.filter(({ use }) => use === '').map(({ name }) => name)).toEqual(['amenity']);
});
