import type { APIRequestContext, Browser, BrowserContext } from '@playwright/test';
import { loggedInFolder } from './support/community';
import { logIn } from './support/logIn';
import { open } from './support/page';
import { openWithWorker } from './support/serviceWorker';
import { expect, test } from './support/test';
import { emailOf, samplePassword, storageOf } from './support/viewers';
import { drawnByCode, openWithoutCode } from './support/withoutCode';

// With data on the server, a page comes with its content: that of the person whom the cookie names, and of nobody else.

test.describe('where data is shared', () => {
  test.use({ data: 'server' });

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

    test('is replaced by the pages of another person who logs in there before the code comes', async ({
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

    test('is drawn by code when the browser still knows the person but the cookie is gone', async ({
      page,
      context,
    }) => {
      await context.clearCookies();
      await open(page, '/search?q=walk');
      await expect(page.getByRole('main').getByText('“walk”').first()).toBeVisible();
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

    test.describe('on a device in another zone', () => {
      test.use({ timezoneId: 'Australia/Perth' });

      test('is redrawn with local days and hours as soon as the code has loaded', async ({
        page,
        community,
      }) => {
        const asked = { record: record(ofMargaret) };
        await community!.ask('margaret@example.org', 'PUT', 'appointments/walk', asked);
        const { bringCode, isTakenOver } = await openWithoutCode(page, '/profile');
        await expect(page.getByText('10:00 to 11:00 am').first()).toBeVisible();
        bringCode();
        await isTakenOver();
        await expect(page.getByText('7:00 to 8:00 am').first()).toBeVisible();
      });
    });

    test('is hidden in a new tab of a shared computer', async ({ page }) => {
      await page.addInitScript(() => {
        localStorage.removeItem('user');
        localStorage.setItem('ageBetter.sharedUse.tab', '1');
      });
      const { bringCode } = await openWithoutCode(page, '/resources');
      await expect(page.locator('h1')).toBeHidden();
      bringCode();
      await expect(page.getByRole('dialog', { name: 'Login' })).toBeVisible();
    });

    test.describe('with the service worker', () => {
      test.use({ serviceWorkers: 'allow' });

      test('is in nothing that this keeps', async ({ page }) => {
        for (const path of ['/', '/events', '/profile', '/saved']) await openWithWorker(page, path);
        const keptOf = (path: string) =>
          page.evaluate(async (address) => (await caches.match(address))?.text(), path);
        await expect.poll(() => keptOf('/profile')).toContain('page-settings');
        for (const path of ['/', '/events', '/profile', '/saved'])
          expect([path, (await keptOf(path))?.includes(emailOf('user'))]).toEqual([path, false]);
      });
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
