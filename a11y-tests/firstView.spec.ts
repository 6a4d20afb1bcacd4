import type { Page } from '@playwright/test';
import { expect, test } from './support/test';
import { storageOf } from './support/viewers';

/** Asked for by the page's own code, and nobody waits for it. */
const canWait = [
  // What announces changes: there are none yet.
  /assets\/import-/,
  // They come after the list, which says the same.
  /assets\/(MapSection|fields|Calendar)-/,
];

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

/** The files of the product that were asked for before the content was there. */
async function askedFor(page: Page, content: string) {
  await page.locator(content).first().waitFor();
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.startsWith('/assets/')),
  );
}

for (const { path, who, content } of pages) {
  test.describe(`the first view of ${path}`, () => {
    if (who !== 'visitor') test.use({ storageState: storageOf(who) });

    test('needs only files that its HTML names, so that all of them come at once', async ({
      page,
      baseURL,
    }) => {
      const html = await (await fetch(`${baseURL}${path}`, { headers: { accept: 'text/html' } })).text();
      await page.goto(path);
      const asked = await askedFor(page, content);
      const late = asked.filter((file) => !html.includes(file) && !canWait.some((known) => known.test(file)));
      expect(late).toEqual([]);
      expect(asked.length).toBeGreaterThan(3);
      // Scripts, styles and the font.
      expect(asked.length).toBeLessThanOrEqual(17);
    });
  });
}
