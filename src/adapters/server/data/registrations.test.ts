import { afterEach, expect, test } from 'vitest';
import { parseEvent, type CommunityEvent } from '@/shared/domain/events/event';
import { parseNote } from '@/src/ports/collection.contract';
import { createLastRead } from '../../lastRead';
import {
  makeCommunityEnvironment,
  unreachable,
  type TestEnvironment,
} from '@/testing/adapters/serverEnvironment';
import { createDataCalls } from './dataCalls';
import { createServerRegistrations } from './registrations';

let environment: TestEnvironment;
afterEach(() => environment.end());

const ann = 'ann@example.net';
const event: CommunityEvent = parseEvent({
  id: 7,
  title: 'Tea',
  date: '2026-12-11',
  category: 'social',
  capacity: 1,
})!;

/** A browser with a registration for the event; `visit` is a new page in it. */
async function registered() {
  environment = await makeCommunityEnvironment({ events: [event] }, parseNote);
  const { currentUser, identity, call } = environment.device();
  await identity.createAccount(ann, 'Correct1');
  const texts = new Map<string, string>();
  const storage = {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
  };
  const visit = () =>
    createServerRegistrations({
      calls: createDataCalls({
        call,
        identity: async () => identity,
        isSignedIn: () => currentUser.get() !== null,
      }),
      checkPerson: () => undefined,
      eventsChanged: () => undefined,
      lastRead: createLastRead({
        storage,
        freshFor: 0,
        now: () => new Date(2026, 10, 24, 10, 40),
        key: () => 'registrations',
      }),
      clock: { now: () => new Date(2026, 10, 24, 12) },
    });
  await visit().register(7, ann);
  return visit;
}

test('a person’s own places are there without a connection, with the time at which they were read', async () => {
  const visit = await registered();
  const online = visit();
  expect(await online.of(ann)).toEqual(new Map([[7, 1]]));
  expect(online.keptLine()).toBeNull();
  environment.network = unreachable;
  const offline = visit();
  expect(await offline.of(ann)).toEqual(new Map([[7, 1]]));
  expect(offline.keptLine()).toBe('Your places as they were at 10:40 am.');
});

test.each(['{"login":"required"}', '[]', 'null', '"Hotel Wi-Fi"'])(
  'JSON of a stranger, %s, does not count as a person’s own places, and does not replace them',
  async (body) => {
    const visit = await registered();
    await visit().of(ann);
    environment.network = async () => new Response(body, { headers: { 'content-type': 'application/json' } });
    const between = visit();
    expect(await between.of(ann)).toEqual(new Map([[7, 1]]));
    expect(between.keptLine()).toContain('10:40 am');
  },
);
