import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { IdentityError, type Identity, type IdentityState } from './identity';

/** A browser on a person's device. */
export interface Device {
  identity: Identity;
  /** Reloads the page: a new adapter on the device's stored data. */
  reload(): Identity;
}

/** A service and its devices, without accounts. */
export interface IdentityTestEnvironment {
  /** Returns an unused device. */
  device(): Device;
  /** Returns the code of the last mailed link. */
  mailedCode(): Promise<string>;
  /** Sets if the devices can reach the service from now on. */
  setReachable(reachable: boolean): void;
  /** Lets time pass, for the service and the devices. */
  elapse(milliseconds: number): void;
  end(): Promise<void>;
}

const minute = 60_000;
const email = 'ada@example.net';
const password = 'Correct1';

/** Returns the error of a refused call. */
function errorOf(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => 'It was not refused',
    (thrown: unknown) => thrown,
  );
}

/** The code of a refusal. */
export async function codeOf(work: Promise<unknown>): Promise<string> {
  const error = await errorOf(work);
  return error instanceof IdentityError ? error.code : String(error);
}

/** Returns true where a call was refused because there were too many of them. */
function isLimit(error: unknown): error is IdentityError {
  return error instanceof IdentityError && error.code === 'too-many-requests';
}

/** Follows the states, like the app. */
export function follow(identity: Identity) {
  const states: IdentityState['kind'][] = [];
  const stop = identity.onStateChange(({ kind }) => states.push(kind));
  return { states, stop };
}

/**
 * The contract of every adapter of Identity.
 * @param make makes a separate test environment for each test.
 */
