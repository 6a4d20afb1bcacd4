import { describe, expect, test } from 'vitest';
import { locations } from '../../seeds/locations';
import { createServiceIndex } from './serviceSearch';
import type { OpeningHours } from './openingHours';
import type { ServiceLocation } from './serviceLocation';
import {
  asOf,
  chosenOpen,
  chosenType,
  countWords,
  everything,
  mapSearched,
  nothingWords,
  positionTexts,
  quicklyFound,
  realCount,
  searched,
  shopsOnly,
  shownPlaces,
  unknownText,
  withoutPosition,
  type ServicesView,
} from './servicesView';
import { chosenUnknown } from './chosenWants';

const index = createServiceIndex(locations);
const heading = (view: ServicesView) => countWords(view, shownPlaces(index, view).shown.length);
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

describe('places that are open now', () => {
  const office = (opens: string, closes: string): OpeningHours => ({
    zone: 'Australia/Perth',
    week: Array.from({ length: 7 }, () => [{ opens, closes }]),
  });
  const place = (id: number, fields: Partial<ServiceLocation>): ServiceLocation => ({
    id,
    name: `Place ${id}`,
    lat: -31.9,
    lng: 115.8 + id / 100,
    type: 'exercise',
    suburb: '',
    state: 'WA',
    ...fields,
  });
  const hours = createServiceIndex([
    place(1, { opening_hours: office('09:00', '17:00') }),
    place(2, { opening_hours: office('18:00', '22:00') }),
    place(3, {}),
    place(4, { type: 'transport' }),
    place(5, { opening_hours: office('08:00', '12:00'), lat: -32.3 }),
  ]);
  const morning = new Date('2026-11-24T10:00:00+08:00');
  const evening = new Date('2026-11-24T19:00:00+08:00');
  const ids = (view: ServicesView) => shownPlaces(hours, view).shown.map(({ place: { id } }) => id);
  const words = (view: ServicesView) => countWords(view, ids(view).length);
  const open = chosenOpen(everything, morning);

  test('are shown alone, numbered again; unknown hours are counted and not taken for closed', () => {
    expect(ids(open)).toEqual([1, 5]);
    expect(shownPlaces(hours, open).shown.map(({ number }) => number)).toEqual([1, 2]);
    expect(shownPlaces(hours, open).unknown).toEqual({ open: 2 });
    expect(words(open)).toBe('2 places: open now');
    const both = chosenUnknown(open, 'open');
    expect(ids(both)).toEqual([1, 3, 4, 5]);
    expect(words(both)).toBe('4 places: open now or hours not known');
    expect(ids(chosenUnknown(both, 'open'))).toEqual([1, 5]);
    expect(shownPlaces(hours, everything).unknown).toEqual({});
  });

  test('are those of the moment of the last press', () => {
    expect(ids(asOf(open, evening))).toEqual([2]);
    expect(asOf(everything, evening)).toBe(everything);
    expect(ids(chosenOpen(asOf(open, evening), evening))).toEqual([1, 2, 3, 4, 5]);
  });

  test('stay alone when a kind is chosen, something is searched for, or the shops', () => {
    expect(words(chosenType(open, 'exercise'))).toBe('2 places: Exercise Classes, open now');
    expect(words(searched(hours, open, 'Perth'))).toBe('2 places: open now, nearest to Perth first');
    expect(words(shopsOnly(open))).toBe('No places: Shops, open now');
    expect(searched(hours, open, '').open).toBeNull();
  });

  test('are found within a distance of a position', () => {
    const near = quicklyFound('exercise', morning, { label: 'you', lat: -31.9, lng: 115.8 });
    expect(words(near)).toBe('2 places: Exercise Classes, open now, nearest to you first');
    const within = { ...near, within: 5 };
    expect(words(within)).toBe('1 place: Exercise Classes, open now, within 5 km of you');
    expect(shownPlaces(hours, within).unknown).toEqual({ open: 1 });
    expect(words({ ...within, within: 5, open: null })).toBe(
      '3 places: Exercise Classes, within 5 km, nearest to you first',
    );
    expect(words({ ...within, origin: null })).toBe('2 places: Exercise Classes, open now');
  });

  test('the reason is given if none is left', () => {
    const night = { ...open, open: { at: new Date('2026-11-24T03:00:00+08:00'), unknownToo: false } };
    expect(ids(night)).toEqual([]);
    expect(nothingWords(night)).toBe('We know of no such place that is open now.');
    const far = { ...night, origin: here, within: 2 };
    expect(nothingWords(far)).toBe('We know of no such place within 2 km of you that is open now.');
    expect(nothingWords({ ...far, open: null })).toBe('We know of no such place within 2 km of you.');
    expect(nothingWords(shopsOnly(everything))).toBe('No shops are listed here yet.');
    expect(nothingWords(everything)).toBe('No places to show.');
  });
});
