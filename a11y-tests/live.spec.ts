import type { Browser, Page } from '@playwright/test';
import { tabTo } from './support/keyboard';
import { announcements, listen } from './support/listen';
import { logIn as logInAt } from './support/logIn';
import { forgetNotes, notesOf, takeNotes } from './support/notes';
import { open } from './support/page';
import { createSharedServer, type SharedServer } from './support/sharedServer';
import { expect, test } from './support/test';

// Two people, each in a browser of their own, on one server with shared data: what one does while the other reads.

test.describe.configure({ mode: 'serial' });
test.use({ contextOptions: { reducedMotion: 'reduce' }, bypassCSP: true });

const nurse = 'nurse.lee@example.org';
const margaret = 'margaret@example.org';

let server: SharedServer;
test.beforeAll(async () => {
  server = await createSharedServer();
  await server.start();
});
test.afterAll(() => server.end());

const logIn = (page: Page, email: string) => logInAt(page, email, server.address, server.password());

/** Resolves once the page reads the stream: what others do from then on arrives. */
async function openEvents(page: Page): Promise<void> {
  const stream = page.waitForResponse(
    (response) =>
      new URL(response.url()).pathname === '/api/changes' &&
      (response.headers()['content-type'] ?? '').startsWith('text/event-stream'),
  );
  await open(page, `${server.address}/events`);
  await stream;
  await expect(page.getByRole('article').first()).toBeVisible();
}

/** Somebody in another browser. */
async function inAnotherBrowser(browser: Browser, email: string): Promise<Page> {
  const page = await (await browser.newContext({ locale: 'en-AU' })).newPage();
  await logIn(page, email);
  await openEvents(page);
  return page;
}

/** Adds an event as a healthcare worker does. */
async function addEvent(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: 'Add New Event' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Title', { exact: true }).fill(title);
  await dialog.getByRole('button', { name: /^Save/ }).click();
  await expect(dialog).toHaveCount(0);
}

/**
 * Adds an event in one change, in the name of whoever is logged in. One that is added on the page is "New Event" until its form
 * is saved: a reader may be told of it before it has its title.
 */
async function addAtOnce(page: Page, title: string): Promise<void> {
  lastId += 100;
  await page.evaluate(add, [lastId, title] as const);
}

/** Above the numbers of all samples. What is added on a page gets the next number, and falls in between. */
let lastId = 500_000;

async function add([id, name]: readonly [number, string]): Promise<void> {
  const { token } = JSON.parse(localStorage.getItem('user')!) as { token: string };
  const date = new Date().toLocaleDateString('sv-SE');
  const words = { title: name, location: 'Online', description: '', category: 'health', image: '' };
  const answer = await fetch(`/api/events/${id}`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ record: { ...words, id, date, capacity: 30 } }),
  });
  if (!answer.ok) throw new Error(await answer.text());
}

const cards = (page: Page) => page.getByRole('article').getByRole('heading', { level: 2 });
const line = (page: Page) =>
  page
    .getByRole('main')
    .getByText(/^\d+ new events?\.$/)
    .filter({ visible: true });

