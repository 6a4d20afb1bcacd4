import type { Page } from '@playwright/test';
import { askAxe } from './support/audit';
import { tabTo } from './support/keyboard';
import { forgetNotes, notesOf, takeNotes } from './support/notes';
import { open, showIn, themes } from './support/page';
import { whole } from './support/still';
import { expect, shiftClock, test } from './support/test';
import { storageOf } from './support/viewers';

// A device whose clock has another date than the server: one line says so. Here it is Tuesday 24 November 2026.

test.use({
  data: 'server',
  storageState: storageOf('user', 'server'),
  contextOptions: { reducedMotion: 'reduce' },
});

const day = 86_400_000;
const notice = (page: Page) => page.getByRole('complementary', { name: 'The date of your device' });
const close = (page: Page) => notice(page).getByRole('button', { name: 'Close', exact: true });
const behind =
  'Your device says Sunday 22 November, but here it is Tuesday 24 November. Set the date of your device, or ask somebody to help.';
const said = async (page: Page) =>
  (await notesOf(page)).said.filter((text) => text.startsWith('Your device says'));

/** Whether the code of the line was fetched. */
const isCodeThere = (page: Page) =>
  page.evaluate(() =>
    performance.getEntriesByType('resource').some(({ name }) => /\/clockNotice-/.test(name)),
  );

async function openWhole(page: Page, path: string): Promise<void> {
  await open(page, path);
  // What says something about the site comes after everything else.
  await page.locator('link[rel=manifest]').waitFor({ state: 'attached' });
  await whole(page);
}

test.beforeEach(({ page }) => page.addInitScript(takeNotes));

test('a clock that is right, or some hours off as in another zone, is nothing to speak of', async ({
  page,
}) => {
  for (const ahead of [0, 14 * 3_600_000]) {
    await page.addInitScript(shiftClock, ahead);
    await openWhole(page, '/profile');
    await expect(notice(page)).toHaveCount(0);
    expect(await isCodeThere(page)).toBe(false);
    expect(await said(page)).toEqual([]);
  }
});

for (const [words, ahead, text] of [
  ['behind', -2 * day, behind],
  ['ahead', 2 * day, behind.replace('Sunday 22', 'Thursday 26')],
] as const)
  test(`a clock that is two days ${words} is told in one line, announced once, and moves nothing`, async ({
    page,
  }) => {
    await page.addInitScript(shiftClock, ahead);
    await openWhole(page, '/profile');
    await expect(notice(page)).toHaveCount(1);
    await expect(notice(page)).toContainText(text);
    await expect.poll(() => said(page)).toEqual([text]);
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);

    // Another page of the site, with lists of its own.
    await page.getByRole('banner').getByRole('link', { name: 'Events', exact: true }).press('Enter');
    await expect(page.getByRole('article').first()).toBeVisible();
    await whole(page);
    await expect(notice(page)).toContainText(text);
    expect(await said(page)).toEqual([text]);
  });

test('nothing moves and the focus stays where the line comes and goes; it is closed by keyboard until the page is loaded again', async ({
  page,
}) => {
  await page.addInitScript(shiftClock, -2 * day);
  // It comes once somebody is at work.
  let give = () => {};
  const held = new Promise<void>((resolve) => (give = resolve));
  await page.route(/\/assets\/clockNotice-/, async (route) => {
    await held;
    await route.continue();
  });
  const asked = page.waitForRequest(/\/assets\/clockNotice-/);
  await open(page, '/profile');
  await asked;
  await expect(page.getByText('Loading your appointments')).toHaveCount(0);
  const add = page.getByRole('button', { name: 'Add an appointment' }).first();
  await add.focus();
  const place = await add.boundingBox();
  await forgetNotes(page);
  give();
  await expect(notice(page)).toContainText(behind);
  await expect(add).toBeFocused();
  expect(await add.boundingBox()).toEqual(place);
  expect((await notesOf(page)).shift).toBe(0);

  await tabTo(page, close(page), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(notice(page)).toHaveCount(0);
  await expect(page.locator('#main')).toBeFocused();
  await page.getByRole('banner').getByRole('link', { name: 'Events', exact: true }).press('Enter');
  await expect(page.getByRole('article').first()).toBeVisible();
  await whole(page);
  await expect(notice(page)).toHaveCount(0);
  expect(await said(page)).toEqual([behind]);

  await openWhole(page, '/events');
  await expect(notice(page)).toContainText(behind);
});

for (const width of [360, 1280])
  test(`the line can be read and closed in all themes, ${width} pixels wide`, async ({ page }) => {
    // The longest words: of another year.
    await page.addInitScript(shiftClock, -426 * day);
    await page.setViewportSize({ width, height: 740 });
    await openWhole(page, '/profile');
    for (const theme of themes) {
      await showIn(page, theme);
      await expect(close(page)).toBeInViewport({ ratio: 1 });
      await expect(notice(page)).toContainText('Your device says Wednesday 24 September 2025, but');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      // What gets the focus stands above it.
      const room = await notice(page).evaluate((line) => {
        const { scrollPaddingBlockEnd } = getComputedStyle(document.documentElement);
        return Number.parseFloat(scrollPaddingBlockEnd) - line.getBoundingClientRect().height;
      });
      expect(room, theme.name).toBeGreaterThanOrEqual(0);
      const enhanced = theme.contrast === 'high';
      expect((await askAxe(page, { enhanced })).violations, theme.name).toEqual([]);
    }
  });

test('the line goes when the clock is set right', async ({ page }) => {
  await page.addInitScript(shiftClock, 2 * day);
  await openWhole(page, '/profile');
  await expect(notice(page)).toHaveCount(1);
  await page.evaluate(shiftClock, -2 * day);
  // Somebody comes back from the settings of the device.
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(notice(page)).toHaveCount(0);
});

test('the time of an answer that a cache on the way has kept says nothing about a clock', async ({
  page,
}) => {
  await page.route(/\/api\//, async (route) => {
    if (route.request().url().includes('/api/changes')) return route.continue();
    const response = await route.fetch();
    const date = new Date(Date.parse(response.headers().date!) - 3 * day).toUTCString();
    await route.fulfill({ response, headers: { ...response.headers(), date, age: '259200' } });
  });
  await openWhole(page, '/profile');
  await expect(notice(page)).toHaveCount(0);
});
