import { describe, expect, test, vi } from 'vitest';
import type { Preferences } from './preferences';

/** The contract of every adapter of Preferences. @param make makes one without choices. */
export function describePreferences(name: string, make: () => Preferences) {
  describe(`${name} as Preferences`, () => {
    test('has no choices at first', () => {
      const preferences = make();
      expect(preferences.get('highContrast')).toBeNull();
      expect(preferences.get('largeText')).toBeNull();
      expect(preferences.get('servicesMap')).toBeNull();
    });

    test('keeps each choice separately, on and off', () => {
      const preferences = make();
      preferences.set('highContrast', true);
      expect(preferences.get('highContrast')).toBe(true);
      expect(preferences.get('largeText')).toBeNull();
      preferences.set('highContrast', false);
      expect(preferences.get('highContrast')).toBe(false);
      preferences.set('servicesMap', true);
      expect(preferences.get('servicesMap')).toBe(true);
      expect(preferences.get('highContrast')).toBe(false);
    });

    test('notifies after a change, until the listener is removed', () => {
      const preferences = make();
      const seen: (boolean | null)[] = [];
      const listener = vi.fn<() => void>(() => seen.push(preferences.get('largeText')));
      const end = preferences.subscribe(listener);
      preferences.set('largeText', true);
      expect(seen).toEqual([true]);
      end();
      preferences.set('largeText', false);
      expect(listener).toHaveBeenCalledTimes(1);
    });
  });
}
