import type { Page, Route } from '@playwright/test';
import {
  canSuggest,
  damageSuburbs,
  heading,
  main,
  maxWait,
  openEarly,
  openServices,
  options,
  places,
  search,
  test,
} from './support/suburbs';
import { expect } from './support/test';
import { storageOf } from './support/viewers';
import { measureWork } from './support/work';

const unknown =
  'We cannot find “Woolgoolga”. Try a suburb or city in the list, a capital city, or a kind of service.';
const everyPlace = (page: Page) =>
  main(page).getByRole('heading', { level: 2, name: '30 places', exact: true });

test.use({
  data: 'server',
  storageState: storageOf('user', 'server'),
  viewport: { width: 360, height: 640 },
});

test.describe('fifty thousand imported suburbs', () => {
  test.use({ suburbs: 'many' });

  test('are suggested while somebody types, and the page goes on answering', async ({ page }) => {
    test.setTimeout(120_000);
    await openServices(page);
    const worked = await measureWork(page);
    await page.keyboard.type('carwool', { delay: 100 });
    await expect(options(page)).toHaveText(['Carwoola, NSW']);
    expect(await worked()).toBeLessThan(800);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(heading(page, 'Carwoola, NSW')).toBeVisible();
  });
});

test.describe('a server without an answer about suburbs', () => {
  test.use({ expected: /Failed to load resource/ });

  test('that fails leaves the suburbs of the places, and says which text it does not know', async ({
    page,
  }) => {
    await page.route('**/api/suburbs/*', (route) => route.fulfill({ status: 500, body: '' }));
    await openServices(page);
    await page.keyboard.type('carl');
    await expect(options(page)).toHaveText(['Carlton, VIC', 'Carlton Community Health Centre']);
    await search(page, 'Carlton');
    await expect(heading(page, 'Carlton, VIC')).toBeVisible();
    await search(page, 'Woolgoolga');
    await expect(main(page).getByText(unknown, { exact: true })).toBeVisible();
    await expect(places(page)).toHaveCount(30);
  });

  test('that comes back is asked again at the next search', async ({ page }) => {
    let refusals = 0;
    await page.route('**/api/suburbs/*', (route) => {
      refusals += 1;
      return route.fulfill({ status: 503, body: '' });
    });
    await openServices(page);
    await search(page, 'Woolgoolga');
    await expect(main(page).getByText(unknown, { exact: true })).toBeVisible();
    expect(refusals).toBeGreaterThan(0);
    await page.unroute('**/api/suburbs/*');
    await search(page, 'Woolgoolga');
    await expect(heading(page, 'Woolgoolga, NSW')).toBeVisible();
  });

  test('that is slow keeps a search waiting for a second and a half, and changes nothing after that', async ({
    page,
  }) => {
    const held: Route[] = [];
    await page.route('**/api/suburbs/*', (route) => void held.push(route));
    await page.clock.install();
    await openEarly(page, { limit: true });
    await canSuggest(page);
    await page.clock.pauseAt(Date.now() + 60_000);
    await search(page, 'Woolgoolga');
    const message = main(page).getByText(unknown, { exact: true });
    await page.clock.runFor(maxWait - 100);
    await expect(message).toHaveCount(0);
    await page.clock.runFor(200);
    await expect(message).toBeVisible();
    await expect(everyPlace(page)).toBeVisible();
    const answers = Promise.all(held.map((route) => page.waitForResponse(route.request().url())));
    await Promise.all(held.map((route) => route.continue()));
    await answers;
    await expect(message).toBeVisible();
    await expect(everyPlace(page)).toBeVisible();
    await search(page, 'Woolgoolga');
    await expect(heading(page, 'Woolgoolga, NSW')).toBeVisible();
  });

  test.describe('whose list is damaged', () => {
    test.use({ suburbs: 'none' });
    test('works as without one', async ({ page, imported }) => {
      await damageSuburbs(imported);
      await openServices(page);
      await search(page, '3053');
      await expect(
        main(page).getByText('We cannot find the postcode 3053. Type a suburb or city instead.', {
          exact: true,
        }),
      ).toBeVisible();
      await search(page, 'Carlton');
      await expect(heading(page, 'Carlton, VIC')).toBeVisible();
    });
  });
});
