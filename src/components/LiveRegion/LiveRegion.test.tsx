import { afterEach, expect, it, vi } from 'vitest';
import { clearAnnouncer } from '@react-aria/live-announcer';
import { render } from 'vitest-browser-react';
import { LiveRegion } from './LiveRegion';
import { announce, announcementTime } from './useAnnounce';

const texts = (kind: 'polite' | 'assertive') =>
  [...document.querySelectorAll(`[data-live-announcer] [aria-live='${kind}'] > *`)]
    .map((node) => node.textContent)
    .filter(Boolean);

/** The region exists before the first message that counts. */
async function ready() {
  await render(<LiveRegion />);
  await expect.poll(() => document.querySelectorAll('[data-live-announcer]').length).toBe(1);
}

afterEach(() => {
  clearAnnouncer('polite');
  clearAnnouncer('assertive');
  vi.useRealTimers();
});

it('the live region is a child of the body, so that a dialog never hides it', async () => {
  await ready();
  expect(document.querySelector('[data-live-announcer]')?.parentElement).toBe(document.body);
});

it('the live region’s two elements are the only ones with aria-live', async () => {
  await ready();
  const regions = [...document.querySelectorAll('[aria-live]')];
  expect(regions.map((region) => region.getAttribute('aria-live'))).toEqual(['assertive', 'polite']);
});

it('the live region is not a log, which would be read on every page although it is empty', async () => {
  await ready();
  const regions = [...document.querySelectorAll('[data-live-announcer] [aria-live]')];
  expect(regions).toHaveLength(2);
  expect(regions.map((region) => region.getAttribute('role'))).toEqual([null, null]);
});

it('the live region has an element each for polite and for urgent announcements', async () => {
  await ready();
  announce('Saved.');
  announce('Could not save.', { urgent: true });
  expect(texts('polite')).toEqual(['Saved.']);
  expect(texts('assertive')).toEqual(['Could not save.']);
});

it('the live region announces equal texts again, each in an element of its own', async () => {
  await ready();
  announce('3 results');
  announce('3 results');
  expect(texts('polite')).toEqual(['3 results', '3 results']);
});

it('the live region is empty again after three seconds', async () => {
  await ready();
  vi.useFakeTimers();
  announce('Saved.');
  vi.advanceTimersByTime(announcementTime - 1);
  expect(texts('polite')).toEqual(['Saved.']);
  vi.advanceTimersByTime(1);
  expect(texts('polite')).toEqual([]);
  expect(announcementTime).toBe(3000);
});

it('the live region ignores empty texts', async () => {
  await ready();
  announce('  ');
  expect(texts('polite')).toEqual([]);
});
