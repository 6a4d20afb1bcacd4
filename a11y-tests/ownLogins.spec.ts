import type { Browser, Page } from '@playwright/test';
import { tabTo } from './support/keyboard';
import { logIn } from './support/logIn';
import { open, ready } from './support/page';
import { expect, test } from './support/test';
import { samplePassword } from './support/viewers';

const margaret = 'margaret@example.org';
const iPad = 'Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Safari/604.1';

test.use({ data: 'server' });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const said = (page: Page, text: string) => page.getByRole('main').getByText(text);
/** Asks again, as a person who comes back to the page. */
const isLoggedIn = (page: Page) =>
  page.evaluate(async () => (await fetch('/api/identity/me')).status === 200);

/** A page on another device, on which she is logged in. */
async function onTablet(browser: Browser, address: string, password: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: address, locale: 'en-AU', userAgent: iPad });
  const page = await context.newPage();
  await logIn(page, margaret, '/', password);
  return page;
}

test('a person logs another device out and changes the password, by keyboard alone, and only the new one counts', async ({
  page,
  browser,
  community,
}) => {
  const { address, dataFolder } = community!;
  const password = samplePassword(dataFolder);
  await logIn(page, margaret, '/', password);
  await button(page, 'Ask me later').click();
  const tablet = await onTablet(browser, address, password);

  await open(page, '/profile');
  await tabTo(page, button(page, 'Log out Safari on iPad'));
  await page.keyboard.press('Enter');
  await expect(said(page, 'Logged out: Safari on iPad.')).toBeVisible();
  await expect(button(page, 'Log out Safari on iPad')).toHaveCount(0);
  // The tablet learns it at once, by its stream, without a press.
  await expect(said(tablet, 'Your login has ended')).toBeVisible();
  expect([await isLoggedIn(page), await isLoggedIn(tablet)]).toEqual([true, false]);

  await tablet.context().close();
  const again = await onTablet(browser, address, password);
  await tabTo(page, button(page, 'Change my password'));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Change your password' });
  await expect(dialog.getByLabel('Old password', { exact: true })).toBeFocused();
  await page.keyboard.type(password);
  await tabTo(page, dialog.getByLabel('New password', { exact: true }));
  await page.keyboard.type('Wattletree1');
  await page.keyboard.press('Enter');
  await expect(said(page, 'Your password is changed.')).toBeVisible();
  await expect(button(page, 'Change my password')).toBeFocused();
  expect([await isLoggedIn(page), await isLoggedIn(again)]).toEqual([true, false]);

  await again.context().close();
  await onTablet(browser, address, 'Wattletree1').then((next) => next.context().close());
  await page.reload();
  await ready(page);
  await expect(button(page, 'Log out Safari on iPad')).toBeVisible();
});