test('a friend’s event appears while I read: nothing moves, I hear of it once, and I show it', async ({
  page,
  browser,
}) => {
  await page.addInitScript(takeNotes);
  await logIn(page, margaret);
  await openEvents(page);
  const other = await inAnotherBrowser(browser, nurse);
  await listen(page);
  const link = page.getByRole('article').nth(1).getByRole('link').first();
  await link.focus();
  const before = await cards(page).allTextContents();
  const place = await link.boundingBox();
  await forgetNotes(page);

  await addAtOnce(other, 'Ukulele in the park');
  await expect(line(page)).toHaveText('1 new event.');
  await expect.poll(async () => (await notesOf(page)).said).toEqual(['1 new event.']);
  await expect(link).toBeFocused();
  expect(await cards(page).allTextContents()).toEqual(before);
  expect(await link.boundingBox()).toEqual(place);
  expect((await notesOf(page)).shift).toBe(0);

  await test.step('a second one is one line more to read, and nothing more to hear', async () => {
    await addAtOnce(other, 'Lawn bowls for beginners');
    await expect(line(page)).toHaveText('2 new events.');
    expect((await notesOf(page)).shift).toBe(0);
    expect((await notesOf(page)).said).toEqual(['1 new event.']);
  });

  const button = page.getByRole('button', { name: 'Show them 2 new events.' });
  await tabTo(page, button, 'Shift+Tab');
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  const shown = page.getByRole('group', { name: 'New: Ukulele in the park; Lawn bowls for beginners.' });
  await expect(shown).toBeFocused();
  await expect(cards(page).filter({ hasText: 'Ukulele in the park' })).toBeVisible();
  await expect(button).toHaveCount(0);
  await expect
    .poll(async () => (await announcements(page)).join('\n'))
    .toContain('New: Ukulele in the park; Lawn bowls for beginners.');
  const text = ['A friend’s event appears while I read', '', ...(await announcements(page))];
  expect(`${text.join('\n')}\n`).toMatchSnapshot(['transcripts', 'live', 'friends-event.txt']);
  await other.context().close();
});

test('my own event shows at once, others’ registrations count in place, and nothing of it is announced', async ({
  page,
  browser,
}) => {
  await page.addInitScript(takeNotes);
  await logIn(page, nurse);
  await openEvents(page);
  await forgetNotes(page);
  await addEvent(page, 'Garden visit');
  await expect(cards(page).filter({ hasText: 'Garden visit' })).toBeVisible();
  const other = await inAnotherBrowser(browser, margaret);
  const card = page.getByRole('article', { name: 'Free Blood Pressure Check' });
  await expect(card.getByText('18/40 attending')).toBeVisible();
  await other.getByRole('button', { name: 'Register for Free Blood Pressure Check' }).click();
  await expect(card.getByText('19/40 attending')).toBeVisible();
  await expect(line(page)).toHaveCount(0);
  expect((await notesOf(page)).said.filter((text) => /new event/.test(text))).toEqual([]);
  await other.context().close();
});

test.describe('without a connection', () => {
  test.use({ expected: /Failed to load resource|ERR_/ });

  test('a list says when it was read, refuses a change in words, and goes on afterwards', async ({
    page,
    context,
    browser,
  }) => {
    await page.addInitScript(takeNotes);
    await logIn(page, margaret);
    await openEvents(page);
    const other = await inAnotherBrowser(browser, nurse);
    await forgetNotes(page);
    await context.setOffline(true);
    const asItWas = page
      .getByRole('main')
      .getByText(/^No connection\. This is the list as it was at \d+:\d\d [ap]m\.$/)
      .filter({ visible: true });
    await expect(asItWas).toHaveCount(1);
    await addAtOnce(other, 'Card games');
    await page
      .getByRole('button', { name: /^Register for/ })
      .first()
      .click();
    await expect(page.getByRole('main').getByText(/^Not saved: no connection/)).toBeVisible();
    expect((await notesOf(page)).said.filter((text) => text.startsWith('No connection.'))).toHaveLength(1);
    await context.setOffline(false);
    await expect(asItWas).toHaveCount(0);
    await expect(line(page)).toHaveText('1 new event.');
    await other.context().close();
  });

  test('a server that is killed and started again has lost nothing for who reads on', async ({
    page,
    browser,
  }) => {
    await logIn(page, margaret);
    await openEvents(page);
    await server.kill();
    await server.start();
    const other = await inAnotherBrowser(browser, nurse);
    await addAtOnce(other, 'Chair yoga');
    await expect(line(page)).toHaveText('1 new event.', { timeout: 40_000 });
    await page.getByRole('button', { name: 'Show it 1 new event.' }).click();
    await expect(cards(page).filter({ hasText: 'Chair yoga' })).toBeVisible();
    await other.context().close();
  });
});
