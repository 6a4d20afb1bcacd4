import type { Page } from '@playwright/test';

/** Runs in a page before its own code: notes what the live regions say, and what moves. */
export function takeNotes() {
  const notes = { said: [] as string[], shift: 0 };
  Object.assign(window, { notes });
  new MutationObserver((changes) => {
    for (const { addedNodes, target } of changes) {
      if (!(target instanceof Element && target.closest('[data-live-announcer]'))) continue;
      for (const { textContent } of addedNodes) if (textContent) notes.said.push(textContent);
    }
  }).observe(document, { childList: true, subtree: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
      notes.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
}

/** What was noted since the page was loaded, or since `forgetNotes`. `shift`: the sum of the layout shifts. */
export const notesOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { notes: { said: string[]; shift: number } }).notes);

/** Forgets what was noted. */
export const forgetNotes = (page: Page) =>
  page.evaluate(() => {
    const { notes } = window as unknown as { notes: { said: string[]; shift: number } };
    notes.said.length = 0;
    notes.shift = 0;
  });
