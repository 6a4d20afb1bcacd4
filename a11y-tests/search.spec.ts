import type { Page } from '@playwright/test';
import { open } from './support/page';
import { expect, test } from './support/test';
import { emailOf, samplePassword, storageOf } from './support/viewers';
import { measureWork } from './support/work';

const main = (page: Page) => page.getByRole('main');

test('the header’s search box leads by keyboard to the results, through a login, to the page found', async ({
  page,
}) => {
  await open(page, '/help');
  await page.getByRole('banner').getByRole('searchbox', { name: 'Search this site' }).focus();
  await page.keyboard.type('arthritus');
  await page.keyboard.press('Enter');
  await expect(main(page).getByText('1 result for “arthritus”.')).toBeFocused();
  await expect(page).toHaveTitle('arthritus - Search - Age Better');
  await expect(main(page).getByRole('heading', { level: 2, name: 'Health Resources (1)' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Living well with arthritis' })).toBeFocused();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Login' });
  await expect(dialog.getByText('Please log in to view this content.')).toBeVisible();
  await dialog.getByLabel('Email', { exact: true }).fill(emailOf('user'));
  await dialog.getByLabel('Password', { exact: true }).fill(samplePassword());
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/resources\?item=1$/);
});

test('Back and Forward restore the query and its results', async ({ page }) => {
  await open(page, '/search?q=lifeline');
  const box = main(page).getByRole('searchbox', { name: 'What are you looking for?' });
  await box.fill('walking');
  await page.keyboard.press('Enter');
  await expect(main(page).getByText(/results? for “walking”\.$/)).toBeFocused();
  await page.getByRole('banner').getByRole('searchbox').fill('zzzzzz');
  await page.keyboard.press('Enter');
  await expect(main(page).getByText('Nothing found for “zzzzzz”.')).toBeFocused();
  await expect(box).toHaveValue('zzzzzz');
  await page.goBack();
  await expect(main(page).getByText(/results? for “walking”\.$/)).toBeFocused();
  await expect(box).toHaveValue('walking');
  await page.goBack();
  await expect(main(page).getByText(/for “lifeline”\.$/)).toBeVisible();
  await expect(box).toHaveValue('lifeline');
  await expect(page).toHaveTitle('lifeline - Search - Age Better');
  await page.goForward();
  await expect(main(page).getByText(/results? for “walking”\.$/)).toBeFocused();
  await expect(page).toHaveTitle('walking - Search - Age Better');
  await page.getByRole('link', { name: 'Privacy' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy' })).toBeFocused();
  await expect(page).toHaveTitle('Privacy - Age Better');
});

test('an empty search says what to do, and a repeated search is announced again', async ({ page }) => {
  await open(page, '/search?q=bus');
  const box = main(page).getByRole('searchbox');
  await box.fill('   ');
  await page.keyboard.press('Enter');
  await expect(main(page).getByText(/^Type a word, .* Then press Search\.$/)).toBeFocused();
  await expect(page).toHaveTitle('Search - Age Better');
  for (const round of [1, 2]) {
    await box.fill('arthritis');
    await page.keyboard.press('Enter');
    await expect(main(page).getByText('1 result for “arthritis”.'), `round ${round}`).toBeFocused();
  }
});

test('a very long query is cut to a reasonable length', async ({ page }) => {
  await open(page, '/search');
  await main(page).getByRole('searchbox').fill('arthritis '.repeat(2000));
  await page.keyboard.press('Enter');
  await expect(main(page).getByText(/^1 result for/)).toBeFocused();
  await page.reload();
  await expect(main(page).getByText(/^1 result for/)).toBeVisible();
});

test('the results are announced for a query in the URL', async ({ page }) => {
  await page.goto('/search?q=arthritus');
  await expect(page.locator('[aria-live=polite]').getByText('1 result for “arthritus”.')).toBeAttached();
  await expect(page.getByRole('link', { name: 'Living well with arthritis' })).toBeVisible();
});

for (const viewer of ['user', 'admin', 'healthcare'] as const) {
  test.describe(`somebody logged in as ${viewer}`, () => {
    test.use({ storageState: storageOf(viewer) });

    test(`finds an event and opens it; the dashboard is ${viewer === 'admin' ? '' : 'not '}among the pages`, async ({
      page,
    }) => {
      await open(page, '/search?q=chair+exercise');
      await page.getByRole('link', { name: 'Gentle Chair Exercise' }).click();
      await expect(page).toHaveURL(/\/events\?item=2$/);
      await expect(page.getByRole('heading', { name: 'Gentle Chair Exercise' })).toBeFocused();
      await page.getByRole('banner').getByRole('searchbox').fill('dashboard');
      await page.keyboard.press('Enter');
      await expect(main(page).getByRole('link', { name: 'Admin Dashboard' })).toHaveCount(
        viewer === 'admin' ? 1 : 0,
      );
    });
  });
}

test('results written in another tab are found and announced at once', async ({ page, context }) => {
  await open(page, '/search?q=bingo');
  await expect(main(page).getByText('Nothing found for “bingo”.')).toBeVisible();
  const other = await context.newPage();
  await open(other, '/privacy');
  await other.evaluate(() => {
    const events = JSON.parse(localStorage.getItem('events')!) as object[];
    localStorage.setItem(
      'events',
      JSON.stringify([...events, { ...events[0], id: 7, title: 'Bingo night' }]),
    );
  });
  await expect(main(page).getByRole('link', { name: 'Bingo night' })).toBeVisible();
  await expect(page.locator('[aria-live=polite]').getByText('1 result for “bingo”.')).toBeAttached();
});

test('ten thousand entries are searched without a noticeable delay', async ({ page }) => {
  await page.addInitScript(() => {
    const resources = Array.from({ length: 10_000 }, (_, at) => ({
      id: at + 1,
      title: `Guide ${at + 1} about gardens`,
      description: `Plants and pots for place ${at % 97}`,
      type: 'text',
      category: 'Wellness',
      ratings: [],
      averageRating: null,
    }));
    localStorage.setItem('resources', JSON.stringify(resources));
  });
  await open(page, '/search?q=lifeline');
  await expect(main(page).getByText(/for “lifeline”/)).toBeVisible();
  await main(page).getByRole('searchbox').fill('gardns');
  const worked = await measureWork(page);
  await page.keyboard.press('Enter');
  await expect(main(page).getByText('10,000 results for “gardns”. The best 200 are shown.')).toBeFocused();
  expect(await worked()).toBeLessThan(500);
});
