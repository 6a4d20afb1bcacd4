import { afterEach, expect, test } from 'vitest';
import { createMemoryClock } from '@/src/adapters/memory/clock';
import { createServerCall } from '../../serverCalls';
import type { Update } from './change';
import { createChangeReader, type Source } from './changeReader';

const second = 1000;
const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/** Runs everything that does not wait for a timer. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

interface FakeSource {
  address: string;
  isClosed: boolean;
  says: (name: string, data?: unknown, id?: string) => Promise<unknown>;
  /** The stream breaks (0), or gets another answer (2). */
  fails: (readyState: 0 | 2) => Promise<unknown>;
}

/** A reader on streams under the test's control. */
function begin({ token = async () => null as string | null } = {}) {
  const clock = createMemoryClock(new Date('2026-11-26T09:00:00Z'));
  const sources: FakeSource[] = [];
  const asked: string[] = [];
  const updates: Update[] = [];
  let ended = 0;
  const server = { answer: () => Response.json({ changes: [], seq: '7', reset: false }) };
  const reader = createChangeReader({
    call: createServerCall({
      clock,
      onEnded: () => (ended += 1),
      fetch: async (address) => {
        asked.push(address);
        return server.answer();
      },
    }),
    openSource(address) {
      const target = Object.assign(new EventTarget(), { readyState: 0, close: () => (one.isClosed = true) });
      const one: FakeSource = {
        address,
        isClosed: false,
        says(name, data = {}, lastEventId = '') {
          target.dispatchEvent(new MessageEvent(name, { data: JSON.stringify(data), lastEventId }));
          return settle();
        },
        fails(readyState) {
          target.readyState = readyState;
          target.dispatchEvent(new Event('error'));
          return settle();
        },
      };
      sources.push(one);
      return target as unknown as Source;
    },
    clock,
    token,
    isOffline: () => false,
    random: () => 0.5,
  });
  const stopping = new AbortController();
  stops.push(() => stopping.abort());
  void reader.read(undefined, (update) => void updates.push(update), stopping.signal);
  const wait = async (seconds: number) => {
    clock.pass(seconds * second);
    await settle();
  };
  return {
    sources,
    asked,
    updates,
    server,
    wait,
    wake: reader.wake,
    stop: () => stopping.abort(),
    last: () => sources.at(-1)!,
    ended: () => ended,
    isUp: () => updates.findLast((one) => one.kind === 'connection')?.isUp,
  };
}

test('a stream names its session, and after a break the last change that is known', async () => {
  const { sources, last, wait, updates } = begin({ token: async () => 'ann' });
  await settle();
  expect(last().address).toBe('/api/changes?token=ann');
  await last().says('ready', {}, '812.35');
  await last().says('change', { collection: 'events', id: '1', version: 813 }, '813.35');
  await last().fails(0);
  expect(last().isClosed).toBe(true);
  await wait(1);
  expect(sources.map(({ address }) => address)).toEqual([
    '/api/changes?token=ann',
    '/api/changes?since=813.35&token=ann',
  ]);
  await last().says('ready', {}, '813.35');
  expect(updates.filter(({ kind }) => kind === 'reset')).toHaveLength(1);
});

test('a stream on which nothing comes for a minute is dead, and one with heartbeats is not', async () => {
  const { sources, last, wait } = begin();
  await settle();
  await last().says('ready', {}, '7');
  for (let n = 0; n < 10; n += 1) {
    await wait(50);
    await last().says('heartbeat');
  }
  expect(sources).toHaveLength(1);
  await wait(60);
  expect(sources[0]!.isClosed).toBe(true);
  await wait(1);
  expect(sources).toHaveLength(2);
});

test('where a login has ended, one question tells it, and the stream is tried again in growing waits', async () => {
  const { sources, asked, server, last, wait, ended, isUp } = begin({ token: async () => 'ann' });
  server.answer = () => Response.json({ code: 'signed-out', error: 'The login has ended.' }, { status: 401 });
  await settle();
  await last().fails(2);
  expect([ended(), asked]).toEqual([1, ['/api/changes']]);
  for (const seconds of [1, 2, 4]) {
    await wait(seconds - 0.1);
    const before = sources.length;
    await wait(0.1);
    expect(sources).toHaveLength(before + 1);
    await last().fails(2);
  }
  expect(ended()).toBe(4);
  expect(isUp()).toBe(false);
});

test('a server that gives no stream is asked each half minute, and for a stream after growing waits of five minutes at most', async () => {
  const { sources, asked, last, wait, isUp } = begin();
  await settle();
  const openedAt: number[] = [];
  for (let seconds = 0; seconds < 1650; seconds += 30) {
    if (!last().isClosed) {
      openedAt.push(seconds);
      await last().fails(2);
    }
    await wait(30);
  }
  expect(openedAt).toEqual([0, 30, 90, 210, 450, 750, 1050, 1350]);
  expect(asked).toHaveLength(55);
  expect(isUp()).toBe(true);
  await last().says('ready', {}, '9');
  await last().fails(0);
  await wait(1);
  await last().fails(2);
  const before = sources.length;
  await wait(30);
  expect(sources).toHaveLength(before + 1);
});

test('a server that is gone is looked for in waits of half a minute at most, and at once when the network is back', async () => {
  const { sources, asked, last, wait, wake, isUp } = begin();
  await settle();
  await last().says('ready', {}, '7');
  for (const seconds of [1, 1, 2, 4, 8, 16, 30, 30]) {
    await last().fails(0);
    const before = sources.length;
    await wait(seconds);
    expect(sources).toHaveLength(before + 1);
  }
  expect([isUp(), asked]).toEqual([false, []]);
  await last().fails(0);
  const before = sources.length;
  wake();
  await settle();
  expect(sources).toHaveLength(before + 1);
});

test('a reader that stops while its token is on the way opens nothing', async () => {
  let give: (token: string) => void = () => undefined;
  const { sources, stop } = begin({ token: () => new Promise((resolve) => (give = resolve)) });
  await settle();
  stop();
  give('ann');
  await settle();
  expect(sources).toEqual([]);
});
