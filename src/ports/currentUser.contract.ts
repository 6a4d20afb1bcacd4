import { describe, expect, test, vi } from 'vitest';
import type { User } from '@/shared/domain/users/user';
import type { CurrentUser } from './currentUser';

/** A user to log in. */
export const someone: User = {
  id: '4',
  username: 'margaret@example.org',
  email: 'margaret@example.org',
  role: 'user',
  token: 'a-token',
  lastLogin: '2026-11-20T22:00:00.000Z',
};

/** The contract of every adapter of CurrentUser. @param make makes one without a user. */
export function describeCurrentUser(name: string, make: () => CurrentUser) {
  describe(`${name} as CurrentUser`, () => {
    test('is nobody at first', () => {
      expect(make().get()).toBeNull();
    });

    test('holds the user until it is cleared', () => {
      const currentUser = make();
      expect(currentUser.set(someone)).toBe(true);
      expect(currentUser.get()).toEqual(someone);
      currentUser.clear();
      expect(currentUser.get()).toBeNull();
    });

    test('returns the same object while nothing changes', () => {
      const currentUser = make();
      currentUser.set(someone);
      const first = currentUser.get();
      expect(currentUser.get()).toBe(first);
      currentUser.set({ ...someone });
      expect(currentUser.get()).toBe(first);
      currentUser.set({ ...someone, role: 'admin' });
      expect(currentUser.get()).toMatchObject({ id: '4', role: 'admin' });
    });

    test('notifies after a change, until the listener is removed', () => {
      const currentUser = make();
      const seen: (string | null)[] = [];
      const listener = vi.fn<() => void>(() => seen.push(currentUser.get()?.email ?? null));
      const end = currentUser.subscribe(listener);
      currentUser.set(someone);
      currentUser.clear();
      expect(seen).toEqual(['margaret@example.org', null]);
      end();
      currentUser.set(someone);
      expect(listener).toHaveBeenCalledTimes(2);
    });
  });
}
