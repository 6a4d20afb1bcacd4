import { expect, test } from 'vitest';
import { checkPlaceFields } from './placeFields';

const good = { name: 'Hall Street Bus', type: 'Transport', lat: '-33.9', lng: 151.3 };

test('each problem of a location names its field', () => {
  const { problems } = checkPlaceFields({
    name: ' ',
    type: 'Taxi',
    lat: 151.3,
    lng: -33.9,
    state: 'Texas',
    postal_code: '12',
    url: 'javascript:alert(1)',
    assured_date: 'May',
    fees_description: 'a'.repeat(1001),
  });
  expect(problems.map(({ field }) => field)).toEqual([
    'name',
    'lat',
    'type',
    'state',
    'postal_code',
    'url',
    'assured_date',
    'fees_description',
  ]);
  expect(problems[1]!.text).toBe('Latitude and longitude are swapped.');
});

test('fields without a problem become a location, with empty ones left out', () => {
  const { place, problems } = checkPlaceFields({
    ...good,
    suburb: 'BONDI ',
    state: 'nsw',
    phone: '',
    url: '',
  });
  expect(problems).toEqual([]);
  expect(place).toEqual({
    name: 'Hall Street Bus',
    type: 'transport',
    lat: -33.9,
    lng: 151.3,
    suburb: 'Bondi',
    state: 'NSW',
  });
});