export function describeIdentity(name: string, make: () => Promise<IdentityTestEnvironment>) {
  describe(`${name} as Identity`, () => {
    let testEnvironment: IdentityTestEnvironment;
    beforeEach(async () => {
      testEnvironment = await make();
    });
    afterEach(() => testEnvironment.end());

    test('signs in a person who registers', async () => {
      const { identity } = testEnvironment.device();
      const account = await identity.createAccount('Ada@Example.net', password);
      expect(account).toEqual({ uid: expect.any(String) as string, email: 'Ada@Example.net' });
      expect(await identity.idToken()).toMatch(/\S/);
    });

    test('signs in on another device, ignoring the case of the address', async () => {
      const account = await testEnvironment.device().identity.createAccount('Ada@example.net', password);
      expect(await testEnvironment.device().identity.signIn(' aDA@EXAMPLE.net', password)).toEqual(account);
    });

    test.each([
      ['invalid-email', 'ada', password],
      ['weak-password', 'bob@example.net', 'abc'],
      ['email-already-in-use', 'ADA@example.net', password],
    ])('refuses to register with %s', async (code, address, word) => {
      await testEnvironment.device().identity.createAccount(email, password);
      const { identity } = testEnvironment.device();
      expect(await codeOf(identity.createAccount(address, word))).toBe(code);
      expect(await identity.idToken()).toBeNull();
    });

    test.each([
      ['invalid-email', 'ada', password],
      ['user-not-found', 'bob@example.net', password],
      ['wrong-password', email, 'Wrong123'],
    ])('refuses to sign in with %s', async (code, address, word) => {
      await testEnvironment.device().identity.createAccount(email, password);
      const { identity } = testEnvironment.device();
      expect(await codeOf(identity.signIn(address, word))).toBe(code);
      expect(await identity.idToken()).toBeNull();
    });

    test('makes a person with too many attempts wait as long as the service says', async () => {
      await testEnvironment.device().identity.createAccount(email, password);
      const { identity } = testEnvironment.device();
      let error: unknown;
      for (let i = 0; i < 100 && !isLimit(error); i += 1) {
        error = await errorOf(identity.signIn(email, 'Wrong123'));
      }
      if (!isLimit(error)) throw new Error('A hundred tries were let through');
      expect(await codeOf(identity.signIn(email, password))).toBe('too-many-requests');
      // A service without a stated delay requires an hour at most.
      const seconds = error.retryAfterSeconds ?? 60 * 60;
      expect(seconds).toBeGreaterThan(0);
      testEnvironment.elapse(seconds * 1000);
      expect(await identity.signIn(email, password)).toMatchObject({ email });
    });

    test('keeps a login after a refusal', async () => {
      const { identity } = testEnvironment.device();
      await identity.createAccount(email, password);
      await codeOf(identity.signIn(email, 'Wrong123'));
      expect(await identity.idToken()).toMatch(/\S/);
    });

    test('reports the state once it is known, and after each change', async () => {
      const { identity } = testEnvironment.device();
      const { states, stop } = follow(identity);
      await expect.poll(() => states).toEqual(['signed-out']);
      await identity.createAccount(email, password);
      await identity.signOut();
      expect(states).toEqual(['signed-out', 'signed-in', 'signed-out']);
      stop();
      await identity.signIn(email, password);
      expect(states).toHaveLength(3);
      const late = follow(identity);
      await expect.poll(() => late.states).toEqual(['signed-in']);
    });

    test('reports whose login it is', async () => {
      const { identity } = testEnvironment.device();
      const account = await identity.createAccount(email, password);
      const states: IdentityState[] = [];
      identity.onStateChange((state) => states.push(state));
      await expect.poll(() => states).toEqual([{ kind: 'signed-in', account }]);
    });

    test('ends the login of this device only on signing out', async () => {
      const here = testEnvironment.device();
      const there = testEnvironment.device();
      await here.identity.createAccount(email, password);
      await there.identity.signIn(email, password);
      await here.identity.signOut();
      expect(await here.identity.idToken()).toBeNull();
      expect(await here.reload().idToken()).toBeNull();
      expect(await there.reload().idToken()).toMatch(/\S/);
    });

    test('keeps a login over a reload', async () => {
      const device = testEnvironment.device();
      await device.identity.createAccount(email, password);
      const again = device.reload();
      expect(await again.idToken()).toMatch(/\S/);
      const { states } = follow(again);
      await expect.poll(() => states).toEqual(['signed-in']);
    });

    test('gives a token however long the page is open, and none in the name of another user', async () => {
      const { identity } = testEnvironment.device();
      const { uid } = await identity.createAccount(email, password);
      for (const minutes of [54, 2, 180]) {
        testEnvironment.elapse(minutes * minute);
        expect(await identity.idToken(uid)).toMatch(/\S/);
      }
      expect(await identity.idToken('somebody else')).toBeNull();
    });

    test('does not take a missing answer for a sign-out', async () => {
      const device = testEnvironment.device();
      await device.identity.createAccount(email, password);
      testEnvironment.setReachable(false);
      const again = device.reload();
      const { states } = follow(again);
      await expect.poll(() => states).toEqual(['unreachable']);
      expect(await again.idToken()).toMatch(/\S/);
      expect(states).toEqual(['unreachable']);
    });

    test('retries by itself half a minute after a missing answer', async () => {
      const device = testEnvironment.device();
      await device.identity.createAccount(email, password);
      testEnvironment.setReachable(false);
      const { states } = follow(device.reload());
      await expect.poll(() => states).toEqual(['unreachable']);
      testEnvironment.setReachable(true);
      testEnvironment.elapse(minute / 2);
      await expect.poll(() => states).toEqual(['unreachable', 'signed-in']);
    });

    test('reports a missing answer to every request', async () => {
      const { identity } = testEnvironment.device();
      testEnvironment.setReachable(false);
      expect(await codeOf(identity.createAccount(email, password))).toBe('unreachable');
      expect(await codeOf(identity.signIn(email, password))).toBe('unreachable');
      expect(await codeOf(identity.sendPasswordReset(email))).toBe('unreachable');
      expect(await codeOf(identity.confirmPasswordReset('code', password))).toBe('unreachable');
    });

    test('has nothing to prove where the service does not ask for a proof of the address', async () => {
      const { identity } = testEnvironment.device();
      expect(await identity.createAccount(email, password)).not.toHaveProperty('addressProved');
      expect(await codeOf(identity.sendAddressCode())).toBe('address-proved');
    });

    test('stays signed out on this device without an answer, also when the service is back', async () => {
      const device = testEnvironment.device();
      await device.identity.createAccount(email, password);
      testEnvironment.setReachable(false);
      await device.identity.signOut();
      expect(await device.identity.idToken()).toBeNull();
      expect(await device.reload().idToken()).toBeNull();
      testEnvironment.setReachable(true);
      const again = device.reload();
      const { states } = follow(again);
      await expect.poll(() => states).toEqual(['signed-out']);
      expect(await again.idToken()).toBeNull();
      // The next login must not count as the ended one.
      await again.signIn(email, password);
      expect(await device.reload().idToken()).toMatch(/\S/);
    });

    test('sets a new password once with a mailed link, and ends all logins', async () => {
      const device = testEnvironment.device();
      await device.identity.createAccount(email, password);
      const { identity } = testEnvironment.device();
      await identity.sendPasswordReset('ADA@example.net');
      const code = await testEnvironment.mailedCode();
      expect(await codeOf(identity.confirmPasswordReset(code, 'abc'))).toBe('weak-password');
      await identity.confirmPasswordReset(code, 'Changed1');
      expect(await codeOf(identity.confirmPasswordReset(code, 'Another1'))).toBe('invalid-credential');
      expect(await codeOf(identity.signIn(email, password))).toBe('wrong-password');
      await identity.signIn(email, 'Changed1');
      const { states } = follow(device.reload());
      await expect.poll(() => states).toEqual(['signed-out']);
    });

    test('reveals nothing when a link is requested for an unknown address', async () => {
      const { identity } = testEnvironment.device();
      await identity.sendPasswordReset('nobody@example.net');
      expect(await codeOf(identity.sendPasswordReset('nobody'))).toBe('invalid-email');
      expect(await codeOf(identity.confirmPasswordReset('made up', password))).toBe('invalid-credential');
    });
  });
}
