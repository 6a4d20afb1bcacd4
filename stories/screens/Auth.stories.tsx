import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen as page, waitFor, within } from 'storybook/test';
import { authErrorMessage } from '@/shared/domain/auth/authErrors';
import { loginToView } from '@/shared/domain/auth/session';
import { emailInvalid, emailRequired, passwordNeedsNumber } from '@/shared/domain/auth/validation';
import { nameHint } from '@/shared/domain/users/personName';
import { AuthDialog } from '@/src/features/auth/AuthDialog';
import { IdentityError, type Identity } from '@/src/ports/identity';
import { inFrame } from '../support/inFrame';
import { onScreen, screen } from '../support/screens';
import * as situations from '../support/situations';

/** A service that refuses everybody. */
const refusing: Identity = {
  createAccount: () => Promise.reject(new IdentityError('email-already-in-use')),
  signIn: () => Promise.reject(new IdentityError('unreachable')),
  signOut: async () => undefined,
  idToken: async () => null,
  onStateChange: () => () => undefined,
  sendPasswordReset: async () => undefined,
  confirmPasswordReset: async () => undefined,
  sendAddressCode: () => Promise.reject(new IdentityError('address-proved')),
  confirmAddress: () => Promise.reject(new IdentityError('address-proved')),
};

/** A service that has had enough of somebody for nine minutes. */
const limiting: Identity = {
  ...refusing,
  signIn: () => Promise.reject(new IdentityError('too-many-requests', { retryAfterSeconds: 9 * 60 })),
};

const close = fn();

const meta: Meta<typeof AuthDialog> = {
  title: 'Screens/Login and Register',
  component: AuthDialog,
  decorators: [screen],
  parameters: {
    ...onScreen({
      ports: () => ({
        identity: async () => refusing,
        userDirectory: async () => ({
          create: async (_uid, document) => document,
          read: async () => null,
          rename: async () => undefined,
        }),
      }),
    }),
    ...inFrame,
  },
  args: { mode: 'login', line: null, opener: null, focusAfter: () => null, onClose: close, onDone: fn() },
};
export default meta;
type Story = StoryObj<typeof AuthDialog>;

/** Enter in the password field sends; the first thing that is wrong is the only one that is said. */
export const Login: Story = {
  play: async ({ userEvent }) => {
    const email = await page.findByLabelText('Email');
    await userEvent.type(page.getByLabelText('Password'), 'x{Enter}');
    await waitFor(() => expect(email).toHaveFocus());
    await expect(email).toHaveAccessibleDescription(expect.stringContaining(emailRequired));
    await expect(page.queryByText(passwordNeedsNumber)).toBeNull();
    await userEvent.type(email, 'margaret@example{Enter}');
    await expect(await page.findByText(emailInvalid)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(close).toHaveBeenCalled();
  },
};

/** Going from one form to the other keeps the address. */
export const Register: Story = {
  args: { mode: 'register' },
  play: async ({ userEvent }) => {
    await userEvent.type(await page.findByLabelText('Email'), 'margaret@example.org');
    await userEvent.click(page.getByRole('button', { name: 'Already have an account?' }));
    await expect(page.getByRole('dialog', { name: 'Login' })).toBeVisible();
    await expect(page.getByLabelText('Email')).toHaveValue('margaret@example.org');
    await expect(page.queryByLabelText('Role')).toBeNull();
    await userEvent.click(page.getByRole('button', { name: 'Create an account' }));
    await expect(page.getByLabelText('Role')).toHaveValue('user');
  },
};

/** A name is asked for and not needed. One that would pass for an address is refused where it stands. */
export const RegisterWithName: Story = {
  args: { mode: 'register' },
  play: async ({ userEvent }) => {
    await userEvent.type(await page.findByLabelText('Email'), 'margaret@example.org');
    await userEvent.type(page.getByLabelText('Password'), 'Wattle123');
    const name = page.getByRole('textbox', { name: 'What shall we call you? (optional)' });
    await expect(name).toHaveAccessibleDescription(nameHint);
    await userEvent.type(name, 'tom@example.org{Enter}');
    // The focus is there already, so the field says it by itself.
    const dialog = within(page.getByRole('dialog'));
    await expect(await dialog.findByText('Enter a name, not an email address.')).toBeVisible();
    await expect(name).toHaveAttribute('aria-invalid', 'true');
    await expect(name).toHaveFocus();
    await userEvent.clear(name);
    await userEvent.type(name, 'Margaret');
    await expect(dialog.queryByText('Enter a name, not an email address.')).toBeNull();
  },
};

/** The service refuses the address: its text stands at the field, which has the focus. */
export const EmailInUse: Story = {
  args: { mode: 'register' },
  play: async ({ userEvent }) => {
    await userEvent.type(await page.findByLabelText('Email'), 'margaret@example.org');
    await userEvent.type(page.getByLabelText('Password'), 'Wattle123{Enter}');
    await waitFor(() => expect(page.getByLabelText('Email')).toHaveFocus());
    await page.findByText(authErrorMessage('email-already-in-use').text);
  },
};

/** Nobody answers: what was typed is still there. */
export const Unreachable: Story = {
  play: async ({ userEvent }) => {
    await userEvent.type(await page.findByLabelText('Email'), 'margaret@example.org');
    await userEvent.type(page.getByLabelText('Password'), 'Wattle123{Enter}');
    const dialog = within(page.getByRole('dialog'));
    await dialog.findByText(new RegExp(authErrorMessage('unreachable').text));
    await expect(page.getByLabelText('Password')).toHaveValue('Wattle123');
  },
};

/** Too many tries: the form says how long to wait. */
export const TooManyTries: Story = {
  parameters: onScreen({ ports: () => ({ identity: async () => limiting }) }),
  play: async ({ userEvent }) => {
    await userEvent.type(await page.findByLabelText('Email'), 'margaret@example.org');
    await userEvent.type(page.getByLabelText('Password'), 'Wattle123{Enter}');
    await within(page.getByRole('dialog')).findByText(/Wait 9 minutes, then try again\./);
  },
};

/** A page that needs a login says so in the first line. */
export const LoginToView: Story = { args: { line: loginToView } };

export const RightToLeft: Story = { args: { mode: 'register' }, ...situations.rightToLeft };
