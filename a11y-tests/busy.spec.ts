import type { Page } from '@playwright/test';
import { open } from './support/page';
import { nothingUnderWay } from './support/still';
import { expect, test } from './support/test';
import { storageOf } from './support/viewers';

const busy = (page: Page) => page.locator('html:not([data-busy="0"])[data-busy]');

/** Holds back what is asked for from an address. @returns lets it arrive, once it was asked for */
async function hold(page: Page, address: RegExp): Promise<() => Promise<void>> {
  let asked = 0;
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(address, async (route) => {
    asked += 1;
    await released;
    await route.continue();
  });
  return async () => {
    await expect.poll(() => asked).toBeGreaterThan(0);
    release();
  };
}

test.describe('the page says that it is busy', () => {
  test('until the code of the next page has loaded', async ({ page }) => {
    await open(page, '/');
    await nothingUnderWay(page);
    const release = await hold(page, /\/assets\/PrivacyPage[^/]*\.js$/);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
    await expect(busy(page)).toBeAttached();
    await release();
    await nothingUnderWay(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/privacy/i);
  });

  test.describe('where data is shared', () => {
    test.use({ data: 'server', storageState: storageOf('user', 'server') });
    test('until a list has loaded', async ({ page }) => {
      await open(page, '/events');
      const release = await hold(page, /\/api\/resources\b/);
      await page.getByRole('banner').getByRole('link', { name: 'Health Resources' }).click();
      await expect(page.getByText('Loading resources').first()).toBeVisible();
      await expect(busy(page)).toBeAttached();
      await release();
      await nothingUnderWay(page);
      expect(await page.locator('main article').count()).toBeGreaterThan(0);
    });
  });
});
