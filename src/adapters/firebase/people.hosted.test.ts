import { collection, getDocs } from 'firebase/firestore/lite';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { databaseOf, endDatabases, startEmpty } from '../../../firebase/rules/people';
import { bookedTitle, isOwn } from '../../domain/appointments/appointment';
import { browser, shown } from './testing/sharedBrowser';

beforeEach(startEmpty);
afterEach(endDatabases);

test('others see the times of an appointment and nothing else', async () => {
  const [ann, bob] = [await browser('ann'), await browser('bob')];
  await ann.book('Hearing test', '01:00', '02:00');
  await bob.book('Choir', '03:00', '04:00');
  expect(shown(await ann.appointmentsAnew())).toEqual(['Hearing test 01:00', `${bookedTitle} 03:00`]);
  const seen = await bob.appointmentsAnew();
  expect(shown(seen)).toEqual(['Choir 03:00', `${bookedTitle} 01:00`]);
  expect(seen.map((one) => isOwn(one, bob.user))).toEqual([true, false]);
  const others = seen[1]!;
  expect(await bob.appointments.get(others.id)).toEqual(others);
  expect(JSON.stringify(seen)).not.toMatch(/ann|Hearing|Room 4.*Room 4/);
});

test('two people who book in the same millisecond get different ids', async () => {
  const [ann, bob] = [await browser('ann'), await browser('bob')];
  const booked = await Promise.all([
    ann.book('One', '01:00', '02:00'),
    bob.book('Two', '01:00', '02:00'),
    ann.book('Three', '05:00', '06:00'),
    bob.book('Four', '05:00', '06:00'),
  ]);
  expect(new Set(booked.map(({ id }) => id)).size).toBe(4);
  expect(await ann.appointmentsAnew()).toHaveLength(4);
  expect(await ann.appointments.listOwn!()).toHaveLength(2);
});

test('a change or a removal updates the busy time too, and nobody changes or removes another person’s', async () => {
  const [ann, bob] = [await browser('ann'), await browser('bob')];
  const before = await ann.book('Hearing test', '01:00', '02:00');
  const moved = { ...before, start: '2026-11-25T04:00:00.000Z', end: '2026-11-25T05:00:00.000Z' };
  await ann.appointments.put(moved, { expected: before });
  const [seen] = await bob.appointments.list();
  expect(seen).toMatchObject({ title: bookedTitle, start: moved.start });
  await expect(bob.appointments.put({ ...seen!, title: 'Mine now' })).rejects.toMatchObject({
    code: 'permission',
  });
  await expect(bob.appointments.remove(before.id)).rejects.toMatchObject({ code: 'permission' });
  expect(await ann.appointments.remove(before.id)).toEqual(moved);
  expect(await bob.appointmentsAnew()).toEqual([]);
  // Undo.
  await ann.appointments.put(moved, { expected: null });
  expect(shown(await bob.appointmentsAnew())).toEqual([`${bookedTitle} 04:00`]);
});

test('without a connection the last answer is shown, and a change says that nothing was saved', async () => {
  const ann = await browser('ann');
  const before = await ann.book('Hearing test', '01:00', '02:00');
  await ann.appointments.list();
  ann.cut();
  expect(shown(await ann.appointmentsAnew())).toEqual(['Hearing test 01:00']);
  const { appointments } = ann;
  const unreachable = { name: 'CollectionError', code: 'unreachable' };
  await expect(appointments.put({ ...before, title: 'X' })).rejects.toMatchObject(unreachable);
  await expect(ann.book('Another', '03:00', '04:00')).rejects.toMatchObject(unreachable);
  await expect(appointments.remove(before.id)).rejects.toMatchObject(unreachable);
});

test('data read by one person is not shown to the next one in the same browser', async () => {
  const ann = await browser('ann');
  await ann.book('Hearing test', '01:00', '02:00');
  await ann.appointments.list();
  ann.cut();
  ann.currentUser.set({ ...ann.user, id: 'bob', email: 'bob@example.net' });
  await expect(ann.appointmentsAnew()).rejects.toMatchObject({ code: 'unreachable' });
  ann.currentUser.clear();
  expect(await ann.appointmentsAnew()).toEqual([]);
});

