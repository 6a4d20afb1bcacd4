import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clearAnnouncer } from '@react-aria/live-announcer';
import { render } from 'vitest-browser-react';
import { LiveRegion } from '../LiveRegion/LiveRegion';
import { announcementInterval, Progress } from './Progress';

const said = () =>
  [...document.querySelectorAll('[data-live-announcer] [aria-live=polite] > *')]
    .map((node) => node.textContent)
    .filter(Boolean);

beforeEach(async () => {
  await render(<LiveRegion />);
  await vi.waitUntil(() => document.querySelector('[data-live-announcer]'));
  clearAnnouncer('polite');
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

it('announces the start, and the words of now every ten seconds at most', async () => {
  const { rerender } = await render(<Progress label="Sending emails" value={0} max={8} />);
  expect(said()).toEqual(['Sending emails: 0 of 8']);
  await rerender(<Progress label="Sending emails" value={2} max={8} />);
  await rerender(<Progress label="Sending emails" value={5} max={8} />);
  vi.advanceTimersByTime(announcementInterval - 1);
  expect(said()).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(said()).toEqual(['Sending emails: 5 of 8']);
});

it('says nothing twice, and nothing once it is gone', async () => {
  const { rerender, unmount } = await render(<Progress label="Sending emails" value={0} max={8} />);
  vi.advanceTimersByTime(announcementInterval);
  expect(said()).toEqual([]);
  await rerender(<Progress label="Sending emails" value={8} max={8} />);
  await unmount();
  vi.advanceTimersByTime(announcementInterval);
  expect(said()).toEqual([]);
});

it('leaves the start to the focus where it reads the bar', async () => {
  await render(<Progress label="Sending emails" value={0} max={8} announceStart={false} />);
  expect(said()).toEqual([]);
});
