import { describe, expect, test } from 'vitest';
import { inOrder, loginFacts, loginName, type OwnLogin } from './ownLogins';

const now = new Date(2026, 10, 24, 10);
const at = (day: number, hour = 9) => new Date(2026, 10, day, hour).toISOString();
const login = (id: string, more: Partial<OwnLogin> = {}): OwnLogin => ({
  id,
  device: 'Firefox on Windows',
  beganAt: at(3),
  lastUsedAt: at(24),
  isShared: false,
  isThisOne: false,
  ...more,
});

describe('The name of a login', () => {
  test('is that of its device, which may be unknown', () => {
    const all = [login('a'), login('b', { device: 'Safari on iPad' }), login('c', { device: '' })];
    expect(all.map((one) => loginName(one, all))).toEqual([
      'Firefox on Windows',
      'Safari on iPad',
      'Unknown device',
    ]);
  });

  test('says when it began where another device is called the same', () => {
    const all = [login('a'), login('b', { beganAt: at(3, 12) }), login('c', { device: '' })];
    expect(all.map((one) => loginName(one, all))).toEqual([
      'Firefox on Windows, since 3 November 2026, 9:00 am',
      'Firefox on Windows, since 3 November 2026, 12:00 noon',
      'Unknown device',
    ]);
  });

  test('has a number where two that are called the same began in the same minute', () => {
    const all = [login('a'), login('b'), login('c', { beganAt: at(4) })];
    expect(all.map((one) => loginName(one, all))).toEqual([
      'Firefox on Windows, since 3 November 2026, 9:00 am (1)',
      'Firefox on Windows, since 3 November 2026, 9:00 am (2)',
      'Firefox on Windows, since 4 November 2026, 9:00 am',
    ]);
  });
});

test('The facts of a login are since when, the last use, and whether the computer is shared', () => {
  expect(loginFacts(login('a'), now)).toBe('Logged in since 3 November 2026. Last used today.');
  expect(loginFacts(login('a', { lastUsedAt: at(23), isShared: true }), now)).toBe(
    'Logged in since 3 November 2026. Last used yesterday. A shared computer.',
  );
  // It is being used.
  expect(loginFacts(login('a', { isThisOne: true }), now)).toBe('Logged in since 3 November 2026.');
});

test('This login comes first, then the one that was used last', () => {
  const all = [
    login('old', { lastUsedAt: at(5) }),
    login('new', { lastUsedAt: at(23) }),
    login('this', { isThisOne: true, lastUsedAt: at(22) }),
  ];
  expect(inOrder(all).map(({ id }) => id)).toEqual(['this', 'new', 'old']);
});
