import { afterEach, beforeEach, expect, test } from 'vitest';
import type { CommunityEvent } from '@/shared/domain/events/event';
import { recordOperations } from '@/shared/contract/operations/records';
import { parseNote } from '@/src/ports/collection.contract';
import { createSystemClock } from '../../system/clock';
import { createEventSource } from '@/testing/adapters/eventSource';
import {
  makeCommunityEnvironment,
  unreachable,
  type BrowserLike,
  type TestEnvironment,
} from '@/testing/adapters/serverEnvironment';
import { followChanges } from './changes/followChanges';
import { createServerDataStore } from './serverDataStore';

const event = (id: number, title: string): CommunityEvent => ({
  id,
  title,
  date: '2026-12-11',
  location: 'Hall',
  description: '',
  category: 'social',
  image: '',
  capacity: 2,
  attendees: 0,
});

let environment: TestEnvironment;
const stops: (() => void)[] = [];
beforeEach(async () => {
  environment = await makeCommunityEnvironment(
    { events: [{ ...event(1, 'Choir'), capacity: 3, attendees: 1 }, event(2, 'Tea'), event(3, 'Chess')] },
    parseNote,
  );
});
afterEach(async () => {
  for (const stop of stops.splice(0)) stop();
  await environment.end();
});

async function until(condition: () => boolean): Promise<void> {
  await expect.poll(condition).toBe(true);
}

function memoryStorage(): Storage {
  const texts = new Map<string, string>();
  return {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
  } as unknown as Storage;
}

/** A user in a browser of their own, with the events on the screen. */
async function open(
  email: string,
  role: 'user' | 'healthcare' = 'user',
  { device = environment.device(), storage = memoryStorage() } = {},
) {
  const { accounts, now } = environment.server.parts;
  if (!(await accounts.byEmail(email))) {
    await device.identity.createAccount(email, 'Correct1');
    await accounts.grantRole((await accounts.byEmail(email))!, role, now());
  }
  return showEvents(device, email, storage);
}

async function showEvents(device: BrowserLike, email: string, storage: Storage) {
  const clock = createSystemClock();
  const store = createServerDataStore({
    call: device.call,
    identity: async () => device.identity,
    currentUser: device.currentUser,
    clock,
    storage,
    keyPrefix: 'kept.',
  });
  const { events } = store.collections;
  let shown: readonly CommunityEvent[] = [];
  const read = async () => {
    shown = await events.list();
  };
  const leave = events.subscribe(() => void read());
  await read();
  let isUp = false;
  stops.push(
    followChanges({
      call: device.call,
      openSource: createEventSource(device.fetch),
      clock,
      token: () => device.identity.idToken(),
      random: () => 0,
      times: { delay: 20, longestDelay: 100, down: 60 },
      locks: undefined,
      openChannel: (name) => new BroadcastChannel(name),
      currentUser: device.currentUser,
      prefix: `${email}.`,
      window: Object.assign(new EventTarget(), {
        navigator: { onLine: true },
        document: { visibilityState: 'visible' as const },
      }),
      onUpdate(update) {
        if (update.kind === 'connection') ({ isUp } = update);
        store.onUpdate(update);
      },
    }),
  );
  await until(() => isUp);
  return {
    ...store,
    registrations: await store.openRegistrations(),
    events,
    email,
    leave,
    updates: store.collections.events.updates,
    titles: () => shown.map(({ title }) => title),
    attendees: () => shown.map(({ attendees }) => attendees),
    waiting: () => {
      const { added, changed, gone } = store.collections.events.updates.get().waiting;
      return { added, changed, gone };
    },
  };
}

test('what others add, change and delete waits until the reader asks for it', async () => {
  const reader = await open('ann@example.net');
  const nurse = await open('nurse@example.net', 'healthcare');
  await nurse.events.put(event(4, 'Bowls'));
  await nurse.events.put({ ...event(2, 'Coffee') });
  await nurse.events.remove(3);
  await until(() => reader.waiting().gone.length === 1 && reader.waiting().added.length === 1);
  expect(reader.waiting()).toEqual({ added: ['Bowls'], changed: ['Tea'], gone: ['Chess'] });
  expect(reader.titles()).toEqual(['Choir', 'Tea', 'Chess']);
  reader.updates.show();
  await until(() => reader.titles().includes('Bowls'));
  expect(reader.titles()).toEqual(['Choir', 'Coffee', 'Bowls']);
  expect(reader.waiting()).toEqual({ added: [], changed: [], gone: [] });
});

