import { beforeEach, describe, expect, test, vi } from 'vitest';
import { withChange } from '@/shared/domain/waitingChanges/waitingRules';
import { describeWaitingStore, waitingRating } from '../../ports/waitingChanges.contract';
import { storageVersion, waitingDatabase } from './storageKeys';
import { createLocalWaitingStore } from './waitingChanges';

const settled = (request: IDBRequest) =>
  new Promise<void>((resolve, reject) => {
    request.addEventListener('success', () => resolve());
    request.addEventListener('error', () => reject(request.error!));
  });

beforeEach(() => settled(indexedDB.deleteDatabase(waitingDatabase)));

/** Opens the database like another program. */
async function openRaw(version: number, upgrade: (database: IDBDatabase) => void) {
  const request = indexedDB.open(waitingDatabase, version);
  request.addEventListener('upgradeneeded', () => upgrade(request.result));
  await settled(request);
  return request.result;
}

describeWaitingStore('The local store', () => createLocalWaitingStore());

describe('what waits, in this browser’s database', () => {
  test('is there for the next visit, and another tab is told of it', async () => {
    const [here, there] = [createLocalWaitingStore(), createLocalWaitingStore()];
    const told = vi.fn<() => void>();
    there.subscribe(told);
    await here.update('ann', (changes) => withChange(changes, waitingRating(1)));
    await expect.poll(() => told.mock.calls.length).toBe(1);
    expect(await there.of('ann')).toEqual([waitingRating(1)]);
    expect(await createLocalWaitingStore().of('ann')).toEqual([waitingRating(1)]);
  });

  test('is left out where it cannot be read, and stays stored', async () => {
    const raw = await openRaw(storageVersion, (database) => database.createObjectStore('lists'));
    const wrong = { kind: 'appointment', key: 'request-9', id: '9', record: { id: '9' }, before: null };
    const lists = () => raw.transaction('lists', 'readwrite').objectStore('lists');
    await settled(lists().put([wrong, waitingRating(1)], 'ann'));
    await settled(lists().put('half a list', 'bob'));
    const store = createLocalWaitingStore();
    expect(await store.of('ann')).toEqual([waitingRating(1)]);
    expect(await store.of('bob')).toEqual([]);
    await store.update('ann', () => []);
    const left = lists().get('ann');
    await settled(left);
    expect(left.result).toEqual([wrong]);
    await store.forget('ann');
    const rest = lists().getAllKeys();
    await settled(rest);
    expect(rest.result).toEqual(['bob']);
    raw.close();
  });

  test.each([
    ['is without its list', storageVersion, () => undefined],
    ['was made by a newer version', storageVersion + 1, (one: IDBDatabase) => one.createObjectStore('lists')],
  ])('is refused where the database %s', async (_, version, upgrade) => {
    (await openRaw(version, upgrade)).close();
    await expect(createLocalWaitingStore().of('ann')).rejects.toMatchObject({ code: 'refused' });
  });

  test('is refused where the browser has no database, or throws', async () => {
    await expect(createLocalWaitingStore(null).of('ann')).rejects.toMatchObject({ code: 'refused' });
    const throwing = {
      open: () => {
        throw new DOMException('A refusal made by a test', 'SecurityError');
      },
    } as unknown as IDBFactory;
    await expect(createLocalWaitingStore(throwing).of('ann')).rejects.toMatchObject({ code: 'refused' });
  });
});
