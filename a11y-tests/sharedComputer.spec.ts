import type { BrowserContext, Page } from '@playwright/test';
import { logIn } from './support/logIn';
import { open } from './support/page';
import { expect, test } from './support/test';

const margaret = 'margaret@example.org';
const george = 'george@example.org';
const admin = 'admin@example.org';

const dialog = (page: Page) => page.getByRole('dialog');
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const profileOf = (page: Page, email: string) =>
  page.getByRole('banner').getByRole('link', { name: `Profile: ${email}` });
const stored = (page: Page, key: string) =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? '[]') as Record<string, unknown>[], key);

/** In another tab of the same browser, whoever is logged in logs out, and somebody else logs in. */
async function changePerson(context: BrowserContext, email: string): Promise<Page> {
  const other = await context.newPage();
  await open(other, '/');
  await button(other, 'Logout').click();
  await expect(other.getByRole('main').getByText('You are logged out.')).toBeVisible();
  await logIn(other, email);
  return other;
}

/** What a person typed in the form for a new appointment. */
async function beginAppointment(page: Page, title: string): Promise<void> {
  await open(page, '/profile');
  await button(page, 'Add an appointment').click();
  await expect(dialog(page)).toHaveAccessibleName('Create New Appointment');
  await dialog(page).getByLabel('Title', { exact: true }).fill(title);
}

test('a form left open by one person is closed for the next, and its draft kept for the first', async ({
  page,
  context,
}) => {
  await logIn(page, margaret);
  await beginAppointment(page, 'Memory clinic');
  const other = await changePerson(context, george);

  await test.step('George finds none of it in the first tab', async () => {
    await expect(profileOf(page, george)).toBeVisible();
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.getByRole('main').getByText('Your login has ended.')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1, name: 'Personal Profile' })).toBeFocused();
    await button(page, 'Add an appointment').click();
    await expect(dialog(page).getByLabel('Title', { exact: true })).toHaveValue('');
    await expect(button(page, 'Go on')).toHaveCount(0);
    await page.keyboard.press('Escape');
    expect((await stored(page, 'appointments')).filter(({ title }) => title === 'Memory clinic')).toEqual([]);
  });

  await test.step('Margaret, back again, goes on where she was', async () => {
    await other.close();
    await changePerson(context, margaret);
    await expect(profileOf(page, margaret)).toBeVisible();
    await button(page, 'Add an appointment').click();
    await expect(dialog(page)).toHaveAccessibleDescription(/^You began this at \d+:\d\d [ap]m\./);
    await button(page, 'Go on').click();
    await expect(dialog(page).getByLabel('Title', { exact: true })).toHaveValue('Memory clinic');
    await dialog(page).getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('main').getByText(/^Appointment saved: Memory clinic/)).toBeVisible();
    const saved = (await stored(page, 'appointments')).find(({ title }) => title === 'Memory clinic');
    expect(saved).toMatchObject({ userId: margaret });
  });
});

test('a pending question and an Undo disappear with the person they belong to', async ({ page, context }) => {
  await logIn(page, margaret);
  await open(page, '/profile');
  const second = await context.newPage();
  await open(second, '/profile');
  await button(page, /^Delete Podiatrist/).click();
  await button(page, 'Delete appointment').click();
  await expect(page.getByRole('group', { name: /^Appointment deleted: Podiatrist/ })).toBeFocused();
  await button(second, /^Delete Eye test/)
    .first()
    .click();
  await expect(second.getByRole('alertdialog')).toBeVisible();
  await changePerson(context, george);
  for (const tab of [page, second]) {
    await expect(profileOf(tab, george)).toBeVisible();
    await expect(tab.getByRole('alertdialog')).toHaveCount(0);
    await expect(button(tab, 'Undo')).toHaveCount(0);
    await expect(tab.getByRole('region', { name: `Welcome, ${george}` })).toBeVisible();
  }
});

test('an administrator’s dashboard does not stay open for the next person', async ({ page, context }) => {
  await logIn(page, admin);
  await open(page, '/admin-dashboard');
  await button(page, `Edit ${george}`).click();
  await expect(dialog(page)).toHaveAccessibleName(`Edit ${george}`);
  await changePerson(context, george);
  await expect(page).toHaveURL(/\/$/);
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole('main').getByText('This page is for administrators.')).toBeVisible();
});

test('a login dialog open in another tab closes when somebody has logged in', async ({ page, context }) => {
  await open(page, '/');
  await page.getByRole('banner').getByRole('button', { name: 'Login', exact: true }).click();
  await dialog(page).getByLabel('Email', { exact: true }).fill(margaret);
  await logIn(await context.newPage(), george);
  await expect(profileOf(page, george)).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
});

test('after logging out and in again elsewhere, nobody is told that the login has ended', async ({
  page,
  context,
}) => {
  await logIn(page, margaret);
  const other = await context.newPage();
  await open(other, '/help');
  await button(other, 'Logout').click();
  const line = page.getByRole('main').getByText('Your login has ended. Please log in again.');
  await expect(line).toBeVisible();
  await logIn(other, margaret);
  await expect(profileOf(page, margaret)).toBeVisible();
  await expect(line).toHaveCount(0);
});
