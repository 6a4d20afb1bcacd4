import { describe, expect, test } from 'vitest';
import type { Appointment } from './appointment';
import { changeAccess, decideBooking } from './bookingRules';

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

const decide = (request: Partial<Parameters<typeof decideBooking>[1]>) =>
  decideBooking(stored, { before: null, times: hour(16), overlapAgreed: false, ...request }, margaret);

describe('a booking', () => {
  test('of free times is allowed', () => {
    expect(decide({})).toEqual({ kind: 'allowed' });
  });

  test('over anybody’s appointment is an overlap that names it, until it is agreed', () => {
    expect(decide({ times: hour(14) })).toEqual({ kind: 'overlap', with: toms, times: hour(14) });
    expect(decide({ times: hour(10) })).toEqual({ kind: 'overlap', with: own, times: hour(10) });
    expect(decide({ times: hour(14), overlapAgreed: true }).kind).toBe('allowed');
  });

  test('that repeats is an overlap where one of its dates is', () => {
    const times = hour(14, 17);
    expect(decide({ times }).kind).toBe('allowed');
    expect(decide({ times, later: [hour(14)] })).toEqual({ kind: 'overlap', with: toms, times: hour(14) });
    expect(decide({ times, later: [hour(15)] })).toEqual({ kind: 'allowed' });
  });

  test('that repeats is an overlap where one of its dates is moved onto another', () => {
    const later = [hour(16, 25), { start: hour(16, 25).start, end: hour(17, 25).end }];
    expect(decide({ times: hour(16), later })).toEqual({ kind: 'overlap', with: null, times: later[1] });
    expect(decide({ times: hour(16), later: [hour(17)] })).toEqual({ kind: 'allowed' });
  });

  test('that changes an appointment does not overlap with itself, nor where its times stay', () => {
    const longer = { start: own.start, end: hour(11).end };
    expect(decide({ before: own, times: longer }).kind).toBe('allowed');
    expect(decide({ before: own, times: hour(14) })).toMatchObject({ kind: 'overlap', with: toms });
    const beside = { ...own, ...hour(14) };
    expect(
      decideBooking([beside, toms], { before: beside, times: hour(14), overlapAgreed: false }, margaret),
    ).toMatchObject({ kind: 'allowed' });
  });

  test('that changes an appointment is for the owner, and only while it is stored', () => {
    expect(decide({ before: toms, times: hour(16) })).toEqual({ kind: 'not-yours' });
    expect(decide({ before: { ...own, id: 'gone' }, times: hour(14) })).toEqual({ kind: 'missing' });
  });
});

test('nobody but the owner may change or delete an appointment', () => {
  expect(changeAccess(own, margaret)).toBe('allowed');
  expect(changeAccess(toms, margaret)).toBe('not-yours');
  expect(changeAccess(own, null)).toBe('not-yours');
  expect(changeAccess(null, margaret)).toBe('missing');
});
