import { describe, expect, test } from 'vitest';
import { chosenUnknown, chosenWant } from './chosenWants';
import { listedWants, wantOf } from './placeWants';
import type { ServiceLocation } from './serviceLocation';
import { createServiceIndex } from './serviceSearch';
import {
  chosenType,
  countWords,
  everything,
  nothingWords,
  searched,
  shownPlaces,
  type ServicesView,
} from './servicesView';

describe('places that have what is wanted', () => {
  const place = (id: number, fields: Partial<ServiceLocation>): ServiceLocation => ({
    id,
    name: `Place ${id}`,
    lat: -31.9,
    lng: 115.8,
    type: 'exercise',
    suburb: '',
    state: 'WA',
    ...fields,
  });
  const list = [
    place(1, { languages: 'English, Greek', accessibility: 'Ramp', fees_description: 'Free' }),
    place(2, { languages: 'Greek', accessibility: 'Six steps', fees_description: '$5' }),
    place(3, { languages: 'Greek' }),
    place(4, { languages: 'Italian', accessibility: 'No steps', fees_description: 'Free' }),
    place(5, { accessibility: 'No steps' }),
    place(6, {}),
  ];
  const index = createServiceIndex(list);
  const ids = (view: ServicesView) => shownPlaces(index, view).shown.map(({ place: { id } }) => id);
  const words = (view: ServicesView) => countWords(view, ids(view).length);
  const level = chosenWant(everything, 'stepFree', wantOf('stepFree'));
  const greek = chosenWant(level, 'speaks', wantOf('speaks', 'Greek'));

  test('are only those that say so; those that do not say are counted, and shown when asked for', () => {
    expect(ids(level)).toEqual([1, 4, 5]);
    expect(words(level)).toBe('3 places: step-free');
    expect(shownPlaces(index, level).unknown).toEqual({ stepFree: 2 });
    const both = chosenUnknown(level, 'stepFree');
    expect(ids(both)).toEqual([1, 3, 4, 5, 6]);
    expect(words(both)).toBe('5 places: step-free or not known');
  });

  test('have all that is wanted, and each count is what its button adds', () => {
    expect(ids(greek)).toEqual([1]);
    expect(words(greek)).toBe('1 place: step-free, Greek spoken');
    expect(shownPlaces(index, greek).unknown).toEqual({ stepFree: 1, speaks: 1 });
    expect(ids(chosenUnknown(greek, 'stepFree'))).toEqual([1, 3]);
    expect(ids(chosenUnknown(greek, 'speaks'))).toEqual([1, 5]);
    expect(ids(chosenUnknown(chosenUnknown(greek, 'speaks'), 'stepFree'))).toEqual([1, 3, 5, 6]);
  });

  test('another language replaces the one before, and none gives it up', () => {
    const italian = chosenWant(greek, 'speaks', wantOf('speaks', 'Italian'));
    expect(ids(italian)).toEqual([4]);
    expect(ids(chosenWant(italian, 'speaks', null))).toEqual(ids(level));
  });

  test('stay alone when a kind is chosen or something is searched for', () => {
    expect(ids(chosenType(greek, 'exercise'))).toEqual([1]);
    expect(ids(searched(index, level, 'Place'))).toEqual([1, 4, 5]);
    expect(ids(searched(index, greek, ''))).toEqual([1, 2, 3, 4, 5, 6]);
  });

  test('the reason is given if none is left', () => {
    const dear = chosenWant(chosenWant(greek, 'speaks', wantOf('speaks', 'Thai')), 'free', wantOf('free'));
    expect(nothingWords(dear)).toBe(
      'We know of no such place with all of this: step-free, Thai spoken, free.',
    );
    const thai = chosenWant(everything, 'speaks', wantOf('speaks', 'Thai'));
    expect(nothingWords(thai)).toBe('We know of no such place with this: Thai spoken.');
  });

  test('are asked for only where a place says so', () => {
    expect(listedWants(list)).toEqual({ stepFree: true, free: true, languages: ['Greek', 'Italian'] });
    expect(listedWants(list.slice(4))).toEqual({ stepFree: true, free: false, languages: [] });
  });
});
