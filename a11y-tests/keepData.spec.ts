import type { Page } from '@playwright/test';
import { open } from './support/page';
import { button, press, remind, heardOnce, section, hear } from './support/ownBackup';
import { expect, test } from './support/test';
import { storageOf } from './support/viewers';

test.beforeEach(({ page }) => hear(page));

/** What a browser says when it is asked to keep the data, and how often it was asked. */
const stubStorage = (promises: boolean) => {
  Object.assign(window, { asked: 0 });
  let kept = false;
  navigator.storage.persisted = async () => kept;
  navigator.storage.persist = async () => {
    (window as unknown as { asked: number }).asked += 1;
    kept = promises;
    return kept;
  };
};
const asked = (page: Page) => page.evaluate(() => (window as unknown as { asked: number }).asked);
const ask = 'Ask this browser to keep my data';
const promised = 'This browser has promised to keep your data.';

for (const data of ['local', 'server'] as const)
  test.describe(`asking the browser to keep the data, with the data in ${data}`, () => {
    test.use({ data, storageState: storageOf('user', data) });

    /** Says that this is one's own device. */
    const sayOwn = async (page: Page) => {
      if (data === 'local') {
        await remind(page).focus();
        await page.keyboard.press('Space');
        return;
      }
      await press(page, 'Say whose device this is');
      await page.getByRole('button', { name: 'This is my own device', exact: true }).click();
    };
    const place = (page: Page) =>
      data === 'local' ? section(page) : page.getByRole('region', { name: 'This device' });

    test('comes after a press on one’s own device, and the promise is heard once', async ({ page }) => {
      await page.addInitScript(stubStorage, true);
      await open(page, '/profile');
      await expect(place(page)).toBeVisible();
      await expect(button(page, ask)).toHaveCount(0);
      await sayOwn(page);
      await expect(button(page, ask)).toBeVisible();
      expect(await asked(page)).toBe(0);
      await press(page, ask);
      await expect(place(page).getByText(promised)).toBeVisible();
      await heardOnce(page, promised);
      await expect(place(page).getByRole('heading', { level: 2 })).toBeFocused();
      await expect(button(page, ask)).toHaveCount(0);
      expect(await asked(page)).toBe(1);
    });

    test('is told in words where the browser promises nothing', async ({ page }) => {
      await page.addInitScript(stubStorage, false);
      await open(page, '/profile');
      await sayOwn(page);
      await expect(place(page).getByText(/^This browser may delete .* when it needs room/)).toBeVisible();
      await press(page, ask);
      await expect(place(page).getByText('This browser did not promise it.')).toBeVisible();
      await heardOnce(page, 'This browser did not promise it.');
      await expect(button(page, ask)).toBeFocused();
    });
  });
