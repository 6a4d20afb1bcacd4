import { expect, test } from 'vitest';
import type { Fields } from '@/shared/domain/records/parse';
import { CollectionError } from '@/src/ports/collection';
import { createLastRead } from '../../lastRead';
import { createLiveList } from './liveList';

test('a reading that fails although the connection is back is tried again, and only then', async () => {
  const lastRead = createLastRead({
    storage: null,
    key: () => 'events',
    freshFor: 0,
    now: () => new Date(0),
  });
  let isReachable = true;
  let due: (() => void)[] = [];
  const list = createLiveList({
    reader: {
      async read(): Promise<readonly Fields[]> {
        if (!isReachable) throw new CollectionError('unreachable');
        return [{ id: 1 }];
      },
      tag: () => undefined,
      readOnly: async () => false,
      takeIn: () => false,
    },
    lastRead,
    clock: {
      now: () => new Date(0),
      after(_, work) {
        due.push(work);
        return () => {};
      },
    },
    random: () => 0,
    isHeld: true,
    isReadable: () => true,
    isSame: () => true,
    versionOf: () => 1,
  });
  const kept = () => list.updates.get().kept;
  await list.list();
  list.subscribe(() => void list.list());
  isReachable = false;
  list.connectionChanged(false);
  await expect.poll(kept).not.toBeNull();
  expect(due).toEqual([]);
  list.connectionChanged(true);
  await expect.poll(() => due.length).toBe(1);
  isReachable = true;
  const works = due;
  due = [];
  for (const work of works) work();
  await expect.poll(kept).toBeNull();
  expect(due).toEqual([]);
});
