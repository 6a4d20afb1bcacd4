import type { Page } from '@playwright/test';
import { audit } from './support/audit';
import { sidewaysScroll, smallTargets } from './support/layout';
import { logIn } from './support/logIn';
import { hear, heard, heardOnce } from './support/ownBackup';
import { open, ready, showIn, themes } from './support/page';
import { expect, test } from './support/test';
import { emailOf, storageOf } from './support/viewers';

test.use({ storageState: storageOf('visitor') });

/** Presses a button of the header before the page's code has come. */
async function pressEarly(page: Page, name: string) {
  let release = () => {};
  const held = new Promise<void>((go) => (release = go));
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('banner').getByRole('button', { name, exact: true }).click();
  release();
}

test.describe('where data is shared', () => {
  // A form that is refused comes again.
  test.use({ data: 'server', expected: /status of 400 .*\/login/ });

  test('the page with the form to log in has no barrier in any theme, and fits at 320 px', async ({
    page,
  }) => {
    for (const [title, press] of [
      ['Login - Age Better', false],
      ['Error: Login - Age Better', true],
    ] as const) {
      await page.goto('/login');
      if (press) await page.getByRole('button', { name: 'Login', exact: true }).click();
      await expect(page).toHaveTitle(title);
      for (const theme of themes) {
        await showIn(page, theme);
        for (const width of [320, 1280]) {
          await page.setViewportSize({ width, height: 800 });
          const where = `${title}, ${theme.name}, ${width} px`;
          expect(await audit(page), where).toEqual([]);
          expect(await sidewaysScroll(page), where).toEqual([]);
          expect(await smallTargets(page), where).toEqual([]);
        }
      }
    }
  });

  test('Login, pressed before the code has come, leads to the form', async ({ page }) => {
    await pressEarly(page, 'Login');
    await expect(page).toHaveURL(/\/login\?auth=login$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
  });

  test('Register, pressed before the code has come, leads to the dialog', async ({ page }) => {
    await pressEarly(page, 'Register');
    await expect(page.getByRole('dialog', { name: 'Register' })).toBeVisible();
    await expect(page).toHaveURL(/\/$/);
  });
});

test('Login, pressed before the code has come, leads to the dialog where the records are in the browser', async ({
  page,
}) => {
  await pressEarly(page, 'Login');
  await expect(page.getByRole('dialog', { name: 'Login' })).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
});

test('what became of a form is said once, and leaves the address without moving the focus', async ({
  page,
}) => {
  await hear(page);
  await open(page, '/help?said=logged-out&x=1#main');
  await expect(page.getByRole('main').getByText('You are logged out.')).toBeVisible();
  await heardOnce(page, 'You are logged out.');
  await expect(page).toHaveURL(/\/help\?x=1#main$/);
  expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('H1');
  expect(await audit(page)).toEqual([]);
  await page.reload();
  await ready(page);
  await expect(page.getByText('You are logged out.')).toHaveCount(0);
});

test('a code that is not known says nothing, and leaves the address, too', async ({ page }) => {
  await hear(page);
  await open(page, '/help?said=You%20have%20won');
  await expect(page).toHaveURL(/\/help$/);
  await expect(page.getByText('You have won')).toHaveCount(0);
  expect(await heard(page)).toEqual([]);
});

test('somebody who is logged in is not told that they are logged out, and logs out by the button without a form', async ({
  page,
}) => {
  await logIn(page, emailOf('user'));
  await open(page, '/help?said=logged-out');
  await expect(page).toHaveURL(/\/help$/);
  await expect(page.getByText('You are logged out.')).toHaveCount(0);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) sent.push(request.url());
  });
  await page.getByRole('banner').getByRole('button', { name: 'Logout', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').getByText('You are logged out.')).toBeVisible();
  expect(sent).toEqual([]);
});
