import { expect, test } from 'vitest';
import { saidMessage, withoutSaid, withSaid } from './said';

test('a code that is known has a message, and any other says nothing', () => {
  expect(saidMessage('logged-out')).toEqual({
    kind: 'success',
    text: 'You are logged out.',
    loggedOut: true,
  });
  for (const code of [null, '', 'Your account is closed', 'constructor', '__proto__', 'toString'])
    expect(saidMessage(code)).toBeNull();
});

test.each([
  ['/', '/?said=logged-in'],
  ['/events', '/events?said=logged-in'],
  ['/events?item=4', '/events?item=4&said=logged-in'],
  ['/services?q=a%26b#map', '/services?q=a%26b&said=logged-in#map'],
  ['/help#numbers', '/help?said=logged-in#numbers'],
])('%s with a code is %s, and the same address again without it', (address, said) => {
  expect(withSaid(address, 'logged-in')).toBe(said);
  expect(withoutSaid(said)).toBe(address);
});

test('a parameter that only looks like the code stays in an address', () => {
  expect(withoutSaid('/search?q=said=x&unsaid=1&said=full&said')).toBe('/search?q=said=x&unsaid=1');
});
