import type { Page } from '@playwright/test';
import { tabTo } from './support/keyboard';
import { open } from './support/page';
import { expect, test } from './support/test';
import { storageOf } from './support/viewers';

const main = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });
const list = (page: Page) => main(page).getByRole('region', { name: /place/ });
const place = (page: Page, name: string) => list(page).getByRole('listitem').filter({ hasText: name });
const markers = (page: Page) => page.getByRole('list', { name: 'Places on the map' });
const marker = (page: Page, name: string) => markers(page).getByRole('button', { name });
const group = (page: Page) => main(page).getByRole('group', { name: 'Show the places as' });

test.use({ storageState: storageOf('user') });

test.describe('beside the list', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  const canvas = (page: Page) => page.getByRole('application', { name: /^Map/ });
  const ringed = (page: Page) =>
    markers(page)
      .locator('[data-ringed] button')
      .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));

  test('the map stays in the window while the list scrolls, with its search and its buttons', async ({
    page,
  }) => {
    await open(page, '/services');
    await expect(group(page)).toBeHidden();
    await expect(button(page, 'Back to the list')).toBeHidden();
    for (const name of ['Fitzroy Home Help', 'Perth Volunteer Drivers']) {
      await place(page, name).evaluate((element) => element.scrollIntoView({ block: 'start' }));
      await expect(canvas(page)).toBeInViewport({ ratio: 0.99 });
      await expect(page.getByRole('searchbox', { name: 'Search the map' })).toBeInViewport({ ratio: 0.99 });
      await expect(button(page, 'See all on the map')).toBeInViewport({ ratio: 0.99 });
    }
    // The route is planned with the map in view.
    await main(page).getByLabel('Start', { exact: true }).focus();
    await expect(canvas(page)).toBeInViewport({ ratio: 0.99 });
  });

  test.describe('without street tiles', () => {
    test.use({ expected: /Failed to load resource/ });

    test('in the lowest window in which the map stays, all of it fits', async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 624 });
      await page.route(/\.png$/, (route) => route.abort());
      await open(page, '/services');
      await place(page, 'Perth Volunteer Drivers').evaluate((element) => element.scrollIntoView());
      await expect(main(page).getByText(/^The street map is missing just now/)).toBeInViewport({
        ratio: 0.99,
      });
      await expect(page.getByRole('searchbox', { name: 'Search the map' })).toBeInViewport({ ratio: 0.99 });
      await expect(main(page).getByText('Several places')).toBeInViewport({ ratio: 0.99 });
    });
  });

  test('in a low window, where the map is higher than it, each part of the map can be reached', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 480 });
    await open(page, '/services');
    await markers(page).getByRole('button').first().waitFor({ state: 'attached' });
    await tabTo(page, page.getByRole('link', { name: 'Skip the list' }));
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('searchbox', { name: 'Search the map' }));
    await expect(page.getByRole('searchbox', { name: 'Search the map' })).toBeInViewport();
    await tabTo(page, button(page, 'See all on the map'));
    await expect(button(page, 'See all on the map')).toBeInViewport();
  });

  test('the place with pointer or focus is ringed on a map that stays where it is', async ({ page }) => {
    await open(page, '/services');
    await place(page, 'Carlton Community Health Centre').scrollIntoViewIfNeeded();
    await marker(page, 'Carlton Community Health Centre').waitFor();
    const at = () => marker(page, 'Richmond Home Support').boundingBox();
    expect(await ringed(page)).toEqual([]);
    await place(page, 'Fitzroy Home Help').getByRole('link').focus();
    expect(await ringed(page)).toEqual(['Fitzroy Home Help, Home help']);
    const before = await at();
    await place(page, 'Richmond Home Support').hover();
    await expect.poll(() => ringed(page)).toEqual(['Richmond Home Support, Home help']);
    await page.getByRole('heading', { level: 2, name: '30 places' }).hover();
    await expect.poll(() => ringed(page)).toEqual(['Fitzroy Home Help, Home help']);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await place(page, 'Richmond Home Support').scrollIntoViewIfNeeded();
    expect((await at())!.x).toBe(before!.x);

    await button(page, 'See all on the map').press('Enter');
    await expect(main(page).getByText('Places in view: 30 of 30.')).toBeVisible();
    await place(page, 'Fitzroy Home Help').getByRole('link').focus();
    await expect.poll(() => ringed(page)).toEqual([expect.stringMatching(/^\d+ places\. Show them$/)]);
    const look = await markers(page)
      .locator('[data-ringed] button')
      .evaluate((element) => getComputedStyle(element, '::before').borderTopWidth);
    expect(look).toBe('4px');
  });

  test('a place that is chosen on the map is ringed there, alone or in its group', async ({ page }) => {
    await open(page, '/services');
    await marker(page, 'Carlton Community Health Centre').press('Enter');
    await expect.poll(() => ringed(page)).toEqual(['Carlton Community Health Centre, Health']);
    await button(page, 'Show in list').press('Enter');
    await button(page, 'See all on the map').press('Enter');
    await expect.poll(() => ringed(page)).toEqual([expect.stringMatching(/places\. Show them$/)]);
  });
});
