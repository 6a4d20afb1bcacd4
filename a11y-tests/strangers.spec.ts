import type { Page } from '@playwright/test';
import { getEverybodysPage } from './support/everybodysPage';
import { logIn } from './support/logIn';
import { notice, openWithWorker } from './support/serviceWorker';
import { createSharedServer, type SharedServer } from './support/sharedServer';
import { type StandIn, startStandIn } from './support/standIn';
import { expect, test } from './support/test';

// Somebody else answers in the server's place, as the network of a hotel does before a login: with the real server behind it.

const main = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

async function openProfile(page: Page, address: string) {
  await page.goto(`${address}/profile`);
  await expect(page.getByRole('heading', { name: 'My Appointments' })).toBeVisible();
  await expect(page.getByText('Loading your appointments')).toHaveCount(0);
  // What says something about the connection is there: it comes after everything else.
  await page.locator('link[rel=manifest]').waitFor({ state: 'attached' });
}

test.describe('with somebody else in the server’s place', () => {
  test.use({ serviceWorkers: 'allow', expected: /Failed to load resource|ERR_|MIME type/ });

  let server: SharedServer;
  let between: StandIn;
  test.beforeEach(async () => {
    server = await createSharedServer();
    await server.start();
    between = await startStandIn(server.address);
  });
  test.afterEach(async () => {
    await between.end();
    await server.end();
  });

  for (const how of ['a page', 'a redirect'] as const) {
    test(`an appointment that is answered by ${how} is not saved, in words, and what was typed stays`, async ({
      page,
    }) => {
      await logIn(page, 'margaret@example.org', `${between.address}/`, server.password());
      await button(page, 'Ask me later').click();
      await openProfile(page, between.address);
      await button(page, 'Add an appointment').first().click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(/^Title/).fill('Feet at the hotel');
      between.answerAll(how);
      await dialog.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(dialog.getByText('Not saved: no connection.')).toBeVisible();
      await expect(dialog.getByLabel(/^Title/)).toHaveValue('Feet at the hotel');
      between.answerAll(null);
      await dialog.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(dialog).toBeHidden();
      await expect(main(page).getByRole('heading', { name: 'Feet at the hotel' })).toBeVisible();
    });

    test(`on one’s own device an appointment that is answered by ${how} waits, and is sent once`, async ({
      page,
    }) => {
      await logIn(page, 'margaret@example.org', `${between.address}/`, server.password());
      await button(page, 'This is my own device').click();
      await openProfile(page, between.address);
      await button(page, 'Add an appointment').first().click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(/^Title/).fill('Feet at the hotel');
      between.answerAll(how);
      await dialog.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(main(page).getByText('1 change is waiting.')).toBeVisible();
      await page.evaluate(() => window.dispatchEvent(new Event('online')));
      await expect(notice(page)).toHaveText(/log in to the Wi-Fi first\.$/);
      await expect(main(page).getByText('1 change is waiting.')).toBeVisible();
      between.answerAll(null);
      await page.evaluate(() => window.dispatchEvent(new Event('online')));
      await expect(main(page).getByText('1 change is waiting.')).toHaveCount(0);
      await expect(notice(page)).toHaveCount(0);
      await expect(main(page).getByRole('heading', { name: 'Feet at the hotel' })).toHaveCount(1);
    });

    test(`nothing of a stranger is kept where all addresses answer with ${how}`, async ({ page }) => {
      await openWithWorker(page, `${between.address}/help`);
      between.answerAll(how);
      for (const path of ['/help', '/events', '/leaflet.pdf']) {
        await page.goto(`${between.address}${path}`).catch(() => undefined);
        await page.evaluate(async () =>
          (await navigator.serviceWorker.getRegistration())?.update().catch(() => {}),
        );
      }
      between.answerAll(null);
      await server.kill();
      await page.goto(`${between.address}/help`);
      await expect(page.getByRole('link', { name: '13 11 14' }).first()).toBeVisible();
      const strange = await page.evaluate(async () => {
        const names = await caches.keys();
        const all = await Promise.all(
          names.map(async (name) => {
            const cache = await caches.open(name);
            const answers = await cache.matchAll(undefined, { ignoreVary: true });
            return Promise.all(answers.map(async (one) => (await one.text()).includes('Hotel Wi-Fi')));
          }),
        );
        return all.flat().filter(Boolean).length;
      });
      expect(strange).toBe(0);
    });
  }

  test('a list that is answered in HTML is the last one read, with its time, and so are the places', async ({
    page,
  }) => {
    await logIn(page, 'margaret@example.org', `${between.address}/`, server.password());
    await button(page, 'This is my own device').click();
    await page.goto(`${between.address}/events`);
    await button(page, 'Register for Walking Group').click();
    const yours = page.getByRole('region', { name: 'Your events' });
    await expect(yours.getByRole('link', { name: 'Walking Group' })).toBeVisible();
    await page.reload();
    await expect(yours.getByRole('link', { name: 'Walking Group' })).toBeVisible();
    const html = { type: 'text/html', body: '<h1>Bad Gateway</h1>' };
    between.answer('/api/registrations', html);
    await getEverybodysPage(page);
    await page.reload();
    const asTheyWere = /^Your places as they were (on .* )?at \d+:\d\d [ap]m\.$/;
    await expect(yours.getByText(asTheyWere)).toBeVisible();
    await expect(yours.getByRole('link', { name: 'Walking Group' })).toBeVisible();
    between.answer('/api/events', html);
    await getEverybodysPage(page);
    await page.reload();
    await expect(
      main(page)
        .getByText(/^No connection\. This is the list as it was/)
        .filter({ visible: true }),
    ).toHaveCount(1);
    between.answer('/api/events', null);
    between.answer('/api/registrations', null);
    await page.reload();
    await expect(yours.getByRole('link', { name: 'Walking Group' })).toBeVisible();
    await expect(yours.getByText(asTheyWere)).toHaveCount(0);
  });
});
