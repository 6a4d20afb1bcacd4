import { afterEach, beforeEach, expect, test } from 'vitest';
import { createSteppedClock, type SteppedClock } from '../../testing/steppedClock';
import {
  makeCommunityEnvironment,
  unreachable,
  type BrowserLike,
  type TestEnvironment,
} from '@/testing/adapters/serverEnvironment';
import { parseNote, type Note } from '@/src/ports/collection.contract';
import { createServerCall, type SendRequest } from '../../serverCalls';
import { createEventSource } from '@/testing/adapters/eventSource';
import { createDataCalls } from '../dataCalls';
import type { Update } from './change';
import { followChanges } from './followChanges';
import { recordOperations } from '@/shared/contract/operations/records';

const notes = recordOperations('notes');

async function until(is: () => boolean): Promise<void> {
  await expect.poll(is).toBe(true);
}

let environment: TestEnvironment;
let clock: SteppedClock;
const stops: (() => void)[] = [];
beforeEach(() => {
  clock = createSteppedClock();
});
afterEach(async () => {
  for (const stop of stops.splice(0)) stop();
  await environment.end();
});

async function start(): Promise<TestEnvironment> {
  environment = await makeCommunityEnvironment({ notes: [{ id: 1, title: 'Bread' } as Note] }, parseNote);
  return environment;
}

/** The locks of one browser: each passes to the next in line. */
function createLocks(): Pick<LockManager, 'request'> {
  let last: Promise<unknown> = Promise.resolve();
  const request = (_name: string, { signal }: { signal: AbortSignal }, work: () => Promise<void>) => {
    const mine = last.then(() => (signal.aborted ? undefined : work()));
    last = mine.catch(() => undefined);
    return mine;
  };
  return { request } as unknown as LockManager;
}

/** A window with its events: the page goes away and returns, and so does the network. */
function createWindow() {
  const parts = { navigator: { onLine: true }, document: { visibilityState: 'visible' } };
  return Object.assign(new EventTarget(), parts) as unknown as Window & EventTarget;
}

/** A tab that follows the changes. */
function openTab(device: BrowserLike, locks: Pick<LockManager, 'request'> | undefined) {
  const updates: Update[] = [];
  const window = createWindow();
  const streams: string[] = [];
  const send: SendRequest = (address, init) => {
    const { pathname } = new URL(address, 'http://localhost');
    streams.push(`${(init.headers as Record<string, string>)['accept']} ${pathname}`);
    return device.fetch(address, init);
  };
  const stop = followChanges({
    call: createServerCall({ fetch: send, clock }),
    openSource: createEventSource(send),
    clock,
    token: async () => (device.currentUser.get() ? device.identity.idToken() : null),
    random: () => 0.5,
    locks,
    openChannel: (name) => new BroadcastChannel(name),
    currentUser: device.currentUser,
    prefix: `test.${environment.server.folder}.`,
    window,
    onUpdate: (update) => void updates.push(update),
  });
  stops.push(stop);
  return {
    updates,
    streams,
    window,
    stop,
    isUp: () => until(() => updates.some((one) => one.kind === 'connection' && one.isUp)),
    ids: () => updates.flatMap((one) => (one.kind === 'changes' ? one.changes.map(({ id }) => id) : [])),
  };
}

/** Another user, who writes notes. */
async function openWriter(): Promise<(id: number, title?: string) => Promise<unknown>> {
  const device = environment.device();
  await device.identity.createAccount('writer@example.net', 'Correct1');
  const calls = createDataCalls({
    call: device.call,
    identity: async () => device.identity,
    isSignedIn: () => true,
  });
  return (id, title = 'Milk') => calls.write(notes.put, { params: { id }, body: { record: { id, title } } });
}

test('of two tabs, one reads the stream and both learn of each change', async () => {
  await start();
  const [device, locks, write] = [environment.device(), createLocks(), await openWriter()];
  const first = openTab(device, locks);
  await first.isUp();
  const second = openTab(device, locks);
  await second.isUp();
  await write(2);
  await until(() => first.ids().length === 1 && second.ids().length === 1);
  expect([first.ids(), second.ids()]).toEqual([['2'], ['2']]);
  expect(first.streams).toHaveLength(1);
  expect(second.streams).toEqual([]);
});

