import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen as shown, waitFor } from 'storybook/test';
import { CalendarFeedSection } from '@/src/features/profile/CalendarFeedSection';
import type { CalendarFeed, OwnCalendarFeed } from '@/src/ports/calendarFeed';
import { noReminders } from '@/shared/domain/reminders/reminderChoices';
import { OwnAccountError, type OwnAccount } from '@/src/ports/ownAccount';
import { createStoryFeed, storyPassword } from '../support/calendarFeed';
import { changeStoryPassword, createStoryLogins } from '../support/ownLogins';
import { onScreen, screen } from '../support/screens';
import * as situations from '../support/situations';

const inUse: CalendarFeed = { madeAt: '2026-11-03T00:00:00.000Z', titles: false };

const accountWith = (first: CalendarFeed | null, more: Partial<OwnCalendarFeed> = {}): OwnAccount => ({
  download: async () => ({}),
  deletionFacts: async () => ({ isLastAdministrator: false, makesBackups: false, lastBackupGoesAt: null }),
  delete: async () => {},
  reminders: async () => noReminders,
  logins: createStoryLogins(),
  changePassword: changeStoryPassword,
  calendarFeed: { ...createStoryFeed(first), ...more },
});

const meta: Meta<typeof CalendarFeedSection> = {
  title: 'Screens/Calendar feed',
  component: CalendarFeedSection,
  globals: { role: 'user' },
  args: { account: accountWith(null) },
  parameters: { layout: 'padded', ...onScreen({ address: '/profile' }) },
  decorators: [screen],
};
export default meta;
type Story = StoryObj<typeof CalendarFeedSection>;
type Play = NonNullable<Story['play']>;

const opener = 'Set up the calendar feed';
const pressIn =
  (name: string): Play =>
  async ({ userEvent }) => {
    (await shown.findByRole('button', { name })).focus();
    await userEvent.keyboard('{Enter}');
  };

/** Opens the dialog by keyboard. */
const openDialog: Play = async (context) => {
  await pressIn(opener)(context);
  await shown.findByRole('dialog', { name: 'Calendar feed' });
};

/** Types a password, and sends it by Enter. */
const sendPassword =
  (typed: string): Play =>
  async (context) => {
    (await shown.findByLabelText('Your password')).focus();
    await context.userEvent.keyboard(`${typed}{Enter}`);
  };

export const Offered: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: opener })).toBeVisible();
  },
};

/** Who can read it, how late it is, and that titles are not in it. */
export const Asked: Story = {
  play: async (context) => {
    await openDialog(context);
    await expect(shown.getByText(/Whoever has it can read when your appointments are/)).toBeVisible();
    await expect(shown.getByText(/Google may take a day\./)).toBeVisible();
    await expect(shown.getByRole('checkbox')).not.toBeChecked();
    await expect(shown.queryByRole('button', { name: 'Turn the feed off' })).toBeNull();
  },
};

/** The address takes the focus, this once. */
export const Made: Story = {
  args: { account: accountWith(null) },
  play: async (context) => {
    await openDialog(context);
    await sendPassword(storyPassword)(context);
    const field = await shown.findByLabelText('Your calendar address');
    await expect(field).toHaveFocus();
    const address = (field as HTMLInputElement).value;
    await expect(address).toMatch(/^https:\/\/agebetter\.example\/calendar\/.{43}\.ics$/);
    await expect(shown.getByRole('link')).toHaveAttribute('href', address.replace('https:', 'webcal:'));
    await expect(shown.queryByLabelText('Your password')).toBeNull();
  },
};

/** Nothing is made without the password: the field says why, and has the focus. */
export const WrongPassword: Story = {
  play: async (context) => {
    await openDialog(context);
    await sendPassword('Guessed1')(context);
    await shown.findByText('This is not your password. Please type the one that you log in with.');
    await expect(shown.getByLabelText('Your password')).toHaveFocus();
  },
};

/** What there is, since when, and that its address cannot be shown again. */
export const InUse: Story = {
  args: { account: accountWith(inUse) },
  play: async (context) => {
    await openDialog(context);
    await expect(shown.getByText(/^You have had an address since 3 November 2026\./)).toBeVisible();
  },
};

/** The choice counts at once, and says so; the focus stays. */
export const TitlesShown: Story = {
  args: { account: accountWith(inUse) },
  play: async (context) => {
    await openDialog(context);
    const box = shown.getByRole('checkbox');
    box.focus();
    await context.userEvent.keyboard(' ');
    await shown.findByText('Your calendar shows titles and places from now on.');
    await expect(box).toBeChecked();
    await expect(box).toHaveFocus();
  },
};

/** Before the old address stops working, that is asked. */
export const Renewed: Story = {
  args: { account: accountWith(inUse) },
  play: async (context) => {
    await openDialog(context);
    await sendPassword(storyPassword)(context);
    const question = await shown.findByRole('alertdialog', { name: 'Make a new calendar address?' });
    await expect(question).toHaveAccessibleDescription(/^The old address stops working\./);
    await pressIn('Make a new address')(context);
    await expect(await shown.findByLabelText('Your calendar address')).toHaveFocus();
  },
};

/** The dialog goes; what was done stands on the page. */
export const TurnedOff: Story = {
  args: { account: accountWith(inUse) },
  play: async (context) => {
    await openDialog(context);
    await pressIn('Turn the feed off')(context);
    await shown.findByRole('alertdialog', { name: 'Turn off your calendar feed?' });
    await pressIn('Turn it off')(context);
    await context.canvas.findByText('Your calendar feed is off. Its address does not work any more.');
    await waitFor(() => expect(context.canvas.getByRole('button', { name: opener })).toHaveFocus());
  },
};

/** Another window was faster: its address is shown as what there is. */
export const MadeElsewhere: Story = {
  args: {
    account: accountWith(null, {
      read: (() => {
        let asked = 0;
        return async () => ((asked += 1) === 1 ? null : inUse);
      })(),
      make: async () => {
        throw new OwnAccountError('outdated', 'You have a calendar address already, made in another window.');
      },
    }),
  },
  play: async (context) => {
    await openDialog(context);
    await sendPassword(storyPassword)(context);
    await shown.findByText('You have a calendar address already, made in another window.');
    await shown.findByText(/^You have had an address since 3 November 2026\./);
  },
};

export const NoConnection: Story = {
  args: {
    account: accountWith(null, {
      read: async () => {
        throw new OwnAccountError('unreachable');
      },
    }),
  },
  play: async (context) => {
    await pressIn(opener)(context);
    await context.canvas.findByText('That did not work. Check your connection, then try again.');
  },
};

export const RightToLeft: Story = situations.rightToLeft;
