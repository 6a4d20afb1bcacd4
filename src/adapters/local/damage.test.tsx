import { beforeEach, describe, expect, test } from 'vitest';
import { parseAppointment } from '@/shared/domain/appointments/appointment';
import { parseEvent } from '@/shared/domain/events/event';
import { parseResource } from '@/shared/domain/resources/resource';
import { parseUser } from '@/shared/domain/users/user';
import { parseNote, type Note } from '../../ports/collection.contract';
import type { Collection } from '../../ports/collection';
import { seedAppointments } from '@/shared/seeds/appointments';
import { seedEvents } from '@/shared/seeds/events';
import { seedResources } from '@/shared/seeds/resources';
import { seedUsers } from '@/shared/seeds/users';
import { createLocalCollection } from './collection';
import { freshStorage } from './freshStorage';

beforeEach(freshStorage);

const now = new Date(2026, 10, 21, 9);
const stored = (key: string) => JSON.parse(localStorage.getItem(key)!);

/** The product's own four collections. */
const product = {
  users: () => createLocalCollection({ key: 'users', parse: parseUser, seed: () => seedUsers(now) }),
  resources: () =>
    createLocalCollection({ key: 'resources', parse: parseResource, seed: () => seedResources(now) }),
  events: () => createLocalCollection({ key: 'events', parse: parseEvent, seed: () => seedEvents(now) }),
  appointments: () =>
    createLocalCollection({
      key: 'appointments',
      parse: parseAppointment,
      seed: () => seedAppointments(now),
    }),
};

const seedCounts = { users: 7, resources: 10, events: 6, appointments: 8 };

/** Texts that are not lists. */
const foreign: readonly (readonly [about: string, text: string])[] = [
  ['half a file', '{'],
  ['null', 'null'],
  ['a word', '"x"'],
  ['nothing', ''],
  ['a number', '7'],
  ['an object', '{"0":{"id":1}}'],
  ['5 MB of nonsense', 'x'.repeat(5_000_000)],
  ['5 MB of half a list', `[${'{"id":1},'.repeat(555_555)}`],
];

describe.each(Object.keys(product) as (keyof typeof product)[])('the key %s', (key) => {
  const make: () => Collection<{ id: never }> = product[key] as never;

  test('gets its seeds when it is absent, all of them readable', async () => {
    const records = await make().list();
    expect(records).toHaveLength(seedCounts[key]);
    expect(stored(key)).toEqual(records);
    const again = make();
    expect(await again.list()).toEqual(records);
    expect(again.damage()).toEqual([]);
  });

  test.each(foreign)('is moved aside, whole, and seeded when it holds %s', async (_, text) => {
    localStorage.setItem(key, text);
    const records = make();
    expect(await records.list()).toHaveLength(seedCounts[key]);
    expect(localStorage.getItem(`${key}.broken`) === text).toBe(true);
    expect(records.damage()).toEqual([{ key, movedTo: `${key}.broken`, kept: 0 }]);
    expect(await records.list()).toHaveLength(seedCounts[key]);
    expect(records.damage()).toHaveLength(1);
    expect(make().damage()).toEqual([]);
  });

  test('stays an empty list when it holds one', async () => {
    localStorage.setItem(key, '[]');
    const records = make();
    expect(await records.list()).toEqual([]);
    expect(localStorage.getItem(key)).toBe('[]');
    expect(records.damage()).toEqual([]);
  });

  test('is replaced, with a copy of all of it, when it is a list of the wrong shape', async () => {
    const wrong = [{ name: 'x' }, null, 7, 'x', [], { id: {} }];
    localStorage.setItem(key, JSON.stringify(wrong));
    const records = make();
    expect(await records.list()).toEqual([]);
    expect(stored(key)).toEqual([]);
    expect(stored(`${key}.broken`)).toEqual(wrong);
    expect(records.damage()).toEqual([{ key, movedTo: `${key}.broken`, kept: 0 }]);
  });
});

describe('a list with readable and unreadable entries', () => {
  const notes = () => createLocalCollection<Note>({ key: 'events', parse: parseNote, seed: () => [] });

  test('keeps the readable ones in order with their unknown fields, and copies the others', async () => {
    const good = [
      { id: 3, title: 'Tea', shop: { open: true } },
      { id: 1, title: 'Bread' },
    ];
    const bad = [null, { id: 4 }, { id: 3, title: 'Tea again' }];
    localStorage.setItem('events', JSON.stringify([bad[0], good[0], bad[1], good[1], bad[2]]));
    const records = notes();
    expect(await records.list()).toEqual(good);
    expect(stored('events')).toEqual(good);
    expect(stored('events.broken')).toEqual(bad);
    expect(records.damage()).toEqual([{ key: 'events', movedTo: 'events.broken', kept: 2 }]);
  });

  test('keeps an entry without its unreadable field, and a copy of the whole entry', async () => {
    const resources = createLocalCollection({ key: 'resources', parse: parseResource, seed: () => [] });
    const ratings = [
      { userId: 'tom@example.org', rating: 5, timestamp: '' },
      { userId: 'tom@example.org', rating: 6 },
    ];
    const film = { id: 1, title: 'Tai chi', type: 'film', ratings };
    localStorage.setItem('resources', JSON.stringify([film]));
    expect(await resources.list()).toMatchObject([{ id: 1, type: 'text', ratings: [ratings[0]] }]);
    expect(stored('resources.broken')).toEqual([film]);
    expect(resources.damage()).toEqual([{ key: 'resources', movedTo: 'resources.broken', kept: 1 }]);
  });

  test('is copied to the next free key, never over an older copy', async () => {
    localStorage.setItem('events.broken', 'older');
    localStorage.setItem('events.broken.2', 'old');
    localStorage.setItem('events', '{');
    const records = notes();
    await records.list();
    expect(records.damage()).toEqual([{ key: 'events', movedTo: 'events.broken.3', kept: 0 }]);
    expect([1, 2, 3].map((n) => localStorage.getItem(`events.broken${n > 1 ? `.${n}` : ''}`))).toEqual([
      'older',
      'old',
      '{',
    ]);
  });

  test('is repaired by the first write as well', async () => {
    localStorage.setItem('events', '[{"id":1,"title":"Bread"},7]');
    const records = notes();
    await records.put({ id: 2, title: 'Milk' });
    expect(stored('events')).toEqual([
      { id: 1, title: 'Bread' },
      { id: 2, title: 'Milk' },
    ]);
    expect(stored('events.broken')).toEqual([7]);
  });

  test('may be as long as the storage allows', async () => {
    const many = Array.from({ length: 45_000 }, (_, id) => ({
      id,
      title: `${'A long title '.repeat(6)}${id}`,
    }));
    const text = JSON.stringify(many);
    expect(text.length).toBeGreaterThan(4_600_000);
    localStorage.setItem('events', text);
    const records = notes();
    expect(await records.list()).toHaveLength(45_000);
    await records.remove(0);
    expect(await records.list()).toHaveLength(44_999);
    expect(records.damage()).toEqual([]);
  });
});
