import { expect, test } from 'vitest';
import { authErrorMessage, type AuthErrorCode } from './authErrors';

test.each([
  ['invalid-email', 'Invalid email address.', 'email'],
  ['user-not-found', 'No user found with this email.', 'email'],
  ['wrong-password', 'Incorrect password.', 'password'],
  ['email-already-in-use', 'Email already in use.', 'email'],
  ['weak-password', 'Password is too weak. It must be at least 6 characters.', 'password'],
  ['unknown', 'Authentication failed. Please try again later.', null],
] as const)('%s says: %s', (code, text, field) => {
  expect(authErrorMessage(code)).toEqual({ text, field, advice: null });
});

test.each([
  ['invalid-credential', 'Check your email and password.'],
  ['too-many-requests', 'There were too many tries. Wait a few minutes, then try again.'],
  ['unreachable', 'We could not reach the login service. What you typed is still here.'],
] as const)('%s says the general text, and what to do', (code, advice) => {
  expect(authErrorMessage(code)).toEqual({
    text: 'Authentication failed. Please try again later.',
    advice,
    field: null,
  });
});

test.each(['teapot', '', 'constructor', '__proto__', 'toString'])(
  'a code that nobody knows (%j) says the general text',
  (code) => {
    expect(authErrorMessage(code as AuthErrorCode)).toEqual({
      text: 'Authentication failed. Please try again later.',
      advice: null,
      field: null,
    });
  },
);
