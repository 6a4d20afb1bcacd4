import '../../theme/index.css';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clearAnnouncer } from '@react-aria/live-announcer';
import { render } from 'vitest-browser-react';
import { LiveRegion } from '../LiveRegion/LiveRegion';
import { announcementInterval, Progress } from './Progress';

const said = () =>
  [...document.querySelectorAll('[data-live-announcer] [aria-live=polite] > *')]
    .map((node) => node.textContent)
    .filter(Boolean);

/** The live region is there before the first message. */
async function isThere(): Promise<void> {
  await expect.poll(() => document.querySelector('[data-live-announcer]')).not.toBeNull();
}

beforeEach(async () => {
  await render(<LiveRegion />);
  await isThere();
  clearAnnouncer('polite');
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

it('a progress bar announces its start, and its current text every ten seconds at most', async () => {
  const { rerender } = await render(<Progress label="Sending emails" value={0} max={8} />);
  expect(said()).toEqual(['Sending emails: 0 of 8']);
  await rerender(<Progress label="Sending emails" value={2} max={8} />);
  await rerender(<Progress label="Sending emails" value={5} max={8} />);
  vi.advanceTimersByTime(announcementInterval - 1);
  expect(said()).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(said()).toEqual(['Sending emails: 5 of 8']);
});

it('a progress bar announces nothing twice, and nothing after it is removed', async () => {
  const { rerender, unmount } = await render(<Progress label="Sending emails" value={0} max={8} />);
  vi.advanceTimersByTime(announcementInterval);
  expect(said()).toEqual([]);
  await rerender(<Progress label="Sending emails" value={8} max={8} />);
  await unmount();
  vi.advanceTimersByTime(announcementInterval);
  expect(said()).toEqual([]);
});

it.each([
  [12, 7, '7 of 7'],
  [-1, 7, '0 of 7'],
  [Number.NaN, Number.NaN, '0 of 100'],
])('a progress bar draws %d of %d as %s, and warns the developer', async (value, max, words) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  await render(<Progress label="Sending emails" value={value} max={max} />);
  expect(document.querySelector('progress')?.getAttribute('aria-valuetext')).toBe(words);
  const drawn = `value ${value} of ${max} is out of range; drawn as ${words}.`;
  expect(warn.mock.calls).toEqual([[`Progress: ${drawn}`]]);
  warn.mockRestore();
});

it('a progress bar leaves its start to the screen reader when the focus moves to it', async () => {
  await render(<Progress label="Sending emails" value={0} max={8} announceStart={false} />);
  expect(said()).toEqual([]);
});
