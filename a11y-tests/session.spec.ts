import type { Page } from '@playwright/test';
import { notesOf, takeNotes } from './support/notes';
import { open } from './support/page';
import { expect, test } from './support/test';
import { emailOf, samplePassword, storageOf } from './support/viewers';

const h1 = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** A login of its own: the tests below end it, and the other tests still need theirs. */
async function logIn(page: Page, viewer: Person = 'user'): Promise<void> {
  await open(page, '/');
  await page.getByRole('button', { name: 'Login' }).click();
  await typeLogin(page, viewer);
}

type Person = 'user' | 'admin';

async function typeLogin(page: Page, viewer: Person): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Login' });
  await dialog.getByLabel('Email', { exact: true }).fill(emailOf(viewer));
  await dialog.getByLabel('Password', { exact: true }).fill(samplePassword());
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').getByText(`You are logged in as ${emailOf(viewer)}.`)).toBeVisible();
}

test('Cancel stops a login even while the server is thinking', async ({ page }) => {
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    void page.route('**/api/identity/session', async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      resolve();
      await new Promise<void>((go) => (answer = go));
      await route.continue();
    });
  });
  await open(page, '/');
  await page.getByRole('banner').getByRole('link', { name: 'Events', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Login' });
  await dialog.getByLabel('Email', { exact: true }).fill(emailOf('user'));
  await dialog.getByLabel('Password', { exact: true }).fill(samplePassword());
  await page.keyboard.press('Enter');
  await asked;
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  const ended = page.waitForResponse((response) => response.request().method() === 'DELETE');
  answer();
  await ended;
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();
});

test('the login dialog does not come back with the page that it was opened on', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('banner').getByRole('link', { name: 'Events', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Login' });
  await dialog.getByLabel('Email', { exact: true }).fill(emailOf('user'));
  await dialog.getByLabel('Password', { exact: true }).fill(samplePassword());
  await page.keyboard.press('Enter');
  await expect(h1(page, 'Community Events')).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
  await expect(h1(page, 'Act Now, Age Better')).toBeFocused();
  await expect(dialog).toBeHidden();
});

test.describe('a login of an earlier version', () => {
  test.use({ storageState: storageOf('user'), expected: /status of 401/ });

  test('ends once, with the reason, and the page stays', async ({ page, context }) => {
    await context.clearCookies();
    await page.addInitScript(() => {
      const user = JSON.parse(localStorage.getItem('user') ?? 'null') as object | null;
      if (user) localStorage.setItem('user', JSON.stringify({ ...user, token: 'head.claims.signature' }));
    });
    await open(page, '/events');
    await expect(
      page.getByRole('main').getByText(/^We have made logins safer, so yours has ended/),
    ).toBeVisible();
    await expect(h1(page, 'Community Events')).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();
  });
});

test('logging out on the home page keeps the focus on its heading, and clearing data asks first', async ({
  page,
}) => {
  await logIn(page);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(h1(page, 'Act Now, Age Better')).toBeFocused();
  await page.getByRole('button', { name: 'Clear my data from this device' }).click();
  const question = page.getByRole('alertdialog', { name: 'Clear your data from this device?' });
  await expect(question.getByRole('button', { name: 'Keep my data' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').getByText('Your data is cleared from this device.')).toBeVisible();
  const emails = await page.evaluate(() =>
    (JSON.parse(localStorage.getItem('users') ?? '[]') as { email: string }[]).map(({ email }) => email),
  );
  expect(emails).toHaveLength(6);
  expect(emails).not.toContain(emailOf('user'));
});

test('a login that ends in another tab is reported in this one', async ({ page, context }) => {
  await logIn(page);
  const other = await context.newPage();
  await open(other, '/help');
  await other.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('main').getByText('Your login has ended. Please log in again.')).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('dialog', { name: 'Login' })).toBeVisible();
});

const isElse = 'is logged in on this device now. Anything that somebody else was writing is kept for them.';

test('a page from which one person was logged out says who has logged in since in another tab', async ({
  page,
  context,
}) => {
  await logIn(page);
  await open(page, '/profile');
  const other = await context.newPage();
  await open(other, '/help');
  await other.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('main').getByText('Your login has ended. Please log in again.')).toBeVisible();
  await logIn(other, 'admin');
  await expect(page.getByRole('main').getByText(`${emailOf('admin')} ${isElse}`)).toBeVisible();
});

test('a login on a page where somebody else was logged out is announced once', async ({ page, context }) => {
  await page.addInitScript(takeNotes);
  await logIn(page);
  await open(page, '/profile');
  const other = await context.newPage();
  await open(other, '/help');
  await other.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await typeLogin(page, 'admin');
  await expect(page.getByRole('main').getByText(`You are logged in as ${emailOf('admin')}.`)).toBeVisible();
  const { said } = await notesOf(page);
  expect(said.filter((text) => text.includes('logged in'))).toEqual([
    `You are logged in as ${emailOf('admin')}.`,
  ]);
});

test('a link in the dialog moves the focus to the heading of its page', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('button', { name: 'Login' }).click();
  await page.getByRole('link', { name: 'Forgotten your password?' }).click();
  await expect(h1(page, 'Choose a new password')).toBeFocused();
  await page.getByRole('main').getByLabel('Email', { exact: true }).fill('nobody@example.org');
  await page.keyboard.press('Enter');
  await expect(page.locator(':focus')).toContainText('a message with a link is on its way');
});

