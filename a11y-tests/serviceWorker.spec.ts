import type { Page } from '@playwright/test';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { createSharedServer, type SharedServer } from './support/sharedServer';
import { expect, test } from './support/test';

// The service worker, with the real server: it is killed where a test needs that nobody answers.

const client = join(import.meta.dirname, '..', 'dist', 'client');
const notice = (page: Page) => page.getByRole('complementary', { name: 'Connection and updates' });
const cacheNames = (page: Page) => page.evaluate(() => caches.keys());

/** The paths that the worker has kept. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const found = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return found.flat().map(({ url }) => new URL(url).pathname);
  });

/** Opens a page, and waits until the worker answers for it. */
async function openWithWorker(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
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

  test('never keeps an answer of the API', async ({ page }) => {
    await openWithWorker(page, `${server.address}/search?q=walk`);
    await expect(page.getByText('St Kilda Walking Group').first()).toBeVisible();
    await page.reload();
    await expect(page.getByText('St Kilda Walking Group').first()).toBeVisible();
    const paths = await kept(page);
    expect(paths).toContain('/search');
    expect(paths.filter((path) => path.startsWith('/api'))).toEqual([]);
  });

  test('asks the network first, so that no nonce is used twice', async ({ page }) => {
    await openWithWorker(page, `${server.address}/help`);
    const nonce = () => page.evaluate(() => document.querySelector<HTMLElement>('script[nonce]')!.nonce);
    await page.reload();
    const first = await nonce();
    await page.reload();
    expect(await nonce()).not.toBe(first);
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
    await expect(page.getByText('Your connection may be lost, or this site was updated.')).toBeVisible();
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
});
