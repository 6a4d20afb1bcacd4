import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { startMailServer, type MailServer } from '../server/testing/mailServer';
import { askAxe } from './support/audit';
import { tabTo } from './support/keyboard';
import { forgetNotes, notesOf, takeNotes } from './support/notes';
import { open, showIn, themes } from './support/page';
import { createSharedServer, type SharedServer } from './support/sharedServer';
import { expect, test } from './support/test';

// An installation that sends mail: people show by a mailed code that an address is theirs.

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const password = 'Wattle123';

let server: SharedServer;
let mails: MailServer;
test.beforeAll(async () => {
  [server, mails] = await Promise.all([createSharedServer(), startMailServer()]);
  await server.start({
    PUBLIC_URL: server.address,
    SMTP_URL: mails.url,
    MAIL_FROM: 'hello@agebetter.example',
  });
});
test.afterAll(async () => {
  await server.end();
  await mails.close();
});

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Confirm your email address' });
const box = (page: Page) => dialog(page).getByRole('textbox', { name: 'Code from the email' });
const deviceQuestion = (page: Page) => page.getByRole('alertdialog', { name: 'Is this your own device?' });
const section = (page: Page) => page.getByRole('region', { name: 'Your email address' });
const line = (page: Page) => page.getByRole('complementary', { name: 'Your email address' });
const said = async (page: Page, text: string | RegExp) =>
  (await notesOf(page)).said.filter((one) => one.match(text)).length;
const confirmed = (email: string) => `Thank you. ${email} is confirmed.`;

/** What was mailed last to this address, once there are so many mails. */
async function mailed(email: string, count = 1): Promise<{ digits: string; link: string }> {
  const all = () => mails.texts.filter((_, at) => mails.taken[at] === email);
  await expect.poll(() => all().length).toBe(count);
  const text = all().at(-1)!;
  return { digits: /^\d{6}$/m.exec(text)![0], link: /\S+#confirm=\S+/.exec(text)![0] };
}

/** Somebody who has registered with a program: in a browser nobody is logged in. */
async function register(email: string): Promise<void> {
  const headers = { origin: server.address, 'content-type': 'application/json' };
  const body = JSON.stringify({ email, password });
  const answer = await fetch(`${server.address}/api/identity/accounts`, { method: 'POST', headers, body });
  expect(answer.status).toBe(201);
}

/** Types what the open login or register form asks for, and sends it. */
async function typeLogin(page: Page, email: string): Promise<void> {
  await expect(page.getByRole('dialog').getByLabel('Email', { exact: true })).toBeFocused();
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(page.locator('main').getByText(`You are logged in as ${email}.`)).toBeVisible();
}

async function answerDevice(page: Page, answer = 'This is my own device'): Promise<void> {
  await expect(deviceQuestion(page)).toBeVisible();
  await button(page, answer).focus();
  await page.keyboard.press('Enter');
  await expect(deviceQuestion(page)).toHaveCount(0);
}

async function logIn(page: Page, email: string, isKnownDevice = false): Promise<void> {
  await open(page, `${server.address}/`);
  await page.getByRole('banner').getByRole('button', { name: 'Login', exact: true }).click();
  await typeLogin(page, email);
  if (!isKnownDevice) await answerDevice(page);
}

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

  const { digits } = await mailed(email);
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
  await open(page, `${server.address}/`);
  await page.getByRole('banner').getByRole('button', { name: 'Register', exact: true }).click();
  await typeLogin(page, email);
  await answerDevice(page);
  await expect(dialog(page)).toBeVisible();
  const { digits } = await mailed(email);
  await page.reload();
  await expect(box(page)).toBeFocused();
  await page.keyboard.type(digits);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').getByText(confirmed(email))).toBeVisible();
  await mailed(email);

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
  await open(page, `${server.address}/`);
  await page.getByRole('banner').getByRole('button', { name: 'Register', exact: true }).click();
  await typeLogin(page, email);
  await answerDevice(page, 'This is a shared computer');
  await expect(box(page)).toBeFocused();
  await page.keyboard.type((await mailed(email)).digits);
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
  await register(email);
  const { link } = await mailed(email);
  const other = await inAnotherBrowser(browser);
  await logIn(other, email);

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
    await other.reload();
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
  await register(email);
  await register('mabel@people.example');
  const { link } = await mailed('mabel@people.example');
  await logIn(page, email);
  await page.goto('about:blank');
  await open(page, link);
  await expect(section(page).getByText('This link does not work any more.')).toBeVisible();
  await expect(page).toHaveURL(`${server.address}/profile`);
  await mailed(email);
  await button(page, 'Confirm your address').first().click();
  await expect(box(page)).toBeFocused();
  await page.keyboard.type((await mailed(email, 2)).digits);
  await page.keyboard.press('Enter');
  await expect(section(page).getByText(confirmed(email))).toBeVisible();
  await expect(section(page).getByRole('heading')).toBeFocused();
  await expect(button(page, 'Choose reminders')).toBeVisible();
});

