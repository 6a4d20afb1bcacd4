import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '@/src/components/Button/Button';
import { Dialogs, useDialogs } from '@/src/components/Dialogs/Dialogs';
import * as situations from '../support/situations';

function Page() {
  const { ask, notify } = useDialogs();
  const [said, setSaid] = useState('Nothing yet.');
  const remove = async () => {
    const yes = await ask({
      question: 'Clear the list?',
      confirm: 'Clear list',
      keep: 'Keep list',
      tone: 'danger',
    });
    setSaid(yes ? 'The list is empty.' : 'The list stays.');
  };
  const two = async () => {
    await Promise.all([notify('The first message.'), notify('The second message.')]);
    setSaid(`Both were read. Focus: ${document.activeElement?.textContent ?? 'nowhere'}`);
  };
  return (
    <>
      <p>{said}</p>
      <Button kind="main" onClick={() => void remove()}>
        Ask
      </Button>
      <Button kind="plain" onClick={() => void two()}>
        Tell twice
      </Button>
      <Button kind="plain" onClick={() => void notify(situations.longWords)}>
        Tell much
      </Button>
    </>
  );
}

const meta: Meta<typeof Dialogs> = {
  title: 'Components/Dialogs',
  component: Dialogs,
  render: () => (
    <Dialogs>
      <Page />
    </Dialogs>
  ),
};
export default meta;
type Story = StoryObj<typeof Dialogs>;

const press = async (name: string) => {
  (await screen.findByRole('button', { name })).focus();
  await userEvent.keyboard('{Enter}');
};

/** Waits until a dialog is there and has the focus: a key that is pressed before that goes to the page. */
const opened = async (name: string) => {
  const dialog = await screen.findByRole('alertdialog', { name });
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
};

/** A question answered by keyboard. */
export const Ask: Story = {
  play: async () => {
    await press('Ask');
    await opened('Clear the list?');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByText('The list is empty.')).toBeVisible();
    // The page moves it nowhere, so it comes back.
    await waitFor(() => expect(screen.getByRole('button', { name: 'Ask' })).toHaveFocus());
  },
};

/** Esc is the safe answer. */
export const AskAndEscape: Story = {
  play: async () => {
    await press('Ask');
    await opened('Clear the list?');
    await userEvent.keyboard('{Escape}');
    await expect(await screen.findByText('The list stays.')).toBeVisible();
  },
};

/** Two notices at once: the second waits for the first, and the focus goes back only after both. */
export const TwoNotices: Story = {
  play: async () => {
    await press('Tell twice');
    await opened('The first message.');
    await userEvent.keyboard('{Enter}');
    await opened('The second message.');
    await expect(screen.getAllByRole('alertdialog')).toHaveLength(1);
    await expect(screen.getByRole('button', { name: 'OK' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByText('Both were read. Focus: Tell twice')).toBeVisible();
  },
};

/** As it looks while it waits for the answer. */
export const Open: Story = {
  tags: ['situations'],
  play: async () => {
    await press('Ask');
    await screen.findByRole('alertdialog', { name: 'Clear the list?' });
  },
};

export const LongText: Story = {
  play: async () => {
    await press('Tell much');
    await screen.findByRole('alertdialog', { name: situations.longWords });
  },
};

export const RightToLeft: Story = {
  ...situations.rightToLeft,
  play: async () => {
    await press('Ask');
    await screen.findByRole('alertdialog');
  },
};
