import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readServiceLocations } from './readServiceFile';

test('the example file for operators is read without a refused row', () => {
  const { places, refused } = readServiceLocations(
    'csv',
    readFileSync('docs/examples/services.csv', 'utf8'),
    '2026-11-26',
  );
  expect(refused).toEqual([]);
  expect(places[0]).toEqual({
    id: 1,
    name: 'Example Street Strength Class',
    type: 'exercise',
    lat: -37.8,
    lng: 144.967,
    address_1: '1 Example Street',
    suburb: 'Carlton',
    state: 'VIC',
    postal_code: '3053',
    phone: '03 5550 0000',
    url: 'https://classes.example.org',
    schedule: 'Tuesday and Thursday, 10 am to 11 am',
    fees_description: '$5 a class',
    languages: 'English, Greek',
    accessibility: 'No steps. Accessible toilet.',
    assured_date: '2026-10-01',
  });
  expect(places).toHaveLength(2);
});
