import { beforeEach, describe, expect, test } from 'vitest';
import { createMemoryClock } from '../../adapters/memory/clock';
import { createMemoryRecords } from '../../adapters/memory/records';
import { createMemoryPorts } from '../../adapters/memory/ports';
import type { Appointment } from '@/shared/domain/appointments/appointment';
import type { BookingRequest } from '@/shared/domain/appointments/bookingRules';
import type { Collection, CollectionError } from '../../ports/collection';
import { seedUsers } from '@/shared/seeds/users';
import { findOwnAppointment, saveAppointment } from './booking';

const now = new Date(2026, 10, 24, 7, 0);
const margaret = seedUsers(now).find(({ role }) => role === 'user')!;
const words = { title: 'Podiatrist', location: '', description: '' };
const hour = (hours: number) => ({
  start: new Date(2026, 10, 24, hours).toISOString(),
  end: new Date(2026, 10, 24, hours + 1).toISOString(),
});
/** The same times in the following weeks. */
const later = (weeks: number, hours = 16) =>
  Array.from({ length: weeks - 1 }, (_, week) => ({
    start: new Date(2026, 10, 24 + 7 * (week + 1), hours).toISOString(),
    end: new Date(2026, 10, 24 + 7 * (week + 1), hours + 1).toISOString(),
  }));
const own: Appointment = { id: '1', ...words, ...hour(10), allDay: false, userId: margaret.email };
const toms: Appointment = { ...own, id: '2', ...hour(14), userId: 'tom@example.org' };

let appointments: Collection<Appointment>;
let refusal: CollectionError['code'] | null;
let ports: ReturnType<typeof createMemoryPorts>;
beforeEach(() => {
  refusal = null;
  const records = createMemoryRecords({ appointments: [own, toms], refuse: () => refusal });
  appointments = records.collections.appointments;
  ports = createMemoryPorts({
    clock: createMemoryClock(now),
    user: margaret,
    collections: async () => ({ ...records.collections, appointments }),
  });
});

const fresh = (change: Partial<BookingRequest> = {}): BookingRequest => ({
  before: null,
  words,
  times: hour(16),
  overlapAgreed: false,
  ...change,
});

describe('saving', () => {
  test('a new appointment is this person’s, with the time as its id', async () => {
    const answer = await saveAppointment(ports, fresh());
    expect(answer).toMatchObject({
      kind: 'saved',
      appointment: { id: String(now.getTime()), userId: margaret.email, allDay: false },
    });
    expect(await saveAppointment(ports, fresh({ times: hour(18) }))).toMatchObject({
      appointment: { id: String(now.getTime() + 1) },
    });
    expect(await appointments.list()).toHaveLength(4);
  });

  test('another person’s time is asked about, and taken when that was agreed', async () => {
    expect(await saveAppointment(ports, fresh({ times: hour(14) }))).toEqual({
      kind: 'overlap',
      times: hour(14),
    });
    expect(await appointments.list()).toHaveLength(2);
    expect(await saveAppointment(ports, fresh({ times: hour(14), overlapAgreed: true }))).toMatchObject({
      kind: 'saved',
    });
  });

  test('what another tab has just written is asked about too', async () => {
    const { add } = appointments;
    appointments.add = async (drafts, condition) => {
      await appointments.put({ ...toms, ...hour(16) });
      return add(drafts, condition);
    };
    expect(await saveAppointment(ports, fresh())).toMatchObject({ kind: 'overlap' });
    expect(await appointments.list()).toHaveLength(2);
  });

  test('a change is not in its own way, and its old times are not asked about again', async () => {
    const half = { start: own.start, end: new Date(2026, 10, 24, 10, 30).toISOString() };
    expect(await saveAppointment(ports, fresh({ before: own, times: half }))).toMatchObject({
      kind: 'saved',
    });
    const overlapping = { ...own, id: '3' };
    await appointments.add([overlapping], { overlapAgreed: true });
    expect(
      await saveAppointment(
        ports,
        fresh({ before: overlapping, times: hour(10), words: { ...words, title: 'Feet' } }),
      ),
    ).toMatchObject({ kind: 'saved', appointment: { id: '3', title: 'Feet' } });
  });

  test('is refused without a login, for another’s, and for what has gone', async () => {
    expect(await saveAppointment(ports, fresh({ before: toms }))).toEqual({
      kind: 'not-yours',
      text: 'You can only edit your own appointments.',
    });
    expect(await saveAppointment(ports, fresh({ before: { ...own, id: 'gone' } }))).toEqual({
      kind: 'missing',
      text: 'Error updating appointment: Appointment not found.',
    });
    expect(await findOwnAppointment(ports, 'gone')).toEqual({
      kind: 'missing',
      text: 'Error updating appointment: Appointment not found.',
    });
    ports.currentUser.clear();
    expect(await saveAppointment(ports, fresh())).toEqual({
      kind: 'logged-out',
      text: 'Please log in to book an appointment.',
    });
  });

  test('over a change made elsewhere says so, and then again puts it in its place', async () => {
    await appointments.put({ ...own, location: 'Carlton' });
    const first = await saveAppointment(ports, fresh({ before: own }));
    expect(first).toMatchObject({ kind: 'changed', text: 'Error saving appointment. Please try again.' });
    const there = first.kind === 'changed' ? first.now : null;
    expect(await saveAppointment(ports, fresh({ before: there }))).toMatchObject({ kind: 'saved' });
  });

  test('that fails changes nothing and says what to do', async () => {
    refusal = 'full';
    expect(await saveAppointment(ports, fresh())).toMatchObject({
      kind: 'failed',
      text: 'Error saving appointment. Please try again.',
      advice: expect.stringContaining('no room') as string,
    });
    expect(await appointments.list()).toEqual([own, toms]);
  });
});

