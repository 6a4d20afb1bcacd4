import { useEffect, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createMemoryPorts } from '../../adapters/memory/ports';
import { LiveRegion } from '../../components/LiveRegion/LiveRegion';
import type { Appointment } from '@/shared/domain/appointments/appointment';
import type { User } from '@/shared/domain/users/user';
import { PortsProvider } from '../../ports/ports';
import { Calendar } from './Calendar';
import type { GridBooking } from './useGridBooking';

const now = new Date(2026, 10, 25, 8);
const user: User = {
  id: '1',
  username: 'margaret@example.org',
  email: 'margaret@example.org',
  role: 'user',
  token: '',
  lastLogin: '',
};
const podiatrist: Appointment = {
  id: '1',
  title: 'Podiatrist',
  start: new Date(2026, 10, 27, 10).toISOString(),
  end: new Date(2026, 10, 27, 11).toISOString(),
  location: '',
  description: '',
  allDay: false,
  userId: user.email,
};

const appointments = [podiatrist];

/** Sets if the shown days have loaded. */
let setRead: (isRead: boolean) => void = () => {};

function Screen({ grid }: { grid: GridBooking }) {
  const [isRead, set] = useState(true);
  useEffect(() => {
    setRead = set;
  }, []);
  return (
    <PortsProvider ports={createMemoryPorts({})}>
      <main>
        <LiveRegion />
        <Calendar
          appointments={appointments}
          {...{ isRead, user, now, grid }}
          onWeek={() => {}}
          // Other days have to load first, as over a network.
          onRange={() => set(false)}
        />
      </main>
    </PortsProvider>
  );
}

async function show() {
  const move = vi.fn(async () => true);
  const grid = { move, choose: vi.fn(), edit: vi.fn(), readOnly: vi.fn() } as unknown as GridBooking;
  await page.viewport(1280, 1000);
  await render(<Screen grid={grid} />);
  await expect.element(page.getByRole('button', { name: /^Wednesday 25 November, 8:00 am/ })).toBeVisible();
  setRead(true);
  return { move };
}

const slot = () => document.getElementById('calendar-slot');

test.each([
  ['ArrowRight', 'Saturday 5 December, 8:00 am to 8:30 am, free'],
  ['ArrowLeft', 'Sunday 15 November, 8:00 am to 8:30 am, not bookable'],
])(
  'ten quick presses of %s over the edge of a week move the keyboard by ten days, however late that week is read',
  async (key, name) => {
    await show();
    await expect.element(page.getByRole('button', { name: /^Wednesday 25 November, 8:00 am/ })).toBeVisible();
    slot()!.focus();
    for (let count = 0; count < 10; count += 1) await userEvent.keyboard(`{${key}}`);
    setRead(true);
    await expect.element(page.getByRole('button', { name })).toHaveFocus();
  },
);

test('a press back over the edge of a week, before the other week is read, leads back', async () => {
  await show();
  slot()!.focus();
  for (let count = 0; count < 6; count += 1) await userEvent.keyboard('{ArrowRight}');
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{Home}');
  setRead(true);
  await expect
    .element(page.getByRole('button', { name: 'Monday 23 November, 8:00 am to 8:30 am, not bookable' }))
    .toHaveFocus();
});

test('a person who moves the focus while another week loads keeps it', async () => {
  await show();
  slot()!.focus();
  for (let count = 0; count < 6; count += 1) await userEvent.keyboard('{ArrowRight}');
  const list = page.getByRole('button', { name: 'List', exact: true });
  list.element().focus();
  setRead(true);
  await expect.element(page.getByRole('button', { name: /^Tuesday 1 December, 8:00 am/ })).toBeVisible();
  await expect.element(list).toHaveFocus();
});

test('ten quick presses of an arrow on an appointment move it by ten days over the edges of weeks', async () => {
  const { move } = await show();
  const event = page.getByRole('button', { name: /^Your appointment, .* Podiatrist/ });
  event.element().focus();
  for (let count = 0; count < 10; count += 1) await userEvent.keyboard('{ArrowRight}');
  await expect.element(event).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  const [start, end] = [new Date(2026, 11, 7, 10), new Date(2026, 11, 7, 11)];
  expect(move.mock.calls).toEqual([[podiatrist, { start: start.toISOString(), end: end.toISOString() }]]);
});
