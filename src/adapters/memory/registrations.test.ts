import { expect, test } from 'vitest';
import type { CommunityEvent } from '../../domain/events/event';
import { describePairs, describeWaitingPairs } from '../../ports/pairs.contract';
import { describeRegistrations, type RegistrationsTestEnvironment } from '../../ports/registrations.contract';
import { createMemoryCollection } from './collection';
import { createMemoryRegistrations } from './registrations';

const make = async (
  records: readonly CommunityEvent[],
  waits?: true,
): Promise<RegistrationsTestEnvironment> => {
  let full = false;
  const events = createMemoryCollection<CommunityEvent>({ records, refuse: () => (full ? 'full' : null) });
  const registrations = createMemoryRegistrations({ events, ...(waits && { waiting: [] }) });
  return {
    here: registrations,
    there: registrations,
    events,
    stopWriting: () => (full = true),
    stopped: 'full',
  };
};

describeRegistrations('The memory adapter', (records) => make(records));
describePairs('The memory adapter', (records) => make(records));
describeWaitingPairs('The memory adapter', (records) => make(records, true));

test('the first person on the waiting list gets the cancelled place', async () => {
  const tea = { id: 1, title: 'Tea', date: '2026-12-11', capacity: 1, attendees: 1 } as CommunityEvent;
  const events = createMemoryCollection({ records: [tea] });
  const registrations = createMemoryRegistrations({
    events,
    registered: [{ eventId: 1, email: 'ann@example.org' }],
    waiting: [],
  });
  const { join, leave, of } = registrations.waitingList;
  expect(await join(1, 'ann@example.org')).toBe('registered');
  expect([await join(1, 'bob@example.org'), await join(1, 'cem@example.org')]).toEqual([1, 2]);
  expect(await leave(1, 'dee@example.org')).toBe(false);
  await registrations.giveUp(1, 'ann@example.org');
  expect([...(await registrations.of('bob@example.org'))]).toEqual([[1, 1]]);
  expect([...(await of('cem@example.org'))]).toEqual([[1, { number: 1, places: 1 }]]);
  expect((await events.get(1))?.attendees).toBe(1);
});

test('a person can be registered from the start', async () => {
  const events = createMemoryCollection<CommunityEvent>();
  const registrations = createMemoryRegistrations({
    events,
    registered: [{ eventId: 3, email: 'Margaret@example.org' }],
  });
  expect([...(await registrations.of('margaret@example.org'))]).toEqual([[3, 1]]);
});
