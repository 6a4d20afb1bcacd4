import { beforeEach, describe, expect, test, vi } from 'vitest';
import { describeCurrentUser, someone } from '../../ports/currentUser.contract';
import { describePreferences } from '../../ports/preferences.contract';
import { createLocalCurrentUser } from './currentUser';
import { freshStorage } from './freshStorage';
import { inAnotherTab, throwingStorage } from './otherTabs';
import { createLocalPreferences } from './preferences';

beforeEach(freshStorage);

describePreferences('The local preferences', () => createLocalPreferences());
describePreferences('The local preferences without storage', () => createLocalPreferences(() => null));
describeCurrentUser('The local user', () => createLocalCurrentUser());

describe('the display switches in storage', () => {
  test("are kept as 'true' and 'false' under their own keys", () => {
    const preferences = createLocalPreferences();
    preferences.set('highContrast', true);
    preferences.set('largeText', false);
    expect({ ...localStorage }).toEqual({ highContrast: 'true', largeText: 'false' });
    expect(createLocalPreferences().get('highContrast')).toBe(true);
  });

  test.each(['{', 'null', '[]', '"x"', 'TRUE', '1', '', 'x'.repeat(5_000_000)])(
    'count as not chosen when the stored value is invalid (case %#)',
    (text) => {
      localStorage.setItem('highContrast', text);
      expect(createLocalPreferences().get('highContrast')).toBeNull();
    },
  );

  test('follow another tab, and ignore other keys and session storage', async () => {
    const preferences = createLocalPreferences();
    const listener = vi.fn<() => void>();
    preferences.subscribe(listener);
    await inAnotherTab(({ sessionStorage }) => sessionStorage.setItem('largeText', 'true'));
    await inAnotherTab(({ localStorage }) => localStorage.setItem('user', '{}'));
    expect(listener).toHaveBeenCalledTimes(0);
    await inAnotherTab(({ localStorage }) => localStorage.setItem('largeText', 'true'));
    expect(listener).toHaveBeenCalledTimes(1);
    expect(preferences.get('largeText')).toBe(true);
  });

  test('last until the page is closed when the storage refuses them', () => {
    const preferences = createLocalPreferences(() => throwingStorage('QuotaExceededError', localStorage));
    preferences.set('largeText', true);
    expect(preferences.get('largeText')).toBe(true);
    expect(localStorage.getItem('largeText')).toBeNull();
  });
});

describe('the user in storage', () => {
  test('is read again when the page is restored from the back/forward cache', () => {
    const currentUser = createLocalCurrentUser();
    const listener = vi.fn<() => void>();
    currentUser.subscribe(listener);
    // Without an event: the page slept.
    localStorage.setItem('user', JSON.stringify(someone));
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(listener).toHaveBeenCalledTimes(1);
    expect(currentUser.get()).toEqual(someone);
  });

  test('is stored under its own key and found after a reload', () => {
    createLocalCurrentUser().set(someone);
    expect(JSON.parse(localStorage.getItem('user')!)).toEqual(someone);
    expect(createLocalCurrentUser().get()).toEqual(someone);
    createLocalCurrentUser().clear();
    expect(localStorage.getItem('user')).toBeNull();
  });

  test.each([
    '{',
    'null',
    '[]',
    '"x"',
    '{"name":"Tom"}',
    '{"id":4,"email":"x@example.org"}',
    '',
    'x'.repeat(5_000_000),
  ])('is nobody when the stored value is invalid (case %#)', (text) => {
    localStorage.setItem('user', text);
    expect(createLocalCurrentUser().get()).toBeNull();
    expect(localStorage.getItem('user')).toBe(text);
  });

  test('follows a login and a logout in another tab', async () => {
    const currentUser = createLocalCurrentUser();
    const listener = vi.fn<() => void>();
    currentUser.subscribe(listener);
    await inAnotherTab(({ localStorage }) => localStorage.setItem('user', JSON.stringify(someone)));
    expect(currentUser.get()).toEqual(someone);
    await inAnotherTab(({ localStorage }) => localStorage.clear());
    expect(currentUser.get()).toBeNull();
    expect(listener).toHaveBeenCalledTimes(2);
  });

  test('lasts until the page is closed when the storage is full, and is gone after a reload', () => {
    localStorage.setItem('user', JSON.stringify({ ...someone, id: '5', email: 'george@example.org' }));
    const full = throwingStorage('QuotaExceededError', localStorage);
    const currentUser = createLocalCurrentUser(() => full);
    expect(currentUser.set(someone)).toBe(false);
    expect(currentUser.get()).toEqual(someone);
    expect(createLocalCurrentUser().get()).toBeNull();
  });

  test('lasts until the page is closed where the browser refuses storage', () => {
    const currentUser = createLocalCurrentUser(() => throwingStorage('SecurityError', null));
    expect(currentUser.get()).toBeNull();
    expect(currentUser.set(someone)).toBe(false);
    expect(currentUser.get()).toEqual(someone);
    currentUser.clear();
    expect(currentUser.get()).toBeNull();
  });

  test('replaces another one without being nobody in between', async () => {
    const currentUser = createLocalCurrentUser();
    currentUser.set({ ...someone, token: 'old' });
    const seen: (string | null)[] = [];
    await inAnotherTab(async (tab) => {
      // Events arrive in the order of the changes: events before this mark belong to earlier work.
      let started = false;
      tab.addEventListener('storage', ({ key, newValue }) => {
        if (key === 'ageBetter.test.start') started = true;
        else if (started && key === 'user') seen.push(newValue);
      });
      localStorage.setItem('ageBetter.test.start', String(performance.now()));
      await expect.poll(() => started).toBe(true);
      currentUser.set(someone);
      await expect.poll(() => seen.at(-1)).toBe(JSON.stringify(someone));
    });
    expect(seen).not.toContain(null);
  });
});
