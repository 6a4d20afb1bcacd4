import { describe, expect, test } from 'vitest';
import { emptyList, nextList } from '../services/serviceLocationIds';
import { listAfterImport } from '../services/keptPlaces';
import { rowsOfJson } from './serviceFormats';
import { checkServices, importChanges } from './serviceImport';

const hall = { name: 'Gentle Yoga', type: 'Exercise', lat: '-37.8', lng: '144.967', state: 'VIC' };
const monday = { ...hall, opening_hours: 'Mo 09:00-10:00' };
const wednesday = { ...hall, opening_hours: 'We 18:00-19:00' };
const friday = { ...hall, schedule: 'Every second Friday at 11 am' };
const rows = (...all: object[]) => all.map((fields, at) => ({ row: at + 2, fields: { ...fields } }));

describe('two classes of one name in one hall', () => {
  test.each([
    ['hours', monday, wednesday, 'Opening hours'],
    ['words about times', monday, friday, 'Opening hours, When it is open, in words'],
    ['phones', { ...hall, phone: '03 5550 0001' }, { ...hall, phone: '03 5550 0002' }, 'Phone'],
    ['details of which one has none', hall, { ...hall, fees_description: 'Free' }, 'Cost'],
  ])('are two places where they differ in %s, and the second is named', (_, first, second, labels) => {
    const { places, refused, noted } = checkServices(rows(first, second));
    expect(refused).toEqual([]);
    expect(places.map(({ id }) => id)).toEqual([1, 2]);
    const reason = `Row 2 has the same name, kind and point, but this differs: ${labels}. It is imported as a place of its own.`;
    expect(noted).toEqual([{ row: 3, name: 'Gentle Yoga', reason }]);
  });

  test.each([
    ['numbers', '7', '8'],
    ['ids of a register', 'c-7', 'c-8'],
  ])('are two places where their %s differ, and named only where nothing else does', (_, one, other) => {
    const differing = checkServices(rows({ ...monday, id: one }, { ...wednesday, id: other }));
    expect([differing.places.length, differing.refused, differing.noted]).toEqual([2, [], []]);
    const alike = checkServices(rows({ ...monday, id: one }, { ...monday, id: other }));
    expect([alike.places.length, alike.refused]).toEqual([2, []]);
    expect(alike.noted).toMatchObject([
      { row: 3, reason: 'It says the same as row 2, with another id. It is imported as a place of its own.' },
    ]);
  });

  test('are two places in HSDS, and keep their numbers by the ids of its service_at_locations', () => {
    const at = (id: string, opens_at: string) => ({
      id: `20000000-0000-4000-8000-00000000000${id}`,
      location: { latitude: -37.8, longitude: 144.967, addresses: [{ state_province: 'VIC' }] },
      schedules: [{ freq: 'WEEKLY', byday: 'MO', opens_at, closes_at: '17:00' }],
    });
    const attributes = [{ taxonomy_term: { name: 'Exercise' } }];
    const file = (...places: object[]) =>
      rowsOfJson({ name: 'Gentle Yoga', attributes, service_at_locations: places });
    const first = checkServices(file(at('1', '09:00'), at('2', '11:00')));
    expect([first.places.length, first.refused, first.noted]).toEqual([2, [], []]);
    const later = checkServices(file(at('3', '12:00'), at('2', '10:00')), nextList(emptyList, first.places));
    expect(later.places.map(({ id }) => id)).toEqual([3, 2]);
  });

  test('are one place where nothing that people read differs', () => {
    const checked = { ...monday, assured_date: '2026-10-01' };
    const { places, refused } = checkServices(
      rows(
        monday,
        checked,
        { ...monday, id: 'c-7' },
        { ...wednesday, id: 'c-8' },
        { ...wednesday, id: 'c-8' },
      ),
    );
    expect(places).toHaveLength(2);
    expect(refused.map(({ row, reason }) => [row, reason])).toEqual([
      [3, 'It is in row 2 already.'],
      [4, 'It is in row 2 already.'],
      [6, 'It is in row 5 already.'],
    ]);
  });
});

describe('classes of one name in one hall that are imported again', () => {
  const before = nextList(emptyList, checkServices(rows(monday, wednesday, friday)).places);
  const again = (...all: object[]) => {
    const { places } = checkServices(rows(...all), before);
    const after = listAfterImport(before, places);
    const { added, changed, gone, retired } = importChanges(before, after, places);
    return { ids: places.map(({ id }) => id), changes: { added, changed, gone, retired } };
  };

  test('keep their numbers in any order, and none is called new, changed or gone', () => {
    expect(again(friday, monday, wednesday)).toEqual({
      ids: [3, 1, 2],
      changes: { added: 0, changed: 0, gone: 0, retired: 0 },
    });
  });

  test('keep their numbers where something beside their times is new', () => {
    const phone = '03 5550 0001';
    expect(again({ ...wednesday, phone }, { ...monday, phone }, friday)).toEqual({
      ids: [2, 1, 3],
      changes: { added: 0, changed: 2, gone: 0, retired: 0 },
    });
  });

  test('are counted one by one where one comes and others go', () => {
    const sunday = { ...hall, opening_hours: 'Su 09:00-10:00' };
    expect(again(friday, sunday, monday, wednesday)).toEqual({
      ids: [3, 4, 1, 2],
      changes: { added: 1, changed: 0, gone: 0, retired: 0 },
    });
    expect(again(wednesday).changes).toEqual({ added: 0, changed: 0, gone: 2, retired: 0 });
  });

  test('do not vanish in the place of one that was retired', () => {
    const ann = { by: 'ann@example.org', on: '2026-11-20' };
    const kept = {
      ...before,
      places: before.places.map((one) => (one.id === 1 ? { ...one, retired: ann } : one)),
    };
    const sunday = { ...hall, opening_hours: 'Su 09:00-10:00' };
    const { places } = checkServices(rows(sunday, wednesday, friday, monday), kept);
    expect(places.map(({ id }) => id)).toEqual([4, 2, 3, 1]);
    expect(listAfterImport(kept, places).places.map(({ retired }) => Boolean(retired))).toEqual([
      false,
      false,
      false,
      true,
    ]);
  });
});
