import { doc, serverTimestamp, setDoc } from 'firebase/firestore/lite';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { databaseOf, endDatabases, startEmpty } from '../../../firebase/rules/people';
import { browser, shown } from './testing/sharedBrowser';

beforeEach(startEmpty);
afterEach(endDatabases);

describe('appointments beyond what an account can store', () => {
  const limit = { name: 'CollectionError', code: 'limit' };

  test('are refused with the reason: their times, or how many there are in a month', async () => {
    const ann = await browser('ann');
    const before = await ann.book('Hearing test', '01:00', '02:00');
    for (const changed of [{ end: '9999-01-01T00:00:00.000Z' }, { start: '1000-01-01T00:00:00.000Z' }])
      await expect(ann.appointments.put({ ...before, ...changed })).rejects.toMatchObject(limit);
    await setDoc(doc(databaseOf('owner'), 'bookings/ann/months/2026-11'), { count: 40, last: before.id });
    await expect(ann.book('Too many', '03:00', '04:00')).rejects.toMatchObject(limit);
    const next = { ...before, start: '2026-12-02T01:00:00.000Z', end: '2026-12-02T02:00:00.000Z' };
    await ann.appointments.put(next, { expected: before });
    await ann.book('Now there is room', '03:00', '04:00');
  });

  test('do not block other people’s calendars where an earlier version stored them', async () => {
    const owner = databaseOf('owner');
    const times = { start: '1000-01-01T00:00:00.000Z', end: '9999-01-01T00:00:00.000Z' };
    await setDoc(doc(owner, 'busy/old'), times);
    const ann = await browser('ann');
    expect(await ann.appointmentsAnew()).toEqual([]);
  });
});

test('appointments from the earlier version are shown, changed and removed', async () => {
  const owner = databaseOf('owner');
  for (const id of ['1', '2']) {
    const times = { start: `2026-11-25T0${id}:00:00.000Z`, end: `2026-11-25T0${id}:30:00.000Z` };
    const words = { title: `Old ${id}`, location: '', description: '' };
    const hidden = { owner: 'ann', key: id, addedAt: serverTimestamp() };
    await setDoc(doc(owner, 'appointments', id), { id, allDay: false, ...words, ...times, ...hidden });
    await setDoc(doc(owner, 'busy', id), times);
  }
  const [ann, bob] = [await browser('ann'), await browser('bob')];
  expect(shown(await bob.appointmentsAnew())).toHaveLength(2);
  const old = (await ann.appointments.get('1'))!;
  await ann.appointments.put({ ...old, title: 'New' }, { expected: old });
  await ann.appointments.remove('2');
  expect(shown(await ann.appointmentsAnew())).toEqual(['New 01:00']);
  await ann.appointments.remove('1');
  expect(shown(await bob.appointmentsAnew())).toEqual([]);
});
