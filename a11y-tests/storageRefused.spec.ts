import type { Page } from '@playwright/test';
import { cutServer } from './support/connection';
import { logIn } from './support/logIn';
import { createSharedServer, type SharedServer } from './support/sharedServer';
import { expect, test } from './support/test';

// A browser that keeps nothing, as a private window or a strict setting may: every storage refuses, with the real server.

const main = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

/** Runs in the page. */
function refuseStorage() {
  const refuse = () => {
    throw new DOMException('A refusal made by a test', 'SecurityError');
  };
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
    Object.defineProperty(window, name, { configurable: true, get: refuse });
  ServiceWorkerContainer.prototype.register = async () => refuse();
}

/** Runs in the page: what is written is refused, what is there is read. */
function refuseDatabase() {
  IDBFactory.prototype.open = () => {
    throw new DOMException('A refusal made by a test', 'SecurityError');
  };
}

/** Runs in the page: the list of what waits belongs to a version that this one does not know. */
const openNewer = () =>
  new Promise<void>((resolve, reject) => {
    const request = indexedDB.open('ageBetter.waitingChanges', 99);
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore('others'));
    request.addEventListener('error', () => reject(request.error ?? new Error('refused')));
    request.addEventListener('success', () => {
      request.result.close();
      resolve();
    });
  });

test.describe('a browser that keeps nothing', () => {
  test.use({ serviceWorkers: 'allow', expected: /Failed to load resource|ERR_/ });

  let server: SharedServer;
  test.beforeEach(async () => {
    server = await createSharedServer();
    await server.start();
  });
  test.afterEach(() => server.end());

  /** Goes to the profile without a load: a login that nothing keeps ends with the page. */
  async function goToProfile(page: Page) {
    await page
      .getByRole('banner')
      .getByRole('link', { name: /^Profile:/ })
      .click();
    await expect(page.getByRole('heading', { name: 'My Appointments' })).toBeVisible();
    await expect(page.getByText('Loading your appointments')).toHaveCount(0);
  }

  async function book(page: Page, title: string) {
    await button(page, 'Add an appointment').first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(/^Title/).fill(title);
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    return dialog;
  }

  test('shows everything, lets people log in and book, and keeps what is typed where nobody answers', async ({
    page,
  }) => {
    await page.addInitScript(refuseStorage);
    await page.goto(`${server.address}/help`);
    await expect(page.getByRole('link', { name: '13 11 14' }).first()).toBeVisible();
    await logIn(page, 'margaret@example.org', `${server.address}/`, server.password());
    await button(page, 'Ask me later').click();
    await goToProfile(page);
    const dialog = await book(page, 'Feet in a private window');
    await expect(dialog).toBeHidden();
    await expect(main(page).getByRole('heading', { name: 'Feet in a private window' })).toBeVisible();
    await cutServer(page);
    await book(page, 'Ears in a private window');
    await expect(dialog.getByText('Not saved: no connection.')).toBeVisible();
    await expect(dialog.getByLabel(/^Title/)).toHaveValue('Ears in a private window');
  });

  for (const [words, prepare] of [
    ['refused', (page: Page) => page.addInitScript(refuseDatabase)],
    ['of a newer version', (page: Page) => page.evaluate(openNewer)],
  ] as const)
    test(`says that a change is not saved where the list of what waits is ${words}, and keeps what was typed`, async ({
      page,
    }) => {
      await logIn(page, 'margaret@example.org', `${server.address}/`, server.password());
      await prepare(page);
      await button(page, 'This is my own device').click();
      await page.goto(`${server.address}/profile`);
      await expect(page.getByText('Loading your appointments')).toHaveCount(0);
      await cutServer(page);
      const dialog = await book(page, 'Feet without a list');
      await expect(dialog.getByText('Not saved: no connection.')).toBeVisible();
      await expect(dialog.getByLabel(/^Title/)).toHaveValue('Feet without a list');
    });
});
