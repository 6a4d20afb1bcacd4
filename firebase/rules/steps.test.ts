import {
  arrayUnion,
  deleteDoc,
  doc,
  getDoc,
  increment,
  serverTimestamp,
  setDoc,
  updateDoc,
  type Firestore,
  type WriteBatch,
} from 'firebase/firestore/lite';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { appointment, book, event, together } from './documents';
import { databaseOf, endDatabases, outcome, startEmpty } from './people';

const person = (uid: string) => ({ uid, email: `${uid}@example.net` });
const [ann, bob] = ['ann', 'bob'].map((uid) => databaseOf(person(uid)));
const owner = databaseOf('owner');
const denied = 'permission-denied';
afterAll(endDatabases);

const day = 24 * 60 * 60 * 1000;
const inDays = (days: number) => new Date(Date.now() + days * day).toISOString();
const put = (path: string, data: object) => setDoc(doc(owner, path), data);
const seen = async (path: string) => (await getDoc(doc(owner, path))).data();

beforeEach(async () => {
  await startEmpty();
  await put('users/leo', { email: 'leo@example.net', role: 'healthcare', createdAt: inDays(-1) });
});

describe('registrations for a full event with a waiting list', () => {
  beforeEach(async () => {
    await put('events/1', event(1, { capacity: 2, attendees: 2 }));
    for (const uid of ['ann', 'cem'])
      await put(`registrations/1_${uid}`, { event: 1, uid, since: serverTimestamp() });
    await put('waiting/1', { uids: ['bob', 'dee'] });
  });

  const handOn = (batch: WriteBatch, database: Firestore) => {
    batch.delete(doc(database, 'registrations/1_ann'));
    batch.set(doc(database, 'registrations/1_bob'), { event: 1, uid: 'bob', since: serverTimestamp() });
    batch.update(doc(database, 'waiting/1'), { uids: ['dee'] });
  };
  const counted = (batch: WriteBatch, database: Firestore, by: number) =>
    batch.update(doc(database, 'events/1'), { attendees: increment(by) });

  test('pass to the first person on the waiting list', async () => {
    expect(await outcome(together(ann!, (batch) => handOn(batch, ann!)))).toBe('done');
    expect(await seen('events/1')).toMatchObject({ attendees: 2 });
  });

  test('are not passed on and cancelled at once, which would leave three people for two places', async () => {
    const both = together(ann!, (batch) => {
      handOn(batch, ann!);
      counted(batch, ann!, -1);
    });
    expect(await outcome(both)).toBe(denied);
    const apart = together(ann!, (batch) => {
      handOn(batch, ann!);
      counted(batch, ann!, -1);
      counted(batch, ann!, -1);
    });
    expect(await outcome(apart)).toBe(denied);
    expect(await seen('events/1')).toMatchObject({ attendees: 2 });
  });

  test('beyond the capacity are removed, and not passed on', async () => {
    await updateDoc(doc(owner, 'events/1'), { capacity: 1 });
    expect(await outcome(together(ann!, (batch) => handOn(batch, ann!)))).toBe(denied);
    const given = together(ann!, (batch) => {
      batch.delete(doc(ann!, 'registrations/1_ann'));
      counted(batch, ann!, -1);
    });
    expect(await outcome(given)).toBe('done');
  });

  test('do not join the waiting list and take a place in one step', async () => {
    const leo = databaseOf(person('leo'));
    await put('waiting/1', { uids: [] });
    const both = together(leo, (batch) => {
      batch.update(doc(leo, 'events/1'), { capacity: 3 });
      batch.set(doc(leo, 'registrations/1_leo'), { event: 1, uid: 'leo', since: serverTimestamp() });
      batch.update(doc(leo, 'events/1'), { attendees: increment(1) });
      batch.update(doc(leo, 'waiting/1'), { uids: arrayUnion('leo') });
    });
    expect(await outcome(both)).toBe(denied);
  });
});

describe('booked times', () => {
  test.each([
    ['an hour', inDays(1), inDays(1), 'done'],
    ['a month', inDays(1), inDays(31), 'done'],
    ['of five years ago', inDays(-5 * 365), inDays(-5 * 365), 'done'],
    ['more than a month', inDays(1), inDays(34), denied],
    ['eight thousand years', '1000-01-01T00:00:00.000Z', '9999-01-01T00:00:00.000Z', denied],
    ['in three years', inDays(3 * 365), inDays(3 * 365), denied],
    ['of the year 1000', '1000-01-01T00:00:00.000Z', '1000-01-01T01:00:00.000Z', denied],
    ['on an invalid date', '2026-99-99T00:00:00.000Z', '2026-99-99T01:00:00.000Z', denied],
    ['at an invalid hour', '2026-12-01T25:00:00.000Z', '2026-12-01T26:00:00.000Z', denied],
  ])('%s', async (_, start, end, expected) => {
    expect(await outcome(book(ann!, 'ann', ['one'], start, end))).toBe(expected);
  });

  const [start, end] = [inDays(1), inDays(1)];
  const month = end.slice(0, 7);
  const count = doc(ann!, 'bookings/ann/months', month);

  test('are at most 40 in a month for one person, and others have their own 40', async () => {
    await put(`bookings/ann/months/${month}`, { count: 39, last: 'old' });
    expect(await outcome(book(ann!, 'ann', ['fortieth'], start, end))).toBe('done');
    expect(await outcome(book(ann!, 'ann', ['too many'], start, end))).toBe(denied);
    expect(await outcome(book(bob!, 'bob', ['another’s'], start, end))).toBe('done');
    const removed = together(ann!, (batch) => {
      batch.delete(doc(ann!, 'appointments/fortieth'));
      batch.delete(doc(ann!, 'busy/fortieth'));
      batch.set(count, { count: increment(-1), last: 'fortieth' }, { merge: true });
    });
    expect(await outcome(removed)).toBe('done');
    expect(await outcome(book(ann!, 'ann', ['again'], start, end))).toBe('done');
  });

  test('are refused two in one step with a count of one, and the count cannot be set back', async () => {
    expect(await outcome(book(ann!, 'ann', ['one', 'two'], start, end))).toBe(denied);
    await book(ann!, 'ann', ['one'], start, end);
    const reset = [
      { count: 0, last: 'one' },
      { count: 0, last: 'none' },
      { count: -5, last: 'one' },
    ];
    for (const data of reset) expect(await outcome(setDoc(count, data))).toBe(denied);
    expect(await outcome(deleteDoc(count))).toBe(denied);
    expect(await outcome(setDoc(doc(bob!, count.path), { count: 1, last: 'one' }))).toBe(denied);
  });

  test('from the earlier version have no count: they are removed without one, and get one when they change', async () => {
    for (const id of ['old', 'older']) {
      await put(`appointments/${id}`, appointment(id, 'ann', { start, end }));
      await put(`busy/${id}`, { start, end });
    }
    const removed = together(ann!, (batch) => {
      batch.delete(doc(ann!, 'appointments/old'));
      batch.delete(doc(ann!, 'busy/old'));
    });
    expect(await outcome(removed)).toBe('done');
    const changed = together(ann!, (batch) => {
      batch.update(doc(ann!, 'appointments/older'), { title: 'Eye test' });
      batch.set(doc(ann!, 'busy/older'), { start, end, month });
      batch.set(count, { count: increment(1), last: 'older' }, { merge: true });
    });
    expect(await outcome(changed)).toBe('done');
    expect(await seen(count.path)).toEqual({ count: 1, last: 'older' });
  });
});
