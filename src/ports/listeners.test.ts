import { expect, test, vi } from 'vitest';
import { createListeners } from './listeners';

test('createListeners calls each listener until it is ended', () => {
  const { subscribe, notify } = createListeners<[string, number]>();
  const [first, second] = [vi.fn(), vi.fn()];
  const stop = subscribe(first);
  subscribe(second);
  notify('a', 1);
  stop();
  notify('b', 2);
  expect(first.mock.calls).toEqual([['a', 1]]);
  expect(second.mock.calls).toEqual([
    ['a', 1],
    ['b', 2],
  ]);
});

test('createListeners does not call a listener that an earlier one has ended', () => {
  const { subscribe, notify } = createListeners();
  const listener = vi.fn();
  subscribe(() => stop());
  const stop = subscribe(listener);
  notify();
  expect(listener).not.toHaveBeenCalled();
});

test('createListeners says whether anybody listens', () => {
  const { subscribe, isEmpty } = createListeners();
  expect(isEmpty()).toBe(true);
  const stop = subscribe(() => {});
  expect(isEmpty()).toBe(false);
  stop();
  expect(isEmpty()).toBe(true);
});
