import { afterEach, describe, expect, test } from 'vitest';
import { describeAddressProof } from '../../ports/addressProof.contract';
import { CollectionError } from '../../ports/collection';
import type { IdentityState } from '../../ports/identity';
import { createDataCalls } from './data/dataCalls';
import { createServerUsers } from './data/users';
import {
  makeTestEnvironment,
  unreachable,
  withMailServer,
  type TestEnvironment,
} from '@/testing/adapters/serverEnvironment';
import { readLogin } from '@/shared/contract/operations/identity';

const email = 'ada@example.net';
const password = 'Correct1';

describeAddressProof('The app’s own server', async () => {
  const testEnvironment = await makeTestEnvironment(withMailServer);
  return {
    ...testEnvironment,
    setReachable: (reachable) => void (testEnvironment.network = reachable ? fetch : unreachable),
    mailedCode: async () => (await testEnvironment.mailedCode(email)).digits,
  };
});

describe('an address that has to be proved to the app’s own server', () => {
  let testEnvironment: TestEnvironment;
  afterEach(() => testEnvironment.end());

  test('leaves the other tabs of the browser logged in, with the new token, whatever their clock says', async () => {
    testEnvironment = await makeTestEnvironment(withMailServer);
    const device = testEnvironment.device();
    // By this clock the current token ends later than the new one.
    testEnvironment.clock.pass(30 * 60_000);
    const { uid } = await device.identity.createAccount(email, password);
    const other = device.reload();
    const states: IdentityState[] = [];
    other.onStateChange((state) => states.push(state));
    await expect.poll(() => states).toHaveLength(1);
    const before = await other.idToken();

    await device.identity.confirmAddress((await testEnvironment.mailedCode(email)).link);
    const after = await other.idToken();
    expect(after).not.toBe(before);
    expect(after).toBe(await device.identity.idToken());
    expect(await device.call(readLogin, {}, { token: after! })).toMatchObject({ ok: true });
    expect(states.slice(1)).toEqual([{ kind: 'signed-in', account: { uid, email } }]);
  });

  test('is shown to administrators, whose role for it is refused with the reason', async () => {
    testEnvironment = await makeTestEnvironment({ DATA: 'server', ...withMailServer });
    await testEnvironment.device().identity.createAccount(email, password);
    await testEnvironment.server.makeAdministrator();
    const { identity, call } = testEnvironment.device();
    await identity.signIn('operator@agebetter.example', password);
    const calls = createDataCalls({ call, identity: async () => identity, isSignedIn: () => true });
    const users = createServerUsers(calls, () => true);
    const ada = (await users.list()).find((user) => user.email === email)!;
    expect(ada).toMatchObject({ addressProved: false });
    const refusal: unknown = await users
      .put({ ...ada, role: 'healthcare' }, { expected: ada })
      .catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(CollectionError);
    expect((refusal as CollectionError).text).toContain(`Nobody has proved that ${email} is theirs yet.`);

    const { server } = testEnvironment;
    await server.parts.accounts.proveAddress(ada.id, server.parts.now());
    expect((await users.get(ada.id))!).not.toHaveProperty('addressProved');
  });
});
