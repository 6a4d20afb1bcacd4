import { expect, test } from 'vitest';
import type { User } from '../users/user';
import { hasCode, readAddressCode } from './addressCode';

test.each([
  ['123456', '123456'],
  [' 123 456 ', '123456'],
  ['12-34-56', '123456'],
  ['1 2 3 4 5 6', '123456'],
  ['123.456', '123456'],
  ['１２３４５６', '123456'],
  ['012345', '012345'],
  ['12345', null],
  ['1234567', null],
  ['12345a', null],
  ['', null],
])('the code that is typed as “%s” is read as %s', (typed, code) => {
  expect(readAddressCode(typed)).toBe(code);
});

test.each([
  [undefined, false],
  ['no time', false],
  ['2026-11-24T09:00:00.000Z', true],
  ['2026-11-24T08:30:01.000Z', true],
  ['2026-11-24T08:30:00.000Z', false],
  // The clock was put back since.
  ['2026-11-24T09:00:01.000Z', false],
])('a code that was mailed at %s counts as mailed in the last half hour: %s', (codeSentAt, expected) => {
  const user = { codeSentAt } as User;
  expect(hasCode(user, Date.parse('2026-11-24T09:00:00.000Z'), 30 * 60_000)).toBe(expected);
});
