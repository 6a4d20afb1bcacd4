import type { Page } from '@playwright/test';
import { headingOf } from '@/shared/domain/screens/screens';
import { audit } from './support/audit';
import { ready } from './support/page';
import { expect, test } from './support/test';
import { addressed, storageOf, isWholeForAll } from './support/viewers';

/** Holds the product's scripts back. @returns lets them come */
async function holdScripts(page: Page): Promise<() => Promise<void>> {
  let release = () => {};
  const held = new Promise<void>((go) => (release = go));
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  return async () => {
    release();
    await ready(page);
  };
}

const shells = addressed.filter(({ screen }) => !isWholeForAll(screen));

for (const { screen, path } of shells) {
  test.describe(`the built page of ${path}`, () => {
    const viewer = screen.access === 'public' ? 'visitor' : screen.access === 'admin' ? 'admin' : 'user';
    test.use({ storageState: storageOf(viewer) });

    test('has its heading where it stays, and no barrier, before any script has come', async ({ page }) => {
      const release = await holdScripts(page);
      await page.goto(path, { waitUntil: 'commit' });
      const h1 = page.getByRole('heading', { level: 1, name: headingOf(screen), exact: true });
      await expect(h1).toBeVisible();
      await expect(page.getByRole('main').getByText('Loading the page...')).toBeVisible();
      await expect(page).toHaveTitle(new RegExp(`^${screen.title} - `));
      await page.evaluate(() => document.fonts.ready);
      const before = await h1.boundingBox();
      expect(await audit(page)).toEqual([]);
      await release();
      await expect(page.getByText('Loading the page...')).toHaveCount(0);
      await expect(h1).toHaveCount(1);
      const after = await h1.boundingBox();
      expect([after!.x, after!.y]).toEqual([before!.x, before!.y]);
    });
  });
}

for (const { screen, path } of addressed.filter(({ screen: one }) => isWholeForAll(one)))
  test(`the built page of ${path} is there without any script, and stays as it is`, async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1, name: headingOf(screen), exact: true })).toBeVisible();
    expect(await audit(page)).toEqual([]);
    const words = await page.getByRole('main').innerText();
    await release();
    await expect(page.locator('html[data-ready="true"]')).toBeAttached();
    expect(await page.getByRole('main').innerText()).toBe(words);
  });

test('a visitor at a page for members sees neither its name nor its place before the login opens', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/resources', { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await expect(page.getByRole('main').getByText('Loading the page...')).toBeHidden();
  await expect(page.locator('h1')).toBeHidden();
  await release();
  await expect(page.getByRole('dialog', { name: 'Login' })).toBeVisible();
});

test.describe('a page whose script cannot be fetched', () => {
  test.use({ storageState: storageOf('user'), expected: /Failed to load resource/ });

  test('says so instead of loading for ever, and loads again by a link', async ({ page }) => {
    await page.route('**/assets/index-*.js', (route) => route.abort());
    await page.goto('/resources?q=walk');
    const main = page.getByRole('main');
    await expect(main.getByText(/^The page could not be loaded/)).toBeVisible();
    await expect(main.getByText('Loading the page...')).toBeHidden();
    await expect(main.getByRole('link', { name: '1800 200 422' })).toBeVisible();
    expect(await audit(page)).toEqual([]);
    await page.unrouteAll();
    await main.getByRole('link', { name: 'Load this page again' }).click();
    await expect(main.getByRole('searchbox', { name: 'Search resources' })).toHaveValue('walk');
    await expect(page).toHaveURL(/\/resources\?q=walk$/);
  });

  for (const { screen, path } of shells) {
    test.describe(path, () => {
      test.use({ storageState: storageOf('visitor') });

      test('says so to a visitor, with switches that show how they stand', async ({ page }) => {
        await page.route('**/assets/index-*.js', (route) => route.abort());
        await page.addInitScript(() => localStorage.setItem('highContrast', 'true'));
        await page.goto(path);
        const main = page.getByRole('main');
        await expect(
          main.getByRole('heading', { level: 1, name: headingOf(screen), exact: true }),
        ).toBeVisible();
        await expect(main.getByText(/^The page could not be loaded/)).toBeVisible();
        const switches = page
          .getByRole('button', { name: /^(Large text|High contrast)$/ })
          .filter({ visible: true });
        const [text, contrast] = [switches.first(), switches.last()];
        await expect(text).toHaveAttribute('aria-pressed', 'false');
        await expect(contrast).toHaveAttribute('aria-pressed', 'true');
        await text.press('Space');
        await expect(text).toHaveAttribute('aria-pressed', 'true');
        expect(await audit(page)).toEqual([]);
      });
    });
  }
});
