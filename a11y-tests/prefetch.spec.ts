import type { Locator, Page } from '@playwright/test';
import { open } from './support/page';
import { expect, test } from './support/test';
import { storageOf } from './support/viewers';

test.use({ storageState: storageOf('user') });

/** Opens a page, and waits until what watches its links has begun. @returns the addresses asked for from then on. */
async function openWatched(page: Page, address = '/accessibility'): Promise<string[]> {
  const code = page.waitForResponse(/\/assets\/prefetch-/);
  await open(page, address);
  const url = (await code).url();
  await page.evaluate((module) => import(module), url);
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    asked.push(pathname + search);
  });
  return asked;
}

/** Waits until everything that was asked for has arrived, and the page has had a moment to use it. */
async function atRest(page: Page, asked: string[]) {
  const arrived = () =>
    page.evaluate(
      (wanted) =>
        new Promise<boolean>((resolve) => {
          // Once for what has arrived, and once for what the page does with it.
          requestIdleCallback(() =>
            requestIdleCallback(() => {
              const all = performance.getEntriesByType('resource');
              const there = new Set(all.map(({ name }) => name.slice(location.origin.length)));
              resolve(wanted.every((path) => there.has(path)));
            }),
          );
        }),
      asked.filter((path) => /^\/(assets|api)\/(?!changes)/.test(path)),
    );
  let count: number;
  do {
    count = asked.length;
    await expect.poll(arrived).toBe(true);
  } while (asked.length > count);
}

const linkTo = (page: Page, path: string): Locator =>
  page.getByRole('banner').locator(`a[href="${path}"]:visible`).first();

const codeOf = (page: string) => expect.stringMatching(new RegExp(`^/assets/${page}-.*\\.js$`));

/** Presses a link, and says what stands in the frame after the press. */
async function nextFrame(page: Page, link: Locator, content: string) {
  const seen = page.evaluate(
    (wanted) =>
      new Promise<{ heading: string; content: boolean; focus: string; top: number }>((resolve) => {
        const look = () =>
          resolve({
            heading: document.querySelector('h1')?.textContent ?? '',
            content: document.querySelector(wanted) !== null,
            focus: document.activeElement?.tagName ?? '',
            top: window.scrollY,
          });
        // What this sees is what is painted.
        document.addEventListener('click', () => requestAnimationFrame(look), { capture: true, once: true });
      }),
    content,
  );
  await link.press('Enter');
  return seen;
}

test.describe('a link', () => {
  test('has its page fetched once the pointer rests on it, not when it passes', async ({ page }) => {
    await page.clock.install();
    const asked = await openWatched(page);
    await page.clock.pauseAt(new Date(Date.now() + 60_000));
    await linkTo(page, '/events').hover();
    await page.clock.runFor(64);
    await page.getByRole('heading', { level: 1 }).hover();
    await page.clock.runFor(1000);
    await linkTo(page, '/community').hover();
    await page.clock.runFor(64);
    expect(asked.filter((path) => /\/(community|events)-/.test(path))).toEqual([]);
    await page.clock.runFor(1);
    await expect.poll(() => asked).toContainEqual(codeOf('community'));
    expect(asked).not.toContainEqual(codeOf('events'));
  });

  test('has its page fetched when the focus comes to it, and when it is pressed down', async ({ page }) => {
    const asked = await openWatched(page);
    await linkTo(page, '/services').focus();
    await expect.poll(() => asked).toContainEqual(codeOf('services'));
    await linkTo(page, '/community').dispatchEvent('pointerdown');
    await expect.poll(() => asked).toContainEqual(codeOf('community'));
    expect(new Set(asked).size).toBe(asked.length);
  });

  test('to the page that is open, to a file or out of the product has nothing fetched', async ({ page }) => {
    await openWatched(page, '/events');
    await expect(page.getByRole('article').first()).toBeVisible();
    await linkTo(page, '/events').focus();
    await page
      .getByRole('link', { name: /My Aged Care/ })
      .first()
      .focus();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Accessibility' }).focus();
    const fetched = () =>
      page.evaluate(() =>
        performance.getEntriesByType('mark').map(({ name }) => name.split('prefetched ')[1]),
      );
    await expect.poll(fetched).toContain('accessibility');
    // The page of the help numbers is fetched ahead, some seconds after the page has loaded.
    expect((await fetched()).filter((name) => name && name !== 'help')).toEqual(['accessibility']);
  });

  test('has at most two pages fetched at a time', async ({ page }) => {
    const asked = await openWatched(page);
    let goOn = () => {};
    const held = new Promise<void>((resolve) => (goOn = resolve));
    await page.route(/\/assets\/(services|community|events)-.*\.js/, async (route) => {
      await held;
      await route.continue();
    });
    for (const path of ['/services', '/community', '/events']) await linkTo(page, path).focus();
    await expect.poll(() => asked).toContainEqual(codeOf('community'));
    expect(asked).not.toContainEqual(codeOf('events'));
    goOn();
    await expect
      .poll(async () => {
        await linkTo(page, '/services').focus();
        await linkTo(page, '/events').focus();
        return asked;
      })
      .toContainEqual(codeOf('events'));
  });
});

