import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen as shown, waitFor } from 'storybook/test';
import { createMemoryIdentityService } from '@/src/adapters/memory/identity';
import type { MemoryPortsOptions } from '@/src/adapters/memory/ports';
import { addressWords } from '@/shared/domain/auth/addressCode';
import { AddressSection } from '@/src/features/profile/AddressSection';
import { IdentityError, type Identity } from '@/src/ports/identity';
import { useUser } from '@/src/ports/ports';
import { seedUsers } from '@/shared/seeds/users';
import { onScreen, screen, stoppedClock, storyDay } from '../support/screens';
import * as situations from '../support/situations';

const person = seedUsers(storyDay).find(({ role }) => role === 'user')!;
const password = 'Wattle123';
let service: ReturnType<typeof createMemoryIdentityService>;

/** Somebody who is logged in and has not proved their address. @param other what the service does otherwise. */
function unproved(other: Partial<Identity> = {}): MemoryPortsOptions {
  service = createMemoryIdentityService(
    stoppedClock(),
    [{ uid: person.id, email: person.email, password }],
    true,
  );
  const identity = service.connect();
  const login = identity.signIn(person.email, password);
  return {
    user: { ...person, addressProved: false },
    settings: { data: 'server' },
    identity: async () => {
      await login;
      return { ...identity, ...other };
    },
  };
}

const refusing = (code: IdentityError['code'], retryAfterSeconds?: number) => () =>
  Promise.reject(new IdentityError(code, { retryAfterSeconds }));
const asked = (other?: Partial<Identity>) => onScreen({ address: '/profile', ports: () => unproved(other) });

/** The section of whoever is logged in. */
function OwnAddress() {
  const user = useUser();
  return user && <AddressSection user={user} />;
}

const meta: Meta<typeof OwnAddress> = {
  title: 'Screens/Confirm your address',
  component: OwnAddress,
  globals: { role: 'user' },
  parameters: { layout: 'padded', ...asked() },
  decorators: [screen],
};
export default meta;
type Story = StoryObj<typeof OwnAddress>;
type Play = NonNullable<Story['play']>;

const openDialog: Play = async ({ canvas, userEvent }) => {
  (await canvas.findByRole('button', { name: addressWords.button })).focus();
  await userEvent.keyboard('{Enter}');
  await shown.findByRole('dialog', { name: addressWords.title });
};
const box = () => shown.getByRole('textbox', { name: 'Code from the email' });

/** What does not work until then. */
export const Offered: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText(/^You have not confirmed yet that/);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};

/** A code is mailed as the dialog opens. */
export const Asked: Story = {
  play: async (context) => {
    await openDialog(context);
    await expect(shown.getByText(addressWords.sent(person.email))).toBeVisible();
    await expect(box()).toHaveFocus();
    await expect(box()).toHaveAttribute('inputmode', 'numeric');
    await expect(box()).toHaveAttribute('autocomplete', 'one-time-code');
  },
};

/** The code with a space in it, by keyboard; the message is in the section, whose heading has the focus. */
export const Confirmed: Story = {
  play: async (context) => {
    await openDialog(context);
    const code = service.lastMailedCode()!;
    await context.userEvent.keyboard(`${code.slice(0, 3)} ${code.slice(3)}{Enter}`);
    await context.canvas.findByText(addressWords.confirmed(person.email));
    await waitFor(() =>
      expect(context.canvas.getByRole('heading', { name: 'Your email address' })).toHaveFocus(),
    );
    await expect(context.canvas.queryByRole('button', { name: addressWords.button })).toBeNull();
  },
};

/** What is wrong stands at the field, which keeps the focus and what was typed. */
export const WrongCode: Story = {
  play: async (context) => {
    await openDialog(context);
    await context.userEvent.keyboard('12345{Enter}');
    await shown.findByText(addressWords.notSix);
    await context.userEvent.clear(box());
    await context.userEvent.keyboard('999999{Enter}');
    await shown.findByText(addressWords.wrong);
    await waitFor(() => expect(box()).toHaveFocus());
    await expect(box()).toHaveValue('999999');
    await expect(box()).toHaveAttribute('aria-invalid', 'true');
  },
};

/** Only the newest code works, and the dialog says so. */
export const SentAgain: Story = {
  play: async (context) => {
    await openDialog(context);
    const first = service.lastMailedCode()!;
    await context.userEvent.keyboard('999999{Enter}');
    await shown.findByText(addressWords.wrong);
    shown.getByRole('button', { name: 'Send the code again' }).focus();
    await context.userEvent.keyboard('{Enter}');
    await shown.findByText(addressWords.again(person.email));
    await expect(shown.queryByText(addressWords.wrong)).toBeNull();
    await expect(box()).toHaveValue('');
    await expect(service.lastMailedCode()).not.toBe(first);
  },
};

/** Put off, nothing has changed, and the dialog comes back without another mail. */
export const Later: Story = {
  play: async (context) => {
    await openDialog(context);
    const first = service.lastMailedCode();
    shown.getByRole('button', { name: 'Do this later' }).focus();
    await context.userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(context.canvas.getByRole('button', { name: addressWords.button })).toHaveFocus(),
    );
    await openDialog(context);
    await expect(service.lastMailedCode()).toBe(first);
  },
};

/** Too many codes were mailed: the dialog opens all the same, for one that has arrived. */
export const NoOtherCode: Story = {
  parameters: asked({ sendAddressCode: refusing('too-many-requests', 540) }),
  play: async (context) => {
    await openDialog(context);
    await expect(shown.getByText(addressWords.noOther(540))).toBeVisible();
  },
};

/** Too many wrong codes. */
export const TooManyTries: Story = {
  parameters: asked({ confirmAddress: refusing('too-many-requests', 540) }),
  play: async (context) => {
    await openDialog(context);
    await context.userEvent.keyboard('123456{Enter}');
    await shown.findByText('There were too many tries. Wait 9 minutes, then try again.');
  },
};

/** Nobody answers: the dialog does not open, and the section says so. */
export const NoConnection: Story = {
  parameters: asked({ sendAddressCode: refusing('unreachable') }),
  play: async ({ canvas, userEvent }) => {
    (await canvas.findByRole('button', { name: addressWords.button })).focus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByText(addressWords.unreachable);
  },
};

/** The mailed link confirms at once. */
export const Linked: Story = {
  parameters: onScreen({
    address: '/profile#confirm=made-up',
    ports: () => unproved({ confirmAddress: async () => ({ uid: person.id, email: person.email }) }),
  }),
  play: async ({ canvas }) => {
    await canvas.findByText(addressWords.confirmed(person.email));
  },
};

/** A link that is used or too old says what to do. */
export const DeadLink: Story = {
  parameters: onScreen({ address: '/profile#confirm=made-up', ports: () => unproved() }),
  play: async ({ canvas }) => {
    await canvas.findByText(addressWords.deadLink);
    await expect(canvas.getByRole('button', { name: addressWords.button })).toBeVisible();
  },
};

export const RightToLeft: Story = { ...Asked, ...situations.rightToLeft };
