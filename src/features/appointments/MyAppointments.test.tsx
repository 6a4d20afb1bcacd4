import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createMemoryRecords } from '../../adapters/memory/records';
import { createMemoryPorts } from '../../adapters/memory/ports';
import { Dialogs } from '../../components/Dialogs/Dialogs';
import { LiveRegion } from '../../components/LiveRegion/LiveRegion';
import type { Appointment } from '@/shared/domain/appointments/appointment';
import type { User } from '@/shared/domain/users/user';
import { PortsProvider } from '../../ports/ports';
import { MyAppointments } from './MyAppointments';
import type { Booking } from './useBooking';

const now = new Date(2026, 10, 24, 9);
const user: User = {
  id: '1',
  username: 'margaret@example.org',
  email: 'margaret@example.org',
  role: 'user',
  token: '',
  lastLogin: '',
};

/** Makes the person's own appointments, an hour apart, from a day on. */
const made = (count: number, day: number): Appointment[] =>
  Array.from({ length: count }, (_, place) => {
    const start = new Date(2026, 10, day, 10 + place);
    return {
      id: `${day}-${place}`,
      title: `Visit ${place + 1}`,
      start: start.toISOString(),
      end: new Date(start.getTime() + 1_800_000).toISOString(),
      location: '',
      description: '',
      allDay: false,
      userId: user.email,
    };
  });

async function show(appointments: readonly Appointment[], focusOn: string | null = null) {
  const booking = { focusOn: { current: focusOn }, message: null, edit: vi.fn() } as unknown as Booking;
  const { appointments: collection } = createMemoryRecords({ appointments }).collections;
  const { unmount } = await render(
    <PortsProvider ports={createMemoryPorts({})}>
      <Dialogs>
        <main>
          <LiveRegion />
          <MyAppointments
            {...{ user, now, booking }}
            found={{ state: 'ready', records: appointments, collection, damage: [] }}
            onReload={async () => undefined}
          >
            {() => null}
          </MyAppointments>
        </main>
      </Dialogs>
    </PortsProvider>,
  );
  return { booking, unmount };
}
const items = () => document.querySelectorAll('article').length;
const nodes = () => document.querySelectorAll('main *').length;
const more = (name: string) => page.getByRole('button', { name, exact: true });

test('of 2,000 appointments as much is drawn as of 20', async () => {
  const { unmount } = await show(made(20, 30));
  const few = nodes();
  expect(items()).toBe(10);
  await unmount();
  await show(made(2000, 30));
  expect(items()).toBe(10);
  expect(nodes()).toBe(few);
});

test('ten more come at a press, with the focus on the first of them, and it is said how many there are', async () => {
  await show([...made(12, 30), ...made(25, 1)]);
  expect(items()).toBe(20);
  (more('Show 2 more: Later').element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('button', { name: /^Edit Visit 11,/ })).toHaveFocus();
  await expect.element(more('Show 2 more: Later')).not.toBeInTheDocument();
  await expect
    .poll(() => document.querySelector('[data-live-announcer]')?.textContent)
    .toContain('Later: Showing 12 of 12.');
  // The past ones are counted separately.
  await userEvent.click(page.getByText('Past (25)'));
  await expect.element(page.getByText('Showing 10 of 25.')).toBeVisible();
  await userEvent.click(more('Show 10 more: Past'));
  await expect.element(page.getByText('Showing 20 of 25.')).toBeVisible();
  await userEvent.click(more('Show 5 more: Past'));
  expect(items()).toBe(37);
});

test('the one that the address asks for is shown and has the focus, wherever it is', async () => {
  const { booking } = await show(made(40, 30), '30-24');
  await expect.element(page.getByRole('button', { name: /^Edit Visit 25,/ })).toHaveFocus();
  expect(items()).toBe(30);
  expect(booking.focusOn.current).toBeNull();
});
