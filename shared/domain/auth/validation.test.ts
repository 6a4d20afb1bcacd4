import { describe, expect, test } from 'vitest';
import {
  emailMaximum,
  passwordMinimum,
  passwordRules,
  validateCredentials,
  validateEmail,
  validatePassword,
} from './validation';

describe('an email address', () => {
  test.each(['', '   ', '\t\n'])('is required: %j', (email) => {
    expect(validateEmail(email)).toBe('Email is required.');
  });

  test.each([
    'tom',
    'tom@',
    '@example.org',
    'tom@example',
    'tom example@example.org',
    'a@b@example.org',
    'tom@example.org, x',
  ])('must look like one: %j', (email) => {
    expect(validateEmail(email)).toBe('Please enter a valid email address.');
  });

  test.each(['tom@example.org', '  tom@example.org ', "o'neil+x@mail.example.org", 'ä@exämple.org'])(
    'is accepted: %j',
    (email) => {
      expect(validateEmail(email)).toBeNull();
    },
  );

  test('is limited to the length that mail systems accept', () => {
    const tail = '@example.org';
    expect(validateEmail('a'.repeat(emailMaximum - tail.length) + tail)).toBeNull();
    expect(validateEmail('a'.repeat(emailMaximum - tail.length + 1) + tail)).toBe(
      'Please enter a valid email address.',
    );
  });

  test('is checked quickly at any length', () => {
    expect(validateEmail(`${'a@'.repeat(100_000)}.`)).toBe('Please enter a valid email address.');
  });
});

describe('a password', () => {
  test.each([
    ['', 'Password must be at least 8 characters.'],
    ['Short1', 'Password must be at least 8 characters.'],
    ['1234567', 'Password must be at least 8 characters.'],
    ['lowercase', 'Password must contain at least one uppercase letter.'],
    ['lowercase1', 'Password must contain at least one uppercase letter.'],
    ['Uppercase', 'Password must contain at least one number.'],
    ['Sunshine1', null],
    ['Ärmelkanal7', null],
    ['Seven77👍', null],
    ['Abc de 1', null],
  ])('like %j gets the error: %s', (password, error) => {
    expect(validatePassword(password)).toBe(error);
  });

  test('needs eight characters, and an emoji counts as one', () => {
    expect(passwordMinimum).toBe(8);
    expect(validatePassword('Abcde1👍')).toBe('Password must be at least 8 characters.');
  });

  test('has its rules in plain words, in the order in which they are checked', () => {
    expect(passwordRules.map(({ label }) => label)).toEqual([
      'At least 8 characters',
      'One capital letter (A to Z)',
      'One number (0 to 9)',
    ]);
  });
});

describe('an email address with a password', () => {
  test.each([
    ['', 'x', { field: 'email', text: 'Email is required.' }],
    ['x', '', { field: 'email', text: 'Please enter a valid email address.' }],
    ['tom@example.org', 'x', { field: 'password', text: 'Password must be at least 8 characters.' }],
    ['tom@example.org', 'Sunshine1', null],
  ])('has at most one error, the address’s first: %j and %j', (email, password, error) => {
    expect(validateCredentials(email, password)).toEqual(error);
  });
});
