import { expect, test } from 'vitest';
import { listAfterImport, publicPlaces } from './keptPlaces';
import type { KeptServiceLocation } from './serviceLocationIds';

const ann = { by: 'ann@example.org', on: '2026-11-20' };
const bus: KeptServiceLocation = {
  id: 4,
  name: 'Hall Street Bus',
  type: 'transport',
  lat: -33.9,
  lng: 151.3,
  suburb: 'Bondi',
  state: 'NSW',
  phone: '02 5550 0000',
};
const listOf = (...places: KeptServiceLocation[]) => ({ lastId: 9, places });

test('the public list names no administrator and no other register, and leaves retired places out', () => {
  const checked = { ...bus, source_id: 'x7', checks: { phone: ann }, assured_date: '2025-01-01' };
  expect(publicPlaces([checked, { ...bus, id: 5, retired: ann }])).toEqual([
    { ...bus, assured_date: '2025-01-01' },
  ]);
});

test('an import keeps the checks of what it does not change', () => {
  const before = listOf({ ...bus, checks: { phone: ann, suburb: ann } });
  const { lastId, places } = listAfterImport(before, [{ ...bus, phone: '02 5550 0001' }]);
  expect(lastId).toBe(9);
  expect(places).toEqual([{ ...bus, phone: '02 5550 0001', checks: { suburb: ann } }]);
});

test('a retired place stays retired, whether or not the file has it', () => {
  const before = listOf({ ...bus, retired: ann });
  expect(listAfterImport(before, [bus]).places).toEqual([{ ...bus, retired: ann }]);
  const other = { ...bus, id: 10, name: 'Other' };
  expect(listAfterImport(before, [other]).places).toEqual([other, { ...bus, retired: ann }]);
});

test('a retired place stays retired where its register has given it another id', () => {
  const before = listOf({ ...bus, source_id: 'a', retired: ann });
  expect(listAfterImport(before, [{ ...bus, source_id: 'b' }]).places).toEqual([
    { ...bus, source_id: 'b', retired: ann },
  ]);
});

test('another place that a file gives the number of a retired one is shown', () => {
  const other = { ...bus, name: 'Carlton Walks' };
  expect(listAfterImport(listOf({ ...bus, retired: ann, checks: { phone: ann } }), [other]).places).toEqual([
    other,
  ]);
  const source = { ...bus, source_id: 'a' };
  expect(
    listAfterImport(listOf({ ...source, retired: ann }), [{ ...source, name: 'New name' }]).places,
  ).toEqual([{ ...source, name: 'New name', retired: ann }]);
});
