import { beforeEach, describe, expect, test, vi } from 'vitest';
import { parseNote, type Note } from '../../ports/collection.contract';
import { createLocalCollection } from './collection';
import { createCounters } from './counters';
import { freshStorage } from './freshStorage';
import { inAnotherTab } from './otherTabs';
import { writesKey } from './storageKeys';
import { createTransactions } from './transactions';

beforeEach(freshStorage);

const notes = (parts: Parameters<typeof createTransactions>[0] = {}) =>
  createLocalCollection<Note>({
    key: 'events',
    parse: parseNote,
    seed: () => [{ id: 1, title: 'Bread' }],
    transactions: createTransactions(parts),
    ...(parts.storage ? { storage: parts.storage } : {}),
  });

/**
 * Local storage as seen by a process that is not notified yet: it shows old contents, and accepts writes, until it has
 * been read a number of times.
 */
function lateStorage(looks: number): { storage: Storage; looked: () => number } {
  const then = { ...localStorage } as Record<string, string>;
  let looked = 0;
  const storage: Storage = {
    length: 0,
    clear: () => localStorage.clear(),
    key: () => null,
    getItem(key) {
      looked += 1;
      return looked > looks ? localStorage.getItem(key) : (then[key] ?? null);
    },
    removeItem: (key) => localStorage.removeItem(key),
    setItem: (key, text) => localStorage.setItem(key, text),
  };
  return { storage, looked: () => looked };
}

/** A database that can be opened, and answers no transaction. */
function hangingDatabase() {
  let transactions = 0;
  const silent = { addEventListener: () => undefined };
  const database = {
    ...silent,
    transaction: () => {
      transactions += 1;
      return { ...silent, objectStore: () => ({ get: () => silent }) };
    },
  };
  const opened = (kind: string, listener: () => void) => void (kind === 'success' && setTimeout(listener));
  const factory = { open: () => ({ addEventListener: opened, result: database }) } as unknown as IDBFactory;
  return { factory, transactions: () => transactions };
}

test('a database that hangs is given up once, and writes go on without it', async () => {
  const { factory, transactions } = hangingDatabase();
  const here = notes({ counters: createCounters(factory) });
  await here.put({ id: 2, title: 'Milk' });
  await here.put({ id: 3, title: 'Tea' });
  expect((await here.list()).map(({ id }) => id)).toEqual([1, 2, 3]);
  expect(transactions()).toBe(1);
});

describe('a tab that is not notified of the latest write', () => {
  test('waits for that write and loses nothing', async () => {
    const here = notes();
    await here.list();
    const late = lateStorage(20);
    await here.put({ id: 2, title: 'Milk' });
    await notes({ storage: late.storage }).put({ id: 3, title: 'Tea' });
    expect((await here.list()).map(({ id }) => id)).toEqual([1, 2, 3]);
    expect(late.looked()).toBeGreaterThan(20);
  });

  test('would lose it without the counters, so the test above can fail', async () => {
    const here = notes();
    await here.list();
    const late = lateStorage(20);
    await here.put({ id: 2, title: 'Milk' });
    await notes({ storage: late.storage, counters: { update: async () => false } }).put({
      id: 3,
      title: 'Tea',
    });
    expect((await here.list()).map(({ id }) => id)).toEqual([1, 3]);
  });

  test('does not seed over what another tab has just stored', async () => {
    const late = lateStorage(20);
    await notes().put({ id: 2, title: 'Milk' });
    const records = await notes({ storage: late.storage }).list();
    expect(records.map(({ id }) => id)).toEqual([1, 2]);
  });

  test('continues after a second when the counter was removed manually', async () => {
    const here = notes();
    await here.put({ id: 2, title: 'Milk' });
    localStorage.clear();
    await here.put({ id: 3, title: 'Tea' });
    expect((await here.list()).map(({ id }) => id)).toEqual([1, 3]);
    expect(localStorage.getItem(writesKey('events'))).toBe('2');
  });
});

describe('the counter', () => {
  test('increases with each write and not with reads', async () => {
    const here = notes();
    await here.list();
    await here.list();
    expect(localStorage.getItem('ageBetter.writes.events')).toBe('1');
    await here.put({ id: 2, title: 'Milk' });
    await here.remove(99);
    expect(localStorage.getItem('ageBetter.writes.events')).toBe('2');
  });

  test.each(['x', '-1', '', 'null', '1e400'])('starts again where storage holds %j', async (text) => {
    localStorage.setItem(writesKey('events'), text);
    await notes().put({ id: 2, title: 'Milk' });
    expect(localStorage.getItem(writesKey('events'))).toBe('1');
  });

  test('tolerates a manually edited value', async () => {
    const here = notes();
    await here.list();
    localStorage.setItem('events', '[{"id":7,"title":"Jam"}]');
    await here.put({ id: 8, title: 'Honey' });
    expect((await here.list()).map(({ id }) => id)).toEqual([7, 8]);
  });
});

describe('a browser without a database', () => {
  const databases = (open: () => IDBOpenDBRequest) => createCounters({ open } as unknown as IDBFactory);

  test.each([
    ['none', createCounters(null)],
    [
      'one that throws',
      databases(() => {
        throw new DOMException('A refusal made by a test', 'SecurityError');
      }),
    ],
    ['one of a later version', createCounters(indexedDB)],
  ])('can still write: %s', async (about, counters) => {
    if (about === 'one of a later version') {
      await new Promise<void>((resolve) => {
        const request = indexedDB.open('ageBetter.counters', 99);
        request.addEventListener('success', () => resolve(request.result.close()));
      });
    }
    const here = notes({ counters });
    await here.put({ id: 2, title: 'Milk' });
    expect(await here.list()).toHaveLength(2);
  });

  test('opens the database again when it was deleted meanwhile', async () => {
    const here = notes();
    await here.put({ id: 2, title: 'Milk' });
    await new Promise<void>((resolve) => {
      indexedDB.deleteDatabase('ageBetter.counters').addEventListener('success', () => resolve());
    });
    await here.put({ id: 3, title: 'Tea' });
    expect(await here.list()).toHaveLength(3);
  });
});

test('a change from another tab is reported, for its own key only', async () => {
  const here = notes();
  await here.list();
  const listener = vi.fn<() => void>();
  here.subscribe(listener);
  await inAnotherTab(({ localStorage, sessionStorage }) => {
    localStorage.setItem('resources', '[]');
    sessionStorage.setItem('events', '[]');
  });
  expect(listener).toHaveBeenCalledTimes(0);
  await inAnotherTab(({ localStorage }) => localStorage.setItem('events', '[{"id":5,"title":"Jam"}]'));
  expect(listener).toHaveBeenCalledTimes(1);
  expect(await here.list()).toEqual([{ id: 5, title: 'Jam' }]);
});
