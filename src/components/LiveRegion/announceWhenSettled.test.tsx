import { clearAnnouncer } from '@react-aria/live-announcer';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { announceWhenSettled, longestWait, settledAfter } from './announceWhenSettled';
import { LiveRegion } from './LiveRegion';

const said = () =>
  [...document.querySelectorAll('[data-live-announcer] [aria-live=polite] > *')]
    .map((node) => node.textContent)
    .filter(Boolean);

/** Changes the page, and waits until the observers have run. */
async function change() {
  document.querySelector('p')!.dataset['changed'] = String(Math.random());
  await Promise.resolve();
}

/** The live region is there before the first message. */
async function isThere(): Promise<void> {
  await expect.poll(() => document.querySelector('[data-live-announcer]')).not.toBeNull();
}

beforeEach(async () => {
  await render(
    <>
      <LiveRegion />
      <p>30 places</p>
    </>,
  );
  await isThere();
  clearAnnouncer('polite');
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

it('announceWhenSettled waits until nothing has changed for a moment', async () => {
  announceWhenSettled('30 places.');
  vi.advanceTimersByTime(settledAfter - 1);
  await change();
  vi.advanceTimersByTime(settledAfter - 1);
  expect(said()).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(said()).toEqual(['30 places.']);
});

it('announceWhenSettled announces once although the page never settles', async () => {
  announceWhenSettled('30 places.');
  for (let at = 0; at < longestWait; at += 100) {
    await change();
    expect(said()).toEqual([]);
    vi.advanceTimersByTime(100);
  }
  expect(said()).toEqual(['30 places.']);
  vi.advanceTimersByTime(settledAfter);
  expect(said()).toEqual(['30 places.']);
});

it('announceWhenSettled can be cancelled until then', () => {
  const takeBack = announceWhenSettled('30 places.');
  takeBack();
  vi.advanceTimersByTime(longestWait);
  expect(said()).toEqual([]);
});
