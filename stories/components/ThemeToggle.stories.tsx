import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen } from 'storybook/test';
import { contrast, text } from '@/src/components/Icon/paths';
import { ThemeToggle } from '@/src/components/ThemeToggle/ThemeToggle';
import type { ThemeToggleProps } from '@/src/components/ThemeToggle/ThemeToggle';
import * as situations from '../support/situations';

function Demo(props: ThemeToggleProps) {
  const [pressed, setPressed] = useState(props.pressed);
  const change = (next: boolean) => {
    setPressed(next);
    props.onChange(next);
  };
  return (
    <div className="story-strong">
      <ThemeToggle {...props} pressed={pressed} onChange={change} />
    </div>
  );
}

const meta: Meta<typeof ThemeToggle> = {
  title: 'Components/ThemeToggle',
  component: ThemeToggle,
  args: { label: 'High contrast', icon: contrast, pressed: false, onChange: fn() },
  argTypes: { icon: { control: false } },
  render: (args) => <Demo {...args} />,
};
export default meta;
type Story = StoryObj<typeof ThemeToggle>;

/** How far the knob is from the start of its track. */
const knobPlace = (toggle: HTMLElement) => {
  const track = toggle.querySelector('span[aria-hidden]')!;
  return track.firstElementChild!.getBoundingClientRect().left - track.getBoundingClientRect().left;
};

/** Enter and Space switch it. Its name stays; the state and the place of the knob change. */
export const Default: Story = {
  play: async ({ args, userEvent }) => {
    const toggle = screen.getByRole('button', { name: 'High contrast', pressed: false });
    await expect(toggle.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    const offPlace = knobPlace(toggle);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(screen.getByRole('button', { name: 'High contrast', pressed: true })).toHaveFocus();
    await expect(knobPlace(toggle)).toBeGreaterThan(offPlace);
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenNthCalledWith(1, true);
    await expect(args.onChange).toHaveBeenNthCalledWith(2, false);
  },
};
export const Pressed: Story = {
  tags: ['situations'],
  args: { pressed: true, label: 'Large text', icon: text },
};
export const LongText: Story = { args: { label: situations.longWords } };
export const RightToLeft: Story = {
  ...situations.rightToLeft,
  args: { label: situations.arabic, pressed: true },
};
