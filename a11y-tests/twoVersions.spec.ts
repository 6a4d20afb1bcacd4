import type { Page } from '@playwright/test';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { copyAsOtherVersion } from './support/otherVersion';
import { notice, openWithWorker } from './support/serviceWorker';
import { createSharedServer, type SharedServer } from './support/sharedServer';
import { expect, test } from './support/test';

// Two builds at one address, one after the other, and a page of each: what happens when the site is updated.

const entry = (page: Page) =>
  page.evaluate(() => document.querySelector<HTMLScriptElement>('script[type=module][src]')!.src);
const line = 'A new version is here. Load it now or at your next visit.';

test.describe('two versions in two tabs', () => {
  test.use({ serviceWorkers: 'allow', expected: /Failed to load resource|ERR_/ });

  let server: SharedServer;
  let other: string;
  test.beforeEach(async () => {
    server = await createSharedServer();
    mkdirSync('test-results', { recursive: true });
    other = mkdtempSync(join('test-results', 'two-versions-'));
    copyAsOtherVersion(other);
    await server.start();
  });
  test.afterEach(async () => {
    await server.end();
    rmSync(other, { recursive: true, force: true });
  });

  test('an old page finds its code though the server has it no more, and is told of the update in one line', async ({
    page,
    context,
  }) => {
    await openWithWorker(page, `${server.address}/help`);
    const oldEntry = await entry(page);
    // The worker keeps what the pages for everybody load later before it answers.
    const search = page.getByRole('searchbox', { name: 'Search this site' });
    await search.fill('dentist');

    await server.kill();
    await server.start({}, other);
    expect(await fetch(oldEntry).then(({ status }) => status)).toBe(404);
    const fresh = await context.newPage();
    await openWithWorker(fresh, `${server.address}/help`);
    const newEntry = await entry(fresh);
    expect(newEntry).not.toBe(oldEntry);

    await expect(notice(page)).toContainText(line);
    await expect(search).toHaveValue('dentist');
    expect(await entry(page)).toBe(oldEntry);
    await expect(notice(fresh)).toHaveCount(0);

    // A page that the old one has not shown yet: its code is gone from the server.
    const gone: string[] = [];
    page.on('response', (answer) => void (answer.status() === 404 && gone.push(answer.url())));
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible();
    expect(gone).toEqual([]);
    expect(await entry(page)).toBe(oldEntry);

    // Nothing is typed in the new page: it is as it was.
    await fresh.reload();
    await expect(fresh.getByRole('link', { name: '13 11 14' }).first()).toBeVisible();
    expect(await entry(fresh)).toBe(newEntry);
  });

  test('the new version is loaded when asked to, and opens without the server', async ({ page }) => {
    await openWithWorker(page, `${server.address}/help`);
    const oldEntry = await entry(page);
    await server.kill();
    await server.start({}, other);
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())!.update());
    await expect(notice(page)).toContainText(line);
    await notice(page).getByRole('button', { name: 'Load it now' }).press('Enter');
    await expect(page.getByRole('link', { name: '13 11 14' }).first()).toBeVisible();
    await expect.poll(() => entry(page)).not.toBe(oldEntry);
    await expect(notice(page)).toHaveCount(0);
    await server.kill();
    await page.goto(`${server.address}/help`);
    await expect(page.getByRole('link', { name: '13 11 14' }).first()).toBeVisible();
    expect(await entry(page)).not.toBe(oldEntry);
  });
});
