import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { AskDialog } from '@/src/components/AskDialog/AskDialog';
import type { AskDialogProps } from '@/src/components/AskDialog/AskDialog';
import { Button } from '@/src/components/Button/Button';
import { expectAbove } from '../support/layout';
import * as situations from '../support/situations';

function Demo(props: Omit<AskDialogProps, 'open'>) {
  const [open, setOpen] = useState(false);
  const answer = (confirmed: boolean) => {
    setOpen(false);
    props.onAnswer(confirmed);
  };
  return (
    <>
      <Button kind="plain" onClick={() => setOpen(true)}>
        Remove
      </Button>
      <AskDialog {...props} open={open} onAnswer={answer} />
    </>
  );
}

const meta: Meta<typeof Demo> = {
  title: 'Components/AskDialog',
  component: Demo,
  args: {
    question: 'Are you sure you want to delete this appointment?',
    details: 'Hearing check, Thursday 26 November, 9:30 to 11:00 am.',
    confirm: 'Delete appointment',
    keep: 'Keep appointment',
    tone: 'danger',
    onAnswer: fn(),
  },
};
export default meta;
type Story = StoryObj<typeof Demo>;

const opener = () => screen.getByRole('button', { name: 'Remove' });
const open = async () => {
  opener().focus();
  await userEvent.keyboard('{Enter}');
  return screen.findByRole('alertdialog');
};

/** The words of its buttons, from the first to the last. */
const buttonsOf = (dialog: HTMLElement) =>
  within(dialog)
    .getAllByRole('button')
    .map((button) => button.textContent);

/** The safe button comes first and has the focus; Enter on it changes nothing. There is no third button. */
export const Danger: Story = {
  play: async ({ args }) => {
    const dialog = await open();
    await expect(dialog).toHaveAccessibleName(args.question);
    await expect(buttonsOf(dialog)).toEqual([args.keep, args.confirm]);
    await expect(dialog).toHaveAccessibleDescription(String(args.details));
    await expect(screen.getByRole('button', { name: args.keep })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(opener()).toHaveFocus());
    await expect(args.onAnswer).toHaveBeenCalledOnce();
    await expect(args.onAnswer).toHaveBeenLastCalledWith(false);
  },
};

/** Tab, then Space: the answer is yes. */
export const Confirmed: Story = {
  play: async ({ args }) => {
    await open();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: args.confirm })).toHaveFocus();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(opener()).toHaveFocus());
    await expect(args.onAnswer).toHaveBeenCalledOnce();
    await expect(args.onAnswer).toHaveBeenLastCalledWith(true);
  },
};

/** Nothing is taken away: the safe button is the main one. Esc is the safe answer. */
export const Warning: Story = {
  args: {
    question: 'There is an existing appointment in this time slot. Do you want to proceed anyway?',
    details: 'Booked, Tuesday 24 November, 12:30 to 1:30 pm.',
    confirm: 'Book anyway',
    keep: 'Choose another time',
    tone: 'warning',
  },
  play: async ({ args }) => {
    await open();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener()).toHaveFocus());
    await expect(args.onAnswer).toHaveBeenCalledOnce();
    await expect(args.onAnswer).toHaveBeenLastCalledWith(false);
  },
};

export const LongText: Story = {
  args: { details: 'Hearing check at the health centre in the main street. '.repeat(12) },
  play: async ({ args }) => {
    await open();
    await expect(screen.getByRole('button', { name: args.keep })).toHaveFocus();
  },
};

/** As it looks while it waits for the answer. */
export const Open: Story = {
  tags: ['situations'],
  play: async ({ args }) => {
    await open();
    await expect(screen.getByRole('button', { name: args.keep })).toHaveFocus();
  },
};

/** Words wider than the dialog. The buttons stand one below the other, the safe one on top. */
export const Unbreakable: Story = {
  args: {
    question: situations.unbreakable,
    details: situations.unbreakable,
    confirm: situations.unbreakable,
  },
  ...situations.narrow,
  play: async ({ args }) => {
    const dialog = await open();
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
    await expectAbove(
      screen.getByRole('button', { name: args.keep }),
      screen.getByRole('button', { name: args.confirm }),
    );
  },
};

export const RightToLeft: Story = {
  ...situations.rightToLeft,
  args: { question: situations.arabic, details: situations.arabic, confirm: 'حذف', keep: 'إبقاء' },
  play: async () => {
    await open();
  },
};
