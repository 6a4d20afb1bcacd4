import { afterEach, beforeEach, expect, test } from 'vitest';
import { createSystemClock } from '../../system/clock';
import { createMemoryWaitingStore } from '../../memory/waitingChanges';
import { createEventSource } from '@/testing/adapters/eventSource';
import { unreachable, type BrowserLike } from '@/testing/adapters/serverEnvironment';
import {
  ann,
  makeWaitingEnvironment,
  titles,
  type WaitingEnvironment,
} from '@/testing/adapters/waitingEnvironment';
import { createChangeReader } from './changes/changeReader';

let parts: WaitingEnvironment;
beforeEach(async () => {
  parts = await makeWaitingEnvironment();
});
afterEach(() => parts.end());

/** Another browser of the same person writes its appointment `1`. */
async function writeElsewhere(title: string) {
  const page = parts.open(await parts.logIn(ann), createMemoryWaitingStore());
  await page.appointments.put(parts.appointment('1', 10, title));
}

test('a browser shows what is there after a restore, not what it kept under the same name', async () => {
  const browser = await parts.logIn(ann);
  const page = parts.open(browser);
  await page.appointments.put(parts.appointment('1', 10, 'First'));
  await parts.backUp();
  await page.appointments.put(parts.appointment('1', 10, 'Lost'));
  expect(await titles(page)).toEqual(['Lost']);
  await parts.restore();
  await writeElsewhere('Since');
  expect(await titles(parts.open(browser))).toEqual(['Since']);
});

test('a change based on a version from before a restore never overwrites a later one', async () => {
  const browser = await parts.logIn(ann);
  const page = parts.open(browser);
  await page.appointments.put(parts.appointment('1', 10, 'First'));
  await parts.backUp();
  await page.appointments.put(parts.appointment('1', 10, 'Lost'));
  const [seen] = await page.appointments.list();
  await parts.restore();
  await writeElsewhere('Since');
  await expect(
    page.appointments.put({ ...seen!, title: 'Stale' }, { expected: seen! }),
  ).rejects.toMatchObject({ code: 'conflict' });
  expect(await titles(parts.open(browser))).toEqual(['Since']);
});

/** A waiting change whose first sending fails. */
async function changeOffline(browser: BrowserLike, title: string) {
  const store = createMemoryWaitingStore();
  const page = parts.open(browser, store);
  const [seen] = await page.appointments.list();
  const { network } = parts.environment;
  parts.environment.network = unreachable;
  await page.appointments.put({ ...seen!, title }, { expected: seen! });
  parts.environment.network = network;
  return { page, waiting: () => store.of(browser.currentUser.get()!.id) };
}

test('what waits on a device is sent after a restore where the record is as the person saw it', async () => {
  const browser = await parts.logIn(ann);
  await parts.open(browser).appointments.put(parts.appointment('1', 10, 'First'));
  await parts.backUp();
  const { page, waiting } = await changeOffline(browser, 'Waited');
  expect(await waiting()).toMatchObject([{ onlyIf: expect.any(Number) as number }]);
  await parts.restore();
  await page.sender.send();
  expect(await waiting()).toEqual([]);
  expect(await titles(parts.open(browser))).toEqual(['Waited']);
});

test('what waits on a device stays with both versions after a restore where the record is another', async () => {
  const browser = await parts.logIn(ann);
  const first = parts.open(browser);
  await first.appointments.put(parts.appointment('1', 10, 'First'));
  await parts.backUp();
  await first.appointments.put(parts.appointment('1', 10, 'Lost'));
  const { page, waiting } = await changeOffline(browser, 'Waited');
  await parts.restore();
  await writeElsewhere('Since');
  await page.sender.send();
  expect(await waiting()).toMatchObject([
    { record: { title: 'Waited' }, trouble: { kind: 'conflict', now: { title: 'Since' } } },
  ]);
});

test('a reader of changes that comes back after a restore has everything read again', async () => {
  const browser = await parts.logIn(ann);
  const page = parts.open(browser);
  await parts.backUp();
  await page.appointments.put(parts.appointment('1', 10, 'Lost'));
  const updates: string[] = [];
  const reader = createChangeReader({
    call: browser.call,
    openSource: createEventSource(browser.fetch),
    clock: createSystemClock(),
    token: () => browser.identity.idToken(),
    isOffline: () => false,
    random: () => 0,
  });
  const { accounts, community } = parts.environment.server.parts;
  const { cursor } = await community!.endOfLog((await accounts.byEmail(ann))!.uid);
  const since = `${cursor.all}.${cursor.own}`;
  await parts.restore();
  await writeElsewhere('Since');
  const stopping = new AbortController();
  const reading = reader.read(since, ({ kind }) => void updates.push(kind), stopping.signal);
  await expect.poll(() => updates).toContain('connection');
  stopping.abort();
  await reading;
  expect(updates[0]).toBe('reset');
});
