import { expect, test } from 'vitest';
import { parseServiceLocation, serviceTypeLabels, serviceTypes } from './serviceLocation';

test('the types of service locations have their labels', () => {
  expect(serviceTypes.map((type) => serviceTypeLabels[type])).toEqual([
    'Home help',
    'Exercise',
    'Transport',
    'Community',
    'Health',
  ]);
});

const carlton = {
  id: 1,
  name: 'Carlton',
  lat: -37.8,
  lng: 144.967,
  type: 'health',
  suburb: 'Carlton',
  state: 'VIC',
};

test('optional details of a service location are kept where they are valid', () => {
  const full = {
    ...carlton,
    status: 'temporarily closed',
    alert: 'Closed this week.',
    eligibility_description: '65 and over',
    application_process: 'Ask your GP.',
    address_1: '1 Example Street',
    postal_code: '3053',
    phone: '03 5550 0000',
    url: 'https://example.org/carlton',
    schedule: 'Monday to Friday, 9 am to 5 pm',
    fees_description: 'Free',
    languages: 'English, Greek',
    accessibility: 'Step-free',
    assured_date: '2026-10-01',
  };
  expect(parseServiceLocation(full)).toEqual(full);
});

test.each([
  ['status', 'defunct'],
  ['postal_code', '305'],
  ['url', 'javascript:alert(1)'],
  ['url', 'https://'],
  ['assured_date', '2026-13-01'],
  ['phone', ' '],
])('a %s of "%s" is dropped', (field, value) => {
  expect(parseServiceLocation({ ...carlton, [field]: value })).toEqual(carlton);
});
