import { describe, expect, test, vi } from 'vitest';
import type { CurrentUser } from './currentUser';
import { someone } from './currentUser.contract';
import type { DeviceChoice } from './deviceUse';

/** Makes a choice for the current user; `isFixed` where the operator declares every device shared. */
export type MakeDeviceChoice = (isFixed?: boolean) => { choice: DeviceChoice; currentUser: CurrentUser };

/** The contract of every adapter of DeviceChoice. @param make makes one without a user and without an answer. */
export function describeDeviceChoice(name: string, make: MakeDeviceChoice) {
  const george = { ...someone, id: '5', username: 'george@example.org', email: 'george@example.org' };

  describe(`${name} as DeviceChoice`, () => {
    test('is unanswered at first, with and without a user', () => {
      const { choice, currentUser } = make();
      expect(choice.get()).toBeNull();
      currentUser.set(someone);
      expect(choice.get()).toBeNull();
      expect(choice.isFixed).toBe(false);
    });

    test('keeps "own" for the person who said it, also over a logout', () => {
      const { choice, currentUser } = make();
      currentUser.set(someone);
      choice.set('own');
      expect(choice.get()).toBe('own');
      currentUser.clear();
      expect(choice.get()).toBeNull();
      currentUser.set(george);
      expect(choice.get()).toBeNull();
      currentUser.set(someone);
      expect(choice.get()).toBe('own');
    });

    test('keeps "shared" for the tab across users, and takes it back', () => {
      const { choice, currentUser } = make();
      currentUser.set(someone);
      choice.set('own');
      choice.set('shared');
      expect(choice.get()).toBe('shared');
      expect(currentUser.get()).toEqual(someone);
      currentUser.clear();
      currentUser.set(george);
      expect(choice.get()).toBe('shared');
      choice.set(null);
      expect(choice.get()).toBeNull();
      expect(currentUser.get()).toEqual(george);
      currentUser.set(someone);
      expect(choice.get()).toBeNull();
    });

    test('keeps nobody "own" while nobody is logged in', () => {
      const { choice, currentUser } = make();
      choice.set('own');
      currentUser.set(someone);
      expect(choice.get()).toBeNull();
    });

    test('notifies of answers, logins and logouts, until the listener is removed', () => {
      const { choice, currentUser } = make();
      const listener = vi.fn<() => void>();
      const end = choice.subscribe(listener);
      currentUser.set(someone);
      expect(listener).toHaveBeenCalled();
      listener.mockClear();
      choice.set('own');
      expect(listener).toHaveBeenCalled();
      listener.mockClear();
      choice.set('shared');
      expect(listener).toHaveBeenCalled();
      end();
      listener.mockClear();
      choice.set(null);
      expect(listener).not.toHaveBeenCalled();
    });

    test('has its question due from a login until it is answered or put off', () => {
      const { choice, currentUser } = make();
      choice.setDue(true);
      expect(choice.isDue()).toBe(false);
      currentUser.set(someone);
      expect(choice.isDue()).toBe(true);
      choice.setDue(false);
      expect(choice.isDue()).toBe(false);
      choice.setDue(true);
      choice.set('own');
      expect(choice.isDue()).toBe(false);
      choice.setDue(true);
      expect(choice.isDue()).toBe(false);
    });

    test('counts the use of a shared computer from its beginning to its end', () => {
      const { session } = make().choice;
      expect(session.lastUse()).toBeNull();
      session.begin(1000);
      session.begin(2000);
      expect(session.lastUse()).toBe(1000);
      session.use(3000);
      expect(session.lastUse()).toBe(3000);
      session.end();
      expect(session.lastUse()).toBeNull();
    });

    test('is always "shared" where the operator says so', () => {
      const { choice, currentUser } = make(true);
      expect(choice.isFixed).toBe(true);
      currentUser.set(someone);
      choice.set('own');
      expect(choice.get()).toBe('shared');
      expect(currentUser.get()).toEqual(someone);
    });
  });
}
