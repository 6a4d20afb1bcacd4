import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent } from 'storybook/test';
import { Button } from '@/src/components/Button/Button';
import { Progress } from '@/src/components/Progress/Progress';
import * as situations from '../support/situations';

const meta: Meta<typeof Progress> = {
  title: 'Components/Progress',
  component: Progress,
  args: { label: 'Sending emails', value: 3, max: 7, text: '3 of 7 sent' },
};
export default meta;
type Story = StoryObj<typeof Progress>;

const bar = () => screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Sending emails' });

/** The words are the bar's value text. */
export const Default: Story = {
  tags: ['situations'],
  play: async () => {
    await expect(bar()).toHaveAttribute('value', '3');
    await expect(bar()).toHaveAttribute('aria-valuetext', '3 of 7 sent');
    await expect(screen.getByText('3 of 7 sent')).toBeVisible();
    // The bar says them already.
    await expect(screen.getByText('3 of 7 sent')).toHaveAttribute('aria-hidden', 'true');
  },
};

function Steps() {
  const [done, setDone] = useState(0);
  return (
    <>
      <Progress label="Sending emails" value={done} max={8} />
      <p>
        <Button kind="main" onClick={() => setDone(done + 1)}>
          Send one
        </Button>
      </p>
    </>
  );
}

/** Eight steps, by keyboard: the start is announced, the steps are not as long as they come quickly. */
export const Announced: Story = {
  render: () => <Steps />,
  play: async () => {
    const said = () =>
      [...document.querySelectorAll('[aria-live="polite"] > *')].map((node) => node.textContent);
    await screen.findByText('Sending emails: 0 of 8', { selector: '[aria-live] *' });
    screen.getByRole('button', { name: 'Send one' }).focus();
    for (const words of ['1 of 8', '2 of 8', '3 of 8']) {
      await userEvent.keyboard('{Enter}');
      await expect(screen.getByText(words)).toBeVisible();
    }
    await expect(said()).not.toContain('Sending emails: 2 of 8');
  },
};

export const Loading: Story = {
  args: { value: undefined, text: undefined },
  play: async () => {
    await expect(bar()).not.toHaveAttribute('value');
    await expect(screen.getByText('Please wait')).toBeVisible();
    await expect(bar().getAnimations({ subtree: true })).toEqual([]);
  },
};

export const Done: Story = { args: { value: 7, text: '7 of 7 sent' } };

export const OutOfRange: Story = {
  args: { value: 12, max: 7, text: undefined },
  play: async () => {
    await expect(screen.getByText('7 of 7')).toBeVisible();
  },
};

export const NotANumber: Story = {
  args: { value: Number.NaN, max: Number.NaN, text: undefined },
  play: async () => {
    await expect(screen.getByText('0 of 100')).toBeVisible();
  },
};

export const LongText: Story = {
  args: {
    label: 'Sending the letter about the changed opening hours to everyone on the list',
    text: 'Wagga'.repeat(40),
  },
};

export const RightToLeft: Story = {
  args: { label: 'إرسال الرسائل', text: '3 من 7' },
  ...situations.rightToLeft,
};

export const Unbreakable: Story = {
  args: { label: situations.unbreakable, text: situations.unbreakable },
  ...situations.narrow,
};
