import type { Page } from '@playwright/test';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { notice, openWithWorker } from './support/serviceWorker';
import { createSharedServer, type SharedServer } from './support/sharedServer';
import { type StandIn, startStandIn } from './support/standIn';
import { expect, test } from './support/test';

// The service worker, with the real server: it is killed where a test needs that nobody answers.

const client = join(import.meta.dirname, '..', 'dist', 'client');
const cacheNames = (page: Page) => page.evaluate(() => caches.keys());

/** The paths that the worker has kept. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const found = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return found.flat().map(({ url }) => new URL(url).pathname);
  });

/** Collects what is announced from now on: each text is gone after three seconds. */
async function announced(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const texts: string[] = Object.assign(window, { announced: [] as string[] }).announced;
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const { textContent } of addedNodes) if (textContent) texts.push(textContent);
    }).observe(document.querySelector('[data-live-announcer]')!, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => (window as unknown as { announced: string[] }).announced);
}

test('the service worker and its list are at most 15 kB', () => {
  expect(statSync(join(client, 'sw.js.br')).size).toBeLessThanOrEqual(15_000);
});

test('the first page’s HTML names neither the manifest nor the worker', () => {
  const html = readFileSync(join(client, 'home.html'), 'utf8');
  expect(html).not.toMatch(/manifest\.webmanifest|sw\.js/);
});

