import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { SelectField } from '@/src/components/SelectField/SelectField';
import { expectNothingSideways } from '../support/layout';
import * as situations from '../support/situations';

const meta: Meta<typeof SelectField> = {
  title: 'Components/SelectField',
  component: SelectField,
  args: {
    label: 'Role',
    options: [
      { value: 'user', label: 'User' },
      { value: 'admin', label: 'Administrator' },
    ],
    onChange: fn(),
  },
};
export default meta;
type Story = StoryObj<typeof SelectField>;

const box = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Role' });

/** Reached by Tab; the choice changes and is reported. A press on the triangle is one on the box. */
export const Default: Story = {
  play: async ({ args }) => {
    await userEvent.tab();
    await expect(box()).toHaveFocus();
    await userEvent.selectOptions(box(), 'Administrator');
    await expect(box()).toHaveValue('admin');
    await expect(args.onChange).toHaveBeenCalledOnce();
    const { right, top, height } = box().getBoundingClientRect();
    await expect(document.elementFromPoint(right - 24, top + height / 2)).toBe(box());
  },
};

export const WithError: Story = {
  tags: ['situations'],
  args: { error: 'Choose one of the two.' },
  play: async () => {
    await expect(box()).toBeInvalid();
    await expect(box()).toHaveAccessibleDescription('Error: Choose one of the two.');
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const LongText: Story = {
  args: {
    label: 'What you would like to do here most of the time, as far as you can tell now',
    options: [
      {
        value: 'a',
        label: 'Read about health, find services nearby and keep my own appointments in one place',
      },
    ],
  },
};

/** Still a box that can be reached. */
export const Empty: Story = {
  args: { options: [] },
  play: async () => {
    await userEvent.tab();
    await expect(box()).toHaveFocus();
  },
};

export const RightToLeft: Story = {
  args: { label: 'الدور', options: [{ value: 'user', label: 'مستخدم' }] },
  ...situations.rightToLeft,
};

export const Unbreakable: Story = {
  args: { label: situations.unbreakable, options: [{ value: 'a', label: situations.unbreakable }] },
  ...situations.narrow,
  play: async () => {
    await expect(screen.getByRole('combobox')).toHaveStyle({ textOverflow: 'ellipsis' });
    await expectNothingSideways();
  },
};
