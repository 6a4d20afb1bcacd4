import type { Browser, Page } from '@playwright/test';
import { logIn as logInAt } from './support/logIn';
import { open } from './support/page';
import { createSharedServer, type SharedServer } from './support/sharedServer';
import { expect, test } from './support/test';

// One person in two browsers: what they do in one changes the words of a button in the other, while it is pressed there.

test.describe.configure({ mode: 'serial' });

const margaret = 'margaret@example.org';
const title = 'Using Your Phone Safely';

let server: SharedServer;
test.beforeAll(async () => {
  server = await createSharedServer();
  await server.start();
});
test.afterAll(() => server.end());

/** Resolves once the page hears what is done elsewhere. */
async function openEvents(page: Page): Promise<void> {
  await logInAt(page, margaret, server.address, server.password());
  const stream = page.waitForResponse(
    (response) =>
      new URL(response.url()).pathname === '/api/changes' &&
      (response.headers()['content-type'] ?? '').startsWith('text/event-stream'),
  );
  await open(page, `${server.address}/events`);
  await stream;
  await expect(page.getByRole('article').first()).toBeVisible();
}

async function inAnotherBrowser(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext({ locale: 'en-AU' })).newPage();
  await openEvents(page);
  return page;
}

/** The button for one's place at the event, whatever it says. */
const place = (page: Page) =>
  page.getByRole('article', { name: title }).getByRole('button', { name: /^(Register|Give up)/ });

test('a press does what its button said when it began, whatever the same person does in another browser', async ({
  page,
  browser,
}) => {
  await openEvents(page);
  const other = await inAnotherBrowser(browser);

  await test.step('Register, while the place is taken there', async () => {
    await expect(place(page)).toHaveText(`Register for ${title}`);
    await place(page).focus();
    await page.keyboard.down(' ');
    await place(other).click();
    await expect(place(page)).toHaveText(`Give up my place at ${title}`);
    await page.keyboard.up(' ');
    await expect(page.getByText(`You are going to ${title}.`).first()).toBeVisible();
    await expect(place(page)).toHaveText(`Give up my place at ${title}`);
    await other.reload();
    await expect(place(other)).toHaveText(`Give up my place at ${title}`);
  });

  await test.step('Give up my place, while it is given up there', async () => {
    await place(page).focus();
    await page.keyboard.down(' ');
    await place(other).click();
    await expect(place(page)).toHaveText(`Register for ${title}`);
    await page.keyboard.up(' ');
    await expect(page.getByText(`You have no place at ${title}.`).first()).toBeVisible();
    await expect(place(page)).toHaveText(`Register for ${title}`);
  });
});
