import type { Page } from '@playwright/test';
import { tabTo } from './support/keyboard';
import { open } from './support/page';
import { expect, test } from './support/test';
import { storageOf } from './support/viewers';

const main = (page: Page) => page.getByRole('main');
const heading = (page: Page, name: string) =>
  main(page).getByRole('heading', { level: 2, name, exact: true });
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });
const box = (page: Page) => main(page).getByRole('searchbox', { name: 'Suburb, town or service' });
const places = (page: Page) => main(page).getByRole('region', { name: /place/ }).getByRole('listitem');

// On a phone the map is not drawn before somebody asks for it: it is slow without a graphics card, and has audits of its own.
test.use({ storageState: storageOf('user'), viewport: { width: 360, height: 640 } });

test('the services page says what is not real, and whom to call for help', async ({ page }) => {
  await open(page, '/services');
  await expect(page.getByRole('heading', { level: 1, name: 'In your area' })).toBeVisible();
  await expect(
    main(page).getByText('More than 1200 local services across Australia. Example figure'),
  ).toBeVisible();
  await expect(
    main(page)
      .getByRole('paragraph')
      .filter({ hasText: /^This page shows 30 sample places\./ }),
  ).toHaveText('This page shows 30 sample places. For real services call My Aged Care 1800 200 422.');
  await expect(main(page).getByRole('link', { name: '1800 200 422' })).toHaveAttribute(
    'href',
    'tel:1800200422',
  );
  await expect(places(page)).toHaveCount(30);
});

test('the nearest exercise class is found by keyboard alone', async ({ page }) => {
  await open(page, '/services');
  await tabTo(page, box(page));
  await page.keyboard.type('st kilda');
  await page.keyboard.press('Enter');
  await expect(heading(page, '30 places, nearest to St Kilda, VIC first')).toBeVisible();
  await expect(box(page)).toBeFocused();
  await tabTo(page, button(page, 'Exercise Classes'));
  await page.keyboard.press('Enter');
  await expect(heading(page, '6 places: Exercise Classes, nearest to St Kilda, VIC first')).toBeVisible();
  await expect(page.getByText('6 places: Exercise Classes, nearest to St Kilda, VIC first.')).toBeAttached();
  await expect(places(page).first()).toContainText('St Kilda Walking Group');
  await page.keyboard.press('Enter');
  await expect(heading(page, '30 places, nearest to St Kilda, VIC first')).toBeVisible();
});

test('a type of service, the shops filter and an empty result are reached by keyboard alone', async ({
  page,
}) => {
  await open(page, '/services');
  await tabTo(page, box(page));
  await page.keyboard.type('community transport');
  await tabTo(page, button(page, 'Service'));
  await page.keyboard.press('Enter');
  await expect(heading(page, '5 places: “community transport”')).toBeVisible();
  await tabTo(page, button(page, 'Shops'));
  await page.keyboard.press('Enter');
  await expect(main(page).getByText('No shops are listed here yet.')).toBeVisible();
  await tabTo(page, button(page, 'Show all places'));
  await page.keyboard.press('Enter');
  await expect(heading(page, '30 places')).toBeFocused();
});

test.describe('the device’s position', () => {
  test('is not requested until somebody wants it, and a refusal is announced', async ({ page }) => {
    await page.addInitScript(() => {
      const ask = navigator.geolocation.getCurrentPosition.bind(navigator.geolocation);
      navigator.geolocation.getCurrentPosition = (...args) => {
        document.documentElement.dataset['asked'] = 'true';
        ask(...args);
      };
    });
    await open(page, '/services');
    await expect(heading(page, '30 places')).toBeVisible();
    const asked = page.locator('html[data-asked]');
    await expect(asked).toHaveCount(0);
    await tabTo(page, button(page, 'Near me'));
    await page.keyboard.press('Enter');
    await expect(main(page).getByText(/^Your browser did not let us see where you are\./)).toBeVisible();
    await expect(asked).toHaveCount(1);
    await expect(heading(page, '30 places')).toBeVisible();
  });

  test.describe('once granted', () => {
    test.use({ permissions: ['geolocation'], geolocation: { latitude: -31.9, longitude: 115.8 } });

    test('puts the nearest first, and is neither sent nor stored', async ({ page, context }) => {
      const sent: string[] = [];
      page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
      await open(page, '/services');
      await tabTo(page, button(page, 'Near me'));
      await page.keyboard.press('Enter');
      await expect(heading(page, '30 places, nearest to you first')).toBeVisible();
      await expect(places(page).first()).toContainText('Perth Volunteer Drivers');
      await expect(places(page).first()).toContainText('8.2 km away');
      const kept = JSON.stringify(await context.storageState({ indexedDB: true })) + page.url();
      expect(`${sent.join('\n')} ${kept}`).not.toMatch(/31\.9|115\.8/);
    });
  });
});

test('a service location found by the header’s search opens on a page of its own', async ({ page }) => {
  await open(page, '/services');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('banner').getByRole('searchbox').fill('tai chi');
  await page.keyboard.press('Enter');
  // The page of before has a link of the same name until the answer is there.
  await expect(main(page).getByText(/^\d+ results? for “tai chi”\.$/)).toBeFocused();
  await main(page).getByRole('link', { name: 'Glen Waverley Tai Chi Group' }).press('Enter');
  await expect(page).toHaveURL(/\/services\?item=10$/);
  await expect(
    page.getByRole('heading', { level: 1, name: 'Glen Waverley Tai Chi Group', exact: true }),
  ).toBeFocused();
  await expect(page).toHaveTitle(/^Glen Waverley Tai Chi Group - /);
  await main(page).getByRole('link', { name: 'Show all places' }).press('Enter');
  await expect(places(page).nth(9).getByRole('link').first()).toBeFocused();
  await expect(places(page).nth(9)).toHaveAttribute('aria-current', 'true');
});

test('the printed page has all service locations with their numbers, and no controls', async ({ page }) => {
  await open(page, '/services');
  await expect(places(page)).toHaveCount(30);
  await page.emulateMedia({ media: 'print' });
  await expect(places(page).last()).toHaveText(/^30St Kilda Walking Group/);
  await expect(places(page).last()).toBeVisible();
  for (const name of ['Near me', 'Transport']) await expect(button(page, name)).toBeHidden();
});
