import { phone, slowDown } from './phone.mjs';

/**
 * Loads a page once with an empty cache, as a first visitor on a phone does.
 * @returns when its largest piece of content was painted, in milliseconds, and how much the layout shifted.
 */
export async function paint(browser, address) {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await slowDown(page);
  await page.addInitScript(() => {
    window.seen = { lcp: 0, cls: 0, element: '' };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        window.seen.lcp = entry.startTime;
        window.seen.element = entry.element?.outerHTML.slice(0, 80) ?? '';
      }
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.seen.cls += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(address, { waitUntil: 'networkidle', timeout: 60_000 });
  // The home page fetches its resources after a second; what that moves counts too.
  await page.waitForTimeout(2500);
  const seen = await page.evaluate(() => window.seen);
  await context.close();
  return seen;
}
