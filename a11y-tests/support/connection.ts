import type { Page } from '@playwright/test';
import { whole } from './still';

/** Waits until what says something about the connection is there: it comes after everything else. */
const isWatched = (page: Page) => page.locator('link[rel=manifest]').waitFor({ state: 'attached' });

/** Takes the network away from a page that is there with all its parts. */
export async function goOffline(page: Page): Promise<void> {
  await isWatched(page);
  await whole(page);
  await page.context().setOffline(true);
}

/** Tells a page, in the place of the service worker, that the site has a newer version than the page is. */
export async function tellNewVersion(page: Page): Promise<void> {
  await isWatched(page);
  await page.evaluate(() => {
    const data = { kind: 'activated', version: 'index-newer.js' };
    navigator.serviceWorker.dispatchEvent(new MessageEvent('message', { data }));
  });
}

/**
 * Lets no answer of the server arrive any more, while code still does, as where it was kept; and says that the network is gone.
 * @returns lets them arrive again.
 */
export async function cutServer(page: Page): Promise<() => Promise<void>> {
  await isWatched(page);
  await page.route('**/api/**', (route) => route.abort('internetdisconnected'));
  await page.evaluate(() => window.dispatchEvent(new Event('offline')));
  return async () => {
    await page.unroute('**/api/**');
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
  };
}
