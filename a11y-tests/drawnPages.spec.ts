import type { APIRequestContext, Browser, BrowserContext, Page, Request } from '@playwright/test';
import { loggedInFolder } from './support/community';
import { logIn } from './support/logIn';
import { open } from './support/page';
import { expect, test } from './support/test';
import { emailOf, samplePassword, storageOf } from './support/viewers';

// With data on the server, a page comes with its content. Where its code is held back here, everything that is seen came with the HTML.

const entry = '**/assets/index-*.js';

/** Notes the elements of the page as it came, and which of them are taken out later. */
function watchWhatCame() {
  const came = new WeakSet<Node>();
  const gone: string[] = [];
  Object.assign(window, { gone });
  document.addEventListener('DOMContentLoaded', () => {
    for (const element of document.querySelectorAll('main *')) came.add(element);
    new MutationObserver((changes) => {
      for (const { removedNodes } of changes)
        for (const node of removedNodes) if (came.has(node)) gone.push(node.textContent ?? '');
    }).observe(document.querySelector('main') ?? document.body, { childList: true, subtree: true });
  });
}

/** A page whose code arrives when a test says so, and all that it asks the server for. */
async function openWithoutCode(page: Page, path: string) {
  const asked: string[] = [];
  page.on('request', (request: Request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) asked.push(`${request.method()} ${pathname}`);
  });
  await page.addInitScript(watchWhatCame);
  let bringCode = () => {};
  const isThere = new Promise<void>((resolve) => (bringCode = resolve));
  await page.route(entry, async (route) => {
    await isThere;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  const gone = () => page.evaluate(() => (window as unknown as { gone: string[] }).gone);
  const isTakenOver = () => expect(page.locator('html[data-ready="true"][data-busy="0"]')).toBeAttached();
  const timesOf = (request: string) => asked.filter((one) => one === request).length;
  return { asked, timesOf, bringCode, gone, isTakenOver };
}

/** What is drawn by code only, in the place of words that say so. */
const drawnByCode = /Loading the (map|calendar)…/;

/** The pages, with what is seen of them without any code, and what they need not ask for any more. */
const pages = [
  { path: '/', who: 'user', content: 'main h1', came: [] },
  { path: '/resources', who: 'user', content: 'main article', came: ['resources'] },
  { path: '/resources?item=1', who: 'user', content: 'main h1', came: ['resources'] },
  { path: '/events', who: 'user', content: 'main article', came: ['events', 'registrations'] },
  { path: '/events?item=1', who: 'user', content: 'main article', came: ['events', 'registrations'] },
  { path: '/events', who: 'healthcare', content: 'main article', came: ['events', 'registrations'] },
  { path: '/community', who: 'user', content: 'main article', came: ['events'] },
  { path: '/services', who: 'user', content: 'main li h3', came: ['services'] },
  { path: '/services?item=1', who: 'user', content: 'main h1', came: ['services'] },
  { path: '/profile', who: 'user', content: 'main h2', came: ['appointments'] },
  { path: '/saved', who: 'user', content: 'main li', came: ['me/saved'] },
  { path: '/search?q=walk', who: 'user', content: 'main li', came: ['resources', 'events', 'services'] },
  { path: '/admin-dashboard', who: 'admin', content: 'main tbody tr', came: ['accounts', 'resources'] },
  { path: '/admin-records', who: 'admin', content: 'main tbody tr', came: ['outbox', 'audit'] },
  { path: '/admin-places', who: 'admin', content: 'main h1', came: ['services/places'] },
  { path: '/help', who: 'user', content: 'main a[href^="tel:"]', came: [] },
  { path: '/privacy', who: 'user', content: 'main h2', came: [] },
] as const;

test.describe('where data is shared', () => {
  test.use({ data: 'server' });

  for (const { path, who, content, came } of pages) {
    test.describe(`${path}, for ${who}`, () => {
      test.use({ storageState: storageOf(who, 'server') });

      test('comes with its content, which its code takes over as it is and does not ask for again', async ({
        page,
      }) => {
        const { timesOf, bringCode, gone, isTakenOver } = await openWithoutCode(page, path);
        await expect(page.locator(content).first()).toBeVisible();
        const before = await page.locator('main').innerText();
        bringCode();
        await isTakenOver();
        expect((await gone()).filter((text) => !drawnByCode.test(text))).toEqual([]);
        for (const name of came) expect([name, timesOf(`GET /api/${name}`)]).toEqual([name, 0]);
        // Nothing of the first view says anything else now; more may stand below it.
        for (const line of before.split('\n').filter((one) => !drawnByCode.test(one)))
          expect(await page.locator('main').innerText()).toContain(line);
        await expect(page.locator('body')).toBeFocused();
      });
    });
  }

  const george = 'george@example.org';
  const ofMargaret = 'Walk with Margaret';
  const record = (title: string) => ({
    id: 'walk',
    title,
    start: '2026-11-25T23:00:00.000Z',
    end: '2026-11-26T00:00:00.000Z',
    location: 'Park',
    description: '',
    allDay: false,
    userId: 'margaret@example.org',
  });

  test.describe('what belongs to one person', () => {
    test.use({ storageState: storageOf('user', 'server') });
    /** In another tab, before the code of the first one is there. */
    const logOutElsewhere = async (context: BrowserContext, address: string) => {
      const other = await context.newPage();
      await open(other, address);
      await other.getByRole('button', { name: 'Logout' }).click();
      await expect(other.getByRole('main').getByText('You are logged out.')).toBeVisible();
      return other;
    };

    test('goes when they have logged out in another tab before the code came', async ({
      page,
      context,
      baseURL,
    }) => {
      const { bringCode } = await openWithoutCode(page, '/resources');
      await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
      await logOutElsewhere(context, baseURL!);
      bringCode();
      await expect(page.getByRole('dialog', { name: 'Login' })).toBeVisible();
      await expect(page.getByRole('main').getByRole('article')).toHaveCount(0);
    });

    test('goes when somebody else has logged in there meanwhile, who gets their own', async ({
      page,
      context,
      baseURL,
      community,
    }) => {
      const asked = { record: record(ofMargaret) };
      await community!.ask('margaret@example.org', 'PUT', 'appointments/walk', asked);
      const { bringCode } = await openWithoutCode(page, '/profile');
      await expect(page.getByText(ofMargaret).first()).toBeVisible();
      await logIn(await logOutElsewhere(context, baseURL!), george, '/', samplePassword(loggedInFolder()));
      bringCode();
      await expect(page.getByRole('banner').getByRole('link', { name: `Profile: ${george}` })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'My appointments' })).toBeVisible();
      await expect(page.getByText(ofMargaret)).toHaveCount(0);
    });

    test('is not shown where this browser says that they have logged out, although the server has not heard', async ({
      page,
    }) => {
      await page.addInitScript(() => {
        localStorage.removeItem('user');
        localStorage.setItem('ageBetter.signOutPending', 'true');
      });
      const { bringCode } = await openWithoutCode(page, '/resources');
      await expect(page.locator('html[data-drawn="other"]')).toBeAttached();
      await expect(page.locator('h1')).toBeHidden();
      bringCode();
      await expect(page.getByRole('dialog', { name: 'Login' })).toBeVisible();
      await expect(page.getByRole('main').getByRole('article')).toHaveCount(0);
    });

    test('is known to a browser that only has the cookie', async ({ page }) => {
      await page.addInitScript(() => localStorage.removeItem('user'));
      await open(page, '/events');
      await expect(
        page.getByRole('banner').getByRole('link', { name: `Profile: ${emailOf('user')}` }),
      ).toBeVisible();
      await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    });

    test('is written into the page as words, whatever it says', async ({ page, community }) => {
      const title = '</script><script>document.title = "run"</script><img src=x onerror="document.title=1">';
      await community!.ask('margaret@example.org', 'PUT', 'appointments/walk', { record: record(title) });
      const { bringCode, gone, isTakenOver } = await openWithoutCode(page, '/profile');
      await expect(page.getByText(title).first()).toBeVisible();
      bringCode();
      await isTakenOver();
      expect((await gone()).filter((text) => !drawnByCode.test(text))).toEqual([]);
      await expect(page).toHaveTitle(/^Personal Profile/);
    });

    test('may be kept by nobody', async ({ page }) => {
      const answer = (await page.goto('/profile'))!;
      expect(answer.headers()['cache-control']).toBe('no-store');
      expect(answer.headers()['etag']).toBeUndefined();
    });
  });

  const textOf = async (request: APIRequestContext, path: string) => (await request.get(path)).text();
  const contextOf = (browser: Browser, who: Parameters<typeof storageOf>[0], baseURL: string) =>
    browser.newContext({ baseURL, storageState: storageOf(who, 'server') });

  test('nobody gets anything of somebody else, however their requests are mixed', async ({
    browser,
    baseURL,
    community,
  }) => {
    const people = ['user', 'admin', 'healthcare'] as const;
    const contexts = await Promise.all(people.map((who) => contextOf(browser, who, baseURL!)));
    await Promise.all(
      people.map((who) =>
        community!.ask(emailOf(who), 'PUT', `appointments/${who}`, {
          record: {
            ...record(`Only for ${who}`),
            id: who,
            userId: emailOf(who),
            start: `2026-11-2${5 + people.indexOf(who)}T02:00:00.000Z`,
            end: `2026-11-2${5 + people.indexOf(who)}T03:00:00.000Z`,
          },
        }),
      ),
    );
    const paths = ['/profile', '/events', '/', '/search?q=only'];
    const asked = Array.from({ length: 60 }, (_, number) => ({
      index: (number * 7 + (number >> 2)) % people.length,
      path: paths[number % paths.length]!,
    }));
    const texts = await Promise.all(
      asked.map(async ({ index, path }) => ({
        index,
        path,
        text: await textOf(contexts[index]!.request, path),
      })),
    );
    for (const { index, path, text } of texts)
      for (const [other, who] of people.entries()) {
        expect([path, text.includes(`Profile: </span><span translate="no">${emailOf(who)}`)]).toEqual([
          path,
          other === index,
        ]);
        if (path === '/profile' || path.startsWith('/search'))
          expect([path, text.includes(`Only for ${who}`)]).toEqual([path, other === index]);
      }
    await Promise.all(contexts.map((context) => context.close()));
  });

  test.describe('nobody but an administrator', () => {
    test.use({ storageState: storageOf('user', 'server') });

    test('gets anything of the dashboard', async ({ page }) => {
      const { asked, bringCode } = await openWithoutCode(page, '/admin-dashboard');
      await expect(page.locator('main tbody')).toHaveCount(0);
      bringCode();
      await expect(page.getByRole('main').getByText('This page is for administrators.')).toBeVisible();
      expect(asked.filter((one) => /accounts|backups/.test(one))).toEqual([]);
    });
  });

  test('a visitor gets nothing of a page that needs a login', async ({ page }) => {
    const { asked, bringCode } = await openWithoutCode(page, '/resources');
    await expect(page.locator('main article')).toHaveCount(0);
    bringCode();
    await expect(page.getByRole('dialog', { name: 'Login' })).toBeVisible();
    expect(asked).toEqual([]);
  });
});
