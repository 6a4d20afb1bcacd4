import { describe, expect, test } from 'vitest';
import type { Appointment } from './appointment';
import { bookingRefusal, changeAccess } from './bookingRules';

const margaret = { email: 'margaret@example.org', username: 'margaret' };
const hour = (hours: number, day = 24) => ({
  start: new Date(2026, 10, day, hours).toISOString(),
  end: new Date(2026, 10, day, hours + 1).toISOString(),
});
const own: Appointment = {
  id: '1',
  title: 'Podiatrist',
  location: '',
  description: '',
  ...hour(10),
  allDay: false,
  userId: margaret.email,
};
const toms: Appointment = { ...own, id: '2', ...hour(14), userId: 'tom@example.org' };
const stored = [own, toms];

const refusal = (record: Appointment, { before = null as Appointment | null, overlapAgreed = false } = {}) =>
  bookingRefusal({ record, before, stored, overlapAgreed });
const at = (times: ReturnType<typeof hour>, id = 'new'): Appointment => ({ ...own, id, ...times });

describe('a booking', () => {
  test('of free times is allowed', () => {
    expect(refusal(at(hour(16)))).toBeNull();
  });

  test('over anybody’s appointment is an overlap, until it is agreed', () => {
    expect(refusal(at(hour(14)))).toBe('overlap');
    expect(refusal(at(hour(10)))).toBe('overlap');
    expect(refusal(at(hour(14)), { overlapAgreed: true })).toBeNull();
  });

  test('that takes up no time, or whole days, is no overlap', () => {
    expect(refusal({ ...at(hour(14)), free: true })).toBeNull();
    expect(refusal({ ...own, id: 'new', start: '2026-11-24', end: '2026-11-24', allDay: true })).toBeNull();
  });

  test('that changes an appointment does not overlap with itself, nor where its times stay', () => {
    const longer = { start: own.start, end: hour(11).end };
    expect(refusal(at(longer, own.id), { before: own })).toBeNull();
    expect(refusal(at(hour(14), own.id), { before: own })).toBe('overlap');
    const beside = at(hour(14), 'beside');
    expect(refusal({ ...beside, title: 'Feet' }, { before: beside })).toBeNull();
  });
});

test('nobody but the owner may change or delete an appointment', () => {
  expect(changeAccess(own, margaret)).toBe('allowed');
  expect(changeAccess(toms, margaret)).toBe('not-yours');
  expect(changeAccess(own, null)).toBe('not-yours');
  expect(changeAccess(null, margaret)).toBe('missing');
});
