import { expect, test } from 'vitest';
import { monthsBefore } from './monthsBefore';

test('a month before the last day of a longer month is the last day of the shorter one', () => {
  expect(new Date(monthsBefore(Date.UTC(2026, 2, 31, 9), 1)).toISOString()).toBe('2026-02-28T09:00:00.000Z');
  expect(new Date(monthsBefore(Date.UTC(2028, 1, 29, 9), 24)).toISOString()).toBe('2026-02-28T09:00:00.000Z');
  expect(new Date(monthsBefore(Date.UTC(2026, 10, 21), 24)).toISOString()).toBe('2024-11-21T00:00:00.000Z');
});