for (const { path, heading, content } of [
  { path: '/resources', heading: 'Health Resources', content: 'main article' },
  { path: '/events', heading: 'Community Events', content: 'main article' },
  { path: '/services', heading: 'In your area', content: 'main li h3' },
  { path: '/community', heading: 'Community', content: 'main article' },
  { path: '/profile', heading: 'Personal Profile', content: '#welcome' },
]) {
  test(`the change to ${path}, fetched before, is whole in the next frame, with the focus on its heading`, async ({
    page,
  }) => {
    const asked = await openWatched(page);
    await page.evaluate(() => window.scrollTo(0, 200));
    await linkTo(page, path).focus();
    await expect.poll(() => asked).toContainEqual(codeOf(path.slice(1)));
    const mark = `prefetched ${path.slice(1)}`;
    await page.waitForFunction((name) => performance.getEntriesByName(name).length > 0, mark);
    asked.length = 0;
    expect(await nextFrame(page, linkTo(page, path), content)).toEqual({
      heading,
      content: true,
      focus: 'H1',
      top: 0,
    });
    expect(asked).not.toContainEqual(codeOf(path.slice(1)));
  });
}

test.describe('with data saving', () => {
  test('nothing is fetched before the press', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    await page.clock.install();
    const asked = await openWatched(page);
    await page.clock.pauseAt(new Date(Date.now() + 60_000));
    const link = linkTo(page, '/community');
    await link.hover();
    await page.clock.runFor(1000);
    await link.focus();
    await link.dispatchEvent('pointerdown');
    await page.clock.runFor(1000);
    expect(asked.filter((path) => path.includes('/community-'))).toEqual([]);
    await page.clock.resume();
    await link.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Community' })).toBeFocused();
  });
});

for (const kind of ['js', 'css']) {
  test.describe(`a page whose ${kind} could not be fetched ahead`, () => {
    test.use({ expected: /Failed to load resource|preload/ });

    test('opens whole when its link is pressed', async ({ page }) => {
      await openWatched(page);
      const files = new RegExp(`/assets/community-.*\\.${kind}$`);
      await page.route(files, (route) => route.abort());
      const failed = page.waitForEvent('requestfailed', (request) => files.test(request.url()));
      await linkTo(page, '/community').focus();
      await failed;
      await page.unroute(files);
      await linkTo(page, '/community').press('Enter');
      await expect(page.getByRole('heading', { level: 1, name: 'Community' })).toBeFocused();
      const isStyled = () =>
        [...document.styleSheets].some(({ href }) => href !== null && /\/community-/.test(href));
      expect(await page.evaluate(isStyled)).toBe(true);
    });
  });
}

test.describe('with shared data', () => {
  test.use({ data: 'server', storageState: storageOf('user', 'server') });

  test('a list that was fetched ahead is asked for once', async ({ page }) => {
    // Whenever the stream of changes begins, lists are read again: what came before it may have been missed.
    await page.route(/\/api\/changes\b/, () => new Promise<void>(() => {}));
    const asked = await openWatched(page);
    await linkTo(page, '/events').focus();
    await expect.poll(() => asked).toContainEqual(expect.stringContaining('/api/events?'));
    await linkTo(page, '/events').press('Enter');
    await expect(page.getByRole('article').first()).toBeVisible();
    await atRest(page, asked);
    const lists = asked.filter((path) => /^\/api\/(events|registrations)/.test(path));
    expect(lists.length).toBeGreaterThan(1);
    expect(new Set(lists).size).toBe(lists.length);
    const files = asked.filter((path) => path.startsWith('/assets/'));
    expect(new Set(files).size).toBe(files.length);
  });
});

test.describe('a visitor', () => {
  test.use({ storageState: storageOf('visitor') });

  test('who is about to open a page with a login has the login dialog fetched', async ({ page }) => {
    const asked = await openWatched(page);
    await linkTo(page, '/resources').focus();
    await expect.poll(() => asked).toContainEqual(codeOf('AuthDialog'));
    expect(asked).not.toContainEqual(codeOf('resources'));
  });
});
