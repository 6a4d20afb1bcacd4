import { expect, test } from 'vitest';
import { placesAsCsv, placesAsGeoJson, placesAsHsds } from '@/shared/domain/services/placeExports';
import { placeIdOf, placeUuid } from '@/shared/domain/services/placeUuid';
import type { ServiceLocation } from '@/shared/domain/services/serviceLocation';
import { readServiceLocations } from './readServiceFile';
import { keptListOf } from './storedServices';

const day = [
  { opens: '09:00', closes: '12:30' },
  { opens: '13:30', closes: '17:00' },
];
const places: ServiceLocation[] = [
  {
    id: 41,
    name: '=Hall, "Street" Bus',
    type: 'transport',
    lat: -33.9,
    lng: 151.3,
    suburb: 'Bondi',
    state: 'NSW',
    postal_code: '2026',
    address_1: '1 Hall Street',
    phone: '+61 2 5550 0000 ext 12',
    url: 'https://bus.example.org',
    opening_hours: {
      zone: 'Australia/Sydney',
      week: [day, day, [], [{ opens: '18:00', closes: '24:00' }], [], [], []],
      holidays: [{ opens: '10:00', closes: '12:00' }],
    },
    schedule: 'Not in January',
    status: 'temporarily closed',
    alert: 'Closed this week because of flooding.',
    eligibility_description: '65 and over. For people in Bondi.',
    application_process: 'Ask your GP.',
    fees_description: '-$5 off',
    languages: 'English, Greek',
    accessibility: 'No steps.',
    description: 'A bus.',
    assured_date: '2026-10-01',
  },
  {
    id: 7,
    name: 'Darwin Home Help',
    type: 'home-help',
    lat: -12.46,
    lng: 130.84,
    suburb: '',
    state: '',
    schedule: 'Mornings',
  },
  {
    id: 8,
    name: 'Border Village Rest',
    type: 'community',
    lat: -31.6,
    lng: 129,
    suburb: 'Eucla',
    state: 'WA',
    postal_code: '6443',
    opening_hours: { zone: 'Australia/Eucla', week: [day, day, day, day, day, [], []] },
    schedule: 'Not in January',
  },
  {
    id: 9,
    name: 'Nullarbor Bus',
    type: 'transport',
    lat: -31.4,
    lng: 130.9,
    suburb: '',
    state: '',
    opening_hours: { zone: 'Australia/Adelaide', week: [[], [], day, [], [], [], []], holidays: [] },
  },
  {
    id: 999_999_999_999_999,
    name: 'Clinic',
    type: 'health',
    lat: -37.8,
    lng: 145,
    suburb: 'Kew',
    state: 'VIC',
  },
];

const summer = new Date('2026-12-01T00:00:00Z');

test.each([
  ['csv', 'csv', placesAsCsv(places)],
  ['json', 'geojson', JSON.stringify(placesAsGeoJson(places))],
  ['json', 'hsds', JSON.stringify(placesAsHsds(places, summer))],
] as const)(
  'places exported as %s (%s) and imported again are the same, with their ids',
  (format, _, text) => {
    const { places: read, refused } = readServiceLocations(format, text, '2026-11-26');
    expect(refused).toEqual([]);
    expect(read).toEqual(places);
  },
);

test('HSDS says what limits a place, and the number to call, as its own fields', () => {
  expect(placesAsHsds(places, summer)).toMatchObject({
    contents: [
      {
        status: 'temporarily closed',
        alert: 'Closed this week because of flooding.',
        eligibility_description: '65 and over. For people in Bondi.',
        application_process: 'Ask your GP.',
        service_at_locations: [{ phones: [{ number: '+61 2 5550 0000', extension: 12, type: 'voice' }] }],
      },
      { status: 'active' },
      {},
      {},
      {},
    ],
  });
});

test('HSDS names a time zone only where it is not that of the address', () => {
  const text = JSON.stringify(placesAsHsds(places, summer));
  const named = [...text.matchAll(/"value":"([^"]+)"/g)].map(([, zone]) => zone);
  expect(new Set(named)).toEqual(new Set(['Australia/Eucla', 'Australia/Adelaide']));
  const ids = [...text.matchAll(/"id":"([^"]+)"/g)].map(([, id]) => id);
  const terms = ids.filter((id) => id?.startsWith('a9eb0006'));
  // A term may stand at many places; everything else has an id of its own.
  expect(ids.length - new Set(ids).size).toBe(terms.length - new Set(terms).size);
});

