import { beforeEach, describe, expect, test } from 'vitest';
import { createMemoryClock } from '../../adapters/memory/clock';
import { createMemoryCollection } from '../../adapters/memory/collection';
import { createMemoryPorts } from '../../adapters/memory/ports';
import { parseAppointment, type Appointment } from '../../domain/appointments/appointment';
import type { Collection, CollectionError } from '../../ports/collection';
import type { Collections } from '../../ports/collections';
import { seedUsers } from '../../seeds/users';
import { bringBack, lookUp, remove, save, type Change } from './booking';

const now = new Date(2026, 10, 24, 7, 0);
const margaret = seedUsers(now).find(({ role }) => role === 'user')!;
const words = { title: 'Podiatrist', location: '', description: '' };
const hour = (hours: number) => ({
  start: new Date(2026, 10, 24, hours).toISOString(),
  end: new Date(2026, 10, 24, hours + 1).toISOString(),
});
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

const fresh = (change: Partial<Change> = {}): Change => ({
  before: null,
  words,
  times: hour(16),
  overlapAgreed: false,
  ...change,
});

describe('saving', () => {
  test('a new appointment is this person’s, with the time as its id', async () => {
    const answer = await save(ports, fresh());
    expect(answer).toMatchObject({
      kind: 'saved',
      appointment: { id: String(now.getTime()), userId: margaret.email, allDay: false },
    });
    expect(await save(ports, fresh({ times: hour(18) }))).toMatchObject({
      appointment: { id: String(now.getTime() + 1) },
    });
    expect(await appointments.list()).toHaveLength(4);
  });

  test('another person’s time is asked about, and taken when that was agreed', async () => {
    expect(await save(ports, fresh({ times: hour(14) }))).toEqual({ kind: 'overlap' });
    expect(await appointments.list()).toHaveLength(2);
    expect(await save(ports, fresh({ times: hour(14), overlapAgreed: true }))).toMatchObject({
      kind: 'saved',
    });
  });

  test('a change is not in its own way, and its old times are not asked about again', async () => {
    const half = { start: own.start, end: new Date(2026, 10, 24, 10, 30).toISOString() };
    expect(await save(ports, fresh({ before: own, times: half }))).toMatchObject({ kind: 'saved' });
    const overlapping = { ...own, id: '3' };
    await appointments.put(overlapping);
    expect(
      await save(ports, fresh({ before: overlapping, times: hour(10), words: { ...words, title: 'Feet' } })),
    ).toMatchObject({ kind: 'saved', appointment: { id: '3', title: 'Feet' } });
  });

  test('is refused without a login, for another’s, and for what has gone', async () => {
    expect(await save(ports, fresh({ before: toms }))).toEqual({
      kind: 'refused',
      text: 'You can only edit your own appointments.',
    });
    expect(await save(ports, fresh({ before: { ...own, id: 'gone' } }))).toEqual({
      kind: 'refused',
      text: 'Error updating appointment: Appointment not found.',
    });
    expect(await lookUp(ports, 'gone')).toEqual({
      refusal: { text: 'Error updating appointment: Appointment not found.' },
    });
    ports.currentUser.clear();
    expect(await save(ports, fresh())).toEqual({
      kind: 'refused',
      text: 'Please log in to book an appointment.',
    });
  });

  test('over a change made elsewhere says so, and then again puts it in its place', async () => {
    await appointments.put({ ...own, location: 'Carlton' });
    const first = await save(ports, fresh({ before: own }));
    expect(first).toMatchObject({ kind: 'changed', text: 'Error saving appointment. Please try again.' });
    const there = first.kind === 'changed' ? first.now : null;
    expect(await save(ports, fresh({ before: there }))).toMatchObject({ kind: 'saved' });
  });

  test('that fails keeps all as it was and says what to do', async () => {
    refusal = 'full';
    expect(await save(ports, fresh())).toMatchObject({
      kind: 'refused',
      text: 'Error saving appointment. Please try again.',
      advice: expect.stringContaining('no room') as string,
    });
    expect(await appointments.list()).toEqual([own, toms]);
  });
});

describe('the same each week', () => {
  test('are plain appointments with ids of their own, asked about where one of them overlaps', async () => {
    const times = hour(16);
    expect(await save(ports, fresh({ times, weeks: 3 }))).toMatchObject({ kind: 'saved', more: 2 });
    const list = (await appointments.list()).slice(2);
    expect(list.map(({ start }) => new Date(start).getDate())).toEqual([24, 1, 8]);
    expect(new Set(list.map(({ id }) => id)).size).toBe(3);
    const weekBefore = { start: new Date(2026, 10, 24, 16), end: new Date(2026, 10, 24, 17) };
    expect(
      await save(
        ports,
        fresh({ times: { start: weekBefore.end.toISOString(), end: hour(17).end }, weeks: 2 }),
      ),
    ).toMatchObject({ kind: 'saved' });
    expect(await save(ports, fresh({ times, weeks: 2 }))).toEqual({ kind: 'overlap' });
  });

  test('are written all or not at all', async () => {
    const listen = appointments.subscribe(() => {
      refusal = 'full';
    });
    const takeAway = appointments.remove;
    appointments.remove = (id) => {
      refusal = null;
      return takeAway(id);
    };
    expect(await save(ports, fresh({ weeks: 3 }))).toMatchObject({ kind: 'refused' });
    listen();
    expect(await appointments.list()).toEqual([own, toms]);
  });
});

describe('removing', () => {
  const yes = async () => true;

  test('asks, removes, and can be taken back exactly', async () => {
    expect(await remove(ports, '1', async () => false)).toBeNull();
    expect(await appointments.list()).toHaveLength(2);
    expect(await remove(ports, '1', yes)).toEqual({ kind: 'removed', appointment: own });
    expect(await appointments.get('1')).toBeNull();
    expect(await bringBack(ports, own)).toBeNull();
    expect(await appointments.get('1')).toEqual(own);
  });

  test('asks nothing about what has gone or is another’s', async () => {
    const never = () => Promise.reject(new Error('asked'));
    expect(await remove(ports, 'gone', never)).toEqual({
      kind: 'refused',
      text: 'Error deleting appointment: Appointment not found.',
    });
    expect(await remove(ports, '2', never)).toEqual({
      kind: 'refused',
      text: 'You can only delete your own appointments.',
    });
  });

  test('finds out that it went, or that the login ended, while the question was open', async () => {
    const goes = async () => Boolean(await appointments.remove('1'));
    expect(await remove(ports, '1', goes)).toEqual({
      kind: 'refused',
      text: 'Error deleting appointment: Appointment not found.',
    });
    await appointments.put(own);
    const ends = async () => {
      ports.currentUser.clear();
      return true;
    };
    expect(await remove(ports, '1', ends)).toMatchObject({
      text: 'You can only delete your own appointments.',
    });
    expect(await appointments.get('1')).toEqual(own);
  });

  test('that fails says so', async () => {
    refusal = 'refused';
    expect(await remove(ports, '1', yes)).toMatchObject({
      text: 'Error deleting appointment. Please try again.',
    });
    expect(await bringBack(ports, { ...own, id: '9' })).toMatchObject({
      text: 'Error saving appointment. Please try again.',
    });
  });
});
