import { describe, expect, test } from 'vitest';
import { createListeners } from './listeners';
import { createLiveQuery, loading, type LiveSource, type LiveState } from './liveQuery';

/** A promise that the test settles. */
function deferred<T>() {
  let resolve!: (value: T) => void;
  let reject!: (reason: Error) => void;
  const promise = new Promise<T>((onResolve, onReject) => {
    resolve = onResolve;
    reject = onReject;
  });
  return { promise, resolve, reject };
}

/** Lets all pending work finish. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

/** A query on a source with the test's answers. @param unopened the number of failures to open it. */
async function start({ unopened = 0 } = {}) {
  const changes = createListeners();
  const reads: ReturnType<typeof deferred<string>>[] = [];
  const states: LiveState<string>[] = [];
  let opens = 0;
  const source: LiveSource<string> = {
    read() {
      const read = deferred<string>();
      reads.push(read);
      return read.promise;
    },
    subscribe: changes.subscribe,
  };
  const query = createLiveQuery<string>((state) => states.push(state));
  const open = async () => {
    opens += 1;
    if (opens <= unopened) throw new Error('Nobody answered');
    return source;
  };
  const stop = query.start(open);
  await settled();
  return { query, open, stop, changes, reads, states, opens: () => opens };
}

const ready = (value: string) => ({ state: 'ready', value });
const failed = (message: string, value: string | null) => ({
  state: 'failed',
  value,
  cause: new Error(message),
});

describe('createLiveQuery', () => {
  test('reads at once and after each change', async () => {
    const { changes, reads, states } = await start();
    reads[0]!.resolve('first');
    await settled();
    changes.notify();
    await settled();
    reads[1]!.resolve('second');
    await settled();
    expect(states).toEqual([ready('first'), ready('second')]);
  });

  test('does not let a slow answer replace one to a later query', async () => {
    const { changes, reads, states } = await start();
    changes.notify();
    await settled();
    reads[1]!.resolve('newer');
    await settled();
    reads[0]!.resolve('older');
    await settled();
    expect(states).toEqual([ready('newer')]);
  });

  test('shows only the answer to the latest query, and each reload waits for it', async () => {
    const { query, reads, states } = await start();
    const settledReloads: number[] = [];
    const reload = (number: number) => query.reload().then(() => settledReloads.push(number));
    const reloads = [reload(1), reload(2)];
    await settled();
    reads[1]!.resolve('older');
    await settled();
    expect([states, settledReloads]).toEqual([[], []]);
    reads[2]!.resolve('newer');
    await Promise.all(reloads);
    expect(states).toEqual([ready('newer')]);
  });

  test('reports a failed read only when no later one is in progress', async () => {
    const { changes, reads, states } = await start();
    changes.notify();
    await settled();
    reads[0]!.reject(new Error('older'));
    await settled();
    expect(states).toEqual([]);
    reads[1]!.reject(new Error('newer'));
    await settled();
    expect(states).toEqual([failed('newer', null)]);
  });

  test('keeps the data when a later read fails', async () => {
    const { query, reads, states } = await start();
    reads[0]!.resolve('first');
    await settled();
    const reload = query.reload();
    await settled();
    reads[1]!.reject(new Error('Nobody answered'));
    await reload;
    expect(states).toEqual([ready('first'), failed('Nobody answered', 'first')]);
  });

  test('is loading while it tries again', async () => {
    const { query, reads, states } = await start();
    reads[0]!.reject(new Error('Nobody answered'));
    await settled();
    query.retry();
    await settled();
    reads[1]!.resolve('there');
    await settled();
    expect(states).toEqual([failed('Nobody answered', null), loading, ready('there')]);
  });

  test('opens the source and subscribes once, however often it is started meanwhile', async () => {
    const { query, changes, reads, opens } = await start();
    void query.reload();
    await settled();
    expect([opens(), reads.length]).toEqual([1, 2]);
    changes.notify();
    await settled();
    expect(reads).toHaveLength(3);
  });

  test('reopens a source that failed to open, and then follows it', async () => {
    const { query, changes, reads, states } = await start({ unopened: 1 });
    expect(states).toEqual([failed('Nobody answered', null)]);
    const reload = query.reload();
    await settled();
    reads[0]!.resolve('there');
    await reload;
    changes.notify();
    await settled();
    expect(states.at(-1)).toEqual(ready('there'));
    expect(reads).toHaveLength(2);
  });

  test('reads once after a batch, also when the batch throws', async () => {
    const { query, changes, reads } = await start();
    const batch = query.batch(async () => {
      changes.notify();
      changes.notify();
      await settled();
      expect(reads).toHaveLength(1);
      throw new Error('broken off');
    });
    await expect.poll(() => reads.length).toBe(2);
    reads[1]!.resolve('after');
    await expect(batch).rejects.toThrow('broken off');
  });

  test('ignores changes, late answers and failures after it is stopped', async () => {
    const { query, stop, changes, reads, states } = await start();
    const reload = query.reload();
    await settled();
    stop();
    reads[0]!.resolve('late');
    reads[1]!.resolve('late');
    changes.notify();
    await reload;
    await settled();
    expect(changes.isEmpty()).toBe(true);
    const again = query.start(async () => ({ read: async () => 'unused' }));
    again();
    await settled();
    expect(states).toEqual([]);
  });

  test('reopens the source when it is started again', async () => {
    const { query, open, opens, stop, reads, states } = await start();
    stop();
    query.start(open);
    await settled();
    reads[1]!.resolve('of the second start');
    await settled();
    reads[0]!.reject(new Error('of the first start'));
    await settled();
    expect(states).toEqual([ready('of the second start')]);
    expect(opens()).toBe(2);
  });

  test('does not follow a source that opens after it was stopped', async () => {
    const changes = createListeners();
    const opening = deferred<LiveSource<string>>();
    const stop = createLiveQuery(() => {}).start(() => opening.promise);
    stop();
    opening.resolve({ read: async () => '', subscribe: changes.subscribe });
    await settled();
    expect(changes.isEmpty()).toBe(true);
  });
});
