import { describe, expect, test } from 'vitest';
import { assuredDateOf, byLastCheck, changedFields, checksAfter, isLongUnchecked } from './placeChecks';

const bus = {
  name: 'Hall Street Bus',
  type: 'transport',
  lat: -33.9,
  lng: 151.3,
  suburb: 'Bondi',
  state: 'NSW',
  phone: '02 5550 0000',
} as const;
const by = 'ann@example.org';
const filled = ['name', 'type', 'suburb', 'state', 'position', 'phone'] as const;
const allOn = (on: string) => Object.fromEntries(filled.map((field) => [field, { by, on }]));

describe('the last check of a place', () => {
  test('is the day of its oldest check', () => {
    const checks = { ...allOn('2026-11-20'), phone: { by, on: '2026-03-03' } };
    expect(assuredDateOf({ ...bus, assured_date: '2020-01-01', checks })).toBe('2026-03-03');
  });

  test('is as imported while one of its fields was not checked since', () => {
    const { phone: _, ...others } = allOn('2026-11-20');
    expect(assuredDateOf({ ...bus, assured_date: '2025-01-01', checks: others })).toBe('2025-01-01');
    expect(assuredDateOf({ ...bus, checks: others })).toBeUndefined();
    expect(assuredDateOf({ ...bus, assured_date: '2025-01-01' })).toBe('2025-01-01');
  });

  test('does not depend on a field that is empty', () => {
    expect(
      assuredDateOf({
        ...bus,
        phone: '',
        checks: { ...allOn('2026-11-20'), phone: { by, on: '2020-01-01' } },
      }),
    ).toBe('2026-11-20');
  });

  test('is too long ago after a year, or where nobody knows', () => {
    const today = new Date(2026, 10, 23, 23, 30);
    expect(isLongUnchecked('2025-11-23', today)).toBe(false);
    expect(isLongUnchecked('2025-11-22', today)).toBe(true);
    expect(isLongUnchecked(undefined, today)).toBe(true);
    // Nobody has to wait for the 29th of February.
    expect(isLongUnchecked('2027-02-28', new Date(2028, 1, 29))).toBe(false);
    expect(isLongUnchecked('2027-02-27', new Date(2028, 1, 29))).toBe(true);
  });

  test('orders a list: unknown first, then the oldest', () => {
    const list = [
      { name: 'C', assured_date: '2026-01-01' },
      { name: 'B' },
      { name: 'A', assured_date: '2024-01-01' },
      { name: 'A' },
    ];
    expect(list.toSorted(byLastCheck).map(({ name, assured_date }) => [name, assured_date])).toEqual([
      ['A', undefined],
      ['B', undefined],
      ['A', '2024-01-01'],
      ['C', '2026-01-01'],
    ]);
  });
});

describe('the check of a field', () => {
  const check = { by: 'bo@example.org', on: '2026-11-23' };

  test('names the person who changed or confirmed it, and leaves the other checks', () => {
    const before = { ...bus, checks: allOn('2026-01-01') };
    const checks = checksAfter(before, { ...bus, phone: '02 5550 0001' }, ['suburb'], check);
    expect(checks).toEqual({ ...allOn('2026-01-01'), phone: check, suburb: check });
  });

  test('is nobody for a new place unless it is said', () => {
    expect(checksAfter(null, bus, ['phone'], check)).toEqual({ phone: check });
  });

  test('counts latitude and longitude as one field, and hours as another', () => {
    expect(changedFields(bus, { ...bus, lat: -33.8, lng: 151 })).toEqual(['position']);
    const week = [[{ opens: '09:00', closes: '17:00' }], [], [], [], [], [], []];
    expect(changedFields(bus, { ...bus, opening_hours: { zone: 'Australia/Sydney', week } })).toEqual([
      'opening_hours',
    ]);
  });
});
