import { describe, expect, test } from 'vitest';
import type { CommunityEvent } from '@/shared/domain/events/event';
import { contractRecords, describeOwnBackup } from '../../ports/ownBackup.contract';
import { describeSavedItems } from '../../ports/savedItems.contract';
import { createMemoryClock } from './clock';
import { createMemoryRecords } from './records';

describeSavedItems('The store over memory', async () => {
  const { savedItems } = createMemoryRecords();
  return { here: savedItems, there: savedItems, others: savedItems, people: ['4', '5'] };
});

describeOwnBackup('The store over memory', async () => {
  const clock = createMemoryClock(new Date('2026-11-24T00:00:00.000Z'));
  const backup = createMemoryRecords(contractRecords).openOwnBackup(clock);
  return { here: backup, there: backup };
});

describe('records in memory', () => {
  const tea: CommunityEvent = {
    id: 1,
    title: 'Tea',
    date: '2026-12-11',
    location: 'St Kilda',
    description: '',
    category: 'social',
    image: '',
    capacity: 2,
    attendees: 1,
  };
  const email = 'ann@example.org';

  test('are apart from those of another store', async () => {
    const [one, other] = [createMemoryRecords({ events: [tea] }), createMemoryRecords({ events: [tea] })];
    let told = 0;
    other.collections.events.subscribe(() => (told += 1));
    await one.collections.events.remove(1);
    expect(await one.collections.events.list()).toEqual([]);
    expect(await other.collections.events.list()).toEqual([tea]);
    expect(told).toBe(0);
  });

  test('change in no list when a write is refused', async () => {
    let code: 'conflict' | null = 'conflict';
    const { collections, registrations } = createMemoryRecords({
      events: [tea],
      registered: [{ eventId: 1, email: 'bob@example.org' }],
      refuse: () => code,
    });
    const refused = { name: 'CollectionError', code };
    await expect(registrations.register(1, email)).rejects.toMatchObject(refused);
    await expect(collections.events.put({ ...tea, title: 'Coffee' })).rejects.toMatchObject(refused);
    expect(await collections.events.list()).toEqual([tea]);
    expect([...(await registrations.of('Bob@example.org')).keys()]).toEqual([1]);
    code = null;
    expect(await registrations.register(1, email)).toBe('registered');
    expect(await registrations.register(1, 'cem@example.org')).toBe('full');
  });

  test('put what cannot be read aside, and say so', async () => {
    const { events } = createMemoryRecords({ events: [tea, {} as CommunityEvent] }).collections;
    expect(await events.list()).toEqual([tea]);
    expect(events.damage()).toEqual([{ key: 'events', movedTo: 'events.broken', kept: 1 }]);
  });
});
