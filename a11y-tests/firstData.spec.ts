import type { BrowserContext, Page, Request } from '@playwright/test';
import { loggedInFolder } from './support/community';
import { logIn } from './support/logIn';
import { open } from './support/page';
import { expect, test } from './support/test';
import { samplePassword, storageOf } from './support/viewers';

// A page's head asks for the page's first data while the code is on the way. Here the code is held back until that was asked
// for, or answered: it could not have asked.

const entry = '**/assets/index-*.js';

/** A page whose code arrives when a test says so, and all that it asks the server for. */
async function openWithoutCode(page: Page, path: string) {
  const asked: string[] = [];
  const note = (request: Request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) asked.push(`${request.method()} ${pathname}`);
  };
  page.on('request', note);
  // What others change makes a page read again.
  await page.route(/\/api\/changes\b/, () => undefined);
  let bringCode = () => {};
  const isThere = new Promise<void>((resolve) => (bringCode = resolve));
  await page.route(entry, async (route) => {
    await isThere;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  const timesOf = (request: string) => asked.filter((one) => one === request).length;
  return { asked, timesOf, bringCode };
}

/** The pages of each mode, with what they ask for first, and what is seen of it. */
const firstRequests = {
  local: [
    { path: '/services', who: 'user', asks: ['services'], content: 'main li h3' },
    { path: '/search?q=walk', who: 'user', asks: ['services'], content: 'main li' },
    { path: '/admin-dashboard', who: 'admin', asks: ['backups'], content: 'main tbody tr' },
    {
      path: '/admin-records',
      who: 'admin',
      asks: ['outbox', 'stopped-addresses', 'audit'],
      content: 'main h2',
    },
  ],
  server: [
    { path: '/resources', who: 'user', asks: ['resources'], content: 'main article' },
    { path: '/events', who: 'user', asks: ['events', 'registrations'], content: 'main article' },
    { path: '/community', who: 'user', asks: ['events'], content: 'main article' },
    { path: '/services', who: 'user', asks: ['services'], content: 'main li h3' },
    { path: '/profile', who: 'user', asks: ['appointments'], content: 'main h2' },
    {
      path: '/search?q=walk',
      who: 'user',
      asks: ['resources', 'events', 'appointments', 'services'],
      content: 'main li',
    },
    {
      path: '/admin-dashboard',
      who: 'admin',
      asks: ['accounts', 'resources', 'backups'],
      content: 'main tbody tr',
    },
    {
      path: '/admin-records',
      who: 'admin',
      asks: ['due-messages', 'outbox', 'stopped-addresses', 'audit'],
      content: 'main h2',
    },
  ],
} as const;

for (const data of ['local', 'server'] as const) {
  test.describe(`with ${data} data`, () => {
    test.use({ data });
    for (const { path, who, asks, content } of firstRequests[data]) {
      test.describe(path, () => {
        test.use({ storageState: storageOf(who, data) });

        test(`asks for its first data before its code is there, and never again`, async ({ page }) => {
          const { timesOf, bringCode } = await openWithoutCode(page, path);
          for (const name of asks) await expect.poll(() => timesOf(`GET /api/${name}`)).toBe(1);
          bringCode();
          await expect(page.locator(content).first()).toBeVisible();
          // The session is checked after the page has asked for all that it shows.
          await expect.poll(() => timesOf('GET /api/identity/me')).toBe(1);
          for (const name of asks) expect([name, timesOf(`GET /api/${name}`)]).toEqual([name, 1]);
        });
      });
    }
  });
}

test.describe('where data is shared', () => {
  test.use({ data: 'server', storageState: storageOf('user', 'server') });
  const resources = 'GET /api/resources';
  const articles = (page: Page) => page.getByRole('main').getByRole('article');

  test('a second visit asks only whether the list still holds', async ({ page }) => {
    await page.route(/\/api\/changes\b/, () => undefined);
    await open(page, '/resources');
    await expect(articles(page).first()).toBeVisible();
    const answer = page.waitForResponse(/\/api\/resources/);
    const { timesOf, bringCode } = await openWithoutCode(page, '/resources');
    expect((await answer).status()).toBe(304);
    bringCode();
    await expect(articles(page).first()).toBeVisible();
    expect(timesOf(resources)).toBe(1);
  });

  test.describe('a server that is busy at first', () => {
    test.use({ expected: /status of 503/ });

    test('is asked again by the page', async ({ page }) => {
      let failures = 0;
      await page.route('**/api/resources?*', (route) => {
        failures += 1;
        return failures === 1 ? route.fulfill({ status: 503, body: 'Busy' }) : route.continue();
      });
      const { timesOf, bringCode } = await openWithoutCode(page, '/resources');
      await expect.poll(() => timesOf(resources)).toBe(1);
      bringCode();
      await expect(articles(page).first()).toBeVisible();
      expect(timesOf(resources)).toBe(2);
    });
  });

  const george = 'george@example.org';
  const appointments = 'GET /api/appointments';
  const ofMargaret = { id: 'walk', title: 'Walk with Margaret' };
  /** In another tab, before the code of the first one is there. */
  const logOutElsewhere = async (context: BrowserContext, address: string) => {
    const other = await context.newPage();
    await open(other, address);
    await other.getByRole('button', { name: 'Logout' }).click();
    await expect(other.getByRole('main').getByText('You are logged out.')).toBeVisible();
    return other;
  };

  test('nobody sees what was asked for by a person who then logged out in another tab', async ({
    page,
    context,
    baseURL,
  }) => {
    const { timesOf, bringCode } = await openWithoutCode(page, '/resources');
    await expect.poll(() => timesOf(resources)).toBe(1);
    await logOutElsewhere(context, baseURL!);
    bringCode();
    await expect(page.getByRole('dialog', { name: 'Login' })).toBeVisible();
    await expect(articles(page)).toHaveCount(0);
  });

  test('who logs in in another tab meanwhile gets their own list', async ({
    page,
    context,
    baseURL,
    community,
  }) => {
    const record = {
      ...ofMargaret,
      start: '2026-11-25T23:00:00.000Z',
      end: '2026-11-26T00:00:00.000Z',
      location: 'Park',
      description: '',
      allDay: false,
      userId: 'margaret@example.org',
    };
    await community!.ask('margaret@example.org', 'PUT', 'appointments/walk', { record });
    const { timesOf, bringCode } = await openWithoutCode(page, '/profile');
    await expect.poll(() => timesOf(appointments)).toBe(1);
    await logIn(await logOutElsewhere(context, baseURL!), george, '/', samplePassword(loggedInFolder()));
    bringCode();
    await expect(page.getByRole('banner').getByRole('link', { name: `Profile: ${george}` })).toBeVisible();
    await expect.poll(() => timesOf(appointments)).toBe(2);
    await expect(page.getByRole('heading', { name: 'My appointments' })).toBeVisible();
    await expect(page.getByText(ofMargaret.title)).toHaveCount(0);
  });
});

test.describe('nothing is asked for in the name of', () => {
  test.use({ data: 'server' });

  test.describe('a visitor', () => {
    test('on a page that needs a login', async ({ page }) => {
      const { asked, bringCode } = await openWithoutCode(page, '/resources');
      bringCode();
      await expect(page.getByRole('dialog', { name: 'Login' })).toBeVisible();
      expect(asked).toEqual([]);
    });
  });

  test.describe('a person who is no administrator', () => {
    test.use({ storageState: storageOf('user', 'server') });

    test('on the dashboard', async ({ page }) => {
      const { asked, bringCode } = await openWithoutCode(page, '/admin-dashboard');
      bringCode();
      await expect(page.getByRole('main').getByText('This page is for administrators.')).toBeVisible();
      expect(asked.filter((one) => /accounts|backups/.test(one))).toEqual([]);
    });
  });
});