test.describe('the service worker', () => {
  test.use({ serviceWorkers: 'allow', expected: /Failed to load resource/ });

  let server: SharedServer;
  test.beforeEach(async () => {
    server = await createSharedServer();
    await server.start();
  });
  test.afterEach(() => server.end());

  test('shows the help numbers and the public pages where nobody answers', async ({ page }) => {
    await openWithWorker(page, `${server.address}/`);
    await server.kill();
    await page.goto(`${server.address}/help`);
    await expect(page.getByRole('link', { name: '13 11 14' }).first()).toBeVisible();
    await expect(notice(page)).toHaveText(/^We can’t reach this site just now\./);
    for (const [path, heading] of [
      ['/leaflet', 'Act Now, Age Better: the leaflet'],
      ['/privacy', 'Privacy'],
      ['/', 'Act Now, Age Better'],
    ] as const) {
      await page.goto(server.address + path);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    }
    await server.start();
    await page.goto(`${server.address}/help`);
    await expect(page.getByRole('link', { name: '13 11 14' }).first()).toBeVisible();
    await expect(notice(page)).toBeHidden();
  });

  test('marks the links that do not open without a network, and moves nothing', async ({ page, context }) => {
    await openWithWorker(page, `${server.address}/help`);
    // What the worker keeps from the start is there before it answers for the page.
    const inBanner = (name: string) => page.getByRole('banner').getByRole('link', { name, exact: true });
    const privacy = page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' });
    const stranger = page.getByRole('link', { name: 'Access Hub' });
    const number = page.getByRole('link', { name: '13 11 14' }).first();
    await page.locator('link[rel=manifest]').waitFor({ state: 'attached' });
    const place = await stranger.boundingBox();
    await context.setOffline(true);
    for (const link of [stranger, inBanner('Events'), inBanner('Community')])
      await expect(link).toHaveAccessibleDescription('needs the internet');
    for (const link of [privacy, number]) await expect(link).toHaveAccessibleDescription('');
    expect(await stranger.boundingBox()).toEqual(place);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Accessibility' }).click();
    // Also those that come later.
    await expect(
      page.getByRole('link', { name: 'Australian Human Rights Commission' }),
    ).toHaveAccessibleDescription('needs the internet');
    await context.setOffline(false);
    await expect(page.locator('[aria-description]')).toHaveCount(0);
  });

  test('never keeps an answer of the API', async ({ page }) => {
    await openWithWorker(page, `${server.address}/search?q=walk`);
    await expect(page.getByText('St Kilda Walking Group').first()).toBeVisible();
    await page.reload();
    await expect(page.getByText('St Kilda Walking Group').first()).toBeVisible();
    const paths = await kept(page);
    expect(paths).toContain('/search');
    expect(paths.filter((path) => path.startsWith('/api'))).toEqual([]);
  });

  test('asks the network first, so that what the operator has changed is there at once', async ({ page }) => {
    await openWithWorker(page, `${server.address}/help`);
    const policyOf = async () => (await page.reload())!.headers()['content-security-policy'];
    expect(await policyOf()).not.toContain('tiles.example');
    await server.kill();
    await server.start({ PRODUCT_NAME: 'Ballarat Care', TILE_URL: 'https://tiles.example/{z}/{x}/{y}.png' });
    // With the page comes the policy that belongs to it.
    expect(await policyOf()).toContain('tiles.example');
    await expect(page).toHaveTitle('Help by phone - Ballarat Care');
  });

  test('says what to do where a part of a kept page is gone', async ({ page }) => {
    await openWithWorker(page, `${server.address}/help`);
    await page.evaluate(async () => {
      const cache = await caches.open('ageBetter.assets');
      for (const request of await cache.keys())
        if (/HelpPage-[^/]*\.js$/.test(request.url)) await cache.delete(request);
    });
    await server.kill();
    // Not from the browser's own cache.
    const session = await page.context().newCDPSession(page);
    await session.send('Network.clearBrowserCache');
    await page.goto(`${server.address}/help`);
    await expect(page.getByText('this site was updated. Press Reload to try again.')).toBeVisible();
    await expect(page.getByRole('link', { name: /1800 200 422/ }).first()).toBeVisible();
  });

  test('works as without a worker where what it has kept was deleted', async ({ page }) => {
    await openWithWorker(page, `${server.address}/help`);
    await page.evaluate(async () => {
      for (const name of await caches.keys()) await caches.delete(name);
    });
    await page.reload();
    await expect(page.getByRole('link', { name: '13 11 14' }).first()).toBeVisible();
  });

  test('can be switched off by the operator, with all that it has kept', async ({ page }) => {
    await openWithWorker(page, `${server.address}/`);
    expect(await cacheNames(page)).not.toEqual([]);
    await server.kill();
    await server.start({ SERVICE_WORKER: 'off' });
    await page.goto(`${server.address}/help`);
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
      .toBe(0);
    await expect.poll(() => cacheNames(page)).toEqual([]);
  });

  test.describe('with somebody between it and the server', () => {
    let between: StandIn;
    test.beforeEach(async () => {
      between = await startStandIn(server.address);
    });
    test.afterEach(() => between.end());

    test('keeps no page of a stranger in the place of ours', async ({ page }) => {
      await openWithWorker(page, `${between.address}/help`);
      // As the network of a hotel does, with every address.
      between.answer('/help', { type: 'text/html', body: '<h1>Hotel Wi-Fi</h1>' });
      await page.goto(`${between.address}/help`);
      await expect(page.getByRole('heading', { name: 'Hotel Wi-Fi' })).toBeVisible();
      between.answer('/help', null);
      await server.kill();
      await page.goto(`${between.address}/help`);
      await expect(page.getByRole('heading', { level: 1, name: 'Help by phone' })).toBeVisible();
    });

    test('says so where somebody else answers when the connection is back', async ({ page, context }) => {
      await openWithWorker(page, `${between.address}/help`);
      between.answer('/api/health', { type: 'text/html', body: '<h1>Hotel Wi-Fi</h1>' });
      await context.setOffline(true);
      await expect(notice(page)).toHaveText(/^No internet connection\./);
      await context.setOffline(false);
      await expect(notice(page)).toHaveText(/log in to the Wi-Fi first\.$/);
      between.answer('/api/health', null);
      await page.evaluate(() => window.dispatchEvent(new Event('online')));
      await expect(notice(page)).toBeHidden();
    });

    test('tells once of a new version, and loads it when asked to', async ({ page }) => {
      await openWithWorker(page, `${between.address}/help`);
      // The same worker, of another version.
      const worker = readFileSync(join(client, 'sw.js'), 'utf8');
      const entry = readdirSync(join(client, 'assets')).find((name) => /^index-.*\.js$/.test(name))!;
      expect(worker).toContain(`version:\`${entry}\``);
      const body = worker.replace(`version:\`${entry}\``, 'version:`index-newer.js`');
      between.answer('/sw.js', { type: 'text/javascript', body });
      const search = page.getByRole('searchbox', { name: 'Search this site' });
      await search.fill('dentist');
      const said = await announced(page);
      await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())!.update());
      const line = 'A new version is here. Load it now or at your next visit.';
      await expect(notice(page)).toContainText(line);
      await expect.poll(said).toEqual([line]);
      await expect(search).toHaveValue('dentist');
      await notice(page).getByRole('button', { name: 'Load it now' }).press('Enter');
      await expect(notice(page)).toContainText('You have typed something on this page');
      const keep = notice(page).getByRole('button', { name: 'Keep writing' });
      await expect(keep).toBeFocused();
      await keep.press('Enter');
      await expect(notice(page)).toBeHidden();
      await expect(search).toHaveValue('dentist');
      await expect(search).toBeFocused();
    });

    test('sends at most 5 kB for a second visit', async ({ page, context }) => {
      await openWithWorker(page, `${between.address}/`);
      await expect.poll(() => kept(page)).toContain('/');
      const quiet = async () => {
        let last = -1;
        let times = 0;
        await expect
          .poll(() => (times = between.sent === last ? times + 1 : ((last = between.sent), 0)), {
            intervals: [100],
          })
          .toBe(20);
      };
      await quiet();
      const before = between.sent;
      const again = await context.newPage();
      await again.goto(`${between.address}/`);
      await again.locator('link[rel=manifest]').waitFor({ state: 'attached' });
      await quiet();
      expect(between.sent - before).toBeLessThanOrEqual(5_000);
      // At least the page itself is asked for: the count is at work.
      expect(between.sent - before).toBeGreaterThan(1_000);
    });
  });
});
