import { expect, test } from 'vitest';
import type { Appointment } from '@/shared/domain/appointments/appointment';
import type { Resource } from '@/shared/domain/resources/resource';
import type { Ratings } from '@/src/ports/ratings';
import { createMemoryRecords } from '@/src/adapters/memory/records';
import { queueInFront, type CanWait } from './queueInFront';

const appointment = (id: string): Appointment => ({
  id,
  title: id,
  start: '2026-11-25T00:00:00.000Z',
  end: '2026-11-25T01:00:00.000Z',
  location: '',
  description: '',
  allDay: false,
  userId: 'ann@example.org',
});

/** Adapters that name themselves in each answer. */
function answersOf(name: string) {
  const { appointments, resources } = createMemoryRecords({ appointments: [appointment(name)] }).collections;
  const ratings: Ratings = {
    put: async () => ({ before: { userId: name, rating: 1, timestamp: '' } }),
  };
  return {
    appointments: { ...appointments, isWaiting: () => name === 'queue' },
    resources: { ...resources, list: async () => [{ title: name } as Resource] },
    ratings,
  };
}

/** Calls each function once. @returns the name of each adapter that answered. */
async function whoAnswers({ appointments, resources, ratings }: CanWait) {
  const rated = await ratings.put(1, 'ann@example.org', null);
  return {
    list: (await appointments.list())[0]?.id,
    get: (await appointments.get('queue')) ? 'queue' : 'server',
    isWaiting: appointments.isWaiting('1') ? 'queue' : 'server',
    resources: (await resources.list())[0]?.title,
    ratings: rated === 'gone' ? rated : rated.before?.userId,
  };
}

/** They are all at the same time. */
const agreed = { overlapAgreed: true };

test('asks the server until the queue is open, and the queue from then on, also for a copy made before', async () => {
  const [server, queue] = [answersOf('server'), answersOf('queue')];
  let opened: CanWait | null = null;
  const asked = queueInFront(server, () => opened);
  const copy = { ...asked, appointments: { ...asked.appointments } };
  expect(new Set(Object.values(await whoAnswers(copy)))).toEqual(new Set(['server']));
  await copy.appointments.add([appointment('1')], agreed);
  opened = queue;
  expect(new Set(Object.values(await whoAnswers(copy)))).toEqual(new Set(['queue']));
  await copy.appointments.add([appointment('2')], agreed);
  await copy.appointments.put({ ...appointment('2'), title: 'Feet' });
  await copy.appointments.remove('queue');
  expect((await server.appointments.list()).map(({ id }) => id)).toEqual(['server', '1']);
  expect((await queue.appointments.list()).map(({ title }) => title)).toEqual(['Feet']);
});
