import type { Browser } from '@playwright/test';
import { tabTo } from './support/keyboard';
import {
  answerDevice,
  box,
  button,
  confirmed,
  deviceQuestion,
  dialog,
  line,
  said,
  section,
  startMailInstallation,
  typeLogin,
  type MailInstallation,
} from './support/mailInstallation';
import { forgetNotes, takeNotes } from './support/notes';
import { open } from './support/page';
import { expect, test } from './support/test';

// An installation that sends mail: people show by a mailed code, or its link, that an address is theirs.

test.use({ contextOptions: { reducedMotion: 'reduce' } });

let server: MailInstallation;
test.beforeAll(async () => {
  server = await startMailInstallation();
});
test.afterAll(() => server.end());

/** The page of somebody in another browser. */
const inAnotherBrowser = async (browser: Browser) =>
  (await browser.newContext({ locale: 'en-AU', serviceWorkers: 'block' })).newPage();

test('somebody registers and confirms their address by keyboard alone, after a wrong code that is heard once', async ({
  page,
}) => {
  const email = 'joan@people.example';
  await page.addInitScript(takeNotes);
  await open(page, `${server.address}/`);
  await tabTo(page, page.getByRole('banner').getByRole('button', { name: 'Register', exact: true }));
  await page.keyboard.press('Enter');
  await typeLogin(page, email);
  // One question after the other.
  await expect(deviceQuestion(page)).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  await tabTo(page, button(page, 'This is my own device'));
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toHaveAccessibleDescription(
    `We have sent a code of six numbers to ${email}. Type it here. The email also has a link that does the same.`,
  );
  await expect(box(page)).toBeFocused();

  const { digits } = await server.mailed(email);
  await forgetNotes(page);
  await page.keyboard.type(String((Number(digits) + 1) % 1_000_000).padStart(6, '0'));
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByText('This code is not right, or it is too old.')).toBeVisible();
  await expect(box(page)).toBeFocused();
  await expect.poll(() => said(page, /This code is not right/)).toBe(1);

  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(`${digits.slice(0, 3)} ${digits.slice(3)}`);
  await forgetNotes(page);
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole('main').getByText(confirmed(email))).toBeVisible();
  await expect.poll(() => said(page, confirmed(email))).toBe(1);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await open(page, `${server.address}/profile`);
  await expect(page.getByRole('heading', { name: 'Reminders by email' })).toBeVisible();
  await expect(section(page)).toHaveCount(0);
  await expect(dialog(page)).toHaveCount(0);
  await expect(button(page, 'Choose reminders')).toBeVisible();
});

test('who comes back from the mail to a page that was loaded again finds the dialog, and no other code was mailed', async ({
  page,
}) => {
  const email = 'ivy@people.example';
  await server.openRegister(page);
  await typeLogin(page, email);
  await answerDevice(page);
  await expect(dialog(page)).toBeVisible();
  const { digits } = await server.mailed(email);
  await page.reload();
  await expect(box(page)).toBeFocused();
  await page.keyboard.type(digits);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').getByText(confirmed(email))).toBeVisible();
  await server.mailed(email);

  await test.step('put off, it does not come back by itself', async () => {
    await button(page, 'Logout').click();
    await page.getByRole('banner').getByRole('button', { name: 'Register', exact: true }).click();
    await typeLogin(page, 'iris@people.example');
    await answerDevice(page);
    await dialog(page).getByRole('button', { name: 'Do this later' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.reload();
    await expect(button(page, 'Logout')).toBeVisible();
    await expect(dialog(page)).toHaveCount(0);
    await expect(line(page)).toHaveCount(0);
  });
});

test('on a shared computer the login that takes the place of the old one is the tab’s, too', async ({
  page,
  context,
}) => {
  const email = 'olive@people.example';
  await server.openRegister(page);
  await typeLogin(page, email);
  await answerDevice(page, 'This is a shared computer');
  await expect(box(page)).toBeFocused();
  await page.keyboard.type((await server.mailed(email)).digits);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').getByText(confirmed(email))).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();
  expect((await context.cookies()).find(({ name }) => name === 'session')?.expires).toBe(-1);
  await page.reload();
  await expect(button(page, 'Logout')).toBeVisible();
});

test('the mailed link in a browser where nobody is logged in asks for the login first, and then confirms', async ({
  page,
  browser,
}) => {
  const email = 'walter@people.example';
  await page.addInitScript(takeNotes);
  await server.register(email);
  const { link } = await server.mailed(email);
  const other = await inAnotherBrowser(browser);
  await server.logIn(other, email);

  await open(page, link);
  await expect(page.getByRole('dialog', { name: 'Login' })).toBeVisible();
  expect(page.url()).not.toContain('confirm');
  await typeLogin(page, email);
  await expect(page).toHaveURL(`${server.address}/profile`);
  await answerDevice(page);
  await expect(section(page).getByText(confirmed(email))).toBeVisible();
  expect(await said(page, confirmed(email))).toBe(1);
  await expect(section(page).getByRole('button')).toHaveCount(0);

  await test.step('the other browser is logged out, and is told so', async () => {
    // At once, by the stream of changes.
    await expect(
      other.getByRole('main').getByText('Your login has ended. Please log in again.'),
    ).toBeVisible();
    await other.context().close();
  });
  await test.step('opened again it does no harm', async () => {
    await page.goto('about:blank');
    await open(page, link);
    await expect(section(page).getByText(confirmed(email))).toBeVisible();
  });
});

test('a link that is too old or another person’s says what to do, and the code leaves the address', async ({
  page,
}) => {
  const email = 'percy@people.example';
  await server.register(email);
  await server.register('mabel@people.example');
  const { link } = await server.mailed('mabel@people.example');
  await server.logIn(page, email);
  await page.goto('about:blank');
  await open(page, link);
  await expect(section(page).getByText('This link does not work any more.')).toBeVisible();
  await expect(page).toHaveURL(`${server.address}/profile`);
  await server.mailed(email);
  await button(page, 'Confirm your address').first().click();
  await expect(box(page)).toBeFocused();
  await page.keyboard.type((await server.mailed(email, 2)).digits);
  await page.keyboard.press('Enter');
  await expect(section(page).getByText(confirmed(email))).toBeVisible();
  await expect(section(page).getByRole('heading')).toBeFocused();
  await expect(button(page, 'Choose reminders')).toBeVisible();
});
