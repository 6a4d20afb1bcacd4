import type { Page } from '@playwright/test';
import { expect, test } from './support/test';
import { storageOf } from './support/viewers';

/**
 * Asked for by the page's own code, and nobody waits for it: what announces changes, of which there are none yet, and what
 * notices that a login has ended.
 */
const canWait = /assets\/(announcer|SessionWatch)-/;

/** The pages, and what their first view is waited for by. */
const pages = [
  { path: '/resources', who: 'user', content: 'main article' },
  { path: '/events', who: 'user', content: 'main article' },
  { path: '/services', who: 'user', content: 'main li h3' },
  { path: '/community', who: 'user', content: 'main article' },
  { path: '/profile', who: 'user', content: 'main h2' },
  { path: '/admin-dashboard', who: 'admin', content: 'main tbody tr' },
  { path: '/search?q=walk', who: 'user', content: 'main li' },
  { path: '/help', who: 'visitor', content: 'main a[href^="tel:"]' },
  { path: '/privacy', who: 'visitor', content: 'main h2' },
] as const;

/** Notes when the content is in the page. */
function watchFor(content: string) {
  const observer = new MutationObserver(() => {
    if (!document.querySelector(content)) return;
    document.documentElement.dataset['contentAt'] = String(performance.now());
    observer.disconnect();
  });
  observer.observe(document, { childList: true, subtree: true });
}

/** The files of the product that were asked for before the content was there. */
async function askedFor(page: Page, content: string) {
  await page.locator(content).first().waitFor();
  return page.evaluate(() => {
    const end = Number(document.documentElement.dataset['contentAt']);
    const before = performance.getEntriesByType('resource').filter(({ startTime }) => startTime < end);
    return before.map(({ name }) => new URL(name).pathname).filter((path) => path.startsWith('/assets/'));
  });
}

for (const { path, who, content } of pages) {
  test.describe(`the first view of ${path}`, () => {
    if (who !== 'visitor') test.use({ storageState: storageOf(who) });

    test('needs only files that its HTML names, so that all of them come at once', async ({
      page,
      baseURL,
    }) => {
      const html = await (await fetch(`${baseURL}${path}`, { headers: { accept: 'text/html' } })).text();
      await page.addInitScript(watchFor, content);
      await page.goto(path);
      const asked = await askedFor(page, content);
      const late = asked.filter((file) => !html.includes(file) && !canWait.test(file));
      expect(late).toEqual([]);
      expect(asked.length).toBeGreaterThan(3);
      // Scripts, styles and the font.
      expect(asked.length).toBeLessThanOrEqual(17);
    });
  });
}
