import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen as shown, waitFor } from 'storybook/test';
import { LoginsSection } from '@/src/features/profile/LoginsSection';
import { OwnAccountError, type OwnAccount } from '@/src/ports/ownAccount';
import type { OwnLogins } from '@/src/ports/ownLogins';
import { storyPassword } from '../support/calendarFeed';
import { changeStoryPassword, createStoryLogins, storyLogins } from '../support/ownLogins';
import { onScreen, screen } from '../support/screens';
import * as situations from '../support/situations';

/** An account whose logins are kept as long as its story. */
const accountWith = (more: Partial<OwnLogins> = {}, changePassword = changeStoryPassword) =>
  ({ logins: { ...createStoryLogins(), ...more }, changePassword }) as OwnAccount;
const refuse = (code: OwnAccountError['code'], text?: string) => () =>
  Promise.reject(new OwnAccountError(code, text));

const meta: Meta<typeof LoginsSection> = {
  title: 'Screens/Own logins',
  component: LoginsSection,
  globals: { role: 'user' },
  args: { account: accountWith() },
  parameters: { layout: 'padded', ...onScreen({ address: '/profile' }) },
  decorators: [screen],
};
export default meta;
type Story = StoryObj<typeof LoginsSection>;
type Play = NonNullable<Story['play']>;
type Context = Parameters<Play>[0];

const press = async (name: string, { userEvent }: Context) => {
  (await shown.findByRole('button', { name })).focus();
  await userEvent.keyboard('{Enter}');
};
const button = (name: string) => shown.getByRole('button', { name });
const heading = () => shown.getByRole('heading', { name: 'Where you are logged in' });
const devices = () =>
  shown.getAllByRole('heading', { level: 3 }).map(({ firstChild }) => firstChild?.textContent);
const others = 'Log out everywhere else';

/** All that is announced from now on, in order. */
function listen() {
  const said: string[] = [];
  new MutationObserver((records) => {
    for (const { target, addedNodes } of records)
      if (target instanceof Element && target.matches('[aria-live]'))
        said.push(...[...addedNodes].map((node) => node.textContent ?? '').filter(Boolean));
  }).observe(document.body, { childList: true, subtree: true });
  return said;
}

/** Each device, since when and the last use; this one first, and without a way to log out. */
export const Listed: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('list');
    await expect(devices()).toEqual([
      'Chrome on Android',
      'Firefox on Windows',
      'Unknown device',
      'Safari on iPad',
    ]);
    await expect(canvas.getByText('This device')).toBeVisible();
    await expect(canvas.getByText('Logged in since 3 November 2026. Last used 4 days ago.')).toBeVisible();
    await expect(canvas.getByText(/A shared computer\.$/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Log out Chrome on Android' })).toBeNull();
    await expect(button('Log out Safari on iPad')).toHaveTextContent(/^Log out/);
  },
};

/** The row goes, that is said once, and the focus is on the next one's button. */
export const LoggedOutThere: Story = {
  args: { account: accountWith() },
  play: async (context) => {
    await shown.findByRole('list');
    const said = listen();
    await press('Log out Firefox on Windows', context);
    await context.canvas.findByText('Logged out: Firefox on Windows.');
    await expect(devices()).toEqual(['Chrome on Android', 'Unknown device', 'Safari on iPad']);
    await expect(button('Log out Unknown device')).toHaveFocus();
    await waitFor(() => expect(said).toEqual(['Logged out: Firefox on Windows.']));
  },
};

/** From the last row the focus goes back to the one before, and from the only one to the heading. */
export const EachLoggedOut: Story = {
  args: { account: accountWith() },
  play: async (context) => {
    await press('Log out Safari on iPad', context);
    await waitFor(() => expect(button('Log out Unknown device')).toHaveFocus());
    await context.userEvent.keyboard('{Enter}');
    await waitFor(() => expect(button('Log out Firefox on Windows')).toHaveFocus());
    await context.userEvent.keyboard('{Enter}');
    await waitFor(() => expect(heading()).toHaveFocus());
    await expect(context.canvas.getByText('You are logged in on this device only.')).toBeVisible();
    await expect(shown.queryByRole('button', { name: others })).toBeNull();
  },
};

