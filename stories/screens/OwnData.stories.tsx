import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen as shown, waitFor } from 'storybook/test';
import { OwnDataSection } from '@/src/features/profile/OwnDataSection';
import { noReminders } from '@/shared/domain/reminders/reminderChoices';
import { OwnAccountError, type DeletionFacts, type OwnAccount } from '@/src/ports/ownAccount';
import { createStoryFeed, storyPassword as password } from '../support/calendarFeed';
import { changeStoryPassword, createStoryLogins } from '../support/ownLogins';
import { onScreen, screen } from '../support/screens';
import * as situations from '../support/situations';

const facts: DeletionFacts = {
  isLastAdministrator: false,
  makesBackups: true,
  lastBackupGoesAt: '2026-12-01T09:00:00.000Z',
};

const saved = fn();
const leave = fn(async () => {});

/** An account that knows one password. */
const accountWith = (more: Partial<DeletionFacts> = {}): OwnAccount => ({
  download: async () => ({ account: { email: 'margaret@example.org' }, appointments: [] }),
  deletionFacts: async () => ({ ...facts, ...more }),
  async delete(typed) {
    if (typed !== password) throw new OwnAccountError('wrong-password', 'The password is not right.');
  },
  calendarFeed: createStoryFeed(),
  reminders: async () => noReminders,
  logins: createStoryLogins(),
  changePassword: changeStoryPassword,
});

const meta: Meta<typeof OwnDataSection> = {
  title: 'Screens/Your data and your account',
  component: OwnDataSection,
  globals: { role: 'user' },
  args: { account: accountWith() },
  parameters: {
    layout: 'padded',
    ...onScreen({ address: '/profile', ports: () => ({ saveFile: async () => saved, leave }) }),
  },
  decorators: [screen],
};
export default meta;
type Story = StoryObj<typeof OwnDataSection>;
type Play = NonNullable<Story['play']>;

const press =
  (name: string): Play =>
  async ({ canvas, userEvent }) => {
    (await canvas.findByRole('button', { name })).focus();
    await userEvent.keyboard('{Enter}');
  };
const dialogTitle = 'Delete your account?';

/** Opens the dialog by keyboard, and finds the password field with the focus. */
const openDialog: Play = async (context) => {
  await press('Delete my account')(context);
  await shown.findByRole('dialog', { name: dialogTitle });
};

/** Types a password, and sends it by Enter. */
const sendPassword =
  (typed: string): Play =>
  async (context) => {
    await openDialog(context);
    const field = await shown.findByLabelText('Your password');
    field.focus();
    await context.userEvent.keyboard(`${typed}{Enter}`);
  };

/** Downloads, and the way to leave. */
export const Offered: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Delete my account' })).toBeVisible();
  },
};

/** One press saves one file, whose names anybody can read. */
export const Everything: Story = {
  play: async (context) => {
    saved.mockClear();
    await press('Download everything about me')(context);
    await context.canvas.findByText('Everything about you is in the file that your browser has saved.');
    await expect(saved).toHaveBeenCalledWith({
      name: 'everything_about_me_2026-11-24.json',
      type: 'application/json',
      text: expect.stringContaining('"email": "margaret@example.org"') as string,
    });
  },
};

/** The appointments go into any calendar. */
export const Calendar: Story = {
  play: async (context) => {
    saved.mockClear();
    await press('Download my appointments')(context);
    await context.canvas.findByText(
      'Your appointments are in the calendar file that your browser has saved.',
    );
    await expect(saved).toHaveBeenCalledWith(
      expect.objectContaining({ name: expect.stringMatching(/\.ics$/) as string }),
    );
  },
};

/** What goes, what stays for how long, and the password. */
export const Asked: Story = {
  play: async (context) => {
    await openDialog(context);
    await expect(shown.getByRole('dialog', { name: dialogTitle })).toHaveAccessibleDescription(
      /^This cannot be undone\./,
    );
    await expect(shown.getByText(/Our daily backups hold it until about 1 December 2026\./)).toBeVisible();
  },
};

export const Kept: Story = {
  play: async (context) => {
    await openDialog(context);
    await context.userEvent.keyboard('{Escape}');
    await waitFor(() =>
      expect(context.canvas.getByRole('button', { name: 'Delete my account' })).toHaveFocus(),
    );
  },
};

/** Nothing is deleted without the password: the field says why, and has the focus. */
export const WrongPassword: Story = {
  play: async (context) => {
    leave.mockClear();
    await sendPassword('Guessed1')(context);
    const field = shown.getByLabelText('Your password');
    await shown.findByText('This is not your password. Please type the one that you log in with.');
    await expect(field).toBeInvalid();
    await expect(field).toHaveFocus();
    await expect(leave).not.toHaveBeenCalled();
  },
};

/** The message on the first page says until when a backup holds the person. */
export const Deleted: Story = {
  play: async (context) => {
    leave.mockClear();
    await sendPassword(password)(context);
    await waitFor(() =>
      expect(leave).toHaveBeenCalledWith(
        'Your account is deleted, with all that belonged to it. Our daily backups hold it until about 1 December 2026.',
      ),
    );
  },
};

/** Where a server makes no backups, that is said. */
export const NoBackups: Story = {
  args: { account: accountWith({ makesBackups: false, lastBackupGoesAt: null }) },
  play: async (context) => {
    await openDialog(context);
    await expect(shown.getByText(/This site makes no backups by itself\./)).toBeVisible();
  },
};

/** The only administrator is told before anything is typed. */
export const LastAdministrator: Story = {
  args: { account: accountWith({ isLastAdministrator: true }) },
  play: async (context) => {
    await press('Delete my account')(context);
    await context.canvas.findByText(/^You are the only administrator\. First give somebody else that role/);
    await expect(shown.queryByRole('dialog')).toBeNull();
  },
};

export const NoConnection: Story = {
  args: {
    account: {
      ...accountWith(),
      download: async () => {
        throw new OwnAccountError('unreachable');
      },
    },
  },
  play: async (context) => {
    await press('Download everything about me')(context);
    await context.canvas.findByText('That did not work. Check your connection, then try again.');
  },
};

/** Where a hosted service keeps the password, nothing is offered that needs it; the privacy page says whom to ask. */
export const HostedAccount: Story = {
  parameters: onScreen({
    address: '/profile',
    ports: () => ({
      saveFile: async () => saved,
      settings: { data: 'server', firebase: { apiKey: 'key', projectId: 'project' } },
    }),
  }),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Download everything about me' });
    await expect(canvas.queryByRole('button', { name: 'Delete my account' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'What we keep about you' })).toBeVisible();
  },
};

export const RightToLeft: Story = situations.rightToLeft;
