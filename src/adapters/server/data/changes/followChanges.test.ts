import { expect, test } from 'vitest';
import { createMemoryClock } from '@/src/adapters/memory/clock';
import { createMemoryCurrentUser } from '@/src/adapters/memory/currentUser';
import type { Source } from './changeReader';
import { followChanges } from './followChanges';

test('without locks a tab that nobody sees holds no connection, and opens one when it is seen', async () => {
  const streams: string[] = [];
  let open = 0;
  const document = { visibilityState: 'visible' as DocumentVisibilityState };
  const window = Object.assign(new EventTarget(), { navigator: { onLine: true }, document });
  const show = (visibilityState: DocumentVisibilityState) => {
    document.visibilityState = visibilityState;
    window.dispatchEvent(new Event('visibilitychange'));
  };
  const stop = followChanges({
    call: () => Promise.reject(new Error('Nothing is asked.')),
    openSource: (address) => {
      streams.push(address);
      open += 1;
      const source = { readyState: 0, close: () => void (open -= 1) };
      return Object.assign(new EventTarget(), source) as unknown as Source;
    },
    clock: createMemoryClock(new Date(0)),
    token: async () => null,
    random: () => 0,
    locks: undefined,
    openChannel: (name) => new BroadcastChannel(name),
    currentUser: createMemoryCurrentUser(null),
    prefix: 'test.followChanges.',
    window,
    onUpdate: () => undefined,
  });
  await expect.poll(() => [streams.length, open]).toEqual([1, 1]);
  show('hidden');
  // A tab that the browser has put aside may return without becoming visible.
  window.dispatchEvent(new Event('pageshow'));
  expect([streams.length, open]).toEqual([1, 0]);
  show('visible');
  await expect.poll(() => [streams.length, open]).toEqual([2, 1]);
  stop();
  expect(open).toBe(0);
});
