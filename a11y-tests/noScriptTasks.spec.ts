import type { Page } from '@playwright/test';
import { expect, test } from './support/test';
import { emailOf, samplePassword, storageOf } from './support/viewers';

// Six tasks with data on the server and without any script: pages come with their content, and forms are sent.

const main = (page: Page) => page.getByRole('main');

test.use({ data: 'server', javaScriptEnabled: false });

test.describe('somebody who is logged in', () => {
  test.use({ storageState: storageOf('user', 'server') });

  test('reads a health resource, and comes back to the list', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('banner').getByRole('link', { name: 'Health Resources' }).first().click();
    const first = main(page).getByRole('article').first();
    const link = first.getByRole('link').first();
    const title = (await first.getByRole('heading').first().innerText()).trim();
    await link.click();
    await expect(main(page).getByRole('heading', { level: 1 })).toContainText(title);
    await main(page).getByRole('link', { name: 'All health resources' }).first().click();
    await expect(main(page).getByRole('article').first()).toBeVisible();
  });

  test('looks for something by the box in the header', async ({ page }) => {
    await page.goto('/help');
    await page.getByRole('searchbox').first().fill('walk');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/search\?q=walk$/);
    await expect(main(page).getByText(/results? for “walk”/)).toBeVisible();
    await expect(main(page).getByRole('listitem').first()).toBeVisible();
  });

  test('finds a place with its telephone number', async ({ page }) => {
    await page.goto('/services');
    const first = main(page)
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading') })
      .first();
    await first.getByRole('link').first().click();
    await expect(page).toHaveURL(/\/services\?item=\d+$/);
    await expect(
      main(page)
        .getByRole('link', { name: /^\(?0|^1[38]00/ })
        .first(),
    ).toBeVisible();
  });

  test('registers for an event, is thanked, and gives the place up', async ({ page }) => {
    await page.goto('/events');
    const button = main(page)
      .getByRole('button', { name: /^Register for / })
      .first();
    const event = (await button.innerText()).replace(/^Register\s*for /, '');
    await button.click();
    await expect(main(page).locator('[data-said]')).toContainText('You are going to this event.');
    const giveUp = main(page).getByRole('button', { name: /^Give up my place/ });
    await expect(giveUp).toBeVisible();
    await giveUp.click();
    await expect(main(page).locator('[data-said]')).toContainText('You gave up your place at this event.');
    await expect(main(page).getByRole('button', { name: `Register for ${event}` })).toBeVisible();
  });

  test('reads their own appointments, and logs out', async ({ page, community }) => {
    const now = new Date().toISOString();
    const record = {
      id: 'walk',
      title: 'Podiatrist',
      start: now,
      end: now,
      location: 'Park',
      description: '',
      allDay: false,
      userId: emailOf('user'),
    };
    await community!.ask(emailOf('user'), 'PUT', 'appointments/walk', { record });
    await page.goto('/profile');
    await expect(main(page).getByRole('article').filter({ hasText: 'Podiatrist' })).toBeVisible();
    // In a narrow page the week is a list, which has what is outside of the calendar's hours as well.
    await page.setViewportSize({ width: 390, height: 800 });
    const week = page.getByRole('region', { name: 'Appointment Booking' });
    await expect(week.getByRole('listitem').filter({ hasText: 'Podiatrist' })).toBeVisible();
    await page.getByRole('banner').getByText('Menu', { exact: true }).click();
    await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
    await expect(main(page).getByText('You are logged out.')).toBeVisible();
    await page.goto('/profile');
    await expect(page.getByText('Podiatrist')).toHaveCount(0);
  });
});

test('somebody logs in, and reads the page that they came for', async ({ page, community }) => {
  await page.goto('/login?next=/events');
  await page.getByLabel('Email', { exact: true }).fill(emailOf('user'));
  await page.getByLabel('Password', { exact: true }).fill(samplePassword(community!.dataFolder));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/events\?said=logged-in$/);
  await expect(main(page).locator('[data-said]')).toContainText(/logged in/);
  await expect(main(page).getByRole('article').first()).toBeVisible();
});
