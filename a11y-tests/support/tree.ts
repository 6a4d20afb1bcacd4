import type { Page } from '@playwright/test';

/**
 * The accessibility tree without what varies: announcements, which the journeys cover, and
 * the figures of the last report.
 */
export async function treeOf(page: Page): Promise<string> {
  const passing = page.locator('[data-live-announcer], [data-report]');
  await passing.evaluateAll((all) => all.forEach((one) => one.setAttribute('aria-hidden', 'true')));
  const tree = await page.locator('body').ariaSnapshot();
  await passing.evaluateAll((all) => all.forEach((one) => one.removeAttribute('aria-hidden')));
  // React numbers its ids in the order in which parts of the page arrive.
  return `${tree.replaceAll(/#_r_\w+_/g, '#id')}\n`;
}
