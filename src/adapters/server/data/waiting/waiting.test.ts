import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { sentAnyway } from '@/shared/domain/waitingChanges/waitingRules';
import { CollectionError } from '@/src/ports/collection';
import type { WaitingStore } from '@/src/ports/waitingChanges';
import { createMemoryWaitingStore } from '@/src/adapters/memory/waitingChanges';
import type { SendRequest } from '../../serverCalls';
import { unreachable, type TestEnvironment } from '@/testing/adapters/serverEnvironment';
import {
  ann,
  bob,
  makeWaitingEnvironment,
  titles,
  type WaitingEnvironment,
} from '@/testing/adapters/waitingEnvironment';

let environment: TestEnvironment;
let parts: WaitingEnvironment;
beforeEach(async () => {
  parts = await makeWaitingEnvironment();
  ({ environment } = parts);
});
afterEach(() => environment.end());

/** The network loses the answers, not the requests. */
const losing: SendRequest = async (...asked) => {
  await fetch(...asked);
  throw new TypeError('Failed to fetch');
};
const html: SendRequest = async () =>
  new Response('<!doctype html><title>Log in to the hotel</title>', { status: 200 });
const portal: SendRequest = async () => Response.json({ welcome: true });
const busy: SendRequest = async () => new Response('<h1>Bad gateway</h1>', { status: 502 });

