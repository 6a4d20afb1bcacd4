import type { Page } from '@playwright/test';
import { logIn } from './support/logIn';
import { open } from './support/page';
import { createSharedServer } from './support/sharedServer';
import { expect, test } from './support/test';
import { samplePassword, storageOf } from './support/viewers';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const said = (page: Page) => page.locator('[data-live-announcer]');
const clinic = 'Carlton Community Health Centre';
/** Of the first resource. */
const title = 'Living well with arthritis';

for (const data of ['local', 'server'] as const)
  test.describe(`saving for later, with the data in ${data}`, () => {
    test.use({ data, storageState: storageOf('user', data) });

    test('is done from a card by keyboard, found on its page, and taken back by Undo', async ({ page }) => {
      await open(page, '/services');
      await button(page, `Save ${clinic}`).focus();
      await page.keyboard.press('Enter');
      const saved = button(page, `Saved ${clinic}`);
      await expect(saved).toBeFocused();
      await expect(saved).toHaveAttribute('aria-pressed', 'true');
      await expect(said(page)).toContainText(
        `Saved: ${clinic}. You find it again on the page Saved for later.`,
      );
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: 'Show all you saved' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { level: 1, name: 'Saved for later' })).toBeFocused();
      const list = page.getByRole('region', { name: 'Services' });
      await expect(list.getByRole('link', { name: clinic })).toHaveAttribute(
        'href',
        /^\/services\?item=\d+$/,
      );

      await button(page, `Remove ${clinic}`).focus();
      await page.keyboard.press('Enter');
      const message = page.getByRole('group', { name: `Not saved any more: ${clinic}.` });
      await expect(message).toBeFocused();
      await expect(list.getByRole('link', { name: clinic })).toHaveCount(0);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(list.getByRole('link', { name: clinic })).toBeFocused();
      await expect(message).toHaveCount(0);

      await page.emulateMedia({ media: 'print' });
      await expect(list.getByRole('link', { name: clinic })).toBeVisible();
      await expect(button(page, `Remove ${clinic}`)).toBeHidden();
      // 18 points, in pixels.
      const size = await list
        .getByRole('listitem')
        .first()
        .evaluate((item) => parseFloat(getComputedStyle(item).fontSize));
      expect(size).toBeGreaterThanOrEqual(23.9);
    });

    test('is remembered by the next visit, on the card and on the page of what was saved', async ({
      page,
    }) => {
      await open(page, '/resources?item=1');
      await button(page, `Save ${title}`).click();
      await expect(button(page, `Saved ${title}`)).toBeVisible();
      await open(page, '/resources');
      await expect(button(page, `Saved ${title}`)).toHaveAttribute('aria-pressed', 'true');
      await button(page, `Saved ${title}`).click();
      await expect(said(page)).toContainText(`Not saved any more: ${title}.`);
      await open(page, '/saved');
      await expect(page.getByText('You have not saved anything yet.')).toBeVisible();
    });
  });

test.describe('saving for later', () => {
  test('is done after the login that a press leads to, and not where that login is left out', async ({
    page,
    context,
  }) => {
    await logIn(page, 'george@example.org');
    await open(page, '/services');
    await expect(button(page, `Save ${clinic}`)).toBeVisible();
    const other = await context.newPage();
    await open(other, '/');
    await button(other, 'Logout').click();
    await expect(other.getByRole('main').getByText('You are logged out.')).toBeVisible();

    const dialog = page.getByRole('dialog');
    await button(page, `Save ${clinic}`).click();
    await expect(dialog).toContainText('Please log in to save this for later.');
    await page.keyboard.press('Escape');
    await expect(button(page, `Save ${clinic}`)).toBeFocused();
    await logIn(other, 'george@example.org');
    await expect(page.getByRole('banner').getByText('george@example.org')).toBeVisible();
    await open(other, '/saved');
    await expect(other.getByText('You have not saved anything yet.')).toBeVisible();

    await open(other, '/');
    await button(other, 'Logout').click();
    await expect(page.getByRole('main').getByText('Your login has ended.')).toBeVisible();
    await button(page, `Save ${clinic}`).click();
    await dialog.getByLabel('Email', { exact: true }).fill('george@example.org');
    await dialog.getByLabel('Password', { exact: true }).fill(samplePassword());
    await page.keyboard.press('Enter');
    await expect(button(page, `Saved ${clinic}`)).toBeVisible();
    await open(page, '/saved');
    await expect(page.getByRole('link', { name: clinic })).toBeVisible();
  });
});

test.describe('a press on Save', () => {
  test.use({ storageState: storageOf('user', 'local') });
  for (const width of [360, 768, 1280])
    for (const text of ['standard', 'large'] as const)
      test(`moves no button beside it, ${width} pixels wide, in ${text} text`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await page.addInitScript(
          (large) => localStorage.setItem('largeText', large),
          String(text === 'large'),
        );
        // The list of services on a phone has no button to save: there a place is saved on its own page.
        const services = width === 360 ? '/services?item=1' : '/services';
        for (const path of [services, '/events', '/resources']) {
          await open(page, path);
          const pressed = button(page, /^Saved? /).first();
          await pressed.scrollIntoViewIfNeeded();
          const places = () =>
            pressed.evaluate((element) =>
              [...element.parentElement!.querySelectorAll('button')].map((one) => {
                const { x, y, width: wide } = one.getBoundingClientRect();
                return [x, y, wide];
              }),
            );
          const before = await places();
          await pressed.click();
          await expect(page.getByRole('link', { name: 'Show all you saved' })).toBeVisible();
          expect(await places(), path).toEqual(before);
        }
      });
});

test.describe('what is saved', () => {
  test.use({ serviceWorkers: 'allow', expected: /Failed to load resource|ERR_CONNECTION_REFUSED/ });

  test('is read on one’s own device after a cold start without the server, and says of when it is', async ({
    page,
    context,
  }) => {
    const server = await createSharedServer();
    try {
      await server.start();
      await logIn(page, 'margaret@example.org', `${server.address}/`, server.password());
      await button(page, 'This is my own device').click();
      await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
      await open(page, `${server.address}/services`);
      await button(page, `Save ${clinic}`).click();
      await page.getByRole('link', { name: 'Show all you saved' }).click();
      await expect(page.getByRole('link', { name: clinic })).toBeVisible();
      // The worker keeps what is loaded as a page.
      await open(page, `${server.address}/saved`);
      await expect(page.getByRole('link', { name: clinic })).toBeVisible();
      await expect
        .poll(() => page.evaluate(async () => (await caches.match('/saved')) !== undefined))
        .toBe(true);
      await page.close();
      await server.kill();

      const later = await context.newPage();
      await open(later, `${server.address}/saved`);
      await expect(later.getByRole('link', { name: clinic })).toBeVisible();
      const main = later.getByRole('main');
      await expect(
        main.getByText(/No connection\. .*To open one of these you need a connection\./),
      ).toBeVisible();
      await expect(main.getByText('No longer listed.')).toHaveCount(0);
      await button(later, `Remove ${clinic}`).click();
      await expect(main.getByText(/^Not saved: no connection\./)).toBeVisible();
      await expect(button(later, `Remove ${clinic}`)).toBeFocused();

      await server.start();
      await open(later, `${server.address}/saved`);
      await expect(later.getByRole('link', { name: clinic })).toBeVisible();
      await expect(main.getByText(/No connection\./)).toHaveCount(0);
    } finally {
      await server.end();
    }
  });
});
