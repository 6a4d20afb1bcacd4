import { expect, test } from 'vitest';
import { authErrorMessage, type AuthErrorCode, waitingTime } from './authErrors';

test.each([
  ['invalid-email', 'Invalid email address.', 'email'],
  ['user-not-found', 'No user found with this email.', 'email'],
  ['wrong-password', 'Incorrect password.', 'password'],
  ['email-already-in-use', 'Email already in use.', 'email'],
  ['weak-password', 'Password is too weak. It must be at least 6 characters.', 'password'],
  ['unknown', 'Authentication failed. Please try again later.', null],
] as const)('the error %s is worded “%s”', (code, text, field) => {
  expect(authErrorMessage(code)).toEqual({ text, field, advice: null });
});

test.each([
  ['invalid-credential', 'Check your email and password.'],
  ['too-many-requests', 'There were too many tries. Wait a few minutes, then try again.'],
  [
    'disk-full',
    'The server has no room left, so nobody can log in or register right now. You can read what needs no login. Please tell whoever runs this site.',
  ],
  ['unreachable', 'We could not reach the login service. What you typed is still here.'],
] as const)('the error %s gets the general text, with what to do', (code, advice) => {
  expect(authErrorMessage(code)).toEqual({
    text: 'Authentication failed. Please try again later.',
    advice,
    field: null,
  });
});

test('a rate limit says how long to wait when the service gives the time', () => {
  expect(authErrorMessage('too-many-requests', 540).advice).toBe(
    'There were too many tries. Wait 9 minutes, then try again.',
  );
  expect(authErrorMessage('wrong-password', 540).advice).toBeNull();
});

test.each([
  [1, '1 minute'],
  [60, '1 minute'],
  [61, '2 minutes'],
  [7140, '119 minutes'],
  [7141, '2 hours'],
  [86_400, '24 hours'],
  [undefined, 'a few minutes'],
  [0, 'a few minutes'],
  [-5, 'a few minutes'],
  [Number.NaN, 'a few minutes'],
  [Infinity, 'a few minutes'],
])('a wait of %s seconds is worded “%s”', (seconds, words) => {
  expect(waitingTime(seconds)).toBe(words);
});

test.each(['teapot', '', 'constructor', '__proto__', 'toString'])(
  'an unknown error code (%j) gets the general text',
  (code) => {
    expect(authErrorMessage(code as AuthErrorCode)).toEqual({
      text: 'Authentication failed. Please try again later.',
      advice: null,
      field: null,
    });
  },
);
