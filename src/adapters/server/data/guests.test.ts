import { afterEach, expect, test } from 'vitest';
import { parseNote } from '@/src/ports/collection.contract';
import { describeGuests, tea } from '@/src/ports/guests.contract';
import { parseEvent, type CommunityEvent } from '@/shared/domain/events/event';
import { noMemory } from '../../lastRead';
import { makeCommunityEnvironment, type TestEnvironment } from '@/testing/adapters/serverEnvironment';
import { createServerCollection } from './collection';
import { createDataCalls } from './dataCalls';
import { createServerGuests } from './guests';
import { createServerRegistrations } from './registrations';

let environment: TestEnvironment;
afterEach(() => environment.end());

/** The page of a user with this role. */
async function start(role: 'user' | 'healthcare' = 'healthcare') {
  environment = await makeCommunityEnvironment({ events: [tea] }, parseNote);
  const { identity, call, currentUser } = environment.device();
  await identity.createAccount('organiser@example.net', 'Correct1');
  const { accounts, now } = environment.server.parts;
  await accounts.grantRole((await accounts.byEmail('organiser@example.net'))!, role, now());
  const calls = createDataCalls({
    call,
    identity: async () => identity,
    isSignedIn: () => currentUser.get() !== null,
  });
  const events = createServerCollection<CommunityEvent>({
    calls,
    name: 'events',
    parse: parseEvent,
    storageNotice: 'Kept in a test.',
    counted: ['attendees'],
    lastRead: noMemory,
    clock: environment.clock,
  });
  const { attendees } = createServerRegistrations({
    calls,
    checkPerson: () => undefined,
    eventsChanged: events.notify,
    lastRead: noMemory,
    clock: environment.clock,
  });
  return {
    guests: createServerGuests({ calls, eventsChanged: events.notify }),
    people: async (id: number) => (await attendees(id, 'screen'))!,
    change: async (event: CommunityEvent) => {
      await events.get(event.id);
      await events.put(event);
    },
  };
}

describeGuests('The server', () => start());

test('an attendee without the role is refused', async () => {
  const { guests } = await start('user');
  const entry = { name: 'Ann Lee', phone: '0491 570 156', places: 1 } as const;
  await expect(guests.add(7, entry, true)).rejects.toMatchObject({ code: 'permission' });
  await expect(guests.calls()).rejects.toMatchObject({ code: 'permission' });
  await expect(guests.countCalls()).rejects.toMatchObject({ code: 'permission' });
});
