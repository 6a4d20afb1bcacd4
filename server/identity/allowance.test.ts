import { expect, test } from 'vitest';
import { createAllowance } from './allowance';

const minute = 60_000;

test('allows a burst of three, then one every ten minutes', () => {
  const allowance = createAllowance(3, 10 * minute);
  const taken = [0, 0, 1, 2, 9, 10, 11, 19, 20, 60, 60, 60, 60].map((at) => allowance.take('a', at * minute));
  const no = false;
  expect(taken).toEqual([true, true, true, no, no, true, no, no, true, true, true, true, no]);
  expect(allowance.take('b', 0)).toBe(true);
});

test('gives back what was undone, and starts over for a cleared key', () => {
  const allowance = createAllowance(1, minute);
  expect(allowance.take('a', 0)).toBe(true);
  expect(allowance.take('a', 0)).toBe(false);
  allowance.giveBack('a');
  expect(allowance.take('a', 0)).toBe(true);
  allowance.forget((key) => key === 'b');
  expect(allowance.take('a', 0)).toBe(false);
  allowance.forget((key) => key === 'a');
  expect(allowance.take('a', 0)).toBe(true);
});

test('remembers at most 20,000 keys, and evicts the least recently used', () => {
  const allowance = createAllowance(1, minute);
  for (let i = 0; i <= 20_000; i += 1) allowance.take(`key ${i}`, 0);
  expect(allowance.take('key 1', 0)).toBe(false);
  expect(allowance.take('key 0', 0)).toBe(true);
});