/** Two devices that are called the same are told apart by when they logged in. */
export const AlikeDevices: Story = {
  args: {
    account: accountWith({
      read: async () => [
        ...storyLogins,
        { ...storyLogins[2]!, id: 'desk-2', beganAt: '2026-11-07T00:30:00.000Z' },
      ],
    }),
  },
  play: async () => {
    const names = (await shown.findAllByRole('button', { name: /^Log out Firefox/ })).map(
      ({ textContent }) => textContent,
    );
    await expect(names).toHaveLength(2);
    await expect(new Set(names).size).toBe(2);
    await expect(devices()).toContainEqual(
      expect.stringMatching(/^Firefox on Windows, since 7 November 2026, \d/),
    );
  },
};

/** What had ended before goes as well. */
export const EndedBefore: Story = {
  args: { account: accountWith({ end: refuse('outdated') }) },
  play: async (context) => {
    await press('Log out Safari on iPad', context);
    await context.canvas.findByText('Logged out: Safari on iPad. It was logged out before.');
    await expect(devices()).not.toContain('Safari on iPad');
  },
};

/** Nothing goes without an answer, and the focus stays. */
export const NoConnection: Story = {
  args: { account: accountWith({ end: refuse('unreachable') }) },
  play: async (context) => {
    await press('Log out Safari on iPad', context);
    await context.canvas.findByText('That did not work. Check your connection, then try again.');
    await expect(devices()).toContain('Safari on iPad');
    await expect(button('Log out Safari on iPad')).toHaveFocus();
  },
};

/** It is asked first; then the other rows go, and the focus is on the heading. */
export const LoggedOutEverywhereElse: Story = {
  args: { account: accountWith() },
  play: async (context) => {
    await shown.findByRole('list');
    const said = listen();
    await press(others, context);
    const question = await shown.findByRole('alertdialog', { name: 'Log out everywhere else?' });
    await expect(question).toHaveAccessibleDescription(/^You stay logged in on this device\./);
    await context.userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button(others)).toHaveFocus());
    await expect(devices()).toHaveLength(4);
    await context.userEvent.keyboard('{Enter}');
    await shown.findByRole('alertdialog', { name: 'Log out everywhere else?' });
    await press(others, context);
    await context.canvas.findByText('You are logged out on all other devices.');
    await expect(devices()).toEqual(['Chrome on Android']);
    await expect(heading()).toHaveFocus();
    await waitFor(() => expect(said).toEqual(['You are logged out on all other devices.']));
  },
};

let isThere = false;
/** Where the list could not be loaded, it can be asked for again; the focus does not go with the button. */
export const LoadedAgain: Story = {
  args: {
    account: accountWith({
      read: async () => {
        if (!isThere) throw new OwnAccountError('unreachable');
        return storyLogins;
      },
    }),
  },
  beforeEach: () => {
    isThere = false;
  },
  play: async (context) => {
    await context.canvas.findByText('We could not load where you are logged in.');
    isThere = true;
    await press('Try again', context);
    await expect(heading()).toHaveFocus();
    await context.canvas.findByRole('list');
  },
};

/** The form goes, the other logins with it, and that is said once. */
export const PasswordChanged: Story = {
  args: { account: accountWith() },
  play: async (context) => {
    await shown.findByRole('list');
    await press('Change my password', context);
    (await shown.findByLabelText('Old password')).focus();
    await context.userEvent.keyboard(storyPassword);
    shown.getByLabelText('New password').focus();
    await context.userEvent.keyboard('Changed1{Enter}');
    const done = 'Your password is changed. You stay logged in here. All other devices are logged out.';
    await context.canvas.findByText(done);
    await waitFor(() => expect(button('Change my password')).toHaveFocus());
    await expect(devices()).toEqual(['Chrome on Android']);
  },
};

/** A hosted account: all others can be logged out though none is listed, and there is no password to change. */
export const HostedAccount: Story = {
  args: { account: accountWith({ read: async () => storyLogins.filter(({ isThisOne }) => isThisOne) }) },
  parameters: onScreen({
    address: '/profile',
    ports: () => ({ settings: { data: 'server', firebase: { apiKey: 'key', projectId: 'project' } } }),
  }),
  play: async ({ canvas }) => {
    await canvas.findByText(/^You see the devices that you used in the last day\./);
    await expect(button(others)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Change my password' })).toBeNull();
  },
};

export const RightToLeft: Story = situations.rightToLeft;
export const NarrowLargeText: Story = situations.narrowLargeText;
export const HighContrast: Story = situations.highContrast;
