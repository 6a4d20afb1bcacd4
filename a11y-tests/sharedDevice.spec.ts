import type { Page } from '@playwright/test';
import { logIn } from './support/logIn';
import { logInOnShared, margaret } from './support/logInOnShared';
import { open } from './support/page';
import { openWithWorker } from './support/serviceWorker';
import { nothingUnderWay } from './support/still';
import { expect, test } from './support/test';
import { everything, expectNothingOf, expectPlantsFound } from './support/readable';
import { samplePassword } from './support/viewers';

const minute = 60_000;

test.use({ data: 'server' });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const question = (page: Page) => page.getByRole('alertdialog', { name: 'Is this your own device?' });
const warning = (page: Page) => page.getByRole('alertdialog', { name: 'Are you still there?' });
const said = (page: Page, text: string) => page.getByRole('main').getByText(text);
const goneWords = 'You are logged out. Nothing of yours is left on this computer.';

test('on a shared computer nothing of a person is left after the logout, and Back shows nothing', async ({
  page,
  context,
  community,
}) => {
  const traces = await logInOnShared(page, community!);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(margaret);
  await expect
    .poll(async () => (await context.cookies()).find(({ name }) => name === 'session')?.expires)
    .toBe(-1);

  await open(page, '/profile');
  await button(page, 'Add an appointment').click();
  await page.getByRole('dialog').getByLabel('Title', { exact: true }).fill('Memory clinic');
  await expect(page.getByRole('dialog').getByLabel('Title', { exact: true })).toHaveAttribute(
    'autocomplete',
    'off',
  );
  await expect.poll(() => everything(page)).toContain('Memory clinic');
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Memory clinic');
  await page.keyboard.press('Escape');
  await page.getByRole('alertdialog').getByRole('button').last().click();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await button(page, 'Logout').click();
  await expect(said(page, goneWords)).toBeVisible();
  await expectNothingOf(page, traces);
  await expect(button(page, 'Clear my data from this device')).toHaveCount(0);

  await test.step('the sweep finds what is planted', async () => {
    await expectPlantsFound(page, traces, margaret);
  });

  await page.goBack();
  await expect(page.getByRole('dialog', { name: 'Login' })).toBeVisible();
  await expect(page.getByRole('main').getByText('Podiatrist')).toHaveCount(0);
  await expectNothingOf(page, traces);
});

test('on a shared computer what is saved for later is kept with the tab only, and nothing of it is left after the logout', async ({
  page,
  community,
}) => {
  const title = 'Living well with arthritis';
  const traces = [...(await logInOnShared(page, community!)), /ageBetter\.shared\./, new RegExp(title)];
  const inStorage = (name: 'localStorage' | 'sessionStorage') =>
    page.evaluate((which) => Object.entries({ ...window[which] }), name);
  const keptHere = async () =>
    (await inStorage('sessionStorage')).find(([key]) => /^ageBetter\.shared\..+\.saved$/.test(key))?.[1];

  await open(page, '/resources');
  await button(page, `Save ${title}`).click();
  await expect(button(page, `Saved ${title}`)).toBeVisible();
  await page.getByRole('link', { name: 'Show all you saved' }).click();
  await expect(page.getByRole('link', { name: title })).toBeVisible();
  await expect.poll(keptHere).toContain(title);
  const inBrowser = JSON.stringify(await inStorage('localStorage'));
  expect(traces.filter((trace) => trace.test(inBrowser)).map(String)).toEqual([]);

  await button(page, 'Logout').click();
  await expect(said(page, goneWords)).toBeVisible();
  await expectNothingOf(page, traces);
});

test('a shared computer warns for two minutes, stays logged in by one key, and then removes everything', async ({
  page,
  community,
}) => {
  await page.clock.install();
  const traces = await logInOnShared(page, community!);
  await page.evaluate(() => localStorage.setItem('largeText', 'true'));
  await page.getByRole('banner').getByRole('link', { name: 'Events', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Community Events' })).toBeFocused();

  await page.clock.fastForward(13 * minute);
  await expect(button(page, 'Stay logged in')).toBeFocused();
  await expect(warning(page)).toHaveAccessibleDescription(/In 2 minutes we log you out/);
  await page.keyboard.press('Enter');
  await expect(warning(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: 'Community Events' })).toBeFocused();

  await page.clock.fastForward(13 * minute);
  await expect(warning(page)).toBeVisible();
  await page.clock.fastForward(2 * minute);
  await expect(
    said(page, 'You are logged out, because nobody used this computer for 15 minutes.'),
  ).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  await expect(warning(page)).toHaveCount(0);
  await expectNothingOf(page, traces);
  expect(await page.evaluate(() => localStorage.getItem('largeText'))).toBe('true');
});

test('whoever types on a shared computer is known to the server without any other request, and after the time it knows nobody', async ({
  page,
  community,
  context,
}) => {
  await page.clock.install();
  const traces = await logInOnShared(page, community!);
  await open(page, '/profile');
  await button(page, 'Add an appointment').click();
  const title = page.getByRole('dialog').getByLabel('Title', { exact: true });
  await title.focus();
  const told: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/') && pathname !== '/api/changes')
      told.push(`${request.method()} ${pathname}`);
  });
  const type = async () => {
    await page.clock.fastForward(minute / 2);
    await title.press('m');
    await expect.poll(() => told).toContain('GET /api/identity/me');
  };
  // The first time others are under way: of the page that was just opened.
  await type();
  for (let half = 1; half < 20; half += 1) {
    await nothingUnderWay(page);
    told.length = 0;
    await type();
    expect(told).toEqual(['GET /api/identity/me']);
  }
  await page.keyboard.press('Escape');
  await page.clock.fastForward(15 * minute);
  await page.clock.fastForward(2 * minute);
  await expect(said(page, 'You are logged out, because nobody used this computer')).toBeVisible();
  await expectNothingOf(page, traces);
  await expect
    .poll(async () => (await context.cookies()).filter(({ name }) => name === 'session'))
    .toEqual([]);
});

