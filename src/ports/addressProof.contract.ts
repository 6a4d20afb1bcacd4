import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { IdentityState } from './identity';
import { codeOf, follow, type IdentityTestEnvironment } from './identity.contract';

const email = 'ada@example.net';
const password = 'Correct1';

/**
 * The contract of every adapter whose service requires a confirmation of the address.
 * @param make as for `describeIdentity`; the last mailed code confirms the address.
 */
export function describeAddressProof(name: string, make: () => Promise<IdentityTestEnvironment>) {
  describe(`${name} as Identity that asks whose an address is`, () => {
    let testEnvironment: IdentityTestEnvironment;
    beforeEach(async () => {
      testEnvironment = await make();
    });
    afterEach(() => testEnvironment.end());

    test('mails a code at registration that proves the address, and the login goes on with a new token', async () => {
      const device = testEnvironment.device();
      const account = await device.identity.createAccount(email, password);
      expect(account).toMatchObject({ email, addressProved: false });
      const before = await device.identity.idToken();
      const proved = await device.identity.confirmAddress(await testEnvironment.mailedCode());
      expect(proved).toEqual({ uid: account.uid, email });
      const after = await device.identity.idToken();
      expect(after).toMatch(/\S/);
      expect(after).not.toBe(before);
      expect(await testEnvironment.device().identity.signIn(email, password)).toEqual(proved);
      expect(await codeOf(device.identity.sendAddressCode())).toBe('address-proved');
    });

    test('ends every other login with the first proof', async () => {
      const here = testEnvironment.device();
      const there = testEnvironment.device();
      await here.identity.createAccount(email, password);
      await there.identity.signIn(email, password);
      await here.identity.confirmAddress(await testEnvironment.mailedCode());
      const { states } = follow(there.reload());
      await expect.poll(() => states).toEqual(['signed-out']);
      const stays = follow(here.reload());
      await expect.poll(() => stays.states).toEqual(['signed-in']);
    });

    test('tells a device whose login was ended by the proof when it asks for a code', async () => {
      const here = testEnvironment.device();
      const there = testEnvironment.device();
      await here.identity.createAccount(email, password);
      await there.identity.signIn(email, password);
      const { states } = follow(there.identity);
      await expect.poll(() => states).toEqual(['signed-in']);
      await here.identity.confirmAddress(await testEnvironment.mailedCode());
      expect(await codeOf(there.identity.sendAddressCode())).toBe('signed-out');
      await expect.poll(() => states).toEqual(['signed-in', 'signed-out']);
    });

    test('refuses a code that is wrong or that a newer one has replaced, and takes the newest', async () => {
      const { identity } = testEnvironment.device();
      await identity.createAccount(email, password);
      const first = await testEnvironment.mailedCode();
      await identity.sendAddressCode();
      const second = await testEnvironment.mailedCode();
      expect(await codeOf(identity.confirmAddress('no code'))).toBe('invalid-credential');
      expect(await codeOf(identity.confirmAddress(first))).toBe('invalid-credential');
      expect(await identity.confirmAddress(second)).not.toHaveProperty('addressProved');
    });

    test('reports the proof as a change of the state, and a missing answer as such', async () => {
      const { identity } = testEnvironment.device();
      await identity.createAccount(email, password);
      const states: IdentityState[] = [];
      identity.onStateChange((state) => states.push(state));
      await expect.poll(() => states).toMatchObject([{ account: { addressProved: false } }]);
      const code = await testEnvironment.mailedCode();
      testEnvironment.setReachable(false);
      expect(await codeOf(identity.sendAddressCode())).toBe('unreachable');
      expect(await codeOf(identity.confirmAddress(code))).toBe('unreachable');
      testEnvironment.setReachable(true);
      await identity.confirmAddress(code);
      expect(states).toHaveLength(2);
      expect(states[1]).not.toHaveProperty('account.addressProved');
    });

    test('lets nobody prove anything who is not signed in', async () => {
      const { identity } = testEnvironment.device();
      expect(await codeOf(identity.sendAddressCode())).toBe('signed-out');
      expect(await codeOf(identity.confirmAddress('123456'))).toBe('signed-out');
    });
  });
}
