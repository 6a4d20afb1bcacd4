import { afterEach, expect, test } from 'vitest';
import { beginWork, whileBusy } from './busy';

const busy = () => document.documentElement.dataset['busy'];

afterEach(() => delete document.documentElement.dataset['busy']);

test('the page says how much is under way, until each is over', () => {
  const [first, second] = [beginWork(), beginWork()];
  expect(busy()).toBe('2');
  first();
  first();
  expect(busy()).toBe('1');
  second();
  expect(busy()).toBe('0');
});

test('a promise is under way until it is settled, and keeps its outcome', async () => {
  let find: (found: string) => void;
  const kept = whileBusy(new Promise<string>((resolve) => (find = resolve)));
  const failed = whileBusy(Promise.reject(new Error('lost')));
  expect(busy()).toBe('2');
  find!('found');
  await expect(kept).resolves.toBe('found');
  await expect(failed).rejects.toThrow('lost');
  expect(busy()).toBe('0');
});
