import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { Button } from '@/src/components/Button/Button';
import { Toolbar } from '@/src/components/Toolbar/Toolbar';
import { expectAbove, expectNothingSideways } from '../support/layout';
import * as situations from '../support/situations';

const meta: Meta<typeof Toolbar> = {
  title: 'Components/Toolbar',
  component: Toolbar,
  args: {
    label: '7 letters selected',
    showLabel: true,
    children: (
      <>
        <Button kind="main">Send 7 letters</Button>
        <Button kind="danger">Delete 7 letters</Button>
        <Button kind="quiet">Clear selection</Button>
      </>
    ),
  },
};
export default meta;
type Story = StoryObj<typeof Toolbar>;

const names = ['Send 7 letters', 'Delete 7 letters', 'Clear selection'];
const button = (name: string) => screen.getByRole('button', { name });
const keys = async (sequence: readonly (readonly [string, number])[]) => {
  for (const [key, index] of sequence) {
    await userEvent.keyboard(`{${key}}`);
    await expect(button(names[index] ?? '')).toHaveFocus();
  }
};

/** The arrow keys, Home and End walk along the bar, and Tab does too. */
export const Default: Story = {
  tags: ['situations'],
  play: async () => {
    await expect(screen.getByRole('toolbar', { name: '7 letters selected' })).toBeVisible();
    await userEvent.tab();
    await expect(button('Send 7 letters')).toHaveFocus();
    await keys([
      ['ArrowRight', 1],
      ['End', 2],
      ['ArrowRight', 0],
      ['ArrowLeft', 2],
      ['Home', 0],
    ]);
    await userEvent.tab();
    await expect(button('Delete 7 letters')).toHaveFocus();
  },
};

/** Reading from right to left, the left arrow goes on. */
export const RightToLeft: Story = {
  ...situations.rightToLeft,
  play: async () => {
    button('Send 7 letters').focus();
    await keys([
      ['ArrowLeft', 1],
      ['ArrowRight', 0],
    ]);
  },
};

/** Arrow keys in a box belong to the box, and those with another key to the browser. */
export const WithBox: Story = {
  args: {
    children: (
      <>
        <Button>Send</Button>
        <input aria-label="Find" defaultValue="nina" />
        <Button>Delete</Button>
      </>
    ),
  },
  play: async () => {
    const box = screen.getByRole('textbox', { name: 'Find' });
    await userEvent.click(box);
    await userEvent.keyboard('{ArrowRight}{Home}');
    await expect(box).toHaveFocus();
    button('Send').focus();
    for (const key of ['Alt', 'Control', 'Meta']) {
      await userEvent.keyboard(`{${key}>}{ArrowRight}{/${key}}`);
      await expect(button('Send')).toHaveFocus();
    }
  },
};

export const LongText: Story = { args: { label: 'Letters that wait for somebody to read them. '.repeat(4) } };

export const Empty: Story = { args: { children: null } };

/** The words come first, and the buttons wrap under them. */
export const Unbreakable: Story = {
  args: { label: situations.unbreakable },
  ...situations.narrow,
  play: async ({ canvas }) => {
    const [first, ...others] = canvas.getAllByRole('button');
    // The live region outside may still hold what another story announced.
    await expectAbove(canvas.getByText(situations.unbreakable), first!);
    await expectAbove(first!, others.at(-1)!);
    await expectNothingSideways();
  },
};
