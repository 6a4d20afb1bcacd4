import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, screen, userEvent } from 'storybook/test';
import { Button } from '@/src/components/Button/Button';
import { UndoMessage } from '@/src/components/UndoMessage/UndoMessage';
import type { UndoMessageProps } from '@/src/components/UndoMessage/UndoMessage';
import { expectTargets } from '../support/layout';
import * as situations from '../support/situations';

/** A row that can be removed and brought back. */
function Demo({ text, ...props }: Partial<UndoMessageProps>) {
  const [gone, setGone] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const bringBack = () => {
    setGone(false);
    heading.current?.focus();
  };
  return (
    <div className="story-column">
      <h2 ref={heading} tabIndex={-1}>
        Letters
      </h2>
      {gone ? (
        <UndoMessage text={text ?? 'Letter deleted: To Nina.'} takeFocus {...props} onUndo={bringBack} />
      ) : (
        <p>
          <Button onClick={() => setGone(true)}>Delete letter</Button>
        </p>
      )}
    </div>
  );
}

const meta: Meta<typeof Demo> = { title: 'Components/UndoMessage', component: Demo };
export default meta;
type Story = StoryObj<typeof Demo>;

const remove = async () => {
  screen.getByRole('button', { name: 'Delete letter' }).focus();
  await userEvent.keyboard('{Enter}');
};

/** What had the focus is gone, so the message takes it; the next Tab is at Undo. */
export const Default: Story = {
  play: async () => {
    await remove();
    await expect(screen.getByRole('group', { name: 'Letter deleted: To Nina.' })).toHaveFocus();
    await expect(screen.getByText('Letter deleted: To Nina.')).toBeVisible();
    await expectTargets(screen.getByRole('button', { name: 'Undo' }));
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(screen.getByRole('heading', { name: 'Letters' })).toHaveFocus();
    await expect(screen.getByRole('button', { name: 'Delete letter' })).toBeVisible();
  },
};

/** The focus stays elsewhere, so the message is announced. */
export const Announced: Story = {
  args: { takeFocus: false },
  play: async () => {
    await remove();
    await screen.findByText('Letter deleted: To Nina. You can undo this.', { selector: '[aria-live] *' });
  },
};

export const Busy: Story = { args: { busy: 'Bringing it back…' }, play: remove };

export const LongText: Story = {
  args: { text: 'Letter deleted: To everyone who lives in the street behind the station. '.repeat(4) },
  play: remove,
};

export const RightToLeft: Story = {
  args: { text: 'حذفت الرسالة.', undoLabel: 'تراجع' },
  ...situations.rightToLeft,
  play: remove,
};

/** As it looks after the deletion. */
export const Shown: Story = { tags: ['situations'], play: remove };

export const Unbreakable: Story = {
  args: { text: situations.unbreakable, undoLabel: situations.unbreakable },
  ...situations.narrow,
  play: remove,
};
