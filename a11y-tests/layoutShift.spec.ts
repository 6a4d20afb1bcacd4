import type { Page } from '@playwright/test';
import type { DataMode, Viewer } from './states/screenState';
import { viewersOf } from './states/screenStates';
import { maxShift, shiftsOn, watchShifts } from './support/shifts';
import { nothingUnderWay } from './support/still';
import { expect, test } from './support/test';
import { addressed, storageOf } from './support/viewers';

/** Visits beyond one for each screen: a page that asks for a login, a refused page, pages that depend on the role, shared data. */
const besides: readonly { data: DataMode; viewer: Viewer; paths: readonly string[] }[] = [
  { data: 'local', viewer: 'visitor', paths: ['/', '/resources', '/search?q=walk', '/nowhere'] },
  { data: 'local', viewer: 'user', paths: ['/', '/resources', '/resources?item=1', '/admin-dashboard'] },
  { data: 'local', viewer: 'healthcare', paths: ['/', '/events', '/services'] },
  { data: 'local', viewer: 'admin', paths: ['/'] },
  { data: 'server', viewer: 'user', paths: ['/', '/resources', '/events', '/profile'] },
  { data: 'server', viewer: 'admin', paths: ['/admin-dashboard', '/admin-records'] },
];

/** All visits: each screen is also loaded once, by the viewer who sees most of it. */
const visits = besides.map(({ data, viewer, paths }) => {
  const own = addressed.filter(({ screen }) => data === 'local' && viewersOf(screen).at(-1) === viewer);
  return { data, viewer, paths: new Set([...paths, ...own.map(({ path }) => path)]) };
});

const sizes = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
];

/**
 * As on a slow phone: Slow 4G, nothing in the cache. The processor is as fast as it is: a page that waits for the network shows
 * each of its states, and a slower processor made the test depend on what else the machine did.
 */
async function slowDown(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 94_000,
  });
}

/** Loads a page until it asks for nothing more. @returns what moved meanwhile */
async function shiftsOf(page: Page, path: string) {
  const open = new Set<unknown>();
  // The stream of changes stays open for as long as the page does.
  page.on('request', (request) => void (/\/api\/changes/.test(request.url()) || open.add(request)));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  await watchShifts(page);
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-ready');
  await expect(page.locator('main [data-kind="loading"]')).toHaveCount(0);
  do await nothingUnderWay(page);
  while (open.size > 0);
  return shiftsOn(page);
}

for (const { data, viewer, paths } of visits) {
  test.describe(`on a slow phone or computer, with data: ${data}, seen by ${viewer}`, () => {
    test.use({ data, storageState: storageOf(viewer, data), expected: /status of 404 .*\/nowhere/ });
    for (const path of paths) {
      for (const viewport of sizes) {
        test(`nothing moves by itself on ${path} while it loads ${viewport.width} pixels wide`, async ({
          page,
        }) => {
          await page.setViewportSize(viewport);
          await slowDown(page);
          const { sum, parts } = await shiftsOf(page, path);
          expect(sum, parts).toBeLessThanOrEqual(maxShift);
        });
      }
    }
  });
}
