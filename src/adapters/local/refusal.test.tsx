import { beforeEach, describe, expect, test, vi } from 'vitest';
import { parseNote, type Note } from '../../ports/collection.contract';
import { createLocalCollection, keptOnThisDevice } from './collection';
import { freshStorage } from './freshStorage';
import { throwingStorage } from './otherTabs';

beforeEach(freshStorage);

const seeds: readonly Note[] = [
  { id: 1, title: 'Bread' },
  { id: 2, title: 'Milk' },
];

const notes = (storage?: Storage | null) =>
  createLocalCollection<Note>({
    key: 'events',
    parse: parseNote,
    seed: vi.fn<() => readonly Note[]>(() => structuredClone(seeds)),
    ...(storage === undefined ? {} : { storage }),
  });

/** Fills local storage to the last character. */
function fillUp(): void {
  for (let size = 1 << 20; size >= 1; size = Math.floor(size / 2)) {
    for (let number = 0; ; number += 1) {
      try {
        localStorage.setItem(`fill.${size}.${number}`, 'x'.repeat(size));
      } catch {
        break;
      }
    }
  }
}

test('a collection on this device says in exact words that the organiser is not notified', () => {
  expect(keptOnThisDevice).toBe('Kept on this device only; the organiser is not told.');
  expect(notes().storageNotice).toBe(keptOnThisDevice);
});

describe('a full storage', () => {
  test('refuses a write with `full` and changes nothing at all', async () => {
    const records = notes();
    await records.list();
    await records.put({ id: 3, title: 'Tea' });
    fillUp();
    const before = { ...localStorage };
    const listener = vi.fn<() => void>();
    records.subscribe(listener);
    const long = { id: 4, title: 'x'.repeat(10_000) };
    await expect(records.put(long)).rejects.toMatchObject({ name: 'CollectionError', code: 'full' });
    await expect(records.add([long])).rejects.toMatchObject({ code: 'full' });
    expect({ ...localStorage }).toEqual(before);
    expect(await records.list()).toHaveLength(3);
    expect(listener).toHaveBeenCalledTimes(0);
  });

  test('still lets records be removed', async () => {
    const records = notes();
    await records.put({ id: 3, title: 'Tea' });
    fillUp();
    expect(await records.remove(3)).toEqual({ id: 3, title: 'Tea' });
    expect(await notes().list()).toEqual(seeds);
  });

  test('shows the seeds, the same ones each time, and refuses changes to them', async () => {
    fillUp();
    const records = notes();
    const first = await records.list();
    expect(first).toEqual(seeds);
    expect(await records.list()).toBe(first);
    await expect(records.put({ id: 3, title: 'Tea' })).rejects.toMatchObject({ code: 'full' });
    expect(localStorage.getItem('events')).toBeNull();
  });

  test('leaves damaged data in place, reports it, and moves it once there is room', async () => {
    const text = `[{"id":1,"title":"Rye"},"${'x'.repeat(500)}"]`;
    localStorage.setItem('events', text);
    fillUp();
    const before = { ...localStorage };
    const records = notes();
    expect(await records.list()).toEqual([{ id: 1, title: 'Rye' }]);
    expect(await records.list()).toEqual([{ id: 1, title: 'Rye' }]);
    expect(records.damage()).toEqual([{ key: 'events', movedTo: 'events', kept: 1 }]);
    expect({ ...localStorage }).toEqual(before);
    for (const key of Object.keys(localStorage)) if (key.startsWith('fill.')) localStorage.removeItem(key);
    await records.list();
    expect(records.damage().at(-1)).toEqual({ key: 'events', movedTo: 'events.broken', kept: 1 });
    expect(localStorage.getItem('events')).toBe('[{"id":1,"title":"Rye"}]');
  });
});

describe.each([
  ['no storage', () => null],
  ['a storage that may not even be read', () => throwingStorage('SecurityError', null)],
  ['a storage that may only be read', () => throwingStorage('SecurityError', localStorage)],
])('%s', (_, storage) => {
  test('shows the seeds and refuses every change with `refused`', async () => {
    const records = notes(storage());
    const first = await records.list();
    expect(first).toEqual(seeds);
    expect(await records.list()).toBe(first);
    expect(await records.get(2)).toEqual(seeds[1]);
    await expect(records.put({ id: 3, title: 'Tea' })).rejects.toMatchObject({ code: 'refused' });
    await expect(records.add([{ title: 'Tea' }])).rejects.toMatchObject({ code: 'refused' });
    await expect(records.remove(1)).rejects.toMatchObject({ code: 'refused' });
    expect(await records.list()).toEqual(seeds);
    expect(records.damage()).toEqual([]);
  });
});
