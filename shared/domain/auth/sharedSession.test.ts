import { describe, expect, test } from 'vitest';
import { sharedSessionStep, warningMilliseconds } from './sharedSession';

const minute = 60_000;
const began = Date.UTC(2026, 10, 24);
const at = (minutes: number, endsAt: number | null = null, lastUse = began) =>
  sharedSessionStep({ now: began + minutes * minute, lastUse, endsAt, minutes: 15 });

describe('a session on a shared computer', () => {
  test('goes on while it is used', () => {
    expect(at(0)).toEqual({ kind: 'in use', wait: 13 * minute });
    expect(at(12)).toEqual({ kind: 'in use', wait: minute });
  });

  test('warns two minutes before its end', () => {
    const endsAt = began + 15 * minute;
    expect(at(13)).toEqual({ kind: 'warn', endsAt, wait: 2 * minute });
    expect(at(14, endsAt)).toEqual({ kind: 'warn', endsAt, wait: minute });
    expect(at(15, endsAt)).toEqual({ kind: 'end' });
  });

  test('gives two whole minutes to who is warned late', () => {
    expect(at(14.9)).toEqual({ kind: 'warn', endsAt: began + 16.9 * minute, wait: warningMilliseconds });
  });

  test.each([15, 16, 7 * 24 * 60])('ends at once when it wakes after %d minutes', (minutes) => {
    expect(at(minutes)).toEqual({ kind: 'end' });
    expect(at(minutes, began + 15 * minute)).toEqual({ kind: 'end' });
  });

  test('is never longer than a new one where the clock was set back', () => {
    expect(at(-7 * 24 * 60)).toEqual({ kind: 'in use', wait: 13 * minute });
    const now = began - 7 * 24 * 60 * minute;
    expect(at(-7 * 24 * 60, began + 15 * minute)).toEqual({
      kind: 'warn',
      endsAt: now + 2 * minute,
      wait: 2 * minute,
    });
  });
});
