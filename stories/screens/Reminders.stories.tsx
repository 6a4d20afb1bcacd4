import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen as shown, waitFor } from 'storybook/test';
import { noReminders, type ReminderChoices } from '../../src/domain/reminders/reminderChoices';
import { RemindersSection } from '../../src/features/profile/RemindersSection';
import { OwnAccountError, type OwnAccount } from '../../src/ports/ownAccount';
import { useUser } from '../../src/ports/ports';
import { onScreen, screen } from '../support/screens';
import * as situations from '../support/situations';

const stored = fn();

/** A server that stores what is chosen. */
const reminders = async (choices?: ReminderChoices) => {
  if (choices) stored(choices);
  return choices ?? noReminders;
};

/** The section of whoever is logged in. */
function OwnReminders({ ask }: { ask: OwnAccount['reminders'] }) {
  const user = useUser();
  return user && <RemindersSection user={user} account={{ reminders: ask } as OwnAccount} />;
}

const meta: Meta<typeof OwnReminders> = {
  title: 'Screens/Reminders by email',
  component: OwnReminders,
  globals: { role: 'user' },
  args: { ask: reminders },
  parameters: { layout: 'padded', ...onScreen({ address: '/profile' }) },
  decorators: [screen],
};
export default meta;
type Story = StoryObj<typeof OwnReminders>;
type Play = NonNullable<Story['play']>;

const openDialog: Play = async ({ canvas, userEvent }) => {
  (await canvas.findByRole('button', { name: 'Choose reminders' })).focus();
  await userEvent.keyboard('{Enter}');
  await shown.findByRole('dialog', { name: 'Reminders by email' });
};
const box = (name: string) => shown.getByRole('checkbox', { name });

/** Nothing is chosen before the person does. */
export const Asked: Story = {
  play: async (context) => {
    await openDialog(context);
    for (const one of shown.getAllByRole('checkbox')) await expect(one).not.toBeChecked();
    await expect(box('Two hours before an event')).toHaveAccessibleDescription(
      'If an event has no time, we remind you the day before, at 9:00 am.',
    );
  },
};

/** One is switched on by keyboard, and the message is beside the button. */
export const Chosen: Story = {
  play: async (context) => {
    stored.mockClear();
    await openDialog(context);
    box('The day before an appointment').focus();
    await context.userEvent.keyboard(' {Enter}');
    await context.canvas.findByText('Saved. We remind you by email.');
    await expect(stored).toHaveBeenCalledWith({ ...noReminders, appointmentDay: true });
    await waitFor(() =>
      expect(context.canvas.getByRole('button', { name: 'Choose reminders' })).toHaveFocus(),
    );
  },
};

/** Cancel and Esc store nothing. */
export const Left: Story = {
  play: async (context) => {
    stored.mockClear();
    await openDialog(context);
    box('The day before an event').focus();
    await context.userEvent.keyboard(' {Escape}');
    await waitFor(() =>
      expect(context.canvas.getByRole('button', { name: 'Choose reminders' })).toHaveFocus(),
    );
    await expect(stored).not.toHaveBeenCalled();
  },
};

/** The server's own words stand above what was chosen. */
export const Refused: Story = {
  args: {
    ask: async (choices) => {
      if (choices) throw new OwnAccountError('refused', 'You asked us not to send you emails.');
      return noReminders;
    },
  },
  play: async (context) => {
    await openDialog(context);
    box('The day before an event').focus();
    await context.userEvent.keyboard(' {Enter}');
    await shown.findByText('You asked us not to send you emails.');
    await expect(box('The day before an event')).toBeChecked();
  },
};

export const NoConnection: Story = {
  args: {
    ask: async () => {
      throw new OwnAccountError('unreachable');
    },
  },
  play: async ({ canvas, userEvent }) => {
    (await canvas.findByRole('button', { name: 'Choose reminders' })).focus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByText('That did not work. Check your connection, then try again.');
  },
};

export const HighContrast: Story = situations.highContrast;
export const LargeText: Story = situations.largeText;
export const HighContrastLargeText: Story = situations.highContrastLargeText;
export const RightToLeft: Story = situations.rightToLeft;
export const Narrow: Story = situations.narrow;
