import { expect, test } from 'vitest';
import { parseAppointment } from '../appointments/appointment';
import { isNewer } from './entryOrigin';

const stored = { id: '1', title: 'Tea', start: '2026-12-01T00:00:00.000Z', end: '2026-12-01T00:00:00.000Z' };
const origin = { uid: 'tea@example.org', sequence: 2, stamp: '2026-11-20T00:00:00.000Z' };

test('a stored appointment keeps the entry that it came from, and is read without one', () => {
  expect(parseAppointment({ ...stored, origin })?.origin).toEqual(origin);
  expect(
    parseAppointment({ ...stored, origin: { ...origin, occurrence: '2026-12-01', more: 1 } })?.origin,
  ).toEqual({
    ...origin,
    occurrence: '2026-12-01',
  });
  for (const wrong of [
    undefined,
    'tea',
    { uid: '', sequence: 0 },
    { uid: 'a', sequence: -1 },
    { uid: 'a'.repeat(1001), sequence: 0 },
  ]) {
    expect(parseAppointment({ ...stored, origin: wrong })).not.toHaveProperty('origin');
  }
});

test('a version is newer by its sequence, and then by when it was written', () => {
  expect(isNewer({ ...origin, sequence: 3, stamp: '2020-01-01T00:00:00.000Z' }, origin)).toBe(true);
  expect(isNewer({ ...origin, stamp: '2026-11-21T00:00:00.000Z' }, origin)).toBe(true);
  expect(isNewer(origin, origin)).toBe(false);
  expect(isNewer({ uid: origin.uid, sequence: 2 }, origin)).toBe(false);
});
