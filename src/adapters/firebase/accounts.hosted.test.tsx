import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { IdentityError } from '../../ports/identity';
import { describeIdentity } from '../../ports/identity.contract';
import { describeUserDirectory } from '../../ports/userDirectory.contract';
import { makeTestEnvironment } from '@/testing/firebase/testEnvironment';

describeIdentity('Firebase Authentication', makeTestEnvironment);
describeUserDirectory('Firestore', makeTestEnvironment);

const email = 'ada@example.net';
const password = 'Correct1';
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof IdentityError ? error.code : String(error)),
  );

let testEnvironment: Awaited<ReturnType<typeof makeTestEnvironment>>;

describe('a project that hides which addresses have an account, as new projects do', () => {
  beforeEach(async () => {
    testEnvironment = await makeTestEnvironment({ hidesAddresses: true });
    await testEnvironment.device().identity.createAccount(email, password);
  });
  afterEach(() => testEnvironment.end());

  test('gives the same error for a wrong password and an unknown address', async () => {
    const { identity } = testEnvironment.device();
    expect(await codeOf(identity.signIn(email, 'Wrong123'))).toBe('invalid-credential');
    expect(await codeOf(identity.signIn('bob@example.net', password))).toBe('invalid-credential');
    expect(await codeOf(identity.signIn('bob', password))).toBe('invalid-email');
    expect(await codeOf(identity.signIn(email, password))).toBe('done');
  });

  test('still says when an address is taken or a password too weak', async () => {
    const { identity } = testEnvironment.device();
    expect(await codeOf(identity.createAccount(email, password))).toBe('email-already-in-use');
    expect(await codeOf(identity.createAccount('bob@example.net', 'abc'))).toBe('weak-password');
  });

  test('answers alike whether or not it sends a link', async () => {
    const { identity } = testEnvironment.device();
    await identity.sendPasswordReset('nobody@example.net');
    await identity.sendPasswordReset(email);
    await identity.confirmPasswordReset(await testEnvironment.mailedCode(), 'Changed1');
    expect(await codeOf(identity.signIn(email, 'Changed1'))).toBe('done');
  });
});

describe('a role that was granted to an address', () => {
  beforeEach(async () => {
    testEnvironment = await makeTestEnvironment();
  });
  afterEach(() => testEnvironment.end());

  test('waits until the person has verified the address', async () => {
    const { identity, directory } = testEnvironment.device();
    const { uid } = await identity.createAccount(email, password);
    await testEnvironment.ownerWrites(`users/${uid}`, {
      email,
      role: 'admin',
      createdAt: '2026-11-22T01:00:00.000Z',
    });
    expect(await directory.read(uid)).toMatchObject({ role: 'user', roleOnceShown: 'admin' });
    await identity.sendPasswordReset(email);
    await identity.confirmPasswordReset(await testEnvironment.mailedCode(), 'Changed1');
    await identity.signIn(email, 'Changed1');
    const document = await directory.read(uid);
    expect(document).toEqual({ email, role: 'admin', createdAt: '2026-11-22T01:00:00.000Z' });
  });
});

describe('an identity service that fails', () => {
  const refusal = (message: string, status: number) =>
    Response.json({ error: { code: status, message } }, { status });

  beforeEach(async () => {
    testEnvironment = await makeTestEnvironment();
  });
  afterEach(() => testEnvironment.end());

  test.each([
    ['QUOTA_EXCEEDED : Exceeded daily quota for email sending', 400, 'unknown'],
    ['OPERATION_NOT_ALLOWED', 400, 'unknown'],
    ['USER_DISABLED', 400, 'unknown'],
    ['API key not valid. Please pass a valid API key.', 400, 'unknown'],
    ['The service is currently unavailable.', 503, 'unknown'],
    ['TOO_MANY_ATTEMPTS_TRY_LATER', 400, 'too-many-requests'],
  ])('with "%s" (%i) is reported as %s', async (message, status, code) => {
    const { identity } = testEnvironment.device();
    testEnvironment.answerWith(refusal(message, status));
    expect(await codeOf(identity.signIn(email, password))).toBe(code);
    expect(await codeOf(identity.createAccount(email, password))).toBe(code);
    expect(await identity.idToken()).toBeNull();
  });

  test('behind a café’s login page is reported as unreachable', async () => {
    const { identity } = testEnvironment.device();
    testEnvironment.answerWith(new Response('<!doctype html><title>Welcome to our café</title>'));
    expect(await codeOf(identity.signIn(email, password))).toBe('unreachable');
  });
});
