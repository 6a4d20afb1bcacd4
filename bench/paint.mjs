/** A slow mobile network, as Chrome's developer tools set it, and a phone's processor. */
const slow4G = { offline: false, latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 };
const slowdown = 4;

/**
 * Loads a page once with an empty cache, as a first visitor on a phone does.
 * @returns when its largest piece of content was painted, in milliseconds, and how much the layout shifted.
 */
export async function paint(browser, address) {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, locale: 'en-AU' });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slow4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
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
