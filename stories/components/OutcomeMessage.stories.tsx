import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef } from 'react';
import { expect, screen, userEvent } from 'storybook/test';
import { Button } from '@/src/components/Button/Button';
import { OutcomeMessage } from '@/src/components/OutcomeMessage/OutcomeMessage';
import { useOutcome, type Outcome } from '@/src/components/OutcomeMessage/useOutcome';
import * as situations from '../support/situations';

interface DemoProps extends Omit<Outcome, 'undo'> {
  /** It can be taken back. */
  canUndo?: boolean;
}

/** A button, and beside it what came of pressing it. */
function Demo({ canUndo = false, ...next }: DemoProps) {
  const [outcome, show] = useOutcome();
  const button = useRef<HTMLButtonElement>(null);
  const undo = () => {
    show({ kind: 'success', text: 'The letter is here again.' });
    button.current?.focus();
  };
  return (
    <div className="story-column">
      <p>
        <Button ref={button} onClick={() => show({ ...next, undo: canUndo ? undo : undefined })}>
          Send letter
        </Button>
      </p>
      <OutcomeMessage outcome={outcome} />
    </div>
  );
}

const meta: Meta<typeof Demo> = {
  title: 'Components/OutcomeMessage',
  component: Demo,
  args: { kind: 'success', text: 'Letter sent: To Nina.' },
};
export default meta;
type Story = StoryObj<typeof Demo>;

const send = async () => {
  screen.getByRole('button', { name: 'Send letter' }).focus();
  await userEvent.keyboard('{Enter}');
};
const isAnnounced = async (text: string, live: 'polite' | 'assertive') => {
  await screen.findByText(text, { selector: `[aria-live=${live}] *` });
};

/** The focus stays on the button; the message is beside it and announced. */
export const Default: Story = {
  play: async () => {
    await send();
    await isAnnounced('Letter sent: To Nina.', 'polite');
    await expect(screen.getByRole('button', { name: 'Send letter' })).toHaveFocus();
  },
};

/** Interrupts what is being read. */
export const Failed: Story = {
  args: { kind: 'failed', text: 'The letter was not sent. Check your connection, then try again.' },
  play: async ({ args }) => {
    await send();
    await isAnnounced(args.text, 'assertive');
  },
};

/** Waits until what is being read is over: nothing is lost. */
export const FailedWithoutHurry: Story = {
  args: { kind: 'failed', text: 'The letter is still on this device. Try again later.', urgent: false },
  play: async ({ args }) => {
    await send();
    await isAnnounced(args.text, 'polite');
  },
};

export const Partly: Story = {
  args: { kind: 'warning', text: 'Letter sent: To Nina. The picture was left out.' },
  play: send,
};

/** The message takes the focus, and Undo gives it back. */
export const WithUndo: Story = {
  args: { canUndo: true, takeFocus: true },
  play: async () => {
    await send();
    await expect(screen.getByRole('group', { name: 'Letter sent: To Nina.' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await isAnnounced('The letter is here again.', 'polite');
    await expect(screen.getByRole('button', { name: 'Send letter' })).toHaveFocus();
  },
};

export const LongText: Story = { args: { text: situations.longWords.repeat(3) }, play: send };
export const Unbreakable: Story = {
  args: { text: situations.unbreakable },
  ...situations.narrow,
  play: send,
};
export const RightToLeft: Story = {
  args: { text: situations.arabic },
  ...situations.rightToLeft,
  play: send,
};

/** As it looks afterwards. */
export const Shown: Story = { tags: ['situations'], play: send };
