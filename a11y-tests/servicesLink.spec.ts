import type { Page } from '@playwright/test';
import { tabTo } from './support/keyboard';
import { open } from './support/page';
import { expect, test } from './support/test';
import { storageOf } from './support/viewers';

const main = (page: Page) => page.getByRole('main');
const box = (page: Page) => main(page).getByRole('searchbox', { name: 'Suburb, town or service' });
const heading = (page: Page, name: string) => main(page).getByRole('heading', { level: 2, name });

test.use({ storageState: storageOf('user') });

test('a link to a search of services shows what it finds, with its words in the box', async ({ page }) => {
  await open(page, '/services?q=tai');
  await expect(heading(page, '1 place: “tai”')).toBeVisible();
  await expect(box(page)).toHaveValue('tai');
});

test('a search of services is in the address, a reload restores it, and a place leads back to it', async ({
  page,
}) => {
  await open(page, '/services');
  await tabTo(page, box(page));
  await page.keyboard.type('excercise');
  await page.keyboard.press('Enter');
  await expect(heading(page, '6 places: “exercise”')).toBeVisible();
  await expect(main(page).getByText('We looked for “exercise”.')).toBeVisible();
  await expect(page).toHaveURL(/\/services\?q=excercise$/);
  await page.reload();
  await expect(heading(page, '6 places: “exercise”')).toBeVisible();
  await expect(box(page)).toHaveValue('excercise');
  await main(page).getByRole('link', { name: 'Glen Waverley Tai Chi Group' }).click();
  await expect(
    main(page).getByRole('heading', { level: 1, name: 'Glen Waverley Tai Chi Group' }),
  ).toBeVisible();
  await page.goBack();
  await expect(heading(page, '6 places: “exercise”')).toBeVisible();
  await expect(page).toHaveURL(/\/services\?q=excercise$/);
});