test('the login on a shared computer is of one tab: a reload keeps it, a new tab has none, a copy ends with it', async ({
  page,
  context,
  community,
}) => {
  const traces = await logInOnShared(page, community!);
  await open(page, '/events');
  await page.reload();
  await expect(button(page, 'Logout')).toBeVisible();
  await expect(question(page)).toHaveCount(0);

  const fresh = await context.newPage();
  await open(fresh, '/');
  await expect(fresh.getByRole('banner').getByRole('button', { name: 'Login', exact: true })).toBeVisible();

  const [copy] = await Promise.all([
    context.waitForEvent('page'),
    page.evaluate(() => void window.open('/profile')),
  ]);
  await expect(button(copy, 'Logout')).toBeVisible();
  await button(copy, 'Logout').click();
  await expect(said(copy, goneWords)).toBeVisible();
  await expect(said(page, goneWords)).toBeVisible();
  for (const tab of [page, copy, fresh]) await expectNothingOf(tab, traces);
});

test('who logs out of a shared computer before the code that follows its use is there leaves nothing on it either', async ({
  page,
  community,
}) => {
  const traces = await logInOnShared(page, community!);
  await open(page, '/profile');
  await button(page, 'Add an appointment').click();
  await page.getByRole('dialog').getByLabel('Title', { exact: true }).fill('Memory clinic');
  await expect.poll(() => everything(page)).toContain('Memory clinic');
  await page.route(/\/SharedDevice-[^/]*\.js$/, () => {});
  const asked = page.waitForRequest(/\/SharedDevice-[^/]*\.js$/);
  await open(page, '/events');
  await asked;
  await button(page, 'Logout').click();
  await expect(said(page, goneWords)).toBeVisible();
  await expectNothingOf(page, traces);
});

test('a shared session that the browser brings back after a crash ends where its time is over', async ({
  page,
  community,
}) => {
  const traces = await logInOnShared(page, community!);
  // What a browser restores: the tab's storage. The time has passed meanwhile.
  await page.addInitScript(() => {
    for (const key of Object.keys(localStorage))
      if (key.startsWith('ageBetter.sharedUse.')) localStorage.setItem(key, '1000');
  });
  await open(page, '/profile');
  await expect(said(page, 'You are logged out, because nobody used this computer')).toBeVisible();
  await expectNothingOf(page, traces);
});

test('unanswered, all is as before; the profile changes the answer', async ({ page, context, community }) => {
  await logIn(page, margaret, '/', samplePassword(community!.dataFolder));
  await button(page, 'Ask me later').click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await page.evaluate(() => localStorage.getItem('user'))).toContain(margaret);
  await open(page, '/profile');
  await button(page, 'Say whose device this is').click();
  await button(page, 'This is a shared computer').click();
  await expect(page.getByRole('main').getByText('This is a shared computer.').first()).toBeVisible();
  await expect(button(page, 'Say whose device this is')).toBeFocused();
  expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();
  await button(page, 'Say whose device this is').click();
  await button(page, 'This is my own device').click();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('user'))).toContain(margaret);
  await expect
    .poll(async () => (await context.cookies()).find(({ name }) => name === 'session')?.expires)
    .toBeGreaterThan(0);
});

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('what it keeps of a shared computer is about nobody', async ({ page, community }) => {
    // The samples stand in the code, which it keeps.
    const iris = { email: 'iris@example.net', password: 'Correct1' };
    await open(page, '/');
    const headers = { origin: new URL(page.url()).origin };
    await page.request.post('/api/identity/accounts', { data: iris, headers });
    await page.context().clearCookies();
    const [address, id] = await logInOnShared(page, community!, iris);
    for (const path of ['/events', '/saved', '/profile']) await openWithWorker(page, path);
    await expect.poll(() => page.evaluate(() => caches.match('/events').then(Boolean))).toBe(true);
    await button(page, 'Logout').click();
    await expect(said(page, goneWords)).toBeVisible();
    await expectNothingOf(page, [address!, id!]);
    expect(await page.evaluate(() => caches.keys())).not.toEqual([]);
  });
});
