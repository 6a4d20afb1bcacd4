import { expect, test } from 'vitest';
import { describeCollection, parseNote, type Note } from '../../ports/collection.contract';
import { createMemoryCollection } from './collection';

describeCollection('The memory collection', async (records) => {
  const notes = createMemoryCollection<Note>({ records, parse: parseNote });
  return { here: notes, there: notes };
});

test('a refused write changes nothing', async () => {
  let code: 'full' | null = 'full';
  const notes = createMemoryCollection<Note>({ records: [{ id: 1, title: 'Bread' }], refuse: () => code });
  await expect(notes.put({ id: 2, title: 'Milk' })).rejects.toMatchObject({ code: 'full' });
  await expect(notes.remove(1)).rejects.toMatchObject({ code: 'full' });
  expect(await notes.list()).toHaveLength(1);
  code = null;
  await notes.put({ id: 2, title: 'Milk' });
  expect(await notes.list()).toHaveLength(2);
});

test('a removed record can be put back where it was', async () => {
  const note = (id: number) => ({ id, title: `Note ${id}` });
  const notes = createMemoryCollection<Note>({ records: [1, 2, 3].map(note) });
  const ids = async () => (await notes.list()).map(({ id }) => id);
  await notes.remove(2);
  await notes.put(note(2), { expected: null, before: 3 });
  expect(await ids()).toEqual([1, 2, 3]);
  await notes.remove(1);
  await notes.put(note(1), { expected: null, before: 99 });
  expect(await ids()).toEqual([2, 3, 1]);
});
