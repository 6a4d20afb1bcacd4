import { expect, test } from 'vitest';
import type { CommunityEvent } from '../../domain/event';
import { describeRegistrations } from '../../ports/registrations.contract';
import { createMemoryCollection } from './collection';
import { createMemoryRegistrations } from './registrations';

describeRegistrations('The memory adapter', async (records) => {
  let full = false;
  const events = createMemoryCollection<CommunityEvent>({ records, refuse: () => (full ? 'full' : null) });
  const registrations = createMemoryRegistrations({ events });
  return { here: registrations, there: registrations, events, fillStorage: () => (full = true) };
});

test('somebody may be registered from the start', async () => {
  const events = createMemoryCollection<CommunityEvent>();
  const registrations = createMemoryRegistrations({
    events,
    registered: [{ eventId: 3, email: 'Margaret@example.org' }],
  });
  expect([...(await registrations.of('margaret@example.org'))]).toEqual([3]);
});
