import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen as shown, waitFor } from 'storybook/test';
import { noReminders, type ReminderChoices } from '@/shared/domain/reminders/reminderChoices';
import { RemindersSection } from '@/src/features/profile/RemindersSection';
import type { Identity } from '@/src/ports/identity';
import { OwnAccountError, type OwnAccount } from '@/src/ports/ownAccount';
import { useUser } from '@/src/ports/ports';
import { seedUsers } from '@/shared/seeds/users';
import { onScreen, screen, storyDay } from '../support/screens';
import * as situations from '../support/situations';

const stored = fn();
/** Whether the code was typed that lifts the stop. */
let isAgreed = false;

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
    await expect(box('Two hours before an appointment')).toHaveAccessibleDescription(
      'If an appointment goes on all day, we remind you the day before, at 9:00 am. We remind you again on the day, at 7:00 am.',
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

/** The email that confirms a registration is chosen beside them. */
export const Confirmed: Story = {
  play: async (context) => {
    stored.mockClear();
    await openDialog(context);
    await expect(box('Email me when I register for an event')).toHaveAccessibleDescription(
      'The email says when and where the event is. It has a file that puts the event into your calendar.',
    );
    box('Email me when I register for an event').focus();
    await context.userEvent.keyboard(' {Enter}');
    await context.canvas.findByText('Saved. We email you when you register for an event.');
    await expect(stored).toHaveBeenCalledWith({ ...noReminders, eventRegistered: true });
    await waitFor(() =>
      expect(context.canvas.getByRole('button', { name: 'Choose reminders' })).toHaveFocus(),
    );
  },
};

/** Reminders and the email that confirms a registration are said together. */
export const ChosenBoth: Story = {
  args: { ask: async (choices) => choices ?? { ...noReminders, eventRegistered: true } },
  play: async (context) => {
    await openDialog(context);
    await expect(box('Email me when I register for an event')).toBeChecked();
    box('The day before an event').focus();
    await context.userEvent.keyboard(' {Enter}');
    await context.canvas.findByText(
      'Saved. We remind you by email, and email you when you register for an event.',
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

/** The mailbox's owner has stopped all reminders: a code goes there, and then what was chosen is stored. */
export const Stopped: Story = {
  args: {
    ask: async (choices) => {
      if (choices && !isAgreed) throw new OwnAccountError('mailbox-stopped');
      return reminders(choices);
    },
  },
  parameters: onScreen({
    address: '/profile',
    ports: () => ({
      identity: async () =>
        ({
          sendAddressCode: async () => undefined,
          confirmAddress: async () => {
            isAgreed = true;
            return { uid: '1', email: 'margaret@example.org' };
          },
          idToken: async () => 'token',
        }) as unknown as Identity,
    }),
  }),
  play: async (context) => {
    isAgreed = false;
    stored.mockClear();
    await openDialog(context);
    box('The day before an event').focus();
    await context.userEvent.keyboard(' {Enter}');
    await shown.findByText(/chose “Stop all reminders” in an email\./);
    shown.getByRole('button', { name: 'Send me a code' }).focus();
    await context.userEvent.keyboard('{Enter}');
    await waitFor(() => expect(shown.getByRole('textbox', { name: 'Code from the email' })).toHaveFocus());
    await context.userEvent.keyboard('123456{Enter}');
    await context.canvas.findByText('Saved. We remind you by email.');
    await expect(stored).toHaveBeenCalledWith({ ...noReminders, eventDay: true });
    await waitFor(() =>
      expect(context.canvas.getByRole('button', { name: 'Choose reminders' })).toHaveFocus(),
    );
  },
};

/** The address has to be confirmed first. */
export const AddressFirst: Story = {
  parameters: onScreen({
    address: '/profile',
    ports: () => ({
      user: { ...seedUsers(storyDay).find(({ role }) => role === 'user')!, addressProved: false },
    }),
  }),
  play: async ({ canvas }) => {
    await canvas.findByText('Please confirm your email address first.');
    await expect(canvas.getByRole('button', { name: 'Confirm your address' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Choose reminders' })).toBeNull();
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

export const RightToLeft: Story = situations.rightToLeft;
