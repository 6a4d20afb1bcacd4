import { beforeEach, describe, expect, test } from 'vitest';
import { parseNote, type Note } from '../../ports/collection.contract';
import { createLocalCollection } from './collection';
import { createLocalDeviceData } from './deviceData';
import { createLocalDrafts } from './drafts';
import { freshStorage } from './freshStorage';
import { countersDatabase } from './storageKeys';

beforeEach(freshStorage);

describe('the product’s own storage beside the specified keys', () => {
  test('is cleared on request, while the specified keys and those of other products stay', () => {
    const stays = { user: '{}', highContrast: 'true', events: '[]', 'other.broken': 'x', ageBetterNot: 'x' };
    const goes = {
      'ageBetter.writes.events': '4',
      'ageBetter.x': 'y',
      'events.broken': '{',
      'users.broken.12': '{',
    };
    for (const [key, text] of Object.entries({ ...stays, ...goes })) localStorage.setItem(key, text);
    createLocalDrafts().keep('login', { email: 'tom@example.org' });
    createLocalDeviceData().clear('4');
    expect({ ...localStorage }).toEqual(stays);
    expect({ ...sessionStorage }).toEqual({});
  });

  test.each([
    ['["4"]', null],
    ['["5","4"]', '["5"]'],
  ])('is cleared of one person’s answer about the device, and not of others’: %s', (text, left) => {
    localStorage.setItem('ageBetter.ownDevice', text);
    sessionStorage.setItem('ageBetter.deviceUse', 'shared');
    createLocalDeviceData().clear('4');
    expect(localStorage.getItem('ageBetter.ownDevice')).toBe(left);
    expect(sessionStorage.getItem('ageBetter.deviceUse')).toBe('shared');
  });

  test('can be cleared while a collection is in use, which counts from the start again', async () => {
    const records = createLocalCollection<Note>({ key: 'events', parse: parseNote, seed: () => [] });
    await records.put({ id: 1, title: 'Bread' });
    await records.put({ id: 2, title: 'Milk' });
    // Another test file may have left some.
    const databases = async () => (await indexedDB.databases()).map(({ name }) => name);
    expect(await databases()).toContain(countersDatabase);
    createLocalDeviceData().clear('4');
    await expect.poll(databases).not.toContain(countersDatabase);
    await records.put({ id: 3, title: 'Tea' });
    expect(await records.list()).toHaveLength(3);
    expect(localStorage.getItem('ageBetter.writes.events')).toBe('1');
  });
});

describe('drafts', () => {
  test('are handed out once, to their own form, after a reload', () => {
    createLocalDrafts().keep('login', { email: 'tom@example.org', role: 'user' });
    const drafts = createLocalDrafts();
    expect(drafts.take('register')).toBeNull();
    expect(drafts.take('login')).toEqual({ email: 'tom@example.org', role: 'user' });
    expect(drafts.take('login')).toBeNull();
  });

  test.each([
    ['{', null],
    ['null', null],
    ['"x"', null],
    ['{"email":7,"role":"user"}', { role: 'user' }],
  ])('ignore what they cannot read: %s', (text, draft) => {
    sessionStorage.setItem('ageBetter.draft.login', text);
    expect(createLocalDrafts().take('login')).toEqual(draft);
  });
});
