import { afterEach, expect, it } from 'vitest';
import { keepsCookies } from './keepsCookies';

afterEach(() => {
  // Removes the test's own property over the prototype's.
  delete (document as { cookie?: string }).cookie;
});

it('a browser that keeps cookies is found by one that leaves nothing behind', () => {
  const before = document.cookie;
  expect(keepsCookies()).toBe(true);
  expect(document.cookie).toBe(before);
});

it('a browser that says so and keeps none is found as well', () => {
  Object.defineProperty(document, 'cookie', { configurable: true, get: () => '', set: () => {} });
  expect(navigator.cookieEnabled).toBe(true);
  expect(keepsCookies()).toBe(false);
});
