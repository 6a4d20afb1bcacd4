import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen as shown, waitFor } from 'storybook/test';
import { PasswordSection } from '@/src/features/profile/PasswordSection';
import { OwnAccountError, type OwnAccount } from '@/src/ports/ownAccount';
import { storyPassword } from '../support/calendarFeed';
import { changeStoryPassword } from '../support/ownLogins';
import { onScreen, screen } from '../support/screens';
import * as situations from '../support/situations';

const accountWith = (changePassword: OwnAccount['changePassword']) => ({ changePassword }) as OwnAccount;
const refuse = (code: OwnAccountError['code'], text?: string) => () =>
  Promise.reject(new OwnAccountError(code, text));
const changed = fn();

const meta: Meta<typeof PasswordSection> = {
  title: 'Screens/Own password',
  component: PasswordSection,
  globals: { role: 'user' },
  args: { account: accountWith(changeStoryPassword), onChanged: changed },
  parameters: { layout: 'padded', ...onScreen({ address: '/profile' }) },
  decorators: [screen],
  beforeEach: () => void changed.mockClear(),
};
export default meta;
type Story = StoryObj<typeof PasswordSection>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const press = async (name: string, { userEvent }: Context) => {
  (await shown.findByRole('button', { name })).focus();
  await userEvent.keyboard('{Enter}');
};
const button = (name: string) => shown.getByRole('button', { name });

/** Opens the form by keyboard, and types both passwords. */
const sendPasswords = async (context: Context, old: string, next: string) => {
  await press('Change my password', context);
  await shown.findByRole('dialog', { name: 'Change your password' });
  const { userEvent } = context;
  shown.getByLabelText('Old password').focus();
  if (old) await userEvent.keyboard(old);
  shown.getByLabelText('New password').focus();
  await userEvent.keyboard(`${next}{Enter}`);
};

/** What ends is said first; each box has a button of its own that shows it, and tells a password manager what it is. */
export const PasswordAsked: Story = {
  play: async (context) => {
    await press('Change my password', context);
    const dialog = await shown.findByRole('dialog', { name: 'Change your password' });
    await expect(dialog).toHaveAccessibleDescription(
      'You stay logged in here. All other devices are logged out. Calendar addresses and links in emails stop working.',
    );
    await expect(shown.getByLabelText('Old password')).toHaveAttribute('autocomplete', 'current-password');
    await expect(shown.getByLabelText('New password')).toHaveAttribute('autocomplete', 'new-password');
    await expect(button('Show old password')).toBeVisible();
    await expect(button('Show new password')).toBeVisible();
    await context.userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button('Change my password')).toHaveFocus());
  },
};

export const WrongOldPassword: Story = {
  play: async (context) => {
    await sendPasswords(context, 'Guessed1', 'Changed1');
    const field = shown.getByLabelText('Old password');
    await shown.findByText('This is not your password. Please type the one that you log in with.');
    await expect(field).toBeInvalid();
    await waitFor(() => expect(field).toHaveFocus());
    await expect(shown.getByLabelText('New password')).toBeValid();
  },
};

export const TooShortNewPassword: Story = {
  play: async (context) => {
    await sendPasswords(context, storyPassword, 'Short1');
    const field = shown.getByLabelText('New password');
    await shown.findByText('Password must be at least 8 characters.');
    await expect(field).toBeInvalid();
    await waitFor(() => expect(field).toHaveFocus());
  },
};

/** Both are missing: each says so, and the first has the focus. */
export const NothingTyped: Story = {
  play: async (context) => {
    await sendPasswords(context, '', '');
    await waitFor(() => expect(shown.getByLabelText('Old password')).toHaveFocus());
    await expect(shown.getByText('Please type your old password.')).toBeVisible();
    await expect(shown.getByLabelText('New password')).toBeInvalid();
  },
};

/** Too many tries: the server’s own words say how long to wait. */
export const TooManyTries: Story = {
  args: {
    account: accountWith(refuse('refused', 'There were too many tries. Please wait 9 minutes.')),
  },
  play: async (context) => {
    await sendPasswords(context, storyPassword, 'Changed1');
    await shown.findByText('There were too many tries. Please wait 9 minutes.');
    await expect(shown.getByRole('dialog')).toBeVisible();
  },
};

/** Nobody knows which password counts: both ways on are said. */
export const NoAnswerToPassword: Story = {
  args: { account: accountWith(refuse('unreachable')) },
  play: async (context) => {
    await sendPasswords(context, storyPassword, 'Changed1');
    await shown.findByText(/^We got no answer, so we do not know if your password is changed\./);
    await expect(shown.getByLabelText('New password')).toHaveValue('Changed1');
  },
};

/** The form goes; what was done stands on the page. */
export const Changed: Story = {
  play: async (context) => {
    await sendPasswords(context, storyPassword, 'Changed1');
    await context.canvas.findByText(/^Your password is changed\. You stay logged in here\./);
    await expect(changed).toHaveBeenCalledOnce();
    await waitFor(() => expect(shown.queryByRole('dialog')).toBeNull());
  },
};

/** The server may know more rules than the form. */
export const RefusedNewPassword: Story = {
  args: { account: accountWith(refuse('weak-password', 'Please choose another password.')) },
  play: async (context) => {
    await sendPasswords(context, storyPassword, 'Changed1');
    await shown.findByText('Please choose another password.');
    await waitFor(() => expect(shown.getByLabelText('New password')).toHaveFocus());
    await expect(changed).not.toHaveBeenCalled();
  },
};

export const RightToLeft: Story = situations.rightToLeft;