test('a display switch pressed before hydration is not lost', async ({ page }) => {
  let answer = () => {};
  const held = new Promise<void>((go) => (answer = go));
  await page.route('**/assets/index-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  const button = page.getByRole('button', { name: 'High contrast' });
  await button.click();
  await expect(page.locator('html')).toHaveAttribute('data-contrast', 'high');
  answer();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await button.click();
  await expect(page.locator('html')).toHaveAttribute('data-contrast', 'standard');
});

test('a link to the current page scrolls to its top', async ({ page }) => {
  await open(page, '/help');
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: /^Numbers checked/ })
    .click();
  await expect(h1(page, 'Help by phone')).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('a page that loads slowly says that it is loading', async ({ page }) => {
  let answer = () => {};
  await page.route('**/assets/PrivacyPage-*.js', async (route) => {
    await new Promise<void>((go) => (answer = go));
    await route.continue();
  });
  await open(page, '/help');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  await expect(page.getByRole('main').getByText('Loading the page...')).toBeVisible();
  answer();
  await expect(h1(page, 'Privacy')).toBeFocused();
  await expect(page.getByRole('main').getByText('Loading the page...')).toBeHidden();
});

test('a search moves the focus to its result line, and the next Tab to the results', async ({ page }) => {
  await open(page, '/search?q=bus');
  const box = page.getByRole('main').getByRole('searchbox');
  await box.fill('arthritus');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').getByText('1 result for “arthritus”.')).toBeFocused();
  await expect(box).toHaveValue('arthritus');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Living well with arthritis' })).toBeFocused();
  await expect(page).toHaveURL(/\/search\?q=arthritus$/);
});

test.describe('a malformed URL', () => {
  test.use({ expected: /status of 404/ });

  test('with the login dialog opens it on the home page', async ({ page }) => {
    await page.goto('/%2Fevil.example?auth=login');
    await expect(page.getByRole('dialog', { name: 'Login' })).toBeVisible();
    await expect(page).toHaveURL(/\/$/);
  });
});

test.describe('the lower part of the home page', () => {
  test.use({ expected: /status of 404|Failed to load resource/ });

  test('stays as prerendered when its code fails to load', async ({ page }) => {
    await page.route('**/assets/BelowTheFold-*.js', (route) => route.fulfill({ status: 404, body: '' }));
    await open(page, '/');
    await expect(h1(page, 'Act Now, Age Better')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Morning tea, good company' })).toBeVisible();
  });
});

test.describe('a logged-in user', () => {
  test.use({ storageState: storageOf('user') });

  test('sees no layout shift on the home page', async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(window, { shift: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
          (window as unknown as { shift: number }).shift += entry.value;
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await open(page, '/');
    await expect(page.getByRole('link', { name: 'Living well with arthritis' })).toBeVisible();
    expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBeLessThanOrEqual(
      0.02,
    );
  });
});
