import { expect, test } from 'vitest';
import type { IdentityState } from '../../ports/identity';
import { makeTestEnvironment, unreachable } from '@/testing/adapters/serverEnvironment';
import { readDocument } from '@/shared/contract/operations/users';

const email = 'ada@example.net';
const password = 'Correct1';

test('a logout that has not reached the server ends no later login of another tab', async () => {
  const testEnvironment = await makeTestEnvironment();
  const device = testEnvironment.device();
  await device.identity.createAccount(email, password);
  const here = device.reload();
  const states: IdentityState['kind'][] = [];
  here.onStateChange(({ kind }) => states.push(kind));
  await expect.poll(() => states).toEqual(['signed-in']);
  testEnvironment.network = unreachable;
  await here.signOut();
  testEnvironment.network = fetch;
  const there = device.reload();
  await there.signIn(email, password);
  await expect.poll(() => states).toEqual(['signed-in', 'signed-out', 'signed-in']);
  expect(await here.idToken()).toMatch(/\S/);
  expect(await there.idToken()).toMatch(/\S/);
  expect(states).toEqual(['signed-in', 'signed-out', 'signed-in']);
  await testEnvironment.end();
});

test('a request that is refused after a logout without a connection does not log anybody in again', async () => {
  const testEnvironment = await makeTestEnvironment();
  const { identity, call, requests } = testEnvironment.device();
  await identity.createAccount(email, password);
  const states: IdentityState['kind'][] = [];
  identity.onStateChange(({ kind }) => states.push(kind));
  await expect.poll(() => states).toEqual(['signed-in']);
  testEnvironment.network = unreachable;
  await identity.signOut();
  testEnvironment.network = fetch;
  requests.length = 0;
  expect(await call(readDocument, { params: { uid: '1' } }, { token: 'ended' })).toMatchObject({
    code: 'signed-out',
  });
  await Promise.resolve();
  expect(requests).toEqual(['GET /api/users/1']);
  expect(states).toEqual(['signed-in', 'signed-out']);
  await testEnvironment.end();
});