test('a person’s own changes show at once, and none of them waits', async () => {
  const nurse = await open('nurse@example.net', 'healthcare');
  await nurse.events.add([event(4, 'Bowls')]);
  await nurse.events.put(event(2, 'Coffee'));
  await nurse.events.remove(3);
  await until(() => nurse.titles().join() === 'Choir,Coffee,Bowls');
  // The server has announced all of them once a later change of another user has arrived.
  const other = await open('other@example.net', 'healthcare');
  await other.events.put(event(5, 'Yoga'));
  await until(() => nurse.waiting().added.length > 0);
  expect(nurse.waiting()).toEqual({ added: ['Yoga'], changed: [], gone: [] });
});

test('numbers change in place, but an event that becomes full waits: its card has other buttons', async () => {
  const reader = await open('ann@example.net');
  const [bob, eve] = [await open('bob@example.net'), await open('eve@example.net')];
  await bob.registrations.register(1, bob.email);
  await until(() => reader.attendees()[0] === 2);
  expect(reader.waiting()).toEqual({ added: [], changed: [], gone: [] });
  await eve.registrations.register(1, eve.email);
  await until(() => reader.waiting().changed.length === 1);
  expect(reader.attendees()[0]).toBe(2);
  await until(() => eve.attendees()[0] === 3);
  expect(eve.waiting().changed).toEqual([]);
  // The card of an event without attendees has no number.
  await bob.registrations.register(2, bob.email);
  await until(() => reader.waiting().changed.length === 2);
  expect(reader.attendees()[1]).toBe(0);
});

test('who comes back to a list sees all of it', async () => {
  const reader = await open('ann@example.net');
  const nurse = await open('nurse@example.net', 'healthcare');
  await nurse.events.put(event(4, 'Bowls'));
  await until(() => reader.waiting().added.length === 1);
  reader.leave();
  reader.events.subscribe(() => undefined);
  expect((await reader.events.list()).map(({ title }) => title)).toContain('Bowls');
  expect(reader.waiting().added).toEqual([]);
});

test('without a connection a list says when it was read, and goes on once there is one', async () => {
  const before = Date.now();
  const reader = await open('ann@example.net');
  const nurse = await open('nurse@example.net', 'healthcare');
  environment.network = unreachable;
  environment.server.app.server.closeAllConnections();
  const after = Date.now();
  await until(() => reader.updates.get().kept !== null);
  const readAt = reader.updates.get().kept!.readAt!.getTime();
  expect([before, readAt, after]).toEqual([before, readAt, after].sort((a, b) => a - b));
  expect(reader.titles()).toEqual(['Choir', 'Tea', 'Chess']);
  environment.network = fetch;
  await until(() => reader.updates.get().kept === null);
  await nurse.events.put(event(4, 'Bowls'));
  await until(() => reader.waiting().added.length === 1);
});

test('an answer that an earlier version kept is read, without its time', async () => {
  const storage = memoryStorage();
  storage.setItem('kept.nobody.events', JSON.stringify([event(9, 'Old')]));
  environment.network = unreachable;
  const device = environment.device();
  const { collections } = createServerDataStore({
    call: device.call,
    identity: async () => device.identity,
    currentUser: device.currentUser,
    clock: createSystemClock(),
    storage,
    keyPrefix: 'kept.',
  });
  expect((await collections.events.list()).map(({ title }) => title)).toEqual(['Old']);
  expect(collections.events.updates.get().kept).toEqual({ readAt: null });
});

test('an answer about what others deleted does not take away what was added meanwhile', async () => {
  const device = environment.device();
  const asked = recordOperations('events');
  /** Pending answers, by their requests. */
  const onTheWay = new Map<string, () => void>();
  let isSlow = false;
  const call: BrowserLike['call'] = async (operation, ...rest) => {
    const answer = device.call(operation, ...rest);
    // A refusal is an answer, too.
    await Promise.allSettled([answer]);
    if (isSlow && operation.method === 'GET' && operation.url.includes('/events'))
      await new Promise<void>((arrive) => onTheWay.set(operation.url, arrive));
    return answer;
  };
  const reader = await open('ann@example.net', 'healthcare', { device: { ...device, call } });
  const nurse = await open('nurse@example.net', 'healthcare');
  // The initial reads of a connection are done.
  await nurse.events.put(event(2, 'Coffee'));
  await until(() => reader.waiting().changed.length === 1);
  isSlow = true;
  await nurse.events.remove(3);
  await until(() => onTheWay.has(asked.read.url));
  await reader.events.add([event(0, 'Bowls')]);
  await until(() => onTheWay.has(asked.list.url));
  isSlow = false;
  onTheWay.get(asked.read.url)!();
  // Its effects are done before the next answer.
  await new Promise((done) => setTimeout(done));
  onTheWay.get(asked.list.url)!();
  await until(() => reader.waiting().gone.length === 1);
  expect(reader.titles()).toEqual(['Choir', 'Tea', 'Chess', 'Bowls']);
});
