import { beforeEach, describe, expect, test, vi } from 'vitest';
import { someone } from '../../ports/currentUser.contract';
import { describeDeviceChoice } from '../../ports/deviceUse.contract';
import { createLocalCurrentUser } from './currentUser';
import { createLocalDeviceUse } from './deviceUse';
import { freshStorage } from './freshStorage';
import { inAnotherTab } from './otherTabs';

beforeEach(freshStorage);

function open(isFixed?: boolean) {
  const currentUser = createLocalCurrentUser();
  return { currentUser, choice: createLocalDeviceUse(currentUser, isFixed) };
}

describeDeviceChoice('The local answer', open);

describe('the answer about the device in storage', () => {
  test('moves the login of a shared computer into the tab, and back', () => {
    const { choice, currentUser } = open();
    currentUser.set(someone);
    choice.set('shared');
    expect({ ...localStorage }).toEqual({});
    expect(JSON.parse(sessionStorage.getItem('user')!)).toEqual(someone);
    expect(open().currentUser.get()).toEqual(someone);
    choice.set('own');
    expect({ ...sessionStorage }).toEqual({});
    expect(JSON.parse(localStorage.getItem('user')!)).toEqual(someone);
    expect(localStorage.getItem('ageBetter.ownDevice')).toBe('["4"]');
    expect(open().choice.get()).toBe('own');
  });

  test('never lets the person be nobody while the login moves', () => {
    const { choice, currentUser } = open();
    currentUser.set(someone);
    const seen: unknown[] = [];
    currentUser.subscribe(() => seen.push(currentUser.get()));
    choice.set('shared');
    choice.set(null);
    expect(seen).toEqual([someone, someone]);
  });

  test('keeps a login on a shared computer out of local storage from the start', () => {
    const { currentUser } = open(true);
    currentUser.set(someone);
    expect({ ...localStorage }).toEqual({});
    expect(sessionStorage.getItem('user')).not.toBeNull();
  });

  test('leaves the login of another tab alone when this tab is shared', () => {
    const { choice, currentUser } = open();
    choice.set('shared');
    localStorage.setItem('user', JSON.stringify({ ...someone, id: '5' }));
    expect(currentUser.get()).toBeNull();
    currentUser.set(someone);
    currentUser.clear();
    expect(JSON.parse(localStorage.getItem('user')!)).toMatchObject({ id: '5' });
  });

  test('follows an answer of the same person in another tab', async () => {
    const { choice, currentUser } = open();
    currentUser.set(someone);
    const listener = vi.fn<() => void>();
    choice.subscribe(listener);
    await inAnotherTab((tab) => tab.localStorage.setItem('ageBetter.ownDevice', '["4"]'));
    expect(choice.get()).toBe('own');
    expect(listener).toHaveBeenCalledTimes(1);
  });

  test.each(['{', 'null', '"4"', '{"4":true}', '[4]', ''])(
    'counts what cannot be read as no answer (%j)',
    (text) => {
      localStorage.setItem('ageBetter.ownDevice', text);
      const { choice, currentUser } = open();
      currentUser.set(someone);
      expect(choice.get()).toBeNull();
    },
  );
});
