import { describe, expect, test } from 'vitest';
import { locations } from '../../seeds/locations';
import type { ServiceLocation } from './serviceLocation';
import {
  areaNamed,
  createServiceIndex,
  findServices,
  inOrder,
  isShop,
  readServiceQuery,
} from './serviceSearch';

const index = createServiceIndex(locations);
const names = (places: readonly ServiceLocation[]) => places.map(({ name }) => name);
const place = (fields: Partial<ServiceLocation>): ServiceLocation => ({
  id: 1,
  name: 'A place',
  lat: -33,
  lng: 151,
  type: 'health',
  suburb: '',
  state: '',
  ...fields,
});

describe('finding service locations', () => {
  test.each([
    ['', 30],
    ['  ', 30],
    ['exercise', 6],
    ['EXERCISE CLASSES', 6],
    ['home help', 6],
    ['transport', 6],
    ['tai chi', 1],
    ['QLD', 2],
    ['bendigo community', 1],
    ['zzzz', 0],
  ])('works by the words "%s": %i', (words, count) => {
    expect(findServices(index, { words })).toHaveLength(count);
  });

  test('works by name, suburb and type at once', () => {
    expect(names(findServices(index, { type: 'transport', words: 'Footscray' }))).toEqual([
      'Footscray Community Transport',
    ]);
    expect(findServices(index, { type: 'health', words: 'Footscray' })).toEqual([]);
  });

  test('recognises shops by their names, and finds none among the samples', () => {
    expect(findServices(index, { shopsOnly: true })).toEqual([]);
    expect(
      ['Op Shop Carlton', 'Queen Victoria Market', 'Main Street Pharmacy'].map((name) => isShop({ name })),
    ).toEqual([true, true, true]);
    expect(isShop({ name: 'Art Workshop' })).toBe(false);
  });
});

describe('the order of service locations', () => {
  test('is that of the list until a starting point is known', () => {
    const shown = inOrder(locations, null);
    expect(shown.map(({ place: { id }, number }) => [id, number])).toEqual(
      locations.map(({ id }) => [id, id]),
    );
    expect(shown[0]).not.toHaveProperty('distance');
  });

  test('is by distance from a known point, and the distances are given', () => {
    const shown = inOrder(locations, areaNamed(index, 'Melbourne'));
    expect(names(shown.slice(0, 3).map((one) => one.place))).toEqual([
      'Melbourne City Seniors Club',
      'Carlton Community Health Centre',
      'Fitzroy Home Help',
    ]);
    expect(shown.map(({ number }) => number)).toEqual(locations.map((_, at) => at + 1));
    expect(shown[0]!.distance).toBeCloseTo(0.05, 1);
  });
});

describe('names of areas', () => {
  test.each([
    ['melbourne', 'Melbourne'],
    ['Melbourne, VIC', 'Melbourne'],
    ['Hobart Tasmania', 'Hobart'],
    ['carlton', 'Carlton, VIC'],
    ['saint kilda victoria', 'St Kilda, VIC'],
    ['Box Hill', 'Box Hill, VIC'],
  ])('"%s" stands for %s', (text, label) => {
    expect(areaNamed(index, text)?.label).toBe(label);
  });

  test('that are not listed are unknown', () => {
    expect(['', 'Woolgoolga', '3053', 'Carlton NSW'].map((text) => areaNamed(index, text))).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });

  test('include a postcode once a location has it, at the centre of its locations', () => {
    const real = createServiceIndex([
      place({ id: 1, postal_code: '2450', lat: -30.2 }),
      place({ id: 2, postal_code: '2450', lat: -30.4 }),
    ]);
    expect(areaNamed(real, '2450')).toMatchObject({ label: '2450', lng: 151 });
    expect(areaNamed(real, '2450')!.lat).toBeCloseTo(-30.3);
  });

  test('prefer the area with more locations when two share a name, and the state tells them apart', () => {
    const two = createServiceIndex([
      place({ id: 1, suburb: 'Richmond', state: 'NSW' }),
      place({ id: 2, suburb: 'Richmond', state: 'VIC', lat: -37 }),
      place({ id: 3, suburb: 'Richmond', state: 'VIC', lat: -37 }),
    ]);
    expect(areaNamed(two, 'richmond')).toEqual({ label: 'Richmond, VIC', lat: -37, lng: 151 });
    expect(areaNamed(two, 'richmond nsw')).toEqual({ label: 'Richmond, NSW', lat: -33, lng: 151 });
  });
});

describe('a typed query', () => {
  test.each([
    ['Melbourne', '', 'Melbourne'],
    ['near Carlton', '', 'Carlton, VIC'],
    ['tai chi', 'tai chi', undefined],
    ['nearest exercise class', 'exercise class', undefined],
    ['exercise near me', 'exercise', undefined],
    ['exercise class in Carlton', 'exercise class', 'Carlton, VIC'],
    ['home help melbourne', 'home help', 'Melbourne'],
    ['Footscray Community Transport', 'Footscray Community Transport', undefined],
  ])('is split into words and area: "%s"', (text, words, label) => {
    const question = readServiceQuery(index, text);
    expect(question).toMatchObject({ kind: 'found', words });
    expect(question.kind === 'found' && question.origin?.label).toBe(label);
  });

  test('is blank or unknown otherwise', () => {
    expect(readServiceQuery(index, '  ')).toEqual({ kind: 'blank' });
    expect(readServiceQuery(index, 'Woolgoolga')).toEqual({ kind: 'unknown', postcode: false });
    expect(readServiceQuery(index, 'near me')).toEqual({ kind: 'unknown', postcode: false });
    expect(readServiceQuery(index, '2450')).toEqual({ kind: 'unknown', postcode: true });
  });
});
