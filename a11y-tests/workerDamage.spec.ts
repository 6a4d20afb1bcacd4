import type { Page } from '@playwright/test';
import { notice, openWithWorker } from './support/serviceWorker';
import { createSharedServer, type SharedServer } from './support/sharedServer';
import { expect, test } from './support/test';

// What the worker has kept is full, half written or of another version, with the real server.

const helpNumber = (page: Page) => page.getByRole('link', { name: '13 11 14' }).first();
const helpHeading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Help by phone' });

/** What is left of a kept file. */
const halves = { 'zero bytes': 0, 'half of it': 0.5 };

/**
 * Leaves only a part of what was kept, as a disk that was full or a browser that was killed may.
 * @returns how many entries that were.
 */
const cutKept = (page: Page, wanted: RegExp, share: number) =>
  page.evaluate(
    async ([source, part]) => {
      let count = 0;
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const request of await cache.keys()) {
          if (!new RegExp(source).test(new URL(request.url).pathname)) continue;
          const answer = (await cache.match(request, { ignoreVary: true }))!;
          const { headers } = answer;
          const body = await answer.arrayBuffer();
          await cache.put(
            request,
            new Response(body.slice(0, Math.floor(body.byteLength * part)), { headers }),
          );
          count += 1;
        }
      }
      return count;
    },
    [wanted.source, share] as const,
  );

/** How many kept files are there in part. */
const countParts = (page: Page) =>
  page.evaluate(async () => {
    const answers = await (await caches.open('ageBetter.assets')).matchAll(undefined, { ignoreVary: true });
    const sizes = await Promise.all(
      answers.map(async (one) => [one.headers.get('x-kept-size'), `${(await one.blob()).size}`]),
    );
    return sizes.filter(([due, size]) => due !== size).length;
  });

