import { useEffect } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createMemoryRecords } from '../adapters/memory/records';
import { createMemoryPorts } from '../adapters/memory/ports';
import { seedAppointments } from '@/shared/seeds/appointments';
import type { Collections } from './collections';
import { PortsProvider } from './ports';
import { openCollection, useCollection, type LiveCollection } from './useCollection';

const records = seedAppointments(new Date(2026, 10, 24, 7));
type Appointment = (typeof records)[number];

const openAppointments = openCollection(({ appointments }: Collections) => appointments);

/** Draws a page that reads a collection. */
async function show(collections: () => Promise<Partial<Collections>>) {
  const latest: { found?: LiveCollection<Appointment> } = {};
  function Page() {
    const found = useCollection(openAppointments);
    useEffect(() => {
      latest.found = found;
    });
    return <p>{found.state === 'ready' ? `${found.records.length} appointments` : found.state}</p>;
  }
  const ports = createMemoryPorts({ collections: collections as () => Promise<Collections> });
  const content = (
    <PortsProvider ports={ports}>
      <Page />
    </PortsProvider>
  );
  const { rerender } = await render(content);
  return {
    /** The page's view of the collection. */
    found: () => latest.found!,
    /** Renders pending updates. */
    draw: () => rerender(content),
  };
}

test('useCollection reads many changes in one batch once, at the end, and a single one at once', async () => {
  const appointments = createMemoryRecords().collections.appointments;
  let reads = 0;
  const { list } = appointments;
  appointments.list = () => {
    reads += 1;
    return list();
  };
  const { found } = await show(async () => ({ appointments }));
  await expect.element(page.getByText('0 appointments')).toBeVisible();
  await found().batch(async () => {
    for (const one of records) await appointments.put(one);
    expect(reads).toBe(1);
  });
  await expect.element(page.getByText('8 appointments')).toBeVisible();
  expect(reads).toBe(2);
  await appointments.remove(records[0]!.id);
  await expect.element(page.getByText('7 appointments')).toBeVisible();
});

test('useCollection does not show a slow first read over a newer one', async () => {
  const appointments = createMemoryRecords({ appointments: records }).collections.appointments;
  const { list } = appointments;
  let answerFirst = () => {};
  const first = new Promise<void>((resolve) => {
    answerFirst = resolve;
  });
  let reads = 0;
  const answers: Promise<unknown>[] = [];
  appointments.list = () => {
    reads += 1;
    const isFirst = reads === 1;
    const answer = list().then(async (all) => {
      if (isFirst) await first;
      return all;
    });
    answers.push(answer);
    return answer;
  };
  const { draw } = await show(async () => ({ appointments }));
  await expect.poll(() => reads).toBe(1);
  await appointments.remove(records[0]!.id);
  await expect.element(page.getByText('7 appointments')).toBeVisible();
  answerFirst();
  await Promise.all(answers);
  await draw();
  expect(page.getByText('7 appointments').query()).not.toBeNull();
});

test('useCollection tries again when asked to, and then follows the source', async () => {
  const appointments = createMemoryRecords({ appointments: records }).collections.appointments;
  let reachable = false;
  const { found } = await show(async () => {
    if (!reachable) throw new Error('Nobody answered');
    return { appointments };
  });
  await expect.element(page.getByText('failed')).toBeVisible();
  reachable = true;
  found().retry();
  await expect.element(page.getByText('8 appointments')).toBeVisible();
  await appointments.remove(records[0]!.id);
  await expect.element(page.getByText('7 appointments')).toBeVisible();
});
