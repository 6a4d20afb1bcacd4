import { afterEach, expect, test } from 'vitest';
import { asItWasLine } from '@/shared/domain/text/listUpdates';
import { describeSavedItems } from '@/src/ports/savedItems.contract';
import { createLastRead, noMemory, type LastRead } from '../../lastRead';
import {
  makeCommunityEnvironment,
  unreachable,
  type BrowserLike,
  type TestEnvironment,
} from '@/testing/adapters/serverEnvironment';
import { createDataCalls } from './dataCalls';
import { createServerSavedItems } from './savedItems';

let environment: TestEnvironment | undefined;
afterEach(async () => {
  await environment?.end();
  environment = undefined;
});

const start = async () => (environment = await makeCommunityEnvironment({}, () => null));

/** A tab of a user who is logged in on a device. */
const tab = (device: BrowserLike, lastRead: LastRead = noMemory) =>
  createServerSavedItems({
    calls: createDataCalls({
      call: device.call,
      identity: async () => device.identity,
      isSignedIn: () => device.currentUser.get() !== null,
    }),
    checkPerson: () => undefined,
    clock: { now: () => new Date('2026-11-24T02:00:00.000Z') },
    lastRead,
  });

describeSavedItems('The server’s adapter', async () => {
  const { device } = await start();
  const [ann, bob] = [device(), device()];
  const people = await Promise.all([
    ann.identity.createAccount('ann@example.net', 'Correct1'),
    bob.identity.createAccount('bob@example.net', 'Correct1'),
  ]);
  return {
    here: tab(ann),
    there: tab(ann),
    others: tab(bob),
    people: [people[0].uid, people[1].uid],
  };
});

const tea = {
  kind: 'event' as const,
  recordId: 4,
  title: 'Tea',
  detail: 'Carlton',
  savedAt: '2026-11-01T00:00:00.000Z',
};

test('the last list is there without a connection, with the time at which it was read', async () => {
  const testEnvironment = await start();
  const ann = testEnvironment.device();
  const { uid } = await ann.identity.createAccount('ann@example.net', 'Correct1');
  const texts = new Map<string, string>();
  const storage = {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
  } as Storage;
  const readAt = new Date('2026-11-24T01:00:00.000Z');
  const visit = () =>
    tab(ann, createLastRead({ storage, freshFor: 0, now: () => readAt, key: () => `${uid}.saved` }));
  const online = visit();
  await online.put(uid, tea);
  expect(await online.list(uid)).toEqual([tea]);
  expect(online.keptLine()).toBeNull();

  testEnvironment.network = unreachable;
  const offline = visit();
  expect(await offline.list(uid)).toEqual([tea]);
  expect(offline.keptLine()).toBe(asItWasLine(readAt, new Date('2026-11-24T02:00:00.000Z')));
  await expect(offline.put(uid, tea)).rejects.toMatchObject({ code: 'unreachable' });

  // Another server's answer does not count as the list either.
  testEnvironment.network = async () =>
    new Response('{"login":"required"}', { headers: { 'content-type': 'application/json' } });
  expect(await visit().list(uid)).toEqual([tea]);
});
