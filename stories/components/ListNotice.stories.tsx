import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '@/src/components/Button/Button';
import { ListNotice, type WaitingWords } from '@/src/components/ListNotice/ListNotice';
import { gatheredFor, minimumInterval } from '@/src/components/ListNotice/useSpacedAnnouncement';
import { createMemoryClock } from '@/src/adapters/memory/clock';
import * as situations from '../support/situations';

interface DemoProps {
  /** What arrives, one after the other, with each press of the button. */
  arrivals: readonly (WaitingWords | null)[];
  /** The connection is lost with the first press and back with the second. */
  connection?: boolean;
}

const clock = createMemoryClock(new Date('2026-11-24T10:40:00'));
const offline = 'No connection. This is the list as it was at 10:40 am.';
const room = { text: '10 new letters, 1 changed, 1 gone.', show: 'Show them', offline };
const one: WaitingWords = { text: '1 new letter.', show: 'Show it', shown: 'New: To Nina.' };
const two: WaitingWords = { text: '2 new letters.', show: 'Show them', shown: 'New: To Nina; To Tom.' };

/** A list of letters that somebody else writes, at each press. */
function Demo({ arrivals, connection = false }: DemoProps) {
  const [presses, setPresses] = useState(0);
  const [shown, setShown] = useState(0);
  const waiting = presses > shown ? (arrivals[Math.min(presses, arrivals.length) - 1] ?? null) : null;
  return (
    <div className="story-column">
      <p>
        <Button onClick={() => setPresses(presses + 1)}>Let others write</Button>
      </p>
      <ListNotice
        waiting={waiting}
        onShow={() => setShown(presses)}
        offline={connection && presses === 1 ? offline : null}
        connectedAgain="You are connected again."
        room={room}
        after={clock.after}
      />
      <ul>
        <li>To Ann</li>
        {shown > 0 && <li>To Nina</li>}
      </ul>
    </div>
  );
}

const meta: Meta<typeof Demo> = {
  title: 'Components/ListNotice',
  component: Demo,
  args: { arrivals: [one, two] },
};
export default meta;
type Story = StoryObj<typeof Demo>;

const arrive = async () => {
  screen.getByRole('button', { name: 'Let others write' }).focus();
  await userEvent.keyboard('{Enter}');
};
const isAnnounced = (text: string) => screen.findByText(text, { selector: '[aria-live=polite] *' });
const listTop = () => screen.getByRole('list').getBoundingClientRect().top;

/** Heard once; nothing moves; the button shows it, and the line takes the focus. */
export const Default: Story = {
  play: async () => {
    const top = listTop();
    await arrive();
    clock.pass(gatheredFor);
    await isAnnounced('1 new letter.');
    await expect(screen.getByRole('button', { name: 'Let others write' })).toHaveFocus();
    await expect(listTop()).toBe(top);
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Show it 1 new letter.' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(screen.getByRole('group', { name: 'New: To Nina.' })).toHaveFocus();
    // The focus says it, so the live region does not.
    await expect(screen.queryByText('New: To Nina.', { selector: '[aria-live] *' })).toBeNull();
    await expect(screen.getByText('To Nina')).toBeVisible();
    await expect(listTop()).toBe(top);
  },
};

/** What follows within 30 seconds is heard together, once they are over. */
export const Spaced: Story = {
  play: async () => {
    const announced = fn();
    const observer = new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const { textContent } of addedNodes)
          if (/letter/.test(textContent ?? '')) announced(textContent);
    });
    const region = await waitFor(() => {
      const found = document.querySelector('[data-live-announcer] [aria-live=polite]');
      if (!found) throw new Error('There is no live region yet');
      return found;
    });
    observer.observe(region, { childList: true });
    await arrive();
    clock.pass(gatheredFor);
    await waitFor(() => expect(announced).toHaveBeenCalledTimes(1));
    await arrive();
    await screen.findByText('2 new letters.', { selector: 'p' });
    clock.pass(minimumInterval - 1);
    await expect(announced).toHaveBeenCalledTimes(1);
    clock.pass(1);
    await waitFor(() => expect(announced).toHaveBeenCalledTimes(2));
    await expect(announced).toHaveBeenLastCalledWith('2 new letters.');
    clock.pass(minimumInterval);
    await expect(announced).toHaveBeenCalledTimes(2);
    observer.disconnect();
  },
};

/** How old the list is; the line goes when the connection is back. */
export const Offline: Story = {
  args: { arrivals: [], connection: true },
  play: async () => {
    const top = listTop();
    await arrive();
    await isAnnounced(offline);
    await expect(listTop()).toBe(top);
    await arrive();
    await isAnnounced('You are connected again.');
    await expect(listTop()).toBe(top);
  },
};

/** One text at a time: the list stays where it is on a phone, too. What waits is offered again with the connection. */
export const OfflineWhileSomethingWaits: Story = {
  ...situations.narrow,
  args: { arrivals: [one, two], connection: true },
  play: async () => {
    const top = listTop();
    await arrive();
    await isAnnounced(offline);
    await expect(screen.queryByRole('button', { name: /Show/ })).toBeNull();
    await expect(listTop()).toBe(top);
    await arrive();
    await expect(await screen.findByRole('button', { name: 'Show them 2 new letters.' })).toBeVisible();
    await expect(listTop()).toBe(top);
  },
};

/** Nothing to say: the room is empty. */
export const Empty: Story = { args: { arrivals: [] } };

const waits = { play: arrive };
export const Waiting: Story = { tags: ['situations'], ...waits };

export const LongText: Story = {
  args: {
    arrivals: [{ text: situations.longWords, show: situations.longWords, shown: situations.longWords }],
  },
  ...waits,
};
export const Unbreakable: Story = {
  args: { arrivals: [{ text: situations.unbreakable, show: 'Show it', shown: situations.unbreakable }] },
  ...waits,
};
export const RightToLeft: Story = {
  args: { arrivals: [{ text: situations.arabic, show: situations.arabic, shown: situations.arabic }] },
  ...situations.rightToLeft,
  ...waits,
};
