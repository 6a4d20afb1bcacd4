import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { ToggleGroup } from '@/src/components/ToggleGroup/ToggleGroup';
import type { ToggleGroupProps } from '@/src/components/ToggleGroup/ToggleGroup';
import * as situations from '../support/situations';

const colours = [
  { value: 'all', label: 'All colours' },
  { value: 'red', label: 'Red & orange' },
  { value: 'green', label: 'Green' },
  { value: 'blue', label: 'Blue' },
];

function Demo(props: ToggleGroupProps<string>) {
  const [value, setValue] = useState(props.value);
  const choose = (next: string) => {
    setValue(next);
    props.onChange(next);
  };
  return <ToggleGroup {...props} value={value} onChange={choose} />;
}

const meta: Meta<typeof Demo> = {
  title: 'Components/ToggleGroup',
  component: Demo,
  args: { label: 'Show flowers that are', options: colours, value: 'all', onChange: fn() },
};
export default meta;
type Story = StoryObj<typeof Demo>;

const button = (name: string) => screen.getByRole('button', { name });

/** Each button is a Tab stop; Space turns it on and the other one off. */
export const Default: Story = {
  play: async ({ args }) => {
    await expect(screen.getByRole('group', { name: 'Show flowers that are' })).toBeVisible();
    await expect(button('All colours')).toHaveAttribute('aria-pressed', 'true');
    // Not dashed and greyed out as a button is that cannot be pressed.
    for (const one of screen.getAllByRole('button')) {
      await expect(one).toHaveStyle({ borderTopStyle: 'solid', cursor: 'pointer' });
      await expect(one.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    }
    const fill = (name: string) => getComputedStyle(button(name)).backgroundColor;
    await expect(fill('All colours')).not.toBe(fill('Green'));
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(button('Green')).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(button('Green')).toHaveAttribute('aria-pressed', 'true');
    await expect(button('Green')).toHaveFocus();
    await expect(button('Green').querySelector('svg')).toBeVisible();
    await expect(button('All colours')).toHaveAttribute('aria-pressed', 'false');
    await expect(button('All colours').querySelector('svg')).toBeNull();
    await expect(args.onChange).toHaveBeenLastCalledWith('green');
    await userEvent.keyboard(' ');
    await expect(button('Green')).toHaveAttribute('aria-pressed', 'true');
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};

export const WithVisibleLabel: Story = { args: { showLabel: true } };

export const Empty: Story = { args: { options: [] } };

/** None of the options is chosen: all are off, and one can be pressed. */
export const UnknownValue: Story = {
  args: { value: 'purple' },
  play: async ({ args }) => {
    await expect(screen.queryByRole('button', { pressed: true })).toBeNull();
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.click(button('All colours'));
    await expect(args.onChange).toHaveBeenLastCalledWith('all');
  },
};

export const LongText: Story = {
  args: {
    options: [
      ...colours,
      { value: 'x', label: 'Every colour that can be seen at dusk by somebody who does not see red' },
      { value: 'y', label: 'Wagga'.repeat(20) },
    ],
  },
};

export const RightToLeft: Story = {
  args: {
    label: 'الألوان',
    options: [
      { value: 'all', label: 'الكل' },
      { value: 'red', label: 'أحمر' },
    ],
  },
  ...situations.rightToLeft,
};

export const Chosen: Story = { tags: ['situations'], args: { value: 'green', showLabel: true } };

export const Unbreakable: Story = {
  args: {
    label: situations.unbreakable,
    showLabel: true,
    options: [{ value: 'all', label: situations.unbreakable }],
  },
  ...situations.narrow,
};
