import type { Browser, Page } from '@playwright/test';
import { open } from '@/a11y-tests/support/page';
import { expect, fillIn, owner, routeToEmulators, test } from './journey';

test.use({ environment: { DATA: 'server' } });

const joan = 'joan@example.net';
const ada = 'ada@example.net';

/** Logs in or registers, answers whose device it is, and opens the page of events. */
async function enter(page: Page, title: 'Login' | 'Register', email: string, device: RegExp): Promise<void> {
  await open(page, '/');
  await fillIn(page, title, email);
  await page.keyboard.press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: device }).press('Enter');
  await expect(page.getByRole('banner').getByText(email)).toBeVisible();
  await open(page, '/events');
}

/** Somebody in another browser. */
async function inAnotherBrowser(browser: Browser, baseURL: string): Promise<Page> {
  const context = await browser.newContext({ locale: 'en-AU', baseURL });
  const page = await context.newPage();
  await routeToEmulators(page);
  return page;
}

/** Resolves once the page reads the stream: what others do from then on arrives. */
const streamOf = (page: Page) =>
  page.waitForResponse(
    (response) => new URL(response.url()).pathname === '/api/changes' && response.status() === 200,
  );

/** Adds an event in the name of whoever is logged in, as a page does. */
async function addEvent(page: Page, id: number, title: string): Promise<void> {
  const status = await page.evaluate(
    async ([at, name]) => {
      const { token } = JSON.parse(localStorage.getItem('user')!) as { token: string };
      const date = new Date().toLocaleDateString('sv-SE');
      const words = { title: name, location: 'Online', description: '', category: 'health', image: '' };
      const { status: answered } = await fetch(`/api/events/${at}`, {
        method: 'PUT',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ record: { ...words, id: at, date, capacity: 30 } }),
      });
      return answered;
    },
    [id, title] as const,
  );
  expect(status).toBe(201);
}

const storedBy = (page: Page) =>
  page.evaluate(() =>
    [localStorage, sessionStorage].map((storage) =>
      Object.keys(storage).filter((key) => /^(user|firebase:authUser.*)$/.test(key)),
    ),
  );

test('what people with Firebase accounts write is on the server, and others see it as it happens', async ({
  page,
  browser,
  server,
}) => {
  await owner.makesAdministrator(joan);
  const entry = { email: joan, createdAt: '2026-11-22T01:00:00.000Z' };
  await owner.writes('users/joan', { ...entry, role: 'healthcare' });
  await enter(page, 'Login', joan, /own device/);
  const reader = await inAnotherBrowser(browser, server.address);
  const stream = streamOf(reader);
  await enter(reader, 'Register', ada, /own device/);
  await stream;

  await addEvent(page, 1, 'Ukulele in the park');
  await expect(
    reader
      .getByRole('main')
      .getByText(/^Ukulele in the park$|^1 new event\.$/)
      .first(),
  ).toBeAttached();

  await test.step('a login that the server ended is made up for, and the stream goes on', async () => {
    const { uid } = (await server.parts.accounts.byEmail(ada))!;
    await server.parts.sessions.endAll(uid);
    const again = streamOf(reader);
    await reader.reload();
    await again;
    await expect(reader.getByRole('banner').getByText(ada)).toBeVisible();
    expect(await server.parts.sessions.of(uid, Date.now())).toHaveLength(1);
    await addEvent(page, 2, 'Lawn bowls');
    await expect(reader.getByRole('button', { name: 'Show it 1 new event.' })).toBeVisible();

    await reader.getByRole('banner').getByRole('button', { name: 'Logout' }).press('Enter');
    await expect(reader.getByRole('main').getByText('You are logged out.')).toBeVisible();
    await expect.poll(() => server.parts.sessions.of(uid, Date.now())).toEqual([]);
    await expect.poll(() => storedBy(reader)).toEqual([[], []]);
  });

  await test.step('a role that was taken away in the project is gone when the page starts again', async () => {
    await owner.writes('users/joan', { ...entry, role: 'user' });
    await page.reload();
    await expect.poll(async () => (await server.parts.accounts.document('joan'))?.role).toBe('user');
  });
  await reader.context().close();
});

test('on a shared computer the account is kept with the tab, and the profile has what works without a password', async ({
  page,
  server,
}) => {
  await enter(page, 'Register', ada, /shared/);
  await expect
    .poll(() => storedBy(page))
    .toEqual([[], [expect.stringMatching(/^firebase:authUser/), 'user']]);
  await page.reload();
  await expect(page.getByRole('banner').getByText(ada)).toBeVisible();
  const [cookie] = await page.context().cookies(server.address);
  expect(cookie).toMatchObject({ name: 'session', httpOnly: true, expires: -1 });

  await page
    .getByRole('banner')
    .getByRole('link', { name: `Profile: ${ada}` })
    .press('Enter');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Where you are logged in' })).toBeVisible();
  await expect(main.getByText('You see the devices that you used in the last day.')).toBeVisible();
  await expect(main.getByRole('button', { name: 'Download everything about me' })).toBeVisible();
  for (const name of ['Change my password', 'Delete my account', 'Set up the calendar feed'])
    await expect(main.getByRole('button', { name })).toHaveCount(0);
});
