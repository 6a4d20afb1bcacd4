import { describe, expect, test } from 'vitest';
import { locations } from '../../seeds/locations';
import { isInAustralia, typeNamed } from './placeFields';
import { checkServices, listChanges } from './serviceImport';

const good = { name: 'Hall Street Bus', type: 'Transport', lat: '-33.9', lng: '151.3' };
const rows = (...all: object[]) => all.map((fields, at) => ({ row: at + 2, fields: { ...fields } }));
const reasonOf = (changed: object) => checkServices(rows({ ...good, ...changed })).refused[0]?.reason;

test('a service location with all details is imported whole', () => {
  const { places, refused } = checkServices(
    rows({
      ...good,
      id: '12',
      name: ' Hall \n Street Bus ',
      suburb: 'Bondi',
      state: 'nsw',
      postal_code: '2026',
      phone: '02 5550 0000',
      url: 'https://bus.example.org',
      assured_date: '2026-10-01T09:00:00Z',
      unknown: 'left out',
      schedule: '',
    }),
  );
  expect(refused).toEqual([]);
  expect(places).toEqual([
    {
      id: 12,
      name: 'Hall Street Bus',
      lat: -33.9,
      lng: 151.3,
      type: 'transport',
      suburb: 'Bondi',
      state: 'NSW',
      postal_code: '2026',
      phone: '02 5550 0000',
      url: 'https://bus.example.org',
      assured_date: '2026-10-01',
    },
  ]);
});

test('a phone that is not sure is imported as words, and its row is named; one that says that there is none is left out', () => {
  const phones = [
    '5550 0000',
    'N/A',
    'Not available',
    'tba',
    '03 5550 0000 ext 5',
    '355500000',
    'See website',
  ];
  const { places, refused, noted } = checkServices(
    rows(...phones.map((phone, at) => ({ ...good, name: `Bus ${at}`, phone }))),
  );
  expect(refused).toEqual([]);
  expect(places.map(({ phone }) => phone)).toEqual([
    '5550 0000',
    undefined,
    undefined,
    undefined,
    '03 5550 0000 ext 5',
    '355500000',
    'See website',
  ]);
  const rest =
    'Write it like 03 9123 4567, 13 11 14 or 03 9123 4567 ext 5. Until then it is shown as words, not as a link.';
  expect(noted).toEqual([
    { row: 2, name: 'Bus 0', reason: `The phone number "5550 0000" has no area code. ${rest}` },
    { row: 8, name: 'Bus 6', reason: `There is no number to call in "See website". ${rest}` },
  ]);
});

test('a number too large to count on from is treated as an id of the source, and every location gets a usable id', () => {
  const { places } = checkServices(
    rows({ ...good, id: '9007199254740991' }, { ...good, name: 'Bus 2' }, { ...good, name: 'Bus 3' }),
  );
  expect(places.map(({ id }) => id)).toEqual([1, 2, 3]);
  expect(places[0]!.source_id).toBe('9007199254740991');
});

test.each([
  [{ name: ' ' }, 'There is no name.'],
  [{ name: 'x'.repeat(201) }, 'The name is longer than 200 characters.'],
  [{ lat: '' }, 'There is no latitude and longitude.'],
  [{ lng: 'east' }, 'There is no latitude and longitude.'],
  [{ lat: '151.3', lng: '-33.9' }, 'Latitude and longitude are swapped.'],
  [{ lat: '51.5', lng: '-0.1' }, 'The point 51.5, -0.1 is not in Australia.'],
  [{ lat: '0', lng: '0' }, 'The point 0, 0 is not in Australia.'],
  [
    { type: 'gym' },
    'The type is "gym". It must be one of: Home help, Exercise, Transport, Community, Health.',
  ],
  [{ state: 'Bavaria' }, 'The state is "BAVARIA". It must be one of: NSW, VIC, QLD, WA, SA, TAS, NT, ACT.'],
  [{ postal_code: '20265' }, 'The postcode "20265" does not have four digits.'],
  [{ url: 'javascript:alert(1)' }, 'The web address does not start with https:// or http://.'],
  [
    { assured_date: '31/11/2026' },
    'The day of the last check is "31/11/2026". Write it like 2026-11-21 or 21/11/2026.',
  ],
  [{ schedule: 'x'.repeat(1001) }, 'The field schedule is longer than 1000 characters.'],
  [{ unknown: 'x'.repeat(10_001) }, 'One of its texts is longer than 10,000 characters.'],
  [{ postal_code: 'x'.repeat(61) }, `The postcode "${'x'.repeat(60)}…" does not have four digits.`],
  [
    { name: '', type: '' },
    /^There is no name\. There is no kind of service\. It must be one of: Home help, /,
  ],
])('the row %o is refused', (changed, reason) => {
  expect(reasonOf(changed)).toMatch(reason);
});