test('the next tab goes on where the one that closed was, and misses nothing', async () => {
  await start();
  const [device, locks, write] = [environment.device(), createLocks(), await openWriter()];
  const first = openTab(device, locks);
  await first.isUp();
  const second = openTab(device, locks);
  await second.isUp();
  await write(2);
  await until(() => second.ids().includes('2'));
  environment.network = unreachable;
  first.stop();
  environment.network = fetch;
  await write(3);
  await until(() => second.ids().includes('3'));
  expect(second.ids()).toEqual(['2', '3']);
});

test('without locks each tab reads for itself', async () => {
  await start();
  const [device, write] = [environment.device(), await openWriter()];
  const tabs = [openTab(device, undefined), openTab(device, undefined)];
  for (const tab of tabs) await tab.isUp();
  await write(2);
  for (const tab of tabs) await until(() => tab.ids().includes('2'));
  expect(tabs.map(({ streams }) => streams.length)).toEqual([1, 1]);
});

test('a stream that broke is opened again, and what was missed meanwhile arrives', async () => {
  await start();
  const [device, write] = [environment.device(), await openWriter()];
  const tab = openTab(device, createLocks());
  await tab.isUp();
  await write(2);
  await until(() => tab.ids().includes('2'));
  environment.network = (address, init) =>
    address.includes('/api/changes') ? unreachable(address, init) : fetch(address, init);
  // Nothing arrives for a minute, so the stream is dead; then each failure doubles the wait, until over five seconds
  // are lost.
  for (const wait of [60_000, 1000, 1000, 2000, 4000]) await clock.elapse(wait);
  await until(() => tab.updates.some((one) => one.kind === 'connection' && !one.isUp));
  await write(3);
  environment.network = fetch;
  await clock.elapse(8000);
  await until(() => tab.ids().includes('3'));
  expect(tab.ids()).toEqual(['2', '3']);
  expect(tab.updates.filter(({ kind }) => kind === 'reset')).toHaveLength(1);
});

test('where something on the way holds the stream back, the server is asked instead', async () => {
  await start();
  const [device, write] = [environment.device(), await openWriter()];
  environment.network = (address, init) => {
    const { accept } = init.headers as Record<string, string>;
    if (accept !== 'text/event-stream') return fetch(address, init);
    return new Promise((_resolve, reject) => {
      init.signal!.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
    });
  };
  const tab = openTab(device, createLocks());
  await clock.elapse(10_000);
  await tab.isUp();
  await write(2);
  await clock.elapse(30_000);
  await until(() => tab.ids().includes('2'));
  expect(tab.streams.filter((one) => one.startsWith('text/event-stream'))).toHaveLength(1);
});

test('who logs out goes on as a visitor, and who logs in again as themselves', async () => {
  await start();
  const [device, write] = [environment.device(), await openWriter()];
  await device.identity.createAccount('ann@example.net', 'Correct1');
  const tokens: boolean[] = [];
  environment.network = (address, init) => {
    const { pathname, searchParams } = new URL(address);
    if (pathname === '/api/changes') tokens.push(searchParams.has('token'));
    return fetch(address, init);
  };
  const tab = openTab(device, createLocks());
  await tab.isUp();
  tab.updates.length = 0;
  await device.identity.signOut();
  await tab.isUp();
  await write(2);
  await until(() => tab.ids().includes('2'));
  tab.updates.length = 0;
  await device.identity.signIn('ann@example.net', 'Correct1');
  await tab.isUp();
  await write(3);
  await until(() => tab.ids().includes('3'));
  expect(tokens).toEqual([true, false, true]);
});

test('a stream that gave way to a later one of the same login is not opened again at once', async () => {
  await start();
  const [device, write] = [environment.device(), await openWriter()];
  await device.identity.createAccount('ann@example.net', 'Correct1');
  const tabs = [];
  for (let count = 0; count < 6; count += 1) {
    const tab = openTab(device, undefined);
    tabs.push(tab);
    await tab.isUp();
  }
  await write(2);
  await clock.elapse(30_000);
  for (const tab of tabs) await until(() => tab.ids().includes('2'));
  const opened = tabs.flatMap(({ streams }) => streams.filter((one) => one.startsWith('text/event-stream')));
  expect(opened).toHaveLength(6);
});

test('a page that was put aside by the browser goes on from where it was', async () => {
  await start();
  const [device, write] = [environment.device(), await openWriter()];
  const tab = openTab(device, createLocks());
  await tab.isUp();
  tab.window.dispatchEvent(new Event('pagehide'));
  await write(2);
  tab.window.dispatchEvent(new Event('pageshow'));
  await until(() => tab.ids().includes('2'));
  expect(tab.updates.filter(({ kind }) => kind === 'reset')).toHaveLength(1);
});
