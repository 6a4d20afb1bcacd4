import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createMemoryPorts } from '../../adapters/memory/ports';
import { LiveRegion } from '../../components/LiveRegion/LiveRegion';
import { createListeners } from '../../ports/listeners';
import type { ListUpdates as Updates, UpdatesStore } from '../../ports/listUpdates';
import { PortsProvider } from '../../ports/ports';
import { ListUpdates } from './ListUpdates';

const none = { added: [], changed: [], gone: [] };

async function show(first: Updates) {
  const { notify, subscribe } = createListeners();
  let now = first;
  const change = (next: Updates) => {
    now = next;
    notify();
  };
  const updates: UpdatesStore = {
    get: () => now,
    subscribe,
    show: () => change({ waiting: none, kept: null }),
  };
  await ListUpdates.preload();
  await render(
    <PortsProvider ports={createMemoryPorts({})}>
      <LiveRegion />
      <ListUpdates updates={updates} noun={{ one: 'event', many: 'events' }} />
    </PortsProvider>,
  );
  return { change };
}

test('what others changed is shown when it is asked for, and then the line says what it was', async () => {
  const { change } = await show({ waiting: none, kept: null });
  change({ waiting: { ...none, added: ['Choir', 'Tea'] }, kept: null });
  await expect.element(page.getByText('2 new events.', { exact: true }).first()).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Show them 2 new events.' }));
  await expect.element(page.getByRole('group', { name: 'New: Choir; Tea.' })).toHaveFocus();
});

test('without a connection the line says when the list was read', async () => {
  const { change } = await show({ waiting: none, kept: { readAt: null } });
  const line = page.getByText('No connection. This is the list as you last saw it.').first();
  await expect.element(line).toBeVisible();
  change({ waiting: none, kept: null });
  await expect.element(page.getByText('You are connected again.')).toBeInTheDocument();
});
