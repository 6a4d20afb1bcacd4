import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { createMemoryCollection } from '../../adapters/memory/collection';
import { createMemoryPorts } from '../../adapters/memory/ports';
import type { Collections } from '../../ports/collections';
import { PortsProvider } from '../../ports/ports';
import { seedAppointments } from '../../seeds/appointments';
import { useAppointments } from './useAppointments';

const records = seedAppointments(new Date(2026, 10, 24, 7));

test('many changes in one go are read once, at the end, and a single one at once', async () => {
  const appointments = createMemoryCollection({ records: [] as typeof records });
  let reads = 0;
  const { list } = appointments;
  appointments.list = () => {
    reads += 1;
    return list();
  };
  const ports = createMemoryPorts({
    collections: async () => ({ appointments }) as unknown as Collections,
  });
  function Page() {
    const { found, inOneGo } = useAppointments();
    const addAll = () =>
      inOneGo(async () => {
        for (const one of records) await appointments.put(one);
        expect(reads).toBe(1);
      });
    return (
      <>
        <p>{found.state === 'ready' ? `${found.appointments.length} appointments` : 'Loading'}</p>
        <button onClick={() => void addAll()}>Add all</button>
      </>
    );
  }
  const page = await render(
    <PortsProvider ports={ports}>
      <Page />
    </PortsProvider>,
  );
  await expect.element(page.getByText('0 appointments')).toBeVisible();
  await page.getByRole('button', { name: 'Add all' }).click();
  await expect.element(page.getByText('8 appointments')).toBeVisible();
  expect(reads).toBe(2);
  await appointments.remove(records[0]!.id);
  await expect.element(page.getByText('7 appointments')).toBeVisible();
});
