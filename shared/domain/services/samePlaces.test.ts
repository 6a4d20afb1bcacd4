import { describe, expect, test } from 'vitest';
import { differences, isToldApart, likeness, pairUp, sameness, detailKey } from './samePlaces';
import type { ServiceLocation } from './serviceLocation';

const hall: ServiceLocation = {
  id: 1,
  name: 'Town Hall',
  type: 'community',
  lat: -37.80001,
  lng: 144.96001,
  suburb: 'Carlton',
  state: 'VIC',
};
const chess = { ...hall, id: 2, schedule: 'Chess on Mondays', phone: '03 5550 0001' };
const choir = { ...hall, id: 3, schedule: 'Choir on Fridays', phone: '03 5550 0002' };

test('places of one name and kind within about a hundred metres are the same', () => {
  expect(sameness({ ...hall, name: 'town hall', lat: -37.80049, lng: 144.9604 })).toBe(sameness(hall));
  for (const other of [
    { ...hall, name: 'Hall' },
    { ...hall, type: 'health' as const },
    { ...hall, lat: -37.802 },
    { ...hall, lng: 144.962 },
  ])
    expect(sameness(other)).not.toBe(sameness(hall));
});

test('in what two of them differ is named, but not their name, kind and point', () => {
  expect(differences(chess, choir).toSorted()).toEqual(['phone', 'schedule']);
  expect(differences(hall, { ...hall, name: 'Hall', type: 'health', lat: -38 })).toEqual([]);
});

test('they are one where nothing that people read differs', () => {
  expect(detailKey({ ...chess, lat: -37.8 })).toBe(detailKey(chess));
  expect(detailKey({ ...chess, phone: '' })).not.toBe(detailKey(chess));
});

test('they are certainly two where both say something else, and not where one says nothing', () => {
  expect(isToldApart(chess, choir)).toBe(true);
  expect(isToldApart({ ...chess, phone: choir.phone }, choir)).toBe(true);
  expect(isToldApart({ ...chess, schedule: choir.schedule }, choir)).toBe(true);
  expect(isToldApart(hall, choir)).toBe(false);
  expect(isToldApart(choir, hall)).toBe(false);
  expect(isToldApart(choir, { ...choir })).toBe(false);
});

describe('of several in one hall', () => {
  const pairs = (list: ServiceLocation[], others: ServiceLocation[]) =>
    [...pairUp(list, others, likeness)].map(([one, other]) => [one.id, other.id]);

  test('each is found again by all that it says, in any order', () => {
    const now = [chess, choir];
    const before = [
      { ...choir, id: 13 },
      { ...chess, id: 12 },
    ];
    expect(pairs(now, before)).toEqual([
      [2, 12],
      [3, 13],
    ]);
  });

  test('it is found by its times, or by how to reach it, where the rest has changed', () => {
    expect(pairs([{ ...chess, phone: '' }], [{ ...chess, id: 12 }])).toEqual([[2, 12]]);
    expect(pairs([{ ...chess, schedule: '' }], [{ ...chess, id: 12 }])).toEqual([[2, 12]]);
    expect(pairs([chess], [choir])).toEqual([]);
  });

  test('a place without a fact is not matched by it', () => {
    expect(pairs([{ ...hall, suburb: 'Kew' }], [hall])).toEqual([]);
    expect(pairUp([hall], [hall], [() => null])).toEqual(new Map());
  });

  test('the surest likeness comes first, and each is used once, in the order of the lists', () => {
    const twin = { ...chess, id: 12 };
    const moved = { ...chess, id: 14, phone: '' };
    expect(pairs([moved, chess], [twin])).toEqual([[2, 12]]);
    expect(pairs([chess, { ...chess, id: 5 }], [twin, { ...twin, id: 15 }])).toEqual([
      [2, 12],
      [5, 15],
    ]);
    expect(pairs([chess, { ...chess, id: 5 }], [twin])).toEqual([[2, 12]]);
  });
});
