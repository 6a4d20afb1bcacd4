import { describe, expect, test } from 'vitest';
import {
  administratorsOnly,
  decideAccess,
  loginToView,
  loginToViewProfile,
  parseStoredUser,
} from './session';
import { parseUser, type Role, type User } from '../users/user';

const withRole = (role: Role): User => parseUser({ id: '1', email: 'a@example.org', role })!;

test('the login dialog says why it opened', () => {
  expect(loginToView).toBe('Please log in to view this content.');
  expect(loginToViewProfile).toBe('Please log in to view your profile.');
  expect(administratorsOnly).toBe('This page is for administrators.');
});

describe('the stored user', () => {
  test.each([
    null,
    '',
    '{',
    'null',
    '[]',
    '"x"',
    '7',
    '{}',
    '{"id":7,"email":"a@example.org"}',
    '{"email":"a@example.org"}',
    'x'.repeat(5_000_000),
  ])('is nobody when it cannot be read (case %#)', (text) => {
    expect(parseStoredUser(text)).toBeNull();
  });

  test('is parsed from its text', () => {
    const user = withRole('admin');
    expect(parseStoredUser(JSON.stringify(user))).toEqual(user);
  });
});

describe('access control', () => {
  test.each([
    ['public', null, 'allowed'],
    ['public', 'user', 'allowed'],
    ['login', null, 'needs-login'],
    ['login', 'user', 'allowed'],
    ['login', 'healthcare', 'allowed'],
    ['login', 'admin', 'allowed'],
    ['admin', null, 'needs-login'],
    ['admin', 'user', 'needs-admin'],
    ['admin', 'healthcare', 'needs-admin'],
    ['admin', 'admin', 'allowed'],
  ] as const)('for a %s page and %s decides: %s', (access, role, decision) => {
    expect(decideAccess(access, role && withRole(role))).toBe(decision);
  });
});
