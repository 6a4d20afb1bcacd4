import { describe, expect, test } from 'vitest';
import { locations } from '../../seeds/locations';
import { createBoxSuggestions } from '../services/boxSuggestions';
import { areaNamed, createServiceIndex, readServiceQuery } from '../services/serviceSearch';
import { everything, searched } from '../services/servicesView';
import type { Suburb } from './suburb';
import { withSuburbs } from './suburbAreas';

const suburb = (name: string, state: string, postcode: string, lat: number, lng: number): Suburb => ({
  name,
  state,
  postcode,
  lat,
  lng,
});
const suburbs = [
  suburb('Queanbeyan', 'NSW', '2620', -35.353, 149.234),
  suburb('Carwoola', 'NSW', '2620', -35.4, 149.33),
  suburb('Hume', 'ACT', '2620', -35.39, 149.17),
  suburb('Richmond', 'QLD', '4822', -20.73, 143.14),
  suburb('Richmond', 'NSW', '2753', -33.6, 150.75),
  suburb('Richmond', 'VIC', '3121', -37.82, 145),
  suburb('Perth', 'TAS', '7300', -41.57, 147.17),
  suburb('Melbourne', 'VIC', '3000', -37.814, 144.963),
  suburb('Carlton', 'VIC', '3053', -37.8, 144.967),
  suburb('Hillside', 'VIC', '3037', -37.69, 144.74),
  suburb('Hillside', 'VIC', '3875', -37.83, 147.51),
  suburb('Woolgoolga', 'NSW', '2456', -30.11, 153.2),
];
const places = createServiceIndex(locations);
const index = withSuburbs(places, suburbs);
const named = (text: string) => areaNamed(index, text)?.label;
const asked = (text: string) => {
  const { origin, message, others } = searched(index, everything, text);
  return { from: origin?.label, message, others };
};

describe('imported suburbs', () => {
  test.each([
    ['Woolgoolga', 'Woolgoolga, NSW'],
    ['woolgoolga new south wales', 'Woolgoolga, NSW'],
    ['2456', 'Woolgoolga, NSW'],
    ['Woolgoolga 2456', 'Woolgoolga, NSW'],
    ['2456, NSW: Woolgoolga', 'Woolgoolga, NSW'],
    ['Richmond, QLD', 'Richmond, QLD'],
    ['Melbourne', 'Melbourne'],
    ['3000', 'Melbourne'],
    ['perth tasmania', 'Perth, TAS'],
    ['Hillside 3875', 'Hillside, VIC 3875'],
  ])('are known by “%s” as %s', (text, label) => expect(named(text)).toBe(label));

  test('leave the centre of a suburb with places where its places are', () => {
    expect(areaNamed(index, 'carlton')).toEqual(areaNamed(places, 'carlton'));
    expect(areaNamed(index, '3053')).toEqual(areaNamed(places, 'carlton'));
  });

  test('are found with a service', () => {
    expect(readServiceQuery(index, 'exercise class in Woolgoolga')).toMatchObject({
      words: 'exercise class',
      origin: { label: 'Woolgoolga, NSW' },
    });
  });

  test('say nothing where there is only one of the name or postcode', () => {
    expect(asked('Woolgoolga')).toEqual({ from: 'Woolgoolga, NSW', message: null, others: [] });
    expect(asked('3121')).toEqual({ from: 'Richmond, VIC', message: null, others: [] });
  });

  test('say which postcode of two states was taken, and offer the other state first', () => {
    expect(asked('2620')).toEqual({
      from: 'Queanbeyan, NSW',
      message: 'The postcode 2620 is in more than one place. We start from Queanbeyan, NSW.',
      others: ['Hume, ACT', 'Carwoola, NSW'],
    });
    expect(asked('Hume, ACT')).toMatchObject({ from: 'Hume, ACT', message: null });
  });

  test('say which of one name was taken: that near the listed places', () => {
    expect(asked('richmond')).toEqual({
      from: 'Richmond, VIC',
      message: 'There is more than one Richmond. We start from Richmond, VIC.',
      others: ['Richmond, NSW', 'Richmond, QLD'],
    });
    expect(asked('Hillside').others).toHaveLength(1);
  });

  test('say so beside a capital, which comes first', () => {
    expect(asked('Perth')).toEqual({
      from: 'Perth',
      message: 'There is more than one Perth. We start from Perth, WA.',
      others: ['Perth, TAS'],
    });
    expect(asked('Perth, WA')).toMatchObject({ from: 'Perth', message: null });
  });

  test('leave the list of places as it was', () => {
    expect(areaNamed(places, 'Woolgoolga')).toBeNull();
    const { areas } = withSuburbs(places, []);
    expect([[...areas.keys()], [...areas.values()]]).toEqual([
      [...places.areas.keys()],
      [...places.areas.values()],
    ]);
  });
});

test('of thousands of imported suburbs only the one that is asked for is compared with the places', () => {
  const twins = Array.from({ length: 2000 }, (_, at) =>
    suburb(`Twin ${at % 1000}`, at < 1000 ? 'NSW' : 'VIC', '', -20 - at / 200, 140),
  );
  let walks = 0;
  const counted = new Proxy(places.places, {
    get(list, name): unknown {
      if (name === Symbol.iterator) walks += 1;
      return Reflect.get(list, name);
    },
  });
  const withTwins = withSuburbs({ ...places, places: counted }, twins);
  expect(walks).toBe(0);
  expect(areaNamed(withTwins, 'Twin 7')).not.toBeNull();
  expect(areaNamed(withTwins, 'Twin 7')).not.toBeNull();
  expect(walks).toBe(1);
});

describe('suggestions with imported suburbs', () => {
  const { suggest } = createBoxSuggestions(places, suburbs);

  test('offer each suburb of a postcode, with its state', () => {
    expect(suggest('26')).toEqual(['2620, ACT: Hume', '2620, NSW: Carwoola', '2620, NSW: Queanbeyan']);
    expect(suggest('2620')).toHaveLength(3);
    expect(suggest('2620, ACT: Hume')).toEqual([]);
  });

  test('offer each suburb of a name, with its state, and those of the places once', () => {
    expect(suggest('richmond').slice(0, 3)).toEqual(['Richmond, NSW', 'Richmond, QLD', 'Richmond, VIC']);
    expect(suggest('carl')).toEqual(['Carlton, VIC', 'Carlton Community Health Centre']);
    expect(suggest('hill')).toEqual(expect.arrayContaining(['Hillside, VIC 3037', 'Hillside, VIC 3875']));
  });

  test('are all found by the search, each where it says', () => {
    const suggested = ['26', 'ri', 'pe', 'hi', 'wo', '30', '38'].flatMap((typed) => suggest(typed));
    expect(suggested.filter((text) => readServiceQuery(index, text).kind !== 'found')).toEqual([]);
    const byPostcode = suburbs.map(({ name, state, postcode }) => `${postcode}, ${state}: ${name}`);
    expect(byPostcode.filter((text) => asked(text).others.length > 0)).toEqual([]);
  });
});
