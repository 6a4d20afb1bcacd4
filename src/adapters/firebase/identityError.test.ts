import { FirebaseError } from 'firebase/app';
import { expect, test } from 'vitest';
import { authErrorMessage, authFailed } from '@/shared/domain/auth/authErrors';
import { toIdentityError } from './identityError';

const messageFor = (code: string) => {
  const error = toIdentityError(new FirebaseError(code, 'words for developers'));
  return authErrorMessage(error.code);
};

test.each([
  ['auth/invalid-email', 'Invalid email address.'],
  ['auth/user-not-found', 'No user found with this email.'],
  ['auth/wrong-password', 'Incorrect password.'],
  ['auth/email-already-in-use', 'Email already in use.'],
  ['auth/weak-password', 'Password is too weak. It must be at least 6 characters.'],
  ['auth/quota-exceeded', authFailed],
  ['auth/internal-error', authFailed],
  ['auth/user-disabled', authFailed],
  ['auth/operation-not-allowed', authFailed],
  ['auth/password-does-not-meet-requirements', authFailed],
  ['auth/something-new', authFailed],
])('%s reads "%s" and nothing more', (code, text) => {
  expect(messageFor(code)).toMatchObject({ text, advice: null });
});

test.each([
  ['auth/invalid-credential', 'Check your email and password.'],
  ['auth/too-many-requests', 'There were too many tries. Wait a few minutes, then try again.'],
  ['auth/network-request-failed', 'We could not reach the login service. What you typed is still here.'],
])('%s says what to do: %s', (code, advice) => {
  expect(messageFor(code)).toEqual({ text: authFailed, advice, field: null });
});

test('an error that does not come from Firebase gets the general text', () => {
  expect(toIdentityError(new TypeError('Failed to fetch')).code).toBe('unknown');
});
