import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '@/src/components/Button/Button';
import { NoticeDialog } from '@/src/components/NoticeDialog/NoticeDialog';
import type { NoticeDialogProps } from '@/src/components/NoticeDialog/NoticeDialog';
import * as situations from '../support/situations';

function Demo(props: Omit<NoticeDialogProps, 'open'>) {
  const [open, setOpen] = useState(false);
  const onOk = () => {
    setOpen(false);
    props.onOk();
  };
  return (
    <>
      <Button kind="main" onClick={() => setOpen(true)}>
        Go to forums
      </Button>
      <NoticeDialog {...props} open={open} onOk={onOk} />
    </>
  );
}

const meta: Meta<typeof Demo> = {
  title: 'Components/NoticeDialog',
  component: Demo,
  args: { text: 'Forums feature is coming soon!', onOk: fn() },
};
export default meta;
type Story = StoryObj<typeof Demo>;

const open = async () => {
  (await screen.findByRole('button', { name: 'Go to forums' })).focus();
  await userEvent.keyboard('{Enter}');
  return screen.findByRole('alertdialog');
};

/** The text is the name, OK has the focus and the whole width, Enter closes, the focus goes back. */
export const Default: Story = {
  play: async ({ args }) => {
    const dialog = await open();
    await expect(dialog).toHaveAccessibleName('Forums feature is coming soon!');
    await expect(screen.getByRole('heading', { name: 'Forums feature is coming soon!' })).toBeVisible();
    const ok = screen.getByRole('button', { name: 'OK' });
    await expect(ok).toHaveFocus();
    const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(dialog);
    const room =
      dialog.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd);
    await expect(ok.offsetWidth).toBeCloseTo(room, 0);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Go to forums' })).toHaveFocus());
    await expect(args.onOk).toHaveBeenCalledOnce();
  },
};

/** Esc is the same as OK. */
export const ClosedWithEscape: Story = {
  play: async ({ args }) => {
    await open();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Go to forums' })).toHaveFocus());
    await expect(args.onOk).toHaveBeenCalledOnce();
  },
};

/** A further sentence is the description; a link leads on. */
export const WithDetailsAndLink: Story = {
  tags: ['situations'],
  args: {
    text: 'Playing video: Strength and balance at home',
    details: 'The film itself is not part of this example.',
    link: { href: '#words', text: 'Read the words of this video' },
  },
  play: async () => {
    await expect(await open()).toHaveAccessibleDescription('The film itself is not part of this example.');
    await userEvent.tab({ shift: true });
    await expect(screen.getByRole('link', { name: 'Read the words of this video' })).toHaveFocus();
  },
};

export const LongText: Story = {
  args: { text: 'Please bring your Medicare card and a list of the medicines that you take. '.repeat(6) },
  play: async () => {
    await open();
    await expect(screen.getByRole('button', { name: 'OK' })).toHaveFocus();
  },
};

export const Unbreakable: Story = {
  args: { text: situations.unbreakable, details: situations.unbreakable },
  ...situations.narrow,
  play: async () => {
    const dialog = await open();
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
};

export const RightToLeft: Story = {
  ...situations.rightToLeft,
  args: { text: situations.arabic, details: situations.arabic },
  play: async () => {
    await open();
  },
};
