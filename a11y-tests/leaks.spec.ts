import type { CDPSession, Page } from '@playwright/test';
import { held, measure, walk, warmUp, type Held } from './support/leaks';
import { open } from './support/page';
import { expect, test } from './support/test';
import { storageOf } from './support/viewers';

// Announcements are taken away after three seconds and caches fill in the first rounds, so counts are taken once
// they stand still.
async function settled(session: CDPSession): Promise<Held> {
  let last = await held(session);
  await expect
    .poll(
      async () => {
        const now = await held(session);
        const same = now.nodes === last.nodes && now.listeners === last.listeners;
        last = now;
        return same;
      },
      { intervals: [1500], timeout: 30_000 },
    )
    .toBe(true);
  return last;
}

/** What is held on top of what was held before. What was let go in the meantime, such as a map's last picture, is no leak. */
async function moreThan(before: Held, session: CDPSession): Promise<Held> {
  const now = await held(session);
  return {
    nodes: Math.max(0, now.nodes - before.nodes),
    listeners: Math.max(0, now.listeners - before.listeners),
  };
}

/** Goes to the map, waits until it is drawn, and leaves it. */
async function seeMap(page: Page): Promise<void> {
  await walk(page, ['/services'], 1);
  await page.getByRole('searchbox', { name: 'Search the map' }).scrollIntoViewIfNeeded();
  await page.getByRole('list', { name: 'Places on the map' }).getByRole('button').first().waitFor();
  await walk(page, ['/community'], 1);
}

test.describe('100 route changes', () => {
  // An administrator may open every page.
  test.use({ storageState: storageOf('admin') });
  test.setTimeout(120_000);

  const paths = ['/resources', '/services', '/community', '/events', '/admin-dashboard', '/profile', '/'];
  // The help page's code is fetched ahead after a while, which must not happen in the middle of counting.
  const first = ['/help', ...paths];

  test('leave no DOM node and no listener behind', async ({ page }) => {
    await open(page, '/');
    const session = await measure(page);
    // What each page makes once and keeps on purpose, such as its code and the map's worker, is made in the first rounds.
    await seeMap(page);
    await warmUp(page, first);
    await walk(page, first, first.length);
    const before = await settled(session);
    // Whole rounds, so that counting ends on the page on which it began.
    await walk(page, paths, Math.ceil(100 / paths.length) * paths.length);
    await expect
      .poll(() => moreThan(before, session), { timeout: 20_000 })
      .toEqual({ nodes: 0, listeners: 0 });
  });

  test('leave nothing behind when each renders the map', async ({ page }) => {
    await open(page, '/');
    const session = await measure(page);
    await warmUp(page, first);
    for (let visit = 0; visit < 4; visit += 1) await seeMap(page);
    const before = await settled(session);
    for (let visit = 0; visit < 8; visit += 1) await seeMap(page);
    await expect
      .poll(() => moreThan(before, session), { timeout: 20_000 })
      .toEqual({ nodes: 0, listeners: 0 });
  });

  test('are caught when they leave something behind', async ({ page }) => {
    await open(page, '/');
    const session = await measure(page);
    await warmUp(page, first);
    await walk(page, first, first.length);
    const before = await settled(session);
    await page.evaluate(() => {
      // Kept by something that outlives the page: fifteen of each on a page are in one round what one would be in 100 changes.
      const kept: EventTarget[] = [];
      const keep = () => {
        for (let count = 0; count < 15; count += 1) {
          const node = document.createElement('i');
          node.addEventListener('click', () => kept.length);
          kept.push(node);
        }
      };
      addEventListener('click', keep, true);
    });
    await walk(page, paths, paths.length);
    const after = await settled(session);
    expect(after.nodes - before.nodes).toBeGreaterThanOrEqual(paths.length);
    expect(after.listeners - before.listeners).toBeGreaterThanOrEqual(paths.length);
  });
});
