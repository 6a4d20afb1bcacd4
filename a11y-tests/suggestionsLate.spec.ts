import type { Page } from '@playwright/test';
import { tabTo } from './support/keyboard';
import { open } from './support/page';
import { nothingUnderWay } from './support/still';
import { expect, test } from './support/test';
import { storageOf } from './support/viewers';

const main = (page: Page) => page.getByRole('main');
const routeBox = (page: Page, name: string) => main(page).getByRole('textbox', { name, exact: true });
const searchBox = (page: Page) => main(page).getByRole('searchbox', { name: 'Suburb, town or service' });
const list = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' });

test.use({ storageState: storageOf('user'), viewport: { width: 360, height: 640 } });

test('suggestions that come late leave “Show route” free for the press', async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/SuggestionList-*.js', async (route) => {
    await released;
    await route.continue();
  });
  await open(page, '/services');
  await routeBox(page, 'Start').fill('Footscray, VIC');
  await routeBox(page, 'End').click();
  await page.keyboard.type('Carlton');
  release();
  await expect(list(page)).toBeVisible();
  await main(page).getByRole('button', { name: 'Show route' }).click();
  await expect(main(page).getByText(/^Footscray, VIC to Carlton/)).toBeVisible();
  await expect(list(page)).toHaveCount(0);
});

test('suggestions cover no control that comes after the box, and move nothing', async ({ page }) => {
  await open(page, '/services');
  const place = () => main(page).getByRole('button', { name: 'Transport', exact: true }).boundingBox();
  await tabTo(page, searchBox(page));
  await nothingUnderWay(page);
  const before = await place();
  await page.keyboard.type('c');
  await expect(list(page)).toBeVisible();
  expect(await place()).toEqual(before);
  await page.keyboard.press('Escape');
  await expect(list(page)).toHaveCount(0);
  expect(await place()).toEqual(before);
  await page.keyboard.press('ArrowDown');
  await expect(list(page)).toBeVisible();
  for (const name of ['Search', 'Service', 'Near me', 'Shops'])
    await main(page).getByRole('button', { name, exact: true }).first().click({ trial: true });
});
