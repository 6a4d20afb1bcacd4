import type { Page, Route } from '@playwright/test';
import { open } from './support/page';
import { expect, test } from './support/test';
import { storageOf } from './support/viewers';

const main = (page: Page) => page.getByRole('main');
const routeBox = (page: Page, name: string) => main(page).getByRole('textbox', { name, exact: true });
const list = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' });

test.use({ storageState: storageOf('user'), viewport: { width: 360, height: 640 } });

test('suggestions that come late leave “Show route” free for the press', async ({ page }) => {
  const held: Route[] = [];
  await page.route('**/assets/SuggestionList-*.js', (route) => void held.push(route));
  await open(page, '/services');
  await routeBox(page, 'Start').fill('Footscray, VIC');
  await routeBox(page, 'End').click();
  await page.keyboard.type('Carlton');
  await Promise.all(held.map((route) => route.continue()));
  await expect(list(page)).toBeVisible();
  await main(page).getByRole('button', { name: 'Show route' }).click();
  await expect(main(page).getByText(/^Footscray, VIC to Carlton/)).toBeVisible();
  await expect(list(page)).toHaveCount(0);
});
