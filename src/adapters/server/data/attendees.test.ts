import { afterEach, expect, test } from 'vitest';
import { parseEvent, type CommunityEvent } from '@/shared/domain/events/event';
import { parseNote } from '@/src/ports/collection.contract';
import { noMemory } from '../../lastRead';
import { makeCommunityEnvironment, type TestEnvironment } from '@/testing/adapters/serverEnvironment';
import { createDataCalls } from './dataCalls';
import { createServerRegistrations } from './registrations';

let environment: TestEnvironment;
afterEach(() => environment.end());

const event: CommunityEvent = parseEvent({
  id: 7,
  title: 'Tea',
  date: '2026-12-11',
  category: 'social',
  capacity: 1,
})!;

/** The registrations in the browser of a user with this role. */
async function browserOf(email: string, role: 'user' | 'healthcare') {
  const { currentUser, identity, call } = environment.device();
  await identity.createAccount(email, 'Correct1');
  const { accounts, now } = environment.server.parts;
  await accounts.grantRole((await accounts.byEmail(email))!, role, now());
  return createServerRegistrations({
    calls: createDataCalls({
      call,
      identity: async () => identity,
      isSignedIn: () => currentUser.get() !== null,
    }),
    checkPerson: () => undefined,
    eventsChanged: () => undefined,
    lastRead: noMemory,
    clock: { now: () => new Date() },
  });
}

test('a healthcare worker sees who has a place and who waits, and nobody else does', async () => {
  environment = await makeCommunityEnvironment({ events: [event] }, parseNote);
  const ann = await browserOf('ann@example.net', 'user');
  const bob = await browserOf('bob@example.net', 'user');
  const nurse = await browserOf('nurse@example.net', 'healthcare');
  await ann.register(7, 'ann@example.net');
  await bob.waitingList.join(7, 'bob@example.net');
  const since = new Date(environment.server.parts.now()).toISOString();
  expect(await nurse.attendees(7, 'screen')).toEqual([
    { email: 'ann@example.net', position: null, since, places: 1 },
    { email: 'bob@example.net', position: 1, since, places: 1 },
  ]);
  expect(await nurse.attendees(8, 'screen')).toBeNull();
  await expect(bob.attendees(7, 'screen')).rejects.toMatchObject({ code: 'permission' });
});
