import { afterEach, expect, test } from 'vitest';
import type { Appointment } from '@/shared/domain/appointments/appointment';
import { bookingRefusal } from '@/shared/domain/appointments/bookingRules';
import { makeTestEnvironment, unreachable, type TestEnvironment } from '@/testing/adapters/serverEnvironment';
import { createServerDataStore } from './serverDataStore';

let environment: TestEnvironment | undefined;
afterEach(async () => {
  await environment?.end();
  environment = undefined;
});

const hour = 60 * 60 * 1000;

/** The data store in a user's browser. */
async function storeOf(testEnvironment: TestEnvironment, email: string) {
  const { identity, call, currentUser, requests } = testEnvironment.device();
  await identity.createAccount(email, 'Correct1');
  const { appointments } = createServerDataStore({
    call,
    identity: async () => identity,
    currentUser,
    clock: testEnvironment.clock,
    storage: null,
    keyPrefix: 'test.',
  }).collections;
  const asked = () => requests.filter((request) => request.includes('/busy-times')).length;
  return { appointments, asked, requests };
}

async function start() {
  environment = await makeTestEnvironment({ DATA: 'server' });
  const today = new Date(Math.ceil(environment.clock.now().getTime() / (24 * hour)) * 24 * hour);
  const at = (hours: number) => new Date(today.getTime() + hours * hour);
  const ann = await storeOf(environment, 'ann@example.net');
  const bob = await storeOf(environment, 'bob@example.net');
  const book = (id: string, from: number, until = from + 1): Promise<void> => {
    const times = { start: at(from).toISOString(), end: at(until).toISOString() };
    const words = { title: 'Dentist', location: '', description: '' };
    const record: Appointment = { id, ...words, ...times, allDay: false, userId: 'bob@example.net' };
    return bob.appointments.put(record, { expected: null, overlapAgreed: true });
  };
  const starts = async () => (await ann.appointments.list()).map((one) => one.start);
  return { environment, at, ann, book, starts };
}

test('other people’s times are requested only for the shown days', async () => {
  const { at, ann, book, starts } = await start();
  await book('tomorrow', 10);
  await book('later', 24 * 7 + 10);
  expect(await starts()).toEqual([]);
  expect(ann.asked()).toBe(0);

  const stop = ann.appointments.lookAt({ from: at(0), until: at(24 * 7) });
  expect(await starts()).toEqual([at(10).toISOString()]);
  stop();
  ann.appointments.lookAt({ from: at(24 * 7), until: at(24 * 14) });
  expect(await starts()).toEqual([at(24 * 7 + 10).toISOString()]);
  expect(ann.asked()).toBe(2);
});

test('a day of a shown week is not requested again, nor is a week to which the person returns', async () => {
  const { at, ann, book, starts } = await start();
  await book('tomorrow', 10);
  const week = { from: at(0), until: at(24 * 7) };
  const stop = ann.appointments.lookAt(week);
  ann.appointments.lookAt({ from: at(0), until: at(24) });
  expect(await starts()).toEqual([at(10).toISOString()]);
  stop();
  ann.appointments.lookAt(week);
  await starts();
  expect(ann.asked()).toBe(1);
});

test('a time that reaches from one range into the next is listed in both, and the same time once', async () => {
  const { at, ann, book, starts } = await start();
  await book('midnight', 23.5);
  ann.appointments.lookAt({ from: at(0), until: at(24) });
  ann.appointments.lookAt({ from: at(12), until: at(36) });
  ann.appointments.lookAt({ from: at(23), until: at(48) });
  expect([...new Set(await starts())]).toEqual([at(23.5).toISOString()]);
});

test('without a connection, the times that were read last stand in', async () => {
  const { environment: device, at, ann, book, starts } = await start();
  await book('tomorrow', 10);
  ann.appointments.lookAt({ from: at(0), until: at(24) });
  await starts();
  device.network = unreachable;
  expect(await starts()).toEqual([at(10).toISOString()]);
});

