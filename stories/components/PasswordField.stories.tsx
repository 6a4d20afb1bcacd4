import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { PasswordField } from '@/src/components/PasswordField/PasswordField';
import type { PasswordFieldProps } from '@/src/components/PasswordField/PasswordField';
import { expectAbove } from '../support/layout';
import * as situations from '../support/situations';

/** The rules are passed in by the caller; here are three. */
const rulesFor = (value: string) => [
  { id: 'length', label: 'At least 8 characters', met: value.length >= 8 },
  { id: 'capital', label: 'One capital letter (A to Z)', met: /[A-Z]/.test(value) },
  { id: 'number', label: 'One number (0 to 9)', met: /[0-9]/.test(value) },
];

function Demo(props: Omit<PasswordFieldProps, 'rules'> & { withRules?: boolean; start?: string }) {
  const { withRules = true, start = '', ...rest } = props;
  const [value, setValue] = useState(start);
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <PasswordField
        {...rest}
        value={value}
        rules={withRules ? rulesFor(value) : []}
        onChange={(event) => setValue(event.target.value)}
      />
    </form>
  );
}

const meta: Meta<typeof Demo> = {
  title: 'Components/PasswordField',
  component: Demo,
  args: { label: 'Password', autoComplete: 'new-password' },
};
export default meta;
type Story = StoryObj<typeof Demo>;

const box = () => screen.getByLabelText<HTMLInputElement>('Password');
const findAnnouncement = (text: string) =>
  screen.findByText(text, { selector: '[aria-live] *' }, { timeout: 5000 });

/** Everything that is said politely, in order. */
function listen() {
  const said: string[] = [];
  const note = (records: MutationRecord[]) => {
    for (const { target, addedNodes } of records)
      if (target instanceof Element && target.matches('[aria-live=polite]'))
        said.push(...[...addedNodes].map((node) => node.textContent ?? ''));
  };
  new MutationObserver(note).observe(document.body, { childList: true, subtree: true });
  return said;
}

/** Rules are part of the box's description before anything is typed; changes are said when the typing rests. */
export const Default: Story = {
  play: async () => {
    const said = listen();
    await userEvent.tab();
    await expect(box()).toHaveFocus();
    await expect(screen.getByRole('list')).toBeVisible();
    await expect(box()).toHaveAccessibleDescription(
      'At least 8 characters still needed. One capital letter (A to Z) still needed. One number (0 to 9) still needed.',
    );
    const slowly = userEvent.setup({ delay: 120 });
    await slowly.keyboard('Wattle');
    await waitFor(() => expect(said).toHaveLength(1), { timeout: 5000 });
    // The eighth letter comes on the way: nothing is said between two keys.
    await slowly.keyboard('tree1');
    await waitFor(() => expect(said).toHaveLength(2), { timeout: 5000 });
    await expect(said).toEqual([
      'Still needed: At least 8 characters, One number (0 to 9).',
      'The password has everything it needs.',
    ]);
    await expect(box()).toHaveAccessibleDescription(
      'At least 8 characters done. One capital letter (A to Z) done. One number (0 to 9) done.',
    );
  },
};

/**
 * The button says what it will do; what it did is announced, and sending the form hides the password again. What is shown is
 * no text to correct.
 */
export const ShowAndHide: Story = {
  args: { withRules: false, autoComplete: 'current-password' },
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard('Wattletree1');
    await expect(box()).toHaveAttribute('type', 'password');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(box()).toHaveAttribute('type', 'text');
    await expect(screen.getByRole('button', { name: 'Hide password' })).toHaveFocus();
    await findAnnouncement('Your password is shown.');
    await expect(box()).toHaveAttribute('spellcheck', 'false');
    await expect(box()).toHaveAttribute('autocapitalize', 'none');
    await expect(box()).toHaveAttribute('autocorrect', 'off');
    await userEvent.type(box(), '{Enter}');
    await waitFor(() => expect(box()).toHaveAttribute('type', 'password'));
    await expect(box()).toHaveValue('Wattletree1');
  },
};

/** Pasting is not hindered. */
export const Pasted: Story = {
  play: async () => {
    await userEvent.click(box());
    await userEvent.paste('From-my-manager-7');
    await expect(box()).toHaveValue('From-my-manager-7');
    await expect(box()).toHaveAttribute('autocomplete', 'new-password');
  },
};

export const WithError: Story = {
  tags: ['situations'],
  args: { error: 'Password must contain at least one number.', start: 'Wattletree' },
  play: async () => {
    await expect(box()).toBeInvalid();
    await expect(box()).toHaveAccessibleDescription(/^Error: Password must contain at least one number\./);
  },
};

export const Disabled: Story = { args: { disabled: true, start: 'Wattletree1' } };

export const LongText: Story = {
  args: {
    label: 'Password that you will use from now on, on this and on every other device',
    hint: 'Three words that nobody would put together are easy to remember and hard to guess. '.repeat(3),
    start: 'Wattle'.repeat(20),
  },
};

/** In a form with two boxes each button says which of them it shows. */
export const TwoBoxes: Story = {
  args: { withRules: false },
  render: (args) => (
    <>
      <Demo {...args} label="Old password" what="old password" autoComplete="current-password" />
      <Demo {...args} label="New password" what="new password" />
    </>
  ),
  play: async () => {
    screen.getByRole('button', { name: 'Show new password' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(screen.getByLabelText('New password')).toHaveAttribute('type', 'text');
    await expect(screen.getByLabelText('Old password')).toHaveAttribute('type', 'password');
    await expect(screen.getByRole('button', { name: 'Hide new password' })).toHaveFocus();
    await expect(screen.getByRole('button', { name: 'Show old password' })).toBeVisible();
    await findAnnouncement('Your new password is shown.');
  },
};

export const RightToLeft: Story = { args: { label: 'كلمة المرور' }, ...situations.rightToLeft };

/** There is no room beside the box: the button stands below it. */
export const Unbreakable: Story = {
  args: { label: situations.unbreakable, error: situations.unbreakable },
  ...situations.narrow,
  play: async () => {
    await expectAbove(
      screen.getByLabelText(situations.unbreakable),
      screen.getByRole('button', { name: 'Show password' }),
    );
  },
};
