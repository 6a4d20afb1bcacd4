import { describe, expect, test } from 'vitest';
import { narrowed, narrowingWords, nothingLeft, type Narrowing, type Want } from './serviceFilters';
import type { ServiceLocation } from './serviceLocation';
import type { ShownService } from './serviceSearch';

const kew = { label: 'Kew, VIC', lat: -37.8, lng: 145 };
const everything: Narrowing = { open: null, within: null, wants: [] };

const place = (id: number, more: Partial<ServiceLocation> = {}): ServiceLocation => ({
  id,
  name: `Place ${id}`,
  type: 'health',
  lat: -37.8,
  lng: 145,
  suburb: 'Kew',
  state: 'VIC',
  ...more,
});
const shownFrom = (places: readonly ServiceLocation[], distances: readonly number[] = []): ShownService[] =>
  places.map((one, at) => ({ place: one, number: at + 1, distance: distances[at] ?? 0 }));

/** Wants the places whose words say yes; those without words do not say. */
const want = (id: Want['id'], field: 'accessibility' | 'fees_description', unknownToo = false): Want => ({
  id,
  words: id,
  orUnknown: `${id} or not known`,
  without: '',
  fits: (one) => (one[field] === undefined ? null : one[field] === 'yes'),
  unknownToo,
});
const stepFree = (unknownToo?: boolean) => want('stepFree', 'accessibility', unknownToo);
const free = (unknownToo?: boolean) => want('free', 'fees_description', unknownToo);
const at = new Date('2026-11-24T00:00:00Z');

describe('a list of places', () => {
  const ids = ({ shown }: { shown: readonly ShownService[] }) => shown.map((one) => one.place.id);

  test('stays as it is where nothing is asked', () => {
    const all = shownFrom([place(1), place(2)]);
    expect(narrowed(all, everything, kew)).toEqual({ shown: all, unknown: {} });
  });

  test('keeps what is near enough, to the very kilometre, where there is an origin', () => {
    const all = shownFrom([place(1), place(2), place(3)], [4.9, 5, 5.1]);
    expect(ids(narrowed(all, { ...everything, within: 5 }, kew))).toEqual([1, 2]);
    expect(ids(narrowed(all, { ...everything, within: 5 }, null))).toEqual([1, 2, 3]);
  });

  const yes = place(1, { accessibility: 'yes', fees_description: 'yes' });
  const no = place(2, { accessibility: 'no', fees_description: 'yes' });
  const silent = place(3, { fees_description: 'yes' });
  const both = place(4);
  const all = shownFrom([no, yes, silent, both]);

  test('keeps matching places, numbers them again, and counts those that do not say', () => {
    expect(narrowed(all, { ...everything, wants: [stepFree()] }, null)).toEqual({
      shown: [{ ...all[1], number: 1 }],
      unknown: { stepFree: 2 },
    });
  });

  test('also keeps those that do not say, where they are wanted', () => {
    const found = narrowed(all, { ...everything, wants: [stepFree(true)] }, null);
    expect(ids(found)).toEqual([1, 3, 4]);
    expect(found.shown.map(({ number }) => number)).toEqual([1, 2, 3]);
    expect(found.unknown).toEqual({ stepFree: 2 });
  });

  test('keeps what has all that is wanted; one that does not say counts only where the rest fits', () => {
    const found = narrowed(all, { ...everything, wants: [stepFree(), free()] }, null);
    expect(ids(found)).toEqual([1]);
    expect(found.unknown).toEqual({ stepFree: 1, free: 0 });
    const withUnknown = narrowed(all, { ...everything, wants: [stepFree(), free(true)] }, null);
    expect(ids(withUnknown)).toEqual([1]);
    expect(withUnknown.unknown).toEqual({ stepFree: 2, free: 0 });
  });

  test('keeps what is open, and does not take hours that nobody knows for closed', () => {
    const day = [{ opens: '00:00', closes: '24:00' }];
    const week = (times: typeof day) => ({
      zone: 'Australia/Melbourne',
      week: Array.from({ length: 7 }, () => times),
    });
    const places = shownFrom([
      place(1, { opening_hours: week(day) }),
      place(2, { opening_hours: week([]) }),
      place(3),
      place(4, { opening_hours: week(day), status: 'temporarily closed' }),
    ]);
    const open = narrowed(places, { ...everything, open: { at, unknownToo: false } }, null);
    expect([ids(open), open.unknown]).toEqual([[1], { open: 1 }]);
    const orUnknown = narrowed(places, { ...everything, open: { at, unknownToo: true } }, null);
    expect([ids(orUnknown), orUnknown.unknown]).toEqual([[1, 3], { open: 1 }]);
  });
});

const open = { at, unknownToo: false };

test.each<[Partial<Narrowing>, boolean, string[]]>([
  [{}, false, []],
  [{ open }, false, ['open now']],
  [{ open: { at, unknownToo: true } }, false, ['open now or hours not known']],
  [{ within: 5 }, false, ['within 5 km of Kew, VIC']],
  [{ within: 5 }, true, ['within 5 km']],
  [
    { open, within: 2, wants: [stepFree(), free(true)] },
    true,
    ['stepFree', 'free or not known', 'open now', 'within 2 km'],
  ],
])('the heading over the list says how it was narrowed: %#', (some, isNamed, words) => {
  expect(narrowingWords({ ...everything, ...some }, kew, isNamed)).toEqual(words);
});

test('without an origin nothing is said of a distance', () => {
  expect(narrowingWords({ ...everything, within: 5 }, null, false)).toEqual([]);
  expect(nothingLeft({ ...everything, within: 5 }, null)).toBeNull();
});

test.each<[Partial<Narrowing>, string | null]>([
  [{}, null],
  [{ within: 5 }, 'We know of no such place within 5 km of Kew, VIC.'],
  [{ open }, 'We know of no such place that is open now.'],
  [{ open, within: 5 }, 'We know of no such place within 5 km of Kew, VIC that is open now.'],
  [{ wants: [stepFree()] }, 'We know of no such place with this: stepFree.'],
  [
    { open, within: 5, wants: [stepFree()] },
    'We know of no such place within 5 km of Kew, VIC with all of this: stepFree, open now.',
  ],
  [{ wants: [stepFree(), free()] }, 'We know of no such place with all of this: stepFree, free.'],
])('an empty list says why: %#', (some, words) => {
  expect(nothingLeft({ ...everything, ...some }, kew)).toBe(words);
});
