import type { Page } from '@playwright/test';
import { expect, test } from './support/test';
import { storageOf } from './support/viewers';
import { openShell } from './support/withoutCode';

const main = (page: Page) => page.getByRole('main');
const gone = { status: 404, body: '' };

test.describe('a page of which a part is gone from the server', () => {
  test.use({ storageState: storageOf('user'), expected: /status of 404/ });

  for (const part of ['events', 'members']) {
    test(`says what to do where the script ${part} is gone`, async ({ page }) => {
      await page.route(`**/assets/${part}-*.js`, (route) => route.fulfill(gone));
      await page.goto('/events');
      await expect(main(page).getByText(/this site was updated\. Press Reload to try again\./)).toBeVisible();
      await page.unroute(`**/assets/${part}-*.js`);
      await main(page).getByRole('button', { name: 'Reload' }).click();
      await expect(page.getByRole('article', { name: 'Walking Group' })).toBeVisible();
    });
  }

  test('shows everything where a style sheet is gone', async ({ page }) => {
    await page.route('**/assets/events-*.css', (route) => route.fulfill(gone));
    await page.goto('/events');
    await expect(page.getByRole('article', { name: 'Walking Group' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Register for Walking Group' })).toBeVisible();
  });
});

test.describe('a page that came with its content, whose code is gone', () => {
  test.use({ data: 'server', storageState: storageOf('user', 'server'), expected: /status of 404/ });

  test('says so, and moves nothing that is read', async ({ page }) => {
    const entry = '**/assets/index-*.js';
    let fail = () => {};
    const isTime = new Promise<void>((resolve) => (fail = resolve));
    await page.route(entry, async (route) => {
      await isTime;
      await route.fulfill(gone);
    });
    await page.goto('/events', { waitUntil: 'commit' });
    const card = main(page).getByRole('article', { name: 'Walking Group' });
    await expect(card).toBeVisible();
    const before = await card.boundingBox();
    const note = page.getByRole('alert');
    await expect(note).toHaveCount(0);
    fail();
    await expect(note).toContainText('some buttons do nothing');
    await expect(note).toBeInViewport();
    expect(await card.boundingBox()).toEqual(before);
    await page.unroute(entry);
    await note.getByRole('link', { name: 'Load this page again' }).click();
    await expect(page.locator('html[data-ready="true"]')).toBeAttached();
    await expect(note).toHaveCount(0);
  });
});

test.describe('a page whose font cannot be fetched', () => {
  test.use({ storageState: storageOf('user'), expected: /net::ERR_FAILED/ });

  test('is readable in another font, and nothing moves', async ({ page }) => {
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        const { dataset } = document.documentElement;
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
          dataset['shift'] = String(Number(dataset['shift'] ?? 0) + entry.value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.route('**/*.woff2', (route) => route.abort());
    await page.goto('/privacy');
    const heading = page.getByRole('heading', { level: 1, name: 'Privacy' });
    await expect(heading).toBeVisible();
    await expect(main(page).getByRole('heading', { level: 2 }).first()).toBeVisible();
    const failed = () =>
      page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'error').length);
    await expect.poll(failed).toBeGreaterThan(0);
    const shift = await page.evaluate(() => Number(document.documentElement.dataset['shift'] ?? 0));
    expect(shift).toBeLessThanOrEqual(0.02);
  });
});

interface SlowList {
  path: string;
  who: 'user' | 'admin';
  /** The list for which nobody answers. */
  url: string;
  /** What the page says about that. */
  says: RegExp;
  /** What is there all the same. */
  shows: string;
}

/** Where "Try again" leads by keyboard once the list is there. */
const focusAfter: Record<string, ['heading' | 'searchbox', string]> = {
  '/events': ['heading', 'Community Events'],
  '/profile': ['heading', 'My Appointments'],
  '/saved': ['heading', 'Saved for later'],
  '/resources': ['heading', 'Health Resources'],
  '/admin-dashboard': ['searchbox', 'Search all users'],
};

const lists: readonly SlowList[] = [
  {
    path: '/profile',
    who: 'user',
    url: '**/api/busy-times*',
    says: /^We could not load when others have booked/,
    shows: "You don't have any appointments scheduled yet.",
  },
  {
    path: '/events',
    who: 'user',
    url: '**/api/registrations*',
    says: /^We could not load where you have a place/,
    shows: 'Walking Group',
  },
  {
    path: '/search?q=walk',
    who: 'user',
    url: '**/api/resources*',
    says: /^We could not look through health resources/,
    shows: 'St Kilda Walking Group',
  },
  {
    path: '/admin-dashboard',
    who: 'admin',
    url: '**/api/accounts*',
    says: /^The users could not be loaded/,
    shows: 'Living well with arthritis',
  },
  {
    path: '/saved',
    who: 'user',
    url: '**/api/me/saved*',
    says: /^What you saved could not be read/,
    shows: 'Check your connection, then try again.',
  },
  {
    path: '/resources',
    who: 'user',
    url: '**/api/resources*',
    says: /^The resources could not be loaded/,
    shows: 'General information. Talk to your doctor about your own health.',
  },
  {
    path: '/services',
    who: 'user',
    url: '**/api/services*',
    says: /^The list of services could not be reached, so these are samples/,
    shows: 'Carlton Community Health Centre',
  },
];

for (const { path, who, url, says, shows } of lists) {
  test.describe(`a server that does not answer for one list of ${path}`, () => {
    test.use({
      data: 'server',
      storageState: storageOf(who, 'server'),
      expected: /status of 5\d\d|ERR_FAILED/,
    });

    test('leaves the rest of the page there, and the page says what is missing', async ({ page }) => {
      let answer = () => {};
      const late = new Promise<void>((go) => (answer = go));
      await page.route(url, async (route) => {
        await late;
        await route.fulfill({ status: 500, body: '' });
      });
      // As the service worker keeps it: what the server draws for somebody does not ask again.
      await openShell(page, path);
      await expect(main(page)).toBeVisible();
      answer();
      await expect(main(page).getByText(says).first()).toBeVisible();
      await expect(main(page).getByText(shows).first()).toBeVisible();

      const after = focusAfter[path];
      if (after === undefined) return;
      await main(page).getByRole('button', { name: 'Try again' }).first().focus();
      await page.unroute(url);
      await page.keyboard.press('Enter');
      await expect(main(page).getByText(says)).toBeHidden();
      const [role, name] = after;
      await expect(page.getByRole(role, { name, exact: true })).toBeFocused();
    });
  });
}