describe('changes without a network on one’s own device', () => {
  test('are listed at once, and on the server once the network is back, each once', async () => {
    const { page, waiting, browser } = await parts.offline();
    const made = await page.appointments.add([parts.appointment('1', 10, 'Feet')]);
    expect(made).toMatchObject([{ notSent: true }]);
    await page.appointments.add([parts.appointment('2', 12, 'Eyes')]);
    await page.appointments.put(parts.appointment('2', 13, 'Ears'), {
      expected: parts.appointment('2', 12, 'Eyes'),
    });
    await page.appointments.add([parts.appointment('3', 15, 'Nose')]);
    await page.appointments.remove('3');
    expect(await titles(page)).toEqual(['Feet', 'Ears']);
    expect((await waiting()).length).toBe(5);
    environment.network = fetch;
    await page.sender.send();
    expect(await waiting()).toEqual([]);
    const there = parts.open(browser, undefined, false);
    expect(await titles(there)).toEqual(['Feet', 'Ears']);
  });

  test.each([
    ['later', 7],
    ['earlier', -7],
  ])(
    'are done once where only the answers were lost, also a week %s by the device’s clock',
    async (_, days) => {
      const { page, waiting, browser } = await parts.offline();
      environment.network = losing;
      await page.appointments.add([parts.appointment('1', 10, 'Feet')]);
      await page.sender.send();
      environment.clock.pass(days * 24 * 3_600_000);
      expect((await waiting())[0]).toMatchObject({ tried: true });
      environment.network = fetch;
      await page.sender.send();
      expect(await waiting()).toEqual([]);
      expect(await titles(parts.open(browser, undefined, false))).toEqual(['Feet']);
    },
  );

  test.each([
    ['a page in HTML', html],
    ['JSON of another server', portal],
    ['an error page', busy],
  ])('stay where %s answers', async (_, network) => {
    const { page, waiting } = await parts.offline();
    await page.appointments.add([parts.appointment('1', 10)]);
    environment.network = network;
    await page.sender.send();
    expect(await waiting()).toMatchObject([{ trouble: null }]);
  });

  test('go on by themselves after a pause', async () => {
    const { page, waiting } = await parts.offline();
    await page.appointments.add([parts.appointment('1', 10)]);
    await page.sender.send();
    environment.network = fetch;
    environment.clock.pass(5_000);
    await page.sender.send();
    expect(await waiting()).toEqual([]);
  });

  test('show both versions where the record was changed elsewhere, and are sent when that is wanted', async () => {
    const elsewhere = parts.open(await parts.logIn(ann));
    await elsewhere.appointments.put(parts.appointment('1', 10, 'Feet'), { expected: null });
    const { page, waiting, who, store } = await parts.offline();
    environment.network = fetch;
    await elsewhere.appointments.put(parts.appointment('1', 10, 'Eyes'), {
      expected: parts.appointment('1', 10, 'Feet'),
    });
    environment.network = unreachable;
    await page.appointments.put(parts.appointment('1', 10, 'Ears'), {
      expected: parts.appointment('1', 10, 'Feet'),
    });
    environment.network = fetch;
    await page.sender.send();
    expect(await waiting()).toMatchObject([
      { record: { title: 'Ears' }, trouble: { kind: 'conflict', now: { title: 'Eyes' } } },
    ]);
    const { key } = (await waiting())[0]!;
    await store.update(who, (changes) => sentAnyway(changes, key, 'test-request-mine'));
    await page.sender.send();
    expect(await waiting()).toEqual([]);
    expect(await titles(elsewhere)).toEqual(['Ears']);
  });

  test('ask about a time that another person has taken', async () => {
    const { page, waiting } = await parts.offline();
    await page.appointments.add([parts.appointment('1', 10)]);
    environment.network = fetch;
    const other = parts.open(await parts.logIn(bob));
    await other.appointments.put(parts.appointment('2', 10, 'Choir'), { expected: null });
    await page.sender.send();
    expect(await waiting()).toMatchObject([{ trouble: { kind: 'overlap' } }]);
  });

  test('get another id where another person took theirs', async () => {
    const { page, waiting, browser } = await parts.offline();
    await page.appointments.add([parts.appointment('1', 10)]);
    environment.network = fetch;
    const other = parts.open(await parts.logIn(bob));
    await other.appointments.put(parts.appointment('1', 16, 'Choir'), { expected: null });
    await page.sender.send();
    expect(await waiting()).toEqual([]);
    expect(await titles(parts.open(browser, undefined, false))).toEqual(['Feet']);
    expect(await titles(other)).toEqual(['Choir']);
  });

  test('are never sent in the name of the next user', async () => {
    const { page, waiting, browser, store, who } = await parts.offline();
    await page.appointments.add([parts.appointment('1', 10)]);
    environment.network = fetch;
    await browser.identity.signOut();
    await browser.identity.signIn(bob, environment.server.password);
    await page.sender.send();
    expect(await store.of(who)).toHaveLength(1);
    expect(await titles(page)).toEqual([]);
    await browser.identity.signOut();
    await browser.identity.signIn(ann, environment.server.password);
    await page.sender.send();
    expect(await waiting()).toEqual([]);
  });

  test('of ratings are shown as this person’s, and counted once', async () => {
    const { page, waiting, browser } = await parts.offline();
    environment.network = fetch;
    const server = parts.open(browser, undefined, false);
    environment.network = unreachable;
    const entry = {
      userId: ann,
      rating: 4,
      timestamp: new Date(environment.server.parts.now()).toISOString(),
    };
    expect(await page.ratings.put(1, ann, entry)).toEqual({ before: null });
    environment.network = fetch;
    await page.sender.send();
    expect(await waiting()).toEqual([]);
    expect(await server.ratings.put(1, ann, null)).toMatchObject({ before: { rating: 4 } });
  });

  test('do not wait where the browser keeps nothing, or where an answering server refuses', async () => {
    const { browser, page, waiting } = await parts.offline();
    const refusing: WaitingStore = {
      ...createMemoryWaitingStore(),
      update: () => Promise.reject(new CollectionError('refused')),
    };
    const added = parts.open(browser, refusing).appointments.add([parts.appointment('1', 10)]);
    await expect(added).rejects.toMatchObject({ code: 'unreachable' });
    environment.network = fetch;
    const other = parts.open(await parts.logIn(bob));
    await other.appointments.put(parts.appointment('2', 10, 'Choir'), { expected: null });
    const taken = page.appointments.put(parts.appointment('1', 10), { expected: null });
    await expect(taken).rejects.toMatchObject({ code: 'overlap' });
    expect(await waiting()).toEqual([]);
  });
});

test('changes without a network are refused as ever where this is not one’s own device', async () => {
  const browser = await parts.logIn(ann);
  const page = parts.open(browser, undefined, false);
  await page.appointments.list();
  environment.network = unreachable;
  await expect(page.appointments.add([parts.appointment('1', 10)])).rejects.toMatchObject({
    code: 'unreachable',
  });
  expect(page.kept).toBe(0);
});
