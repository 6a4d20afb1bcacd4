import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen as shown, waitFor } from 'storybook/test';
import { createMemoryRecords } from '@/src/adapters/memory/records';
import { DeviceDataMigration } from '@/src/features/profile/DeviceDataMigration';
import type { CollectionError } from '@/src/ports/collection';
import { seedAppointments } from '@/shared/seeds/appointments';
import { seedEvents } from '@/shared/seeds/events';
import { seedResources } from '@/shared/seeds/resources';
import { seedUsers } from '@/shared/seeds/users';
import { onScreen, screen, storyDay } from '../support/screens';
import * as situations from '../support/situations';

const margaret = seedUsers(storyDay).find(({ role }) => role === 'user')!;
const own = seedAppointments(storyDay).map((one) => ({ ...one, userId: margaret.email }));

let refusal: CollectionError['code'] | null;

/** A device that keeps Margaret's appointments, and an account that keeps nothing yet. */
function ports(appointments = own) {
  refusal = null;
  const lists = { events: seedEvents(storyDay), resources: seedResources(storyDay) };
  const onDevice = createMemoryRecords({ ...lists, appointments });
  const records = createMemoryRecords({ ...lists, refuse: () => refusal });
  const account = { ...records.collections, onDevice: async () => onDevice };
  return { records, collections: async () => account };
}

const meta: Meta<typeof DeviceDataMigration> = {
  title: 'Screens/Bring my data',
  component: DeviceDataMigration,
  globals: { role: 'user' },
  args: { user: margaret, batch: (work: () => Promise<void>) => work() },
  parameters: { layout: 'padded', ...onScreen({ address: '/profile', ports: () => ports() }) },
  decorators: [screen],
};
export default meta;
type Story = StoryObj<typeof DeviceDataMigration>;
type Play = NonNullable<Story['play']>;

const button = 'Bring my data from this device';
const question = `Copy ${own.length} appointments to your account?`;

/** Opens the question by keyboard. The safe answer has the focus. */
const openQuestion: Play = async ({ canvas, userEvent }) => {
  (await canvas.findByRole('button', { name: button })).focus();
  await userEvent.keyboard('{Enter}');
  await shown.findByRole('alertdialog', { name: question });
  await waitFor(() => expect(shown.getByRole('button', { name: 'Not now' })).toHaveFocus());
};

/** What is on this device and not in the account. */
export const Offered: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: button });
    await expect(
      canvas.getByText(`This device keeps ${own.length} appointments that your account does not have.`),
    ).toBeVisible();
  },
};

/** The preview, before anything is copied. */
export const Asked: Story = { play: openQuestion };

export const NotNow: Story = {
  play: async (context) => {
    await openQuestion(context);
    await context.userEvent.keyboard('{Enter}');
    await waitFor(() => expect(context.canvas.getByRole('button', { name: button })).toHaveFocus());
  },
};

/** It is said what was copied; the button is gone, and the focus is where the message is. */
export const Copied: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await openQuestion(context);
    await userEvent.keyboard('{Tab}{Enter}');
    await canvas.findByText(
      `Copied to your account: ${own.length} appointments. It all stays on this device too.`,
    );
    await waitFor(() => expect(canvas.queryByRole('button', { name: button })).toBeNull());
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'On this device' })).toHaveFocus());
  },
};

/** Undo takes it all back, and offers it again. */
export const Undone: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await openQuestion(context);
    await userEvent.keyboard('{Tab}{Enter}');
    (await canvas.findByRole('button', { name: 'Undo' })).focus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByText('Undone. Your account is as it was before. It all stays on this device.');
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Undo' })).toBeNull());
    await expect(canvas.getByRole('heading', { name: 'On this device' })).toHaveFocus();
    await expect(canvas.getByRole('button', { name: button })).toBeVisible();
  },
};

/** Without a connection nothing is lost, and it can be done again. */
export const NoConnection: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await openQuestion(context);
    refusal = 'unreachable';
    await userEvent.keyboard('{Tab}{Enter}');
    await canvas.findByText(
      /^Copied to your account: nothing\. 8 stayed on this device only: .+ There is no connection\. Nothing is lost\./,
    );
    await expect(canvas.getByRole('button', { name: button })).toHaveFocus();
  },
};

/** Where this device keeps nothing of the person, nothing is offered. */
export const NothingToBring: Story = {
  parameters: onScreen({ address: '/profile', ports: () => ports([]) }),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { name: 'On this device' })).toBeNull();
  },
};

export const RightToLeft: Story = situations.rightToLeft;
