import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen } from 'storybook/test';
import { SaveButton, type SaveButtonProps } from '@/src/components/SaveButton/SaveButton';
import * as situations from '../support/situations';

function Demo(props: SaveButtonProps) {
  const [pressed, setPressed] = useState(props.pressed ?? false);
  const change = () => {
    setPressed(!pressed);
    props.onChange();
  };
  return <SaveButton {...props} pressed={pressed} onChange={change} />;
}

const meta: Meta<typeof SaveButton> = {
  title: 'Components/SaveButton',
  component: SaveButton,
  args: { title: 'Morning Tea and Chat', pressed: false, onChange: fn() },
  argTypes: { children: { control: false } },
  render: (args) => <Demo {...args} />,
};
export default meta;
type Story = StoryObj<typeof SaveButton>;

/** Enter and Space save it and take it off the list. The focus stays, and so does the width. */
export const Default: Story = {
  play: async ({ args, userEvent }) => {
    const button = screen.getByRole('button', { name: 'Save Morning Tea and Chat', pressed: false });
    const { width, height } = button.getBoundingClientRect();
    await expect(height).toBeGreaterThanOrEqual(44);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(
      screen.getByRole('button', { name: 'Saved Morning Tea and Chat', pressed: true }),
    ).toHaveFocus();
    await expect(button.getBoundingClientRect().width).toBe(width);
    await userEvent.keyboard(' ');
    await expect(button).toHaveAccessibleName('Save Morning Tea and Chat');
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
};
/** The second press of a double click does nothing. */
export const DoubleClick: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.dblClick(screen.getByRole('button'));
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await expect(screen.getByRole('button', { pressed: true })).toBeVisible();
  },
};
export const Pressed: Story = {
  tags: ['situations'],
  args: {
    pressed: true,
    children: (
      <a className="alone" href="#saved">
        Show all you saved
      </a>
    ),
  },
};
/** Why it could not be saved stands beside it. */
export const NotSaved: Story = {
  args: { children: <span>Not saved: no connection. Check your connection, then try again.</span> },
  play: async () => {
    const button = screen.getByRole('button', { name: 'Save Morning Tea and Chat' });
    await expect(button.nextElementSibling).toHaveTextContent(/^Not saved: no connection/);
    await expect(button.nextElementSibling).toBeVisible();
  },
};
export const LongText: Story = { args: { title: situations.longWords } };
export const RightToLeft: Story = {
  ...situations.rightToLeft,
  args: { title: situations.arabic, pressed: true },
};