describe('an appointment whose response was lost', () => {
  const { fetch } = globalThis;
  afterEach(() => {
    globalThis.fetch = fetch;
  });

  /** From now on, this many writes succeed but lose their answer. */
  function loseAnswers(times: number) {
    let left = times;
    globalThis.fetch = async (input, init) => {
      const answer = await fetch(input, init);
      const address = input instanceof Request ? input.url : String(input);
      if (!address.includes(':commit') || left === 0) return answer;
      left -= 1;
      throw new TypeError('Failed to fetch');
    };
  }

  test('is not created twice when the connection comes back', async () => {
    const ann = await browser('ann');
    loseAnswers(1);
    const booked = await ann.book('Hearing test', '01:00', '02:00');
    expect((await ann.appointmentsAnew()).map(({ id }) => id)).toEqual([booked.id]);
    loseAnswers(1);
    expect(await ann.appointments.remove(booked.id)).toEqual(booked);
    expect(await ann.appointmentsAnew()).toEqual([]);
  });

  test('is not created twice when the person tries again', async () => {
    const ann = await browser('ann');
    loseAnswers(Infinity);
    const lost = ann.book('Hearing test', '01:00', '02:00');
    await expect(lost).rejects.toMatchObject({ code: 'unreachable' });
    globalThis.fetch = fetch;
    const again = await ann.book('Hearing test', '01:00', '02:00');
    expect((await ann.appointmentsAnew()).map(({ id }) => id)).toEqual([again.id]);
    // What is meant as another one is another one.
    await ann.book('Hearing test', '01:00', '02:00');
    expect(await ann.appointmentsAnew()).toHaveLength(2);
  });
});

test('administrators list people and change roles, never their own; a login records its date', async () => {
  const [ann, admin] = [await browser('ann'), await browser('admin', 'admin')];
  const began = new Date().toISOString();
  // The clock of this device is wrong; the day of a login is the database's.
  await ann.users.put({ ...ann.user, role: 'admin', lastLogin: '9999-11-24T05:00:00.000Z' });
  await expect(ann.users.list()).rejects.toMatchObject({ code: 'permission' });
  const people = await admin.users.list();
  expect(people.map(({ id, role }) => [id, role])).toEqual([
    ['admin', 'admin'],
    ['ann', 'user'],
  ]);
  const row = people[1]!;
  expect(people[0]!.lastLogin).toBe('2026-11-22T01:00:00.000Z');
  expect(row.lastLogin >= began && row.lastLogin <= new Date().toISOString()).toBe(true);
  await admin.users.put({ ...row, role: 'healthcare' }, { expected: row });
  expect((await ann.users.get('ann'))!.role).toBe('healthcare');
  await expect(admin.users.put(row, { expected: row })).rejects.toMatchObject({ code: 'conflict' });
  const gone = await admin.users.remove('ann');
  expect(gone).toMatchObject({ id: 'ann', role: 'healthcare' });
  await admin.users.put(gone!, { expected: null });
  expect(await admin.users.get('ann')).toEqual(gone);
  await expect(admin.users.remove('admin')).rejects.toMatchObject({ code: 'permission' });
  // Given, taken back before the row went, and given again with Undo.
  const notes = await getDocs(collection(databaseOf('owner'), 'roleChanges'));
  expect(notes.docs.map((one) => `${one.get('was')} ${one.get('role')}`).toSorted()).toEqual([
    'healthcare user',
    'user healthcare',
    'user healthcare',
  ]);
});

test('a person can delete their own row of the list', async () => {
  const ann = await browser('ann');
  expect(await ann.users.remove('ann')).toMatchObject({ id: 'ann' });
  expect(await ann.users.get('ann')).toBeNull();
});

test('no document that other people can read contains an address', async () => {
  const [ann, bob] = [await browser('ann'), await browser('bob')];
  const admin = await browser('admin', 'admin');
  await admin.records.collections.resources.add(() => ({
    id: 1,
    title: 'Walking',
    description: '',
    type: 'text',
    category: '',
    ratings: [],
    averageRating: null,
  }));
  await ann.book('Hearing test', '01:00', '02:00');
  await ann.records.ratings.put(1, ann.user.email, { userId: ann.user.email, rating: 4, timestamp: '' });
  const eyes = databaseOf({ uid: 'bob', email: bob.user.email });
  const readable: string[] = [];
  for (const path of [
    'users',
    'resources',
    'ratings',
    'events',
    'registrations',
    'waiting',
    'appointments',
    'busy',
    'seeds',
  ]) {
    const found = await getDocs(collection(eyes, path)).catch(() => null);
    if (found) readable.push(path, JSON.stringify(found.docs.map((one) => one.data())));
  }
  expect(readable.join(' ')).toMatch(/resources .*Walking.* events/);
  expect(readable.join(' ')).not.toContain('@');
});
