import { expect, type Page } from '@playwright/test';
import { startMailServer } from '@/testing/server/mailServer';
import { notesOf } from './notes';
import { open } from './page';
import { createSharedServer } from './sharedServer';

/** An installation that sends mail, and so asks whose an address is. */
export interface MailInstallation {
  address: string;
  /** Its data folder. */
  folder: string;
  /** What was mailed last to this address, once there are so many mails. */
  mailed(email: string, count?: number): Promise<{ digits: string; link: string }>;
  /** Somebody registers with a program: in no browser anybody is logged in. */
  register(email: string): Promise<void>;
  /** @param isKnownDevice whether the person has said before that this is their own device. */
  logIn(page: Page, email: string, isKnownDevice?: boolean): Promise<void>;
  /** Opens the first page and the form for a new account. */
  openRegister(page: Page): Promise<void>;
  end(): Promise<void>;
}

const password = 'Wattle123';

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const dialog = (page: Page) => page.getByRole('dialog', { name: 'Confirm your email address' });
/** The field of that dialog. */
export const box = (page: Page) => dialog(page).getByRole('textbox', { name: 'Code from the email' });
export const deviceQuestion = (page: Page) =>
  page.getByRole('alertdialog', { name: 'Is this your own device?' });
/** The section of the profile. */
export const section = (page: Page) => page.getByRole('region', { name: 'Your email address' });
/** The line at the lower edge. */
export const line = (page: Page) => page.getByRole('complementary', { name: 'Your email address' });
/** How often a text was announced. */
export const said = async (page: Page, text: string | RegExp) =>
  (await notesOf(page)).said.filter((one) => one.match(text)).length;
export const confirmed = (email: string) => `Thank you. ${email} is confirmed.`;

/** Types what the open login or register form asks for, and sends it. */
export async function typeLogin(page: Page, email: string): Promise<void> {
  await expect(page.getByRole('dialog').getByLabel('Email', { exact: true })).toBeFocused();
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(page.locator('main').getByText(`You are logged in as ${email}.`)).toBeVisible();
}

/** Answers whose device this is. */
export async function answerDevice(page: Page, answer = 'This is my own device'): Promise<void> {
  await expect(deviceQuestion(page)).toBeVisible();
  await button(page, answer).focus();
  await page.keyboard.press('Enter');
  await expect(deviceQuestion(page)).toHaveCount(0);
}

/** Starts it with a mail server of its own. */
export async function startMailInstallation(): Promise<MailInstallation> {
  const [server, mails] = await Promise.all([createSharedServer(), startMailServer()]);
  const { address, folder } = server;
  await server.start({ PUBLIC_URL: address, SMTP_URL: mails.url, MAIL_FROM: 'hello@agebetter.example' });
  const openForm = async (page: Page, name: string) => {
    await open(page, `${address}/`);
    await page.getByRole('banner').getByRole('button', { name, exact: true }).click();
  };
  return {
    address,
    folder,
    async mailed(email, count = 1) {
      const all = () => mails.texts.filter((_, at) => mails.taken[at] === email);
      await expect.poll(() => all().length).toBe(count);
      const text = all().at(-1)!;
      return { digits: /^\d{6}$/m.exec(text)![0], link: /\S+#confirm=\S+/.exec(text)![0] };
    },
    async register(email) {
      const headers = { origin: address, 'content-type': 'application/json' };
      const body = JSON.stringify({ email, password });
      const answer = await fetch(`${address}/api/identity/accounts`, { method: 'POST', headers, body });
      expect(answer.status).toBe(201);
    },
    async logIn(page, email, isKnownDevice = false) {
      await openForm(page, 'Login');
      await typeLogin(page, email);
      if (!isKnownDevice) await answerDevice(page);
    },
    openRegister: (page) => openForm(page, 'Register'),
    async end() {
      await server.end();
      await mails.close();
    },
  };
}
