import { beforeEach, expect, test } from 'vitest';
import { describeSavedItems } from '../../ports/savedItems.contract';
import { createLocalDeviceData } from './deviceData';
import { freshStorage } from './freshStorage';
import { createLocalSavedItems } from './savedItems';
import { brokenKey, savedItemsKey } from './storageKeys';
import { createTransactions } from './transactions';

beforeEach(freshStorage);

const browsers = { 'The local adapter': true, 'The local adapter without locks': false };
for (const [name, hasLocks] of Object.entries(browsers))
  describeSavedItems(name, async () => {
    await freshStorage();
    const tab = () =>
      createLocalSavedItems({ transactions: createTransactions(hasLocks ? {} : { locks: null }) });
    return { here: tab(), there: tab(), others: tab(), people: ['4', 'a/b'] };
  });

const tea = {
  kind: 'event' as const,
  recordId: 4,
  title: 'Tea',
  detail: 'Carlton',
  savedAt: '2026-11-24T00:00:00.000Z',
};

test('saved items that make no sense are put aside, and the others are kept', async () => {
  const good = { id: '4/event/4', person: '4', ...tea };
  const bad = [
    { ...good, id: '5/event/4' },
    { ...good, id: '4/event/5', recordId: 5, kind: 'film' },
    { ...good, id: '4/event/6', recordId: 6, title: ' ' },
    { ...good, id: '4/event/7', recordId: 7, savedAt: 'yesterday' },
    { ...good, id: '4/event/8', recordId: -8 },
    'nonsense',
  ];
  localStorage.setItem(savedItemsKey, JSON.stringify([...bad, good]));
  const saved = createLocalSavedItems();
  expect(await saved.list('4')).toEqual([tea]);
  expect(JSON.parse(localStorage.getItem(brokenKey(savedItemsKey, 1))!)).toEqual(bad);
  expect(saved.damage()).toEqual([{ key: savedItemsKey, movedTo: `${savedItemsKey}.broken`, kept: 1 }]);
});

test('half a list under the key is put aside whole', async () => {
  localStorage.setItem(savedItemsKey, '[{"id":"4/ev');
  expect(await createLocalSavedItems().list('4')).toEqual([]);
  expect(localStorage.getItem(brokenKey(savedItemsKey, 1))).toBe('[{"id":"4/ev');
});

test('a browser that stores nothing says so when something is saved', async () => {
  const saved = createLocalSavedItems({ storage: null });
  await expect(saved.put('4', tea)).rejects.toMatchObject({ code: 'refused' });
});

test('what one person saved goes when they clear this device, and what others saved stays', async () => {
  const saved = createLocalSavedItems();
  for (const person of ['4', '5']) await saved.put(person, tea);
  createLocalDeviceData().clear('4');
  expect(await saved.list('4')).toEqual([]);
  expect(await saved.list('5')).toEqual([tea]);
  createLocalDeviceData().clear('5');
  expect(localStorage.getItem(savedItemsKey)).toBeNull();
});

test.each(['{', 'null', '"x"', '7'])(
  'an unreadable list is removed when a person clears this device: %s',
  (text) => {
    localStorage.setItem(savedItemsKey, text);
    createLocalDeviceData().clear('4');
    expect(localStorage.getItem(savedItemsKey)).toBeNull();
  },
);

test('entries without an owner are removed when a person clears this device', () => {
  const others = [{ id: '5/event/4', person: '5', ...tea }];
  localStorage.setItem(savedItemsKey, JSON.stringify([null, 7, { ...tea }, ...others]));
  createLocalDeviceData().clear('4');
  expect(JSON.parse(localStorage.getItem(savedItemsKey)!)).toEqual(others);
});
