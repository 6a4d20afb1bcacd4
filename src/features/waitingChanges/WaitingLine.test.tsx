import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createMemoryPorts } from '../../adapters/memory/ports';
import { LiveRegion } from '../../components/LiveRegion/LiveRegion';
import type { Appointment } from '@/shared/domain/appointments/appointment';
import type { WaitingChange } from '@/shared/domain/waitingChanges/waitingChange';
import type { Collections } from '../../ports/collections';
import { createListeners } from '../../ports/listeners';
import { PortsProvider } from '../../ports/ports';
import type { WaitingQueue } from '../../ports/waitingChanges';
import { WaitingLine } from './WaitingLine';

const mine: Appointment = {
  id: '1',
  title: 'Feet',
  start: '2026-11-24T00:00:00.000Z',
  end: '2026-11-24T01:00:00.000Z',
  location: 'Carlton',
  description: '',
  allDay: false,
  userId: 'ann@example.org',
};
const base = { tried: false, trouble: null } as const;
const rating: WaitingChange = {
  ...base,
  kind: 'rating',
  key: 'stars',
  id: 3,
  title: 'Walking',
  rating: 4,
  timestamp: null,
};
const conflict: WaitingChange = {
  ...base,
  kind: 'appointment',
  key: 'feet',
  id: '1',
  record: mine,
  before: { ...mine, title: 'Podiatrist' },
  onlyIf: null,
  overlapAgreed: false,
  trouble: { kind: 'conflict', now: { ...mine, title: 'Eyes' }, version: 7 },
};

async function show(first: readonly WaitingChange[]) {
  const { notify, subscribe } = createListeners();
  let changes = first;
  const sent: string[] = [];
  const remove = (key: string) => {
    changes = changes.filter((one) => one.key !== key);
    notify();
  };
  const queue: WaitingQueue = {
    get: () => changes,
    subscribe,
    takeBack: async ({ key }) => remove(key),
    sendAnyway: async ({ key }) => {
      sent.push(key);
      remove(key);
    },
    count: async () => changes.length,
    forget: async () => undefined,
  };
  const ports = createMemoryPorts({
    collections: async () => ({ waitingChanges: async () => queue }) as unknown as Collections,
  });
  await render(
    <PortsProvider ports={ports}>
      <LiveRegion />
      <WaitingLine />
    </PortsProvider>,
  );
  return { sent };
}

const button = (name: string | RegExp) => page.getByRole('button', { name });

test('the line counts what waits; each change can be taken back, and the focus hears what became of it', async () => {
  await show([rating]);
  await expect.element(page.getByText(/^1 change is waiting\./).first()).toBeVisible();
  await userEvent.click(button('Show what is waiting'));
  await userEvent.click(button('Take back (Your rating of Walking: 4 stars)'));
  await expect.element(page.getByText('Taken back: Your rating of Walking: 4 stars.')).toHaveFocus();
  await expect.element(page.getByText('Nothing is waiting.')).toBeVisible();
  await userEvent.click(button('Hide what is waiting'));
  expect(page.getByRole('button').elements()).toEqual([]);
});

test('a conflict shows both versions, and mine is sent when it is kept', async () => {
  const { sent } = await show([conflict]);
  await userEvent.click(button('Show what is waiting'));
  await expect.element(page.getByText('Now: Eyes')).toBeVisible();
  await expect.element(page.getByText('You wrote: Feet')).toBeVisible();
  await userEvent.click(button(/^Keep mine/));
  expect(sent).toEqual(['feet']);
});

test('nothing is drawn where nothing waits', async () => {
  await show([]);
  expect(page.getByRole('button').elements()).toEqual([]);
});
