import { expect, test } from 'vitest';
import { createMemoryWaitingStore } from '@/src/adapters/memory/waitingChanges';
import { unreachable } from '@/testing/adapters/serverEnvironment';
import { ann, bob, makeWaitingEnvironment, titles } from '@/testing/adapters/waitingEnvironment';
import { createWaitingSender } from './waitingSender';

test('nothing is sent with the token of a user who logged in a moment ago', async () => {
  const parts = await makeWaitingEnvironment();
  const { environment } = parts;
  try {
    const { page, store, who } = await parts.offline();
    await page.appointments.add([parts.appointment('1', 10)]);
    environment.network = fetch;
    const other = await parts.logIn(bob);
    const sender = createWaitingSender({
      store,
      call: other.call,
      identity: async () => other.identity,
      person: () => who,
      clock: environment.clock,
      locks: undefined,
      newKey: () => 'test-request-race',
    });
    await sender.send();
    expect(await store.of(who)).toHaveLength(1);
    const theirs = await titles(parts.open(other, createMemoryWaitingStore()));
    const own = await titles(parts.open(await parts.logIn(ann), createMemoryWaitingStore()));
    expect({ theirs, own }).toEqual({ theirs: [], own: [] });
    environment.network = unreachable;
  } finally {
    await environment.end();
  }
});