test('a duplicate service location is refused, naming the row of the first one', () => {
  const { places, refused } = checkServices(
    rows(
      good,
      { ...good, name: 'HALL STREET bus', lat: '-33.9001' },
      { ...good, name: 'Other', id: 5 },
      { ...good, name: 'Third', id: 5 },
    ),
  );
  expect(places.map(({ name }) => name)).toEqual(['Hall Street Bus', 'Other']);
  expect(refused).toEqual([
    { row: 3, name: 'HALL STREET bus', reason: 'It is in row 2 already.' },
    { row: 5, name: 'Third', reason: 'Row 4 has the id 5 already.' },
  ]);
});

test('imported ids are kept, and locations without one get the next free', () => {
  const { places } = checkServices(
    rows(
      good,
      { ...good, name: 'B', id: '1' },
      { ...good, name: 'C', id: 'c-7' },
      { ...good, name: 'D', id: 2 },
    ),
  );
  expect(places.map(({ name, id }) => [name, id])).toEqual([
    ['Hall Street Bus', 3],
    ['B', 1],
    ['C', 4],
    ['D', 2],
  ]);
});

test('a postcode that lost its leading zero in a spreadsheet gets it back', () => {
  expect(checkServices(rows({ ...good, postal_code: 800 })).places[0]).toMatchObject({ postal_code: '0800' });
});

describe('the area of Australia', () => {
  test('contains all samples, and none with its coordinates swapped', () => {
    expect(locations.filter((place) => !isInAustralia(place))).toEqual([]);
    expect(locations.filter(({ lat, lng }) => isInAustralia({ lat: lng, lng: lat }))).toEqual([]);
  });

  test.each([
    ['Thursday Island', -10.58, 142.22, true],
    ['Norfolk Island', -29.03, 167.95, true],
    ['Christmas Island', -10.42, 105.68, true],
    ['Kupang', -10.17, 123.6, false],
    ['Auckland', -36.85, 174.76, false],
    ['Port Moresby', -9.44, 147.18, false],
  ])('is checked for %s', (_, lat, lng, expected) => {
    expect(isInAustralia({ lat, lng })).toBe(expected);
  });
});

test.each([
  ['home-help', 'home-help'],
  ['HOME HELP', 'home-help'],
  ['Exercise Classes', 'exercise'],
  ['exercise class', 'exercise'],
  ['Health', 'health'],
  ['', null],
  ['constructor', null],
])('the type "%s" is imported as %s', (text, type) => {
  expect(typeNamed(text)).toBe(type);
});

test('locations with the same name, type and point count as the same when a list is replaced, whatever their ids', () => {
  const [bus, class1, walk] = locations.slice(0, 3) as [
    (typeof locations)[0],
    (typeof locations)[0],
    (typeof locations)[0],
  ];
  const after = [
    { ...bus, id: 99 },
    { ...class1, phone: '02 5550 0000' },
    { ...walk, name: 'A new walk' },
  ];
  expect(listChanges([bus, class1, walk], after)).toEqual({ added: 1, changed: 1, gone: 1 });
  expect(listChanges([], after)).toEqual({ added: 3, changed: 0, gone: 0 });
  expect(listChanges(after, after)).toEqual({ added: 0, changed: 0, gone: 0 });
});

test('a refused row is quoted up to the length that identifies it', () => {
  const long = 'x'.repeat(10_000);
  const [row] = checkServices(
    rows({ ...good, name: long, type: long, state: long, postal_code: long, assured_date: long }),
  ).refused;
  expect(row!.name).toBe(`${'x'.repeat(200)}…`);
  expect(row!.reason.length).toBeLessThan(600);
});
