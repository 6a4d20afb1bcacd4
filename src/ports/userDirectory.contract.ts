import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Identity } from './identity';
import { UserDirectoryError, type UserDirectory } from './userDirectory';

/** A directory with its identity service and their devices, without accounts. */
export interface UserDirectoryTestEnvironment {
  /** Returns an unused device. */
  device(): { identity: Identity; directory: UserDirectory };
  /** Sets if the devices can reach the directory from now on. */
  setReachable(reachable: boolean): void;
  end(): Promise<void>;
}

const password = 'Correct1';
const documentOf = (email: string) =>
  ({ email, role: 'user', createdAt: '2026-11-21T09:00:00.000Z' }) as const;

async function codeOf(work: Promise<unknown>): Promise<string> {
  const error: unknown = await work.then(
    () => 'It was not refused',
    (thrown: unknown) => thrown,
  );
  return error instanceof UserDirectoryError ? error.code : String(error);
}

/**
 * The contract of every adapter of UserDirectory.
 * @param make makes a separate test environment for each test, in which nobody may make themselves an administrator.
 */
export function describeUserDirectory(name: string, make: () => Promise<UserDirectoryTestEnvironment>) {
  describe(`${name} as UserDirectory`, () => {
    let testEnvironment: UserDirectoryTestEnvironment;
    beforeEach(async () => {
      testEnvironment = await make();
    });
    afterEach(() => testEnvironment.end());

    async function registered(email: string) {
      const device = testEnvironment.device();
      const { uid } = await device.identity.createAccount(email, password);
      return { ...device, uid, email };
    }

    test('writes and reads one’s own document', async () => {
      const { directory, uid, email } = await registered('ada@example.net');
      expect(await directory.read(uid)).toBeNull();
      const kept = await directory.create(uid, documentOf(email));
      expect(kept).toMatchObject({ email, role: 'user' });
      expect(new Date(kept.createdAt).toISOString()).toBe(kept.createdAt);
      expect(await directory.read(uid)).toEqual(kept);
    });

    test('writes it once', async () => {
      const { directory, uid, email } = await registered('ada@example.net');
      await directory.create(uid, documentOf(email));
      expect(await codeOf(directory.create(uid, documentOf(email)))).toBe('permission-denied');
    });

    test.each(['admin', 'healthcare'] as const)(
      'decides about the role itself: %s is not given',
      async (role) => {
        const { directory, uid, email } = await registered('ada@example.net');
        expect((await directory.create(uid, { ...documentOf(email), role })).role).toBe('user');
        expect((await directory.read(uid))?.role).toBe('user');
      },
    );

    test('stores a name, changes it and deletes it', async () => {
      const { directory, uid, email } = await registered('ada@example.net');
      expect((await directory.create(uid, { ...documentOf(email), name: 'Ada' })).name).toBe('Ada');
      expect((await directory.read(uid))?.name).toBe('Ada');
      await directory.rename(uid, 'Ada Lovelace');
      expect(await directory.read(uid)).toMatchObject({ email, name: 'Ada Lovelace', role: 'user' });
      await directory.rename(uid, '');
      expect(await directory.read(uid)).not.toHaveProperty('name');
    });

    test('refuses the documents of other people', async () => {
      const ada = await registered('ada@example.net');
      await ada.directory.create(ada.uid, documentOf(ada.email));
      const bob = await registered('bob@example.net');
      expect(await codeOf(bob.directory.read(ada.uid))).toBe('permission-denied');
      expect(await codeOf(bob.directory.create(ada.uid, documentOf(bob.email)))).toBe('permission-denied');
      expect(await codeOf(bob.directory.rename(ada.uid, 'Bob'))).toBe('permission-denied');
      expect(await codeOf(testEnvironment.device().directory.read(ada.uid))).toBe('permission-denied');
    });

    test('refuses one’s own document after signing out', async () => {
      const { identity, directory, uid } = await registered('ada@example.net');
      await identity.signOut();
      expect(await codeOf(directory.read(uid))).toBe('permission-denied');
    });

    test('reports a missing answer', async () => {
      const { directory, uid, email } = await registered('ada@example.net');
      testEnvironment.setReachable(false);
      expect(await codeOf(directory.read(uid))).toBe('unreachable');
      expect(await codeOf(directory.create(uid, documentOf(email)))).toBe('unreachable');
      expect(await codeOf(directory.rename(uid, 'Ada'))).toBe('unreachable');
      testEnvironment.setReachable(true);
      expect(await directory.read(uid)).toBeNull();
    });
  });
}
