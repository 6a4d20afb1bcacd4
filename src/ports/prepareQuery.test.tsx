import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { createMemoryClock } from '../adapters/memory/clock';
import { createMemoryRecords } from '../adapters/memory/records';
import { createMemoryPorts } from '../adapters/memory/ports';
import { seedAppointments } from '@/shared/seeds/appointments';
import { seedUsers } from '@/shared/seeds/users';
import { PortsProvider } from './ports';
import { prepareQuery } from './prepareQuery';
import { openCollection, useCollection } from './useCollection';

const now = new Date(2026, 10, 24, 7);
const records = seedAppointments(now);

/** A page with a list, before it is opened. */
function createPage() {
  const open = openCollection(({ appointments }) => appointments);
  const store = createMemoryRecords({ appointments: records });
  const { appointments } = store.collections;
  const { list } = appointments;
  const seen = { reads: 0, drawn: [] as string[] };
  appointments.list = () => {
    seen.reads += 1;
    return list();
  };
  const clock = createMemoryClock(now);
  const ports = createMemoryPorts({
    records: store,
    clock,
    user: seedUsers(now)[0]!,
  });
  function Page() {
    const found = useCollection(open);
    seen.drawn.push(found.state === 'ready' ? `${found.records.length} appointments` : found.state);
    return null;
  }
  return {
    seen,
    ports,
    appointments,
    clock,
    prepare: () => prepareQuery(open, ports),
    show: () =>
      render(
        <PortsProvider ports={ports}>
          <Page />
        </PortsProvider>,
      ),
  };
}

test('a list that was read ahead is drawn at once and not read again, and follows changes', async () => {
  const { prepare, show, seen, appointments } = createPage();
  await prepare();
  await prepare();
  await show();
  expect(seen).toEqual({ reads: 1, drawn: ['8 appointments'] });
  await appointments.remove(records[0]!.id);
  await expect.poll(() => seen.drawn.at(-1)).toBe('7 appointments');
});

test.each([
  ['changes', ({ appointments }) => appointments.remove(records[0]!.id), '7 appointments'],
  ['belongs to a user who logged out', async ({ ports }) => ports.currentUser.clear(), '8 appointments'],
  ['is too old', async ({ clock }) => clock.pass(10_000), '8 appointments'],
] as [string, (page: ReturnType<typeof createPage>) => Promise<unknown>, string][])(
  'a list that was read ahead and %s is read again',
  async (_what, happen, then) => {
    const page = createPage();
    await page.prepare();
    await happen(page);
    await page.show();
    expect(page.seen.drawn[0]).toBe('loading');
    await expect.poll(() => page.seen.drawn.at(-1)).toBe(then);
    expect(page.seen.reads).toBe(2);
  },
);

test('a list that is still being read ahead when its page opens is kept by the page alone', async () => {
  const { prepare, show, seen, appointments } = createPage();
  const followed = { now: 0 };
  const { subscribe } = appointments;
  appointments.subscribe = (listener) => {
    const stop = subscribe(listener);
    followed.now += 1;
    return () => {
      followed.now -= 1;
      stop();
    };
  };
  const reading = prepare();
  const { unmount } = await show();
  await reading;
  await expect.poll(() => seen.drawn.at(-1)).toBe('8 appointments');
  expect(followed.now).toBe(1);
  await unmount();
  expect(followed.now).toBe(0);
});

test('a list that could not be read ahead is read by its page', async () => {
  const { prepare, show, seen, appointments } = createPage();
  const { list } = appointments;
  appointments.list = () => Promise.reject(new Error('no answer'));
  await prepare();
  appointments.list = list;
  await show();
  await expect.poll(() => seen.drawn.at(-1)).toBe('8 appointments');
});
