import { expect, test } from 'vitest';
import { locations } from '../../seeds/locations';
import {
  directionsAddress,
  durationText,
  estimateRoute,
  exampleRoute,
  routeNeedsBoth,
  spokenDuration,
  straightLine,
} from './routeEstimate';

const route = (start: string, end: string) => estimateRoute(start, end, locations)!;

test.each([
  ['both', '12 Nowhere Street', 'Atlantis'],
  ['the start', 'Atlantis', 'Carlton'],
  ['the end', 'Carlton', 'Atlantis'],
])(
  'where %s cannot be found, the route goes from the first location to the last and says so',
  (_, start, end) => {
    const found = route(start, end);
    expect(found).toMatchObject({
      known: false,
      from: { label: locations[0]!.name, lat: -37.8, lng: 144.967 },
      to: { label: locations.at(-1)!.name, lat: -37.864, lng: 144.982 },
      minutes: 109,
    });
    expect(found.kilometres).toBeCloseTo(7.24, 2);
    expect(exampleRoute(found)).toBe(
      'We could not find those places, so this is an example from Carlton Community Health Centre to St Kilda Walking Group.',
    );
  },
);

test('a route connects two suburbs', () => {
  const found = route('Footscray', ' carlton, vic ');
  expect(found).toMatchObject({ known: true, from: { label: 'Footscray, VIC' }, minutes: 88 });
  expect(found.kilometres).toBeCloseTo(5.89, 2);
});

test('a route connects a service location and a capital city', () => {
  const found = route('Geelong Allied Health Centre', 'Sydney');
  expect(found).toMatchObject({ known: true, from: { lat: -38.149 }, to: { label: 'Sydney' } });
});

test('a route from a location to itself has no length', () => {
  expect(route('Carlton', 'Carlton')).toMatchObject({ known: true, kilometres: 0, minutes: 0 });
});

test('there is no example route without locations', () => {
  expect(estimateRoute('Carlton', 'Sydney', [])).toBeNull();
});

test.each([
  [0, '0m', '0 minutes'],
  [1, '1m', '1 minute'],
  [59, '59m', '59 minutes'],
  [60, '1h 0m', '1 hour'],
  [109, '1h 49m', '1 hour 49 minutes'],
  [121, '2h 1m', '2 hours 1 minute'],
])('%i minutes are worded “%s”, spoken “%s”', (minutes, written, spoken) => {
  expect(durationText(minutes)).toBe(written);
  expect(spokenDuration(minutes)).toBe(spoken);
});

test('the link to real directions has the typed texts', () => {
  const address = new URL(directionsAddress('Footscray & co', 'Carlton'));
  expect(address.host).toBe('www.openstreetmap.org');
  expect(Object.fromEntries(address.searchParams)).toEqual({ from: 'Footscray & co', to: 'Carlton' });
});

test('the texts of a route are the specified ones', () => {
  expect(routeNeedsBoth).toBe('Please enter both start and end points');
  expect(straightLine).toBe('Straight-line estimate, not directions');
});
