import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '@/src/components/Button/Button';
import { LiveRegion } from '@/src/components/LiveRegion/LiveRegion';
import { useAnnounce } from '@/src/components/LiveRegion/useAnnounce';
import * as situations from '../support/situations';

interface DemoProps {
  text: string;
}

function Demo({ text }: DemoProps) {
  const announce = useAnnounce();
  return (
    <div className="story-row">
      <LiveRegion />
      <Button onClick={() => announce(text)}>Say it</Button>
      <Button onClick={() => announce(text, { urgent: true })}>Say it now</Button>
    </div>
  );
}

const meta: Meta<typeof Demo> = {
  title: 'Components/LiveRegion',
  component: Demo,
  args: { text: 'Saved. 4 of 5.' },
};
export default meta;
type Story = StoryObj<typeof Demo>;

const region = (kind: 'polite' | 'assertive') =>
  document.querySelector(`[data-live-announcer] [aria-live='${kind}']`);

/** Nothing is seen; a screen reader says the words, and the urgent ones at once. */
export const Default: Story = {
  tags: ['situations'],
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(region('polite')).toHaveTextContent('Saved. 4 of 5.'));
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Say it now' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(region('assertive')).toHaveTextContent('Saved. 4 of 5.'));
  },
};
export const LongText: Story = { args: { text: situations.longWords } };
export const RightToLeft: Story = { ...situations.rightToLeft, args: { text: situations.arabic } };
