import { beforeEach, describe, expect, test } from 'vitest';
import { createMemoryRecords } from '../../adapters/memory/records';
import type { CommunityEvent } from '@/shared/domain/events/event';
import { newDates } from '@/shared/domain/events/series/series';
import { cancelAllDates, registerForAll } from './registerForAll';

const email = 'margaret@example.org';
const first: CommunityEvent = {
  id: 1,
  title: 'Tai chi',
  date: '2026-11-17',
  location: 'Hall',
  description: '',
  category: 'fitness',
  image: '',
  capacity: 1,
  attendees: 0,
  series: 'a',
};
const days = ['2026-11-24', '2026-12-01', '2026-12-08', '2026-12-15'];

let store: Parameters<typeof registerForAll>[0];
beforeEach(() => {
  const { collections, registrations } = createMemoryRecords({
    events: [
      first,
      ...newDates(first, days).map((one, index) => ({ ...one, id: index + 2 })),
      { ...first, id: 6, date: days[0]!, series: 'b' },
    ],
  });
  store = { events: collections.events, registrations };
});
const all = () => registerForAll(store, first, email, { now: new Date('2026-11-20T12:00') });

describe('registering for all dates', () => {
  test('takes a place on those to come, and names those that are full', async () => {
    for (const id of [3, 5]) await store.registrations.register(id, 'george@example.org');
    expect(await all()).toEqual({
      added: [2, 4],
      text: 'You have a place on 2 dates of Tai chi. No place is left on Tuesday 1 December, Tuesday 15 December.',
    });
    expect(new Set((await store.registrations.of(email)).keys())).toEqual(new Set([2, 4]));
  });

  test('keeps the earlier registrations, and cancels only the others again', async () => {
    await store.registrations.register(2, email);
    const { added, text } = await all();
    expect([added, text]).toEqual([[3, 4, 5], 'You have a place on 4 dates of Tai chi.']);
    await cancelAllDates(store, added, email);
    expect([...(await store.registrations.of(email)).keys()]).toEqual([2]);
  });

  test('with a support person takes two places on each date, or none where there is one', async () => {
    const wide = (await store.events.list()).filter(({ id }) => [2, 3].includes(id));
    for (const one of wide) await store.events.put({ ...one, capacity: 2 });
    const { added, text } = await registerForAll(
      store,
      first,
      email,
      { now: new Date('2026-11-20T12:00') },
      2,
    );
    expect(added).toEqual([2, 3]);
    expect(text).toContain('There is no room for two on Tuesday 8 December, Tuesday 15 December.');
    expect([...(await store.registrations.of(email)).values()]).toEqual([2, 2]);
  });

  test('says that there is no place at all', async () => {
    for (const id of [2, 3, 4, 5]) await store.registrations.register(id, 'george@example.org');
    const { added, text } = await all();
    expect(added).toEqual([]);
    expect(text).toMatch(/^You have no place\. No place is left on Tuesday 24 November, /);
  });
});
