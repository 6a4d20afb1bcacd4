import { expect, test } from 'vitest';
import type { CommunityEvent } from '@/shared/domain/events/event';
import { describePairs, describeWaitingPairs } from '../../ports/pairs.contract';
import { describeRegistrations, type RegistrationsTestEnvironment } from '../../ports/registrations.contract';
import { createMemoryRecords } from './records';
import { withWaitingLists } from './waitingLists';

const make = async (events: readonly CommunityEvent[]): Promise<RegistrationsTestEnvironment> => {
  let full = false;
  const { collections, registrations } = createMemoryRecords({
    events,
    refuse: () => (full ? 'full' : null),
  });
  const waits = withWaitingLists(registrations);
  return {
    here: waits,
    there: waits,
    events: collections.events,
    stopWriting: () => (full = true),
    stopped: 'full',
  };
};

describeRegistrations('The stand-in with waiting lists', make);
describePairs('The stand-in with waiting lists', make);
describeWaitingPairs('The stand-in with waiting lists', make);

const tea: CommunityEvent = {
  id: 1,
  title: 'Tea',
  date: '2026-12-11',
  location: 'St Kilda',
  description: '',
  category: 'social',
  image: '',
  capacity: 1,
  attendees: 1,
};
const at = (email: string) => ({ eventId: 1, email: `${email}@example.org` });

test('a place that went to the waiting list is not taken back: the person who cancelled is next', async () => {
  const { collections, registrations } = createMemoryRecords({ events: [tea], registered: [at('Ann')] });
  const waits = withWaitingLists(registrations, [at('bob'), at('cem')]);
  let told = 0;
  waits.subscribe(() => (told += 1));
  expect(await waits.waitingList.join(1, 'ann@example.org')).toBe('registered');
  await waits.giveUp(1, 'ann@example.org');
  expect([...(await waits.of('bob@example.org'))]).toEqual([[1, 1]]);
  expect((await collections.events.get(1))!.attendees).toBe(1);
  expect(await waits.undoGiveUp(1, 'ann@example.org')).toBe(1);
  expect([...(await waits.waitingList.of('cem@example.org'))]).toEqual([[1, { number: 2, places: 1 }]]);
  expect(told).toBeGreaterThanOrEqual(3);
  told = 0;
  expect(await waits.waitingList.leave(1, 'cem@example.org')).toBe(true);
  expect(told).toBe(1);
  await waits.giveUp(1, 'bob@example.org');
  expect([...(await registrations.of('ann@example.org'))]).toEqual([[1, 1]]);
});