test.describe('what the service worker has kept', () => {
  test.use({ serviceWorkers: 'allow', expected: /Failed to load resource|ERR_/ });

  let server: SharedServer;
  test.beforeEach(async () => {
    server = await createSharedServer();
    await server.start();
  });
  test.afterEach(() => server.end());

  for (const [words, share] of Object.entries(halves)) {
    test(`is fetched again where code has ${words}`, async ({ page }) => {
      await openWithWorker(page, `${server.address}/help`);
      expect(
        await cutKept(page, /^\/assets\/(index|HelpPage|announcer)-[^/]*\.(js|css)$/, share),
      ).toBeGreaterThan(2);
      expect(await countParts(page)).toBeGreaterThan(2);
      const session = await page.context().newCDPSession(page);
      await session.send('Network.clearBrowserCache');
      await page.reload();
      await expect(helpNumber(page)).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('data-ready');
      // And is whole from then on.
      await expect.poll(() => countParts(page)).toBe(0);
      await server.kill();
      await session.send('Network.clearBrowserCache');
      await page.goto(`${server.address}/help`);
      await expect(helpNumber(page)).toBeVisible();
      await expect(notice(page)).toHaveText(/^We can’t reach this site just now\./);
    });

    test(`is no page where a page has ${words}, and the browser says that nobody answers`, async ({
      page,
    }) => {
      await openWithWorker(page, `${server.address}/help`);
      expect(await cutKept(page, /^\/help$/, share)).toBe(1);
      await server.kill();
      await expect(page.goto(`${server.address}/help`)).rejects.toThrow(/ERR_/);
      await server.start();
      await page.goto(`${server.address}/help`);
      await expect(helpNumber(page)).toBeVisible();
    });
  }

  test('says what to do where the first code is half there and nobody answers', async ({ page }) => {
    await openWithWorker(page, `${server.address}/help`);
    expect(await cutKept(page, /^\/assets\/index-[^/]*\.js$/, 0)).toBe(1);
    const session = await page.context().newCDPSession(page);
    await server.kill();
    await session.send('Network.clearBrowserCache');
    await page.goto(`${server.address}/help`);
    await expect(helpHeading(page)).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-code', 'missing');
  });

  test('may be refused for want of room: pages are as without a worker, and no word is lost', async ({
    page,
  }) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Storage.overrideQuotaForOrigin', { origin: server.address, quotaSize: 50_000 });
    await page.goto(`${server.address}/help`);
    await page.waitForFunction(async () => {
      const all = await navigator.serviceWorker.getRegistrations();
      return all.length === 0 && document.querySelector('link[rel=manifest]') !== null;
    });
    const search = page.getByRole('searchbox', { name: 'Search this site' });
    await search.fill('dentist');
    await expect(helpNumber(page)).toBeVisible();
    await expect(search).toHaveValue('dentist');
    // With room again, all of it is kept.
    await session.send('Storage.overrideQuotaForOrigin', { origin: server.address });
    await openWithWorker(page, `${server.address}/help`);
    await server.kill();
    await page.goto(`${server.address}/help`);
    await expect(helpNumber(page)).toBeVisible();
  });

  test('may be full by the time of another page: that page is shown, and the first ones stay', async ({
    page,
  }) => {
    await openWithWorker(page, `${server.address}/help`);
    const session = await page.context().newCDPSession(page);
    await session.send('Storage.overrideQuotaForOrigin', { origin: server.address, quotaSize: 1 });
    await page.goto(`${server.address}/search?q=walk`);
    await expect(page.getByText('St Kilda Walking Group').first()).toBeVisible();
    await page.goto(`${server.address}/help`);
    await expect(helpNumber(page)).toBeVisible();
    await server.kill();
    await page.goto(`${server.address}/help`);
    await expect(helpNumber(page)).toBeVisible();
  });

  test('of a newer version than the worker is set aside', async ({ page }) => {
    await openWithWorker(page, `${server.address}/privacy`);
    await page.evaluate(async () => {
      const [own] = (await caches.keys()).filter((name) => name.startsWith('ageBetter.pages.'));
      const newer = await caches.open('ageBetter.pages.index-newer.js');
      await newer.put(
        '/help',
        new Response('<h1>Of another list</h1>', { headers: { 'content-type': 'text/html' } }),
      );
      await caches.delete(own!);
      for (const one of await navigator.serviceWorker.getRegistrations()) await one.unregister();
    });
    await openWithWorker(page, `${server.address}/help`);
    await server.kill();
    await page.goto(`${server.address}/help`);
    await expect(helpNumber(page)).toBeVisible();
    expect(await page.evaluate(() => caches.keys())).not.toContain('ageBetter.pages.index-newer.js');
  });

  test('shows a page that an earlier version has kept under the policy that was kept with it', async ({
    page,
  }) => {
    await openWithWorker(page, `${server.address}/help`);
    await page.evaluate(async () => {
      const name = (await caches.keys()).find((one) => one.startsWith('ageBetter.pages.'))!;
      const cache = await caches.open(name);
      const own = (await cache.match('/help', { ignoreVary: true }))!;
      // As pages were before their scripts and styles were allowed by hashes.
      const html = (await own.text()).replaceAll(
        /<(?:script|style)(?=[ >])/g,
        '$& nonce="c2VlZGVkIG5vbmNlIQ=="',
      );
      const body = new TextEncoder().encode(html);
      const headers = new Headers(own.headers);
      const policy = headers
        .get('content-security-policy')!
        .replaceAll(/(script|style)-src [^;]*/g, "$1-src 'self' 'nonce-c2VlZGVkIG5vbmNlIQ=='");
      headers.set('content-security-policy', policy);
      headers.set('x-kept-size', `${body.byteLength}`);
      await cache.put('/help', new Response(body, { headers }));
    });
    await server.kill();
    const answer = await page.goto(`${server.address}/help`);
    expect(answer!.headers()['content-security-policy']).toContain("'nonce-");
    await expect(helpNumber(page)).toBeVisible();
    // The head's script has run.
    await expect(page.locator('html')).toHaveAttribute('data-records', 'server');
  });
});
