import { describe, expect, test } from 'vitest';
import { locations } from '../../seeds/locations';
import { estimateRoute } from './routeEstimate';
import type { ServiceLocation } from './serviceLocation';
import { createServiceIndex, readServiceQuery } from './serviceSearch';
import { createSuggest, maxSuggestions } from './serviceSuggestions';

const index = createServiceIndex(locations);
const suggest = createSuggest(index);
const place = (name: string, suburb = '', state = ''): ServiceLocation => ({
  id: 1,
  name,
  lat: -33,
  lng: 151,
  type: 'health',
  suburb,
  state,
});
const of = (...places: ServiceLocation[]) => createSuggest(createServiceIndex(places));

describe('suggestions for a typed text', () => {
  test.each(['', '   ', '?!'])('are none for "%s"', (text) => {
    expect(suggest(text)).toEqual([]);
  });

  test('name the suburb before the places of that name', () => {
    expect(suggest('carl')).toEqual(['Carlton, VIC', 'Carlton Community Health Centre']);
  });

  test('begin with those that begin with the text, then those with a later word that does', () => {
    expect(suggest('war')).toEqual(['Warrnambool, VIC', 'Warrnambool Community Health Centre']);
    const two = of(place('Aged Care Bendigo'), place('Bendigo Bus'), place('Care Bus'));
    expect(two('be')).toEqual(['Bendigo Bus', 'Aged Care Bendigo']);
  });

  test('end with those that have three or more letters inside a word', () => {
    const three = of(place('Sunshine House'), place('Shine Club'), place('The Shiners'));
    expect(three('shine')).toEqual(['Shine Club', 'The Shiners', 'Sunshine House']);
    expect(three('un')).toEqual([]);
    expect(suggest('st k')).toEqual(['St Kilda, VIC', 'St Kilda Walking Group']);
  });

  test('ignore case, accents and plurals, and know "Saint" for "St"', () => {
    expect(suggest('SAINT KIL')).toEqual(['St Kilda, VIC', 'St Kilda Walking Group']);
    expect(of(place('Café Olé'))('cafe o')).toEqual(['Café Olé']);
    expect(suggest('gentle classes')).toEqual(['Brunswick Gentle Exercise Class']);
  });

  test('take the typed words in any order', () => {
    expect(suggest('tai glen')).toEqual(['Glen Waverley Tai Chi Group']);
  });

  test('are a few at most', () => {
    expect(suggest('c')).toHaveLength(maxSuggestions);
    expect(maxSuggestions).toBeLessThanOrEqual(8);
  });

  test('name two places of one name once, and two suburbs of one name with their states', () => {
    const both = of(place('Day Club', 'Richmond', 'VIC'), place('Day Club', 'Richmond', 'NSW'));
    expect(both('da')).toEqual(['Darwin', 'Day Club']);
    expect(both('richm')).toEqual(['Richmond, NSW', 'Richmond, VIC']);
  });

  test('leave out what is typed in full, and postcodes', () => {
    expect(suggest('carlton, VIC')).toEqual([]);
    expect(of({ ...place('Day Club'), postal_code: '3053' })('30')).toEqual([]);
  });

  test('include the capitals wherever the places are', () => {
    expect(of(place('Day Club'))('hob')).toEqual(['Hobart']);
  });

  test('are none where nothing fits', () => {
    expect(suggest('zzzz')).toEqual([]);
  });
});

const letters = [...'abcdefghijklmnopqrstuvwxyz'];
const everything = [...new Set(letters.flatMap((first) => letters.flatMap((next) => suggest(first + next))))];

test('every suggestion is found by the search for services', () => {
  expect(everything.length).toBeGreaterThan(50);
  expect(everything.filter((text) => readServiceQuery(index, text).kind !== 'found')).toEqual([]);
});

test('every suggestion is known as an end of a route', () => {
  const unknown = everything.filter((text) => !estimateRoute(text, 'Hobart', locations)?.known);
  expect(unknown).toEqual([]);
});