test('times for which nobody answers are missing until they are read again, and no own appointment is', async () => {
  const { environment: device, at, ann, book } = await start();
  await book('tomorrow', 10);
  const own = { title: 'Walk', location: '', description: '', allDay: false, userId: 'ann@example.net' };
  const times = { start: at(12).toISOString(), end: at(13).toISOString() };
  await ann.appointments.put({ id: 'walk', ...own, ...times }, { expected: null });
  ann.appointments.lookAt({ from: at(0), until: at(24) });
  device.network = (path, options) =>
    path.includes('/busy-times') ? unreachable(path, options) : fetch(path, options);
  expect((await ann.appointments.list()).map(({ id }) => id)).toEqual(['walk']);
  expect(ann.appointments.othersMissing()).toBe(true);

  device.network = fetch;
  expect(await ann.appointments.list()).toHaveLength(2);
  expect(ann.appointments.othersMissing()).toBe(false);
});

test('the browser asks about exactly the times about which the server would, on and off the half hours', async () => {
  const { at, ann, book } = await start();
  await book('odd', 10.2, 10.9);
  await book('long', 13, 26);
  await book('even', 15, 16);
  const own = { title: 'Walk', location: '', description: '', allDay: false, userId: 'ann@example.net' };
  const walk = { id: 'walk', ...own, start: at(12.1).toISOString(), end: at(12.4).toISOString() };
  await ann.appointments.put(walk, { expected: null });
  ann.appointments.lookAt({ from: at(0), until: at(24) });
  const stored = await ann.appointments.list();
  const asked: [number, number][] = [];
  for (const [from, until] of [
    [9, 10],
    [9, 10.1],
    [9.9, 10],
    [10, 10],
    [10.05, 10.1],
    [10.5, 10.5],
    [10.95, 11.2],
    [11, 11],
    [11, 12],
    [11.5, 12.1],
    [11.5, 12.2],
    [12.4, 13],
    [13.5, 14.5],
    [14.5, 15.1],
    [16, 17],
    [8, 20],
  ] as const) {
    const times = { start: at(from).toISOString(), end: at(until).toISOString() };
    const record: Appointment = { ...own, ...times, id: 'probe' };
    const here = bookingRefusal({ record, before: null, stored, overlapAgreed: false });
    const answer = await ann.appointments.put(record, { expected: null }).then(
      () => null,
      ({ code }: { code: string }) => code,
    );
    expect(answer, `${from} to ${until}`).toBe(here);
    if (answer === 'overlap') asked.push([from, until]);
    else await ann.appointments.remove('probe');
  }
  expect(asked).toEqual([
    [9, 10.1],
    [10.05, 10.1],
    [10.5, 10.5],
    [10.95, 11.2],
    [11.5, 12.2],
    [14.5, 15.1],
    [8, 20],
  ]);
});

test('a booking is one request, also of many dates, and one more where the person agrees to an overlap', async () => {
  const { at, ann } = await start();
  const words = { title: 'Walk', location: '', description: '', allDay: false, userId: 'ann@example.net' };
  const date = (hours: number) => ({
    ...words,
    id: '1',
    start: at(hours).toISOString(),
    end: at(hours + 1).toISOString(),
  });
  // A page shows its list, and reads it at each change.
  const reads = [ann.appointments.list()];
  ann.appointments.subscribe(() => void reads.push(ann.appointments.list()));
  await Promise.all(reads);
  ann.requests.length = 0;
  await ann.appointments.add([date(10), date(34), date(58)]);
  expect(await reads.at(-1)).toHaveLength(3);
  expect(ann.requests).toEqual(['POST /api/appointments']);
  const again = [date(8), date(34)];
  await expect(ann.appointments.add(again)).rejects.toMatchObject({ code: 'overlap', at: 1 });
  await ann.appointments.add(again, { overlapAgreed: true });
  expect(await reads.at(-1)).toHaveLength(5);
  expect(ann.requests).toEqual(Array.from({ length: 3 }, () => 'POST /api/appointments'));
});