test.each([
  ['a time zone that there is not', ['Mars/Olympus', 'Mars/Olympus']],
  ['several time zones', ['Australia/Eucla', 'Australia/Perth']],
])('hours of HSDS in %s stay as words', (_, zones) => {
  const text = JSON.stringify(placesAsHsds([places[2]!], summer));
  let at = 0;
  const damaged = text.replaceAll('"value":"Australia/Eucla"', () => `"value":"${zones[at++ % 2]}"`);
  const { places: read, refused } = readServiceLocations('json', damaged, '2026-11-26');
  expect(refused).toEqual([]);
  expect(read[0]).not.toHaveProperty('opening_hours');
  expect(read[0]!.schedule).toMatch(/Not in January.*; Every Monday, 13:30\+08:45 to 17:00\+08:45; /);
});

test('a table of places holds no formulas, and points are longitude first', () => {
  const cells = placesAsCsv(places);
  expect(cells).toContain(`"'=Hall, ""Street"" Bus"`);
  expect(cells).toContain("'+61 2 5550 0000 ext 12");
  expect(placesAsGeoJson(places)).toMatchObject({
    features: [{ id: 41, geometry: { type: 'Point', coordinates: [151.3, -33.9] } }, {}, {}, {}, {}],
  });
});

test('a table of places that LibreOffice opened with Australian dates and saved is read as it was', () => {
  const darwin = { type: 'community', lat: -12.4, lng: 130.8413, suburb: 'Darwin', state: 'NT' } as const;
  const always = Array.from({ length: 7 }, () => [{ opens: '00:00', closes: '24:00' }]);
  const exported: ServiceLocation[] = [
    {
      id: 1,
      ...darwin,
      name: '24/7 Café',
      postal_code: '0800',
      phone: '0355500000',
      opening_hours: { zone: 'Australia/Darwin', week: always },
      fees_description: '$5',
      assured_date: '2026-10-01',
    },
    { id: 2, ...darwin, name: '=Hall, "B"', phone: '+61 3 5550 0000', schedule: '1/2', description: "'0800" },
  ];
  const head = placesAsCsv([]).trim().split(',');
  // LibreOffice Calc 7.4 made this of the export: it quotes texts, and takes nothing for a number or a date.
  const saved = [
    head.map((name) => `"${name}"`).join(),
    `1,"24/7 Café","community",-12.4,130.8413,,"Darwin","NT","'0800","'0355500000",,"'24/7","Australia/Darwin",,,,,,"'$5",,,,"'2026-10-01"`,
    `2,"'=Hall, ""B""","community",-12.4,130.8413,,"Darwin","NT",,"'+61 3 5550 0000",,,,"'1/2",,,,,,,,"''0800",`,
  ].join('\n');
  const unquoted = saved.replaceAll(/(?<=^|,)"([^",]*)"/gm, '$1');
  expect(placesAsCsv(exported).trim()).toBe(unquoted.replaceAll('\n', '\r\n'));
  expect(readServiceLocations('csv', saved, '2026-11-26').places).toEqual(exported);
});

test('a point has no more digits than a spreadsheet gives back, also in a list that was stored with more', () => {
  const csv = 'name,type,lat,lng\nHall,Community,-37.809999999999995,144.963057612345';
  const [hall] = readServiceLocations('csv', csv, '2026-11-26').places;
  expect(hall).toMatchObject({ lat: -37.81, lng: 144.9630576 });
  const stored = [{ ...hall, lat: -37.809999999999995, lng: 144.963057612345 }];
  expect(keptListOf(JSON.stringify({ lastId: 1, places: stored })).places).toEqual([hall]);
});

test('a place has the same UUID at every export; those of other registers tell no id', () => {
  expect(placeUuid(41, 'place')).toBe('a9eb0000-0000-8000-8000-000000000029');
  expect(placeIdOf(placeUuid(999_999_999_999_999, 'place'))).toBe(999_999_999_999_999);
  expect(placeIdOf(placeUuid(41, 'service'))).toBeUndefined();
  expect(placeIdOf('5f1b6a4e-8f4e-4d3c-9a51-2f0e5ab0c7de')).toBeUndefined();
});
