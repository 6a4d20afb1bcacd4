import { describe, expect, test } from 'vitest';
import { locations } from '../../seeds/locations';
import { createServiceIndex } from './serviceSearch';
import {
  chosenType,
  countWords,
  everything,
  mapSearched,
  positionTexts,
  realCount,
  searched,
  shownPlaces,
  unknownText,
  withoutPosition,
  type ServicesView,
} from './servicesView';

const index = createServiceIndex(locations);
const heading = (view: ServicesView) => countWords(view, shownPlaces(index, view).length);
const here = { label: 'you', lat: -31.9, lng: 115.8 };
const nearMe: ServicesView = { ...everything, find: 'near', origin: here };

describe('a search of the services', () => {
  test('for words narrows the list, and keeps the type and the starting point', () => {
    const view = searched(index, { ...nearMe, type: 'exercise' }, 'class');
    expect(heading(view)).toBe('6 places: Exercise Classes, “class”, nearest to you first');
    expect(view.find).toBe('near');
  });

  test('for words that the type does not have resets the type, and shows the matches', () => {
    expect(heading(searched(index, chosenType(everything, 'transport'), 'tai chi'))).toBe(
      '1 place: “tai chi”',
    );
  });

  test('for an area starts from there instead of from here', () => {
    const view = searched(index, nearMe, 'Carlton');
    expect(heading(view)).toBe('30 places, nearest to Carlton, VIC first');
    expect(view.find).toBe('service');
  });

  test('for something unknown shows everything and says so', () => {
    const view = searched(index, searched(index, everything, 'tai chi'), 'Woolgoolga');
    expect(view.message).toBe(unknownText('Woolgoolga', false));
    expect(heading(view)).toBe('30 places');
    expect(searched(index, view, 'bus').message).toBeNull();
  });

  test('for nothing resets everything', () => {
    expect(searched(index, { ...nearMe, type: 'health', words: 'centre' }, ' ')).toEqual(everything);
  });
});

describe('“Near me” without a position', () => {
  test('starts from the suburb that is already typed, and says so', () => {
    const view = withoutPosition(index, everything, 'refused', 'Carlton');
    expect(heading(view)).toBe('30 places, nearest to Carlton, VIC first');
    expect(view.message).toBe(
      'Your browser did not let us see where you are. So we start from Carlton, VIC, as you typed.',
    );
  });

  test('searches for the service that is typed with it', () => {
    const view = withoutPosition(index, everything, 'timed-out', 'tai chi near Carlton');
    expect(heading(view)).toBe('1 place: “tai chi”');
    expect(view.origin?.label).toBe('Carlton, VIC');
  });

  test.each(['', ' ', 'tai chi', 'Woolgoolga'])('asks for a suburb where “%s” is none', (text) => {
    const before = chosenType(everything, 'transport');
    const view = withoutPosition(index, before, 'refused', text);
    expect(view).toEqual({ ...before, message: positionTexts.refused });
  });
});

test('a type that is pressed again shows all types', () => {
  const on = chosenType(nearMe, 'home-help');
  expect(heading(on)).toBe('6 places: Home help, nearest to you first');
  expect(chosenType(on, 'home-help')).toEqual(nearMe);
});

test('the shops filter finds no sample', () => {
  expect(heading({ ...everything, find: 'shops' })).toBe('No places: Shops');
});

test('a search on the map replaces all other choices, or finds nothing', () => {
  const view = mapSearched(index, chosenType(nearMe, 'home-help'), 'community');
  expect(view).toEqual({ ...nearMe, words: 'community' });
  expect(mapSearched(index, everything, 'zzzz')).toBeNull();
});

test('the services page gives the exact count', () => {
  expect([1, 5000].map(realCount)).toEqual(['1 local service.', '5,000 local services.']);
});
