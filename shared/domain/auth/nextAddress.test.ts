import { expect, test } from 'vitest';
import { nextAddress } from './nextAddress';

test.each(['/', '/events', '/events?item=4#event-4-title', '/services?q=a%20b', '/loginhelp'])(
  '%s is a page to go on to',
  (address) => {
    expect(nextAddress(address)).toBe(address);
  },
);

test.each([
  null,
  undefined,
  '',
  'events',
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  ' //evil.example',
  '/.//evil.example',
  '/x/..//evil.example',
  '/%2e//evil.example',
  'javascript:alert(1)',
  '/login',
  '/Login/',
  '/logout',
  '/api/accounts',
  '/x/../api/accounts',
  '/events\r\nset-cookie: a=b',
  '/événements',
  `/${'x'.repeat(2000)}`,
])('%j counts as the first page', (address) => {
  expect(nextAddress(address)).toBe('/');
});
