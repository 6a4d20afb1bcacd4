import { clearAnnouncer } from '@react-aria/live-announcer';
import { flushSync } from 'react-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { UndoMessage } from './UndoMessage';

const text = 'Letter deleted: To Nina.';
const said = () =>
  [...document.querySelectorAll("[data-live-announcer] [aria-live='polite'] > *")]
    .map(({ textContent }) => textContent)
    .filter(Boolean);

beforeEach(() => clearAnnouncer('polite'));
afterEach(() => vi.useRealTimers());

it('a message that can be undone is there after an hour', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  await render(<UndoMessage text={text} takeFocus onUndo={() => {}} />);
  flushSync(() => vi.advanceTimersByTime(3_600_000));
  expect(page.getByRole('group', { name: text }).elements()).toHaveLength(1);
});

it('a message about something that cannot be undone has no button, and offers no Undo', async () => {
  await render(<UndoMessage text={text} />);
  await expect.poll(said).toEqual([text]);
  expect(page.getByRole('button').elements()).toEqual([]);
});