test('an account of before is asked by one line that can be put off until the next login', async ({
  page,
}) => {
  const email = 'agnes@people.example';
  await page.addInitScript(takeNotes);
  await register(email);
  await mailed(email);
  await logIn(page, email);
  await expect(dialog(page)).toHaveCount(0);
  await expect(line(page)).toContainText(
    'Your email address is not confirmed yet, so we send you no emails.',
  );
  await expect.poll(() => said(page, /^Your email address is not confirmed yet/)).toBe(1);
  // The profile has a section about it.
  await open(page, `${server.address}/profile`);
  await expect(section(page)).toBeVisible();
  await expect(line(page)).toHaveCount(0);
  await open(page, `${server.address}/events`);
  await expect(line(page)).toBeVisible();
  await tabTo(page, line(page).getByRole('button', { name: 'Not now' }));
  await page.keyboard.press('Enter');
  await expect(line(page)).toHaveCount(0);
  await open(page, `${server.address}/`);
  await expect(button(page, 'Logout')).toBeVisible();
  await expect(line(page)).toHaveCount(0);

  await button(page, 'Logout').click();
  await logIn(page, email, true);
  await expect(line(page)).toBeVisible();
  await tabTo(page, line(page).getByRole('button', { name: 'Confirm your address' }));
  await page.keyboard.press('Enter');
  await expect(box(page)).toBeFocused();
  await page.keyboard.type((await mailed(email, 2)).digits);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').getByText(confirmed(email))).toBeVisible();
  await expect(line(page)).toHaveCount(0);
  await expect(page.locator(':focus')).toHaveCount(1);
});

test('reminders ask for the confirmed address first, and again once they were stopped from the mailbox', async ({
  page,
}) => {
  const email = 'edna@people.example';
  await register(email);
  await mailed(email);
  await logIn(page, email);
  await open(page, `${server.address}/profile`);
  const reminders = page.getByRole('region', { name: 'Reminders by email' });
  await expect(reminders.getByText('Please confirm your email address first.')).toBeVisible();
  await reminders.getByRole('button', { name: 'Confirm your address' }).click();
  await expect(box(page)).toBeFocused();
  await page.keyboard.type((await mailed(email, 2)).digits);
  await page.keyboard.press('Enter');
  await expect(reminders.getByText(`${confirmed(email)} Now you can choose reminders.`)).toBeVisible();

  await test.step('the owner of the mailbox stops all reminders', async () => {
    const id = await page.evaluate(() => (JSON.parse(localStorage.getItem('user')!) as { id: string }).id);
    const key = readFileSync(join(server.folder, 'token.key'));
    const own = createHmac('sha256', key).update('links of reminders').digest();
    const text = Buffer.from(JSON.stringify(['s', id, 1])).toString('base64url');
    const code = `${text}.${createHmac('sha256', own).update(text).digest('base64url')}`;
    const answer = await fetch(`${server.address}/reminder?link=${code}`, {
      method: 'POST',
      headers: { origin: server.address },
      body: new URLSearchParams({ answer: 'stop' }),
    });
    expect(await answer.text()).toContain('Your reminders are turned off');
  });

  await reminders.getByRole('button', { name: 'Choose reminders' }).click();
  const choice = page.getByRole('dialog', { name: 'Reminders by email' });
  await choice.getByRole('checkbox', { name: 'The day before an event' }).check();
  await choice.getByRole('button', { name: 'Save' }).click();
  await expect(
    choice.getByText(
      `Somebody who reads ${email} chose “Stop all reminders” in an email. To turn them on again, we send a code there first.`,
    ),
  ).toBeVisible();
  await choice.getByRole('button', { name: 'Send me a code' }).click();
  await expect(box(page)).toBeFocused();
  await page.keyboard.type((await mailed(email, 3)).digits);
  await page.keyboard.press('Enter');
  await expect(reminders.getByText('Saved. We remind you by email.')).toBeVisible();
  await reminders.getByRole('button', { name: 'Choose reminders' }).click();
  await expect(choice.getByRole('checkbox', { name: 'The day before an event' })).toBeChecked();
});

test('the section and the dialog pass axe and fit 320 pixels in every theme', async ({ page }) => {
  const email = 'a.very.long.address.of.somebody@people-of-the-neighbourhood.example';
  await register(email);
  await logIn(page, email);
  await page.setViewportSize({ width: 320, height: 700 });
  await open(page, `${server.address}/profile`);
  const check = async () => {
    for (const theme of themes) {
      await showIn(page, theme);
      const { violations } = await askAxe(page, { enhanced: theme.contrast === 'high' });
      expect(violations, theme.name).toEqual([]);
      const over = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(over, theme.name).toBe(0);
    }
  };
  await expect(section(page)).toBeVisible();
  await check();
  await button(page, 'Confirm your address').first().click();
  await expect(box(page)).toBeFocused();
  await page.keyboard.type('12345');
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByText('The code has six numbers.')).toBeVisible();
  await check();
});
