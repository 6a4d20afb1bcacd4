import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { loggedInFolder } from './support/community';
import { logIn } from './support/logIn';
import { open } from './support/page';
import { expect, test } from './support/test';
import { samplePassword } from './support/viewers';

// A person's rights, on a community's server: what is kept, and leaving with it.

test.use({ data: 'server' });

/** That of the sample people, on the copies of this community. */
const password = () => samplePassword(loggedInFolder());
const margaret = 'margaret@example.org';
const main = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Delete your account?' });

const appointment = (id: string, title: string, day: number) => ({
  id,
  title,
  start: `2026-11-${day}T00:00:00.000Z`,
  end: `2026-11-${day}T01:00:00.000Z`,
  location: '',
  description: '',
  allDay: false,
  userId: margaret,
});

/** Counts how often words are put into a live region, from now on. */
async function countAnnouncements(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const announced: string[] = [];
    Object.assign(window, { announced });
    const look = (region: Element) =>
      new MutationObserver(() => {
        const text = region.textContent?.trim();
        if (text) announced.push(text);
      }).observe(region, { childList: true, characterData: true, subtree: true });
    for (const region of document.querySelectorAll('[aria-live]')) look(region);
  });
  return () => page.evaluate(() => (window as unknown as { announced: string[] }).announced);
}

/** Presses Tab until something has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  const target = button(page, name);
  for (let stops = 0; stops < 150; stops += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never came to ${name}`);
}

test('a person downloads everything that is kept about them, and their appointments', async ({
  page,
  community,
}) => {
  const record = appointment('walk', 'Walk with Joan', 26);
  await community!.ask(margaret, 'PUT', 'appointments/walk', { record, overlapAgreed: true });
  await logIn(page, margaret, '/', password());
  await open(page, '/profile');
  const [everything] = await Promise.all([
    page.waitForEvent('download'),
    button(page, 'Download everything about me').click(),
  ]);
  expect(everything.suggestedFilename()).toMatch(/^everything_about_me_\d{4}-\d\d-\d\d\.json$/);
  const found = JSON.parse(readFileSync(await everything.path(), 'utf8')) as Record<string, unknown>;
  expect(found).toMatchObject({
    account: { email: margaret, role: 'User' },
    appointments: [{ title: 'Walk with Joan' }],
  });
  await expect(main(page).getByText('Everything about you is in the file')).toBeVisible();
  const [calendar] = await Promise.all([
    page.waitForEvent('download'),
    button(page, 'Download my appointments').click(),
  ]);
  expect(readFileSync(await calendar.path(), 'utf8')).toContain('SUMMARY:Walk with Joan');
});

test('a person deletes their account by keyboard, and hears once that it is done', async ({
  page,
  community,
}) => {
  const record = appointment('walk', 'Walk with Joan', 26);
  await community!.ask(margaret, 'PUT', 'appointments/walk', { record, overlapAgreed: true });
  await logIn(page, margaret, '/', password());
  await open(page, '/profile');
  await expect(main(page).getByText('Walk with Joan').first()).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage).join(' '))).toContain('ageBetter.shared.');

  await tabTo(page, 'Delete my account');
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeVisible();
  await expect(dialog(page)).toHaveAccessibleDescription(/^This cannot be undone\./);
  await expect(dialog(page).getByText('This site makes no backups by itself.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(button(page, 'Delete my account')).toBeFocused();

  await page.keyboard.press('Enter');
  const field = dialog(page).getByLabel('Your password', { exact: true });
  await expect(field).toBeVisible();
  while (!(await field.evaluate((element) => element === document.activeElement)))
    await page.keyboard.press('Tab');
  await page.keyboard.type('Guessed1');
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByText('This is not your password.')).toBeVisible();
  await expect(field).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(password());
  const announced = await countAnnouncements(page);
  await page.keyboard.press('Enter');

  const done = /^Your account is deleted, with all that belonged to it\. This site makes no backups/;
  await expect(main(page).getByText(done)).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(button(page, 'Login')).toBeVisible();
  await expect.poll(async () => (await announced()).filter((text) => done.test(text))).toHaveLength(1);
  expect((await announced()).filter((text) => /login has ended|logged out/.test(text))).toEqual([]);
  const kept = await page.evaluate(() =>
    Object.keys(localStorage).filter((key) => key === 'user' || key.startsWith('ageBetter.shared.')),
  );
  expect(kept).toEqual([]);

  await test.step('nobody can log in with it any more, and what was begun stays said once', async () => {
    await button(page, 'Login').click();
    const login = page.getByRole('dialog', { name: 'Login' });
    await login.getByLabel('Email', { exact: true }).fill(margaret);
    await login.getByLabel('Password', { exact: true }).fill(password());
    await page.keyboard.press('Enter');
    await expect(login.getByText('No user found with this email.')).toBeVisible();
  });
});

test('the only administrator is told why they cannot leave', async ({ page }) => {
  await logIn(page, 'admin@example.org', '/', password());
  await open(page, '/profile');
  await button(page, 'Delete my account').click();
  await expect(main(page).getByText(/^You are the only administrator\./)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('what a device kept before is brought to the account, each record once, and Undo takes it back', async ({
  page,
}) => {
  await logIn(page, margaret, '/', password());
  const before = [appointment('a1', 'Walk with Joan', 26), appointment('a2', 'Choir', 27)];
  await page.evaluate((records) => localStorage.setItem('appointments', JSON.stringify(records)), before);
  await open(page, '/profile');
  const bring = button(page, 'Bring my data from this device');
  await bring.click();
  await button(page, 'Copy to my account').click();
  const copied = main(page).getByText(/^Copied to your account: 2 appointments and 2 ratings\./);
  await expect(copied).toBeVisible();
  await expect(bring).toHaveCount(0);
  await expect(main(page).getByRole('button', { name: /^Delete Choir/ })).toHaveCount(1);

  await test.step('it is not offered again', async () => {
    await open(page, '/profile');
    await expect(main(page).getByRole('button', { name: /^Delete Choir/ })).toHaveCount(1);
    await expect(button(page, 'Download everything about me')).toBeVisible();
    await expect(bring).toHaveCount(0);
  });

  await test.step('one that was deleted in the account is offered again, and Undo takes back that one alone', async () => {
    await main(page)
      .getByRole('button', { name: /^Delete Choir/ })
      .click();
    await button(page, 'Delete appointment').click();
    await expect(main(page).getByText(/^Appointment deleted: Choir/)).toBeVisible();
    await open(page, '/profile');
    await bring.click();
    await button(page, 'Copy to my account').click();
    await expect(main(page).getByText(/^Copied to your account: 1 appointment\./)).toBeVisible();
    await button(page, 'Undo').click();
    await expect(main(page).getByText(/^Undone\. Your account is as it was before\./)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'On this device' })).toBeFocused();
    await expect(main(page).getByRole('button', { name: /^Delete Choir/ })).toHaveCount(0);
    await expect(main(page).getByRole('button', { name: /^Delete Walk with Joan/ })).toHaveCount(1);
  });
});
