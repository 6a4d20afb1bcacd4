import { beforeEach, describe, expect, test } from 'vitest';
import { createMemoryClock } from '../../adapters/memory/clock';
import { createMemoryCollection } from '../../adapters/memory/collection';
import { createMemoryPorts } from '../../adapters/memory/ports';
import { parseAppointment, type Appointment } from '../../domain/appointments/appointment';
import type { BookingRequest } from '../../domain/appointments/bookingRules';
import { CollectionError, type Collection } from '../../ports/collection';
import type { Collections } from '../../ports/collections';
import { seedUsers } from '../../seeds/users';
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
  appointments = createMemoryCollection({
    records: [own, toms],
    parse: parseAppointment,
    refuse: () => refusal,
  });
  ports = createMemoryPorts({
    clock: createMemoryClock(now),
    user: margaret,
    collections: async () => ({ appointments }) as unknown as Collections,
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
    expect(await saveAppointment(ports, fresh({ times: hour(14) }))).toMatchObject({ with: toms });
    expect(await appointments.list()).toHaveLength(2);
    expect(await saveAppointment(ports, fresh({ times: hour(14), overlapAgreed: true }))).toMatchObject({
      kind: 'saved',
    });
  });

  test('what another tab has just written is asked about too', async () => {
    const { add } = appointments;
    appointments.add = async (make) => {
      await appointments.put({ ...toms, ...hour(16) });
      return add(make);
    };
    expect(await saveAppointment(ports, fresh())).toMatchObject({ kind: 'overlap', with: { id: toms.id } });
    expect(await appointments.list()).toHaveLength(2);
  });

  test('a change is not in its own way, and its old times are not asked about again', async () => {
    const half = { start: own.start, end: new Date(2026, 10, 24, 10, 30).toISOString() };
    expect(await saveAppointment(ports, fresh({ before: own, times: half }))).toMatchObject({
      kind: 'saved',
    });
    const overlapping = { ...own, id: '3' };
    await appointments.put(overlapping);
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

  test('that fails keeps all as it was and says what to do', async () => {
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
    expect(await saveAppointment(ports, fresh({ times, later: later(2) }))).toMatchObject({
      with: list[0],
      times,
    });
    // The date in the way is named, so that it can be left out.
    await appointments.remove(list[0]!.id);
    expect(await saveAppointment(ports, fresh({ times, later: later(2) }))).toEqual({
      kind: 'overlap',
      with: list[1],
      times: later(2)[0],
    });
  });

  test('names the date that a shared store finds taken, and none of them is written', async () => {
    const { put } = appointments;
    appointments.put = (record, condition) =>
      record.start === later(3)[1]!.start
        ? Promise.reject(new CollectionError('overlap'))
        : put(record, condition);
    expect(await saveAppointment(ports, fresh({ later: later(3) }))).toEqual({
      kind: 'overlap',
      with: null,
      times: later(3)[1],
    });
    expect(await appointments.list()).toEqual([own, toms]);
  });

  test('is written on all its dates or on none', async () => {
    const listen = appointments.subscribe(() => {
      refusal = 'full';
    });
    const takeAway = appointments.remove;
    appointments.remove = (id) => {
      refusal = null;
      return takeAway(id);
    };
    expect(await saveAppointment(ports, fresh({ later: later(3) }))).toMatchObject({ kind: 'failed' });
    listen();
    expect(await appointments.list()).toEqual([own, toms]);
  });
});

describe('reads the stored appointments', () => {
  /** Counts how often the stored appointments are handed out; a write that decides on them hands them out too. */
  function countReads(of: Collection<Appointment>) {
    const reads: string[] = [];
    const counting: Collection<Appointment> = {
      ...of,
      list: () => (reads.push('list'), of.list()),
      get: (id) => (reads.push('get'), of.get(id)),
      add: (make) => of.add((all) => (reads.push('add'), make(all))),
    };
    return { counting, reads };
  }

  test.each([
    ['a new appointment', {}, 'saved'],
    ['one that overlaps', { times: hour(14) }, 'overlap'],
    ['one that overlaps, as was agreed', { times: hour(14), overlapAgreed: true }, 'saved'],
    ['one that repeats', { later: later(3) }, 'saved'],
    ['a changed appointment', { before: own }, 'saved'],
    ['another person’s', { before: toms }, 'not-yours'],
    ['one that has gone', { before: { ...own, id: 'gone' } }, 'missing'],
  ])('once to save %s', async (_, change, kind) => {
    const { counting, reads } = countReads(appointments);
    appointments = counting;
    expect(await saveAppointment(ports, fresh(change))).toMatchObject({ kind });
    expect(reads).toHaveLength(1);
  });
});

describe('a store that is busy', () => {
  test('asks for another id without being taken for an overlap', async () => {
    const { add } = appointments;
    // As a shared store does where somebody was quicker.
    appointments.add = (make) => add((all) => make([...all, make(all)]));
    expect(await saveAppointment(ports, fresh())).toMatchObject({
      kind: 'saved',
      appointment: { id: String(now.getTime() + 1) },
    });
  });

  test('has taken the id of a later date meanwhile, which gets another', async () => {
    const { put } = appointments;
    appointments.put = () => {
      appointments.put = put;
      return Promise.reject(new CollectionError('conflict'));
    };
    expect(await saveAppointment(ports, fresh({ later: later(3) }))).toMatchObject({
      kind: 'saved',
      more: 2,
    });
    expect(await appointments.list()).toHaveLength(5);
  });
});
