import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { TextField } from '@/src/components/TextField/TextField';
import * as situations from '../support/situations';

const meta: Meta<typeof TextField> = {
  title: 'Components/TextField',
  component: TextField,
  args: {
    label: 'Email',
    hint: 'For example name@example.com',
    type: 'email',
    autoComplete: 'email',
    onChange: fn(),
  },
};
export default meta;
type Story = StoryObj<typeof TextField>;

const box = (name = 'Email') => screen.getByRole<HTMLInputElement>('textbox', { name });

/** Reached by Tab, filled in by keyboard and by pasting, however long the text is. It looks like a box. */
export const Default: Story = {
  play: async ({ args }) => {
    await userEvent.tab();
    await expect(box()).toHaveFocus();
    await userEvent.keyboard('nina@');
    await userEvent.paste('example.com');
    await expect(box()).toHaveValue('nina@example.com');
    await expect(args.onChange).toHaveBeenCalled();
    await expect(box()).toHaveAttribute('autocomplete', 'email');
    await expect(box()).not.toHaveAttribute('maxlength');
    await expect(box()).toHaveStyle({ borderStyle: 'solid', borderWidth: '2px' });
  },
};

export const WithError: Story = {
  tags: ['situations'],
  args: { error: 'Please enter a valid email address.', defaultValue: 'margaret@example' },
  play: async () => {
    await expect(box()).toBeInvalid();
    await expect(box()).toHaveAccessibleDescription(/^Error: Please enter a valid email address\./);
  },
};

export const Required: Story = { args: { required: true } };

export const Disabled: Story = {
  args: { disabled: true, defaultValue: 'nina@example.com' },
  play: async () => {
    await expect(box()).toBeDisabled();
  },
};

export const Phone: Story = { args: { label: 'Phone', hint: undefined, type: 'tel', autoComplete: 'tel' } };

export const LongText: Story = {
  args: {
    label: 'The email address to which the organiser should write when the place or the time changes',
    hint: 'We write to it only when something changes. You can take it away again at any time. '.repeat(3),
    defaultValue: 'a-very-long-address-that-does-not-fit-in-the-box-at-all-on-a-phone@example.com',
  },
};

export const RightToLeft: Story = {
  args: { label: 'البريد الإلكتروني', hint: 'مثال name@example.com', error: 'أدخل بريدك الإلكتروني.' },
  ...situations.rightToLeft,
};

export const Unbreakable: Story = {
  args: {
    label: situations.unbreakable,
    error: situations.unbreakable,
    defaultValue: situations.unbreakable,
  },
  ...situations.narrow,
};