describe('an appointment that repeats', () => {
  test('becomes plain appointments with ids of their own, asked about where one of them overlaps', async () => {
    const times = hour(16);
    expect(await saveAppointment(ports, fresh({ times, later: later(3) }))).toMatchObject({
      kind: 'saved',
      more: 2,
    });
    const list = (await appointments.list()).slice(2);
    expect(list.map(({ start }) => new Date(start).getDate())).toEqual([24, 1, 8]);
    expect(new Set(list.map(({ id }) => id)).size).toBe(3);
    const weekBefore = { start: new Date(2026, 10, 24, 16), end: new Date(2026, 10, 24, 17) };
    expect(
      await saveAppointment(
        ports,
        fresh({ times: { start: weekBefore.end.toISOString(), end: hour(17).end }, later: later(2, 17) }),
      ),
    ).toMatchObject({ kind: 'saved' });
    expect(await saveAppointment(ports, fresh({ times, later: later(2) }))).toMatchObject({ times });
    // The overlapping date is named, so that it can be skipped.
    await appointments.remove(list[0]!.id);
    expect(await saveAppointment(ports, fresh({ times, later: later(2) }))).toEqual({
      kind: 'overlap',
      times: later(2)[0],
    });
  });

  test('is an overlap where one of its dates is moved onto another, and none of them is written', async () => {
    const moved = { ...later(2)[0]!, end: new Date(2026, 11, 1, 18).toISOString() };
    expect(await saveAppointment(ports, fresh({ later: [...later(2), moved] }))).toEqual({
      kind: 'overlap',
      times: moved,
    });
    expect(await appointments.list()).toEqual([own, toms]);
  });

  test('is written on all its dates or on none', async () => {
    refusal = 'full';
    expect(await saveAppointment(ports, fresh({ later: later(3) }))).toMatchObject({ kind: 'failed' });
    expect(await appointments.list()).toEqual([own, toms]);
  });
});

describe('asks the store', () => {
  /** Records each call of the store. */
  function noteCalls(of: Collection<Appointment>) {
    const calls: string[] = [];
    const noting: Collection<Appointment> = {
      ...of,
      list: () => (calls.push('list'), of.list()),
      get: (id) => (calls.push('get'), of.get(id)),
      add: (...given) => (calls.push('add'), of.add(...given)),
      put: (...given) => (calls.push('put'), of.put(...given)),
      remove: (id) => (calls.push('remove'), of.remove(id)),
    };
    return { noting, calls };
  }

  test.each([
    ['a new appointment', {}, 'saved', ['add']],
    ['one that overlaps', { times: hour(14) }, 'overlap', ['add']],
    ['one that overlaps, as was agreed', { times: hour(14), overlapAgreed: true }, 'saved', ['add']],
    ['one that repeats', { later: later(3) }, 'saved', ['add']],
    ['a changed appointment', { before: own }, 'saved', ['put']],
    ['one that is moved onto another', { before: own, times: hour(14) }, 'overlap', ['put']],
    ['another person’s', { before: toms }, 'not-yours', []],
    ['one that has gone', { before: { ...own, id: 'gone' } }, 'missing', ['put', 'get']],
  ])('to save %s, once', async (_, change, kind, asked) => {
    const { noting, calls } = noteCalls(appointments);
    appointments = noting;
    expect(await saveAppointment(ports, fresh(change))).toMatchObject({ kind });
    expect(calls).toEqual(asked);
  });
});
