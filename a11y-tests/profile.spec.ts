import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { openCalendar } from './support/calendar';
import { timeIn, typeTime } from './support/dateTime';
import { tabTo } from './support/keyboard';
import { open } from './support/page';
import { expect, test } from './support/test';
import { emailOf, storageOf } from './support/viewers';

test.use({ storageState: storageOf('user') });

/** A day in the browser's zone, some days ahead, as a date-and-time field takes it. */
const at = (daysAhead: number, time: string) => {
  const noon = new Date(`${dayIn('Australia/Melbourne', new Date())}T12:00Z`);
  return `${dayIn('UTC', new Date(noon.getTime() + daysAhead * 86_400_000))}T${time}`;
};
/** Swedish dates are written as fields take them. */
const dayIn = (timeZone: string, date: Date) => new Intl.DateTimeFormat('sv', { timeZone }).format(date);
const stored = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('appointments') ?? '[]') as { title: string }[]);
const dialog = (page: Page) => page.getByRole('dialog');
const field = (page: Page, name: string) => dialog(page).getByLabel(name, { exact: true });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

async function openForm(page: Page): Promise<void> {
  await tabTo(page, button(page, 'Add an appointment'));
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toHaveAccessibleName('Create New Appointment');
}

/** Fills in the form by keyboard order, title, start and end. */
async function fill(page: Page, title: string, start: string, end: string): Promise<void> {
  await field(page, 'Title').fill(title);
  await typeTime(dialog(page), 'Start Time', start);
  await typeTime(dialog(page), 'End Time', end);
}

test('without the grid an appointment is added, overlapped, edited, deleted and restored by keyboard', async ({
  page,
}) => {
  await open(page, '/profile');
  await expect(page.getByRole('heading', { level: 1, name: 'Personal Profile' })).toBeVisible();
  await expect(page.getByRole('region', { name: `Welcome, ${emailOf('user')}` })).toContainText('User');

  await test.step('one thing at a time, in order', async () => {
    await openForm(page);
    await page.keyboard.press('Enter');
    const required = 'Please fill in all required fields (Title, Start Time, End Time).';
    await expect(dialog(page).getByText(required)).toBeVisible();
    await fill(page, 'Walk', at(5, '10:00'), at(5, '09:59'));
    await page.keyboard.press('Enter');
    await expect(dialog(page).getByText('Start time must be before end time.')).toBeVisible();
    await expect(dialog(page).getByRole('group', { name: 'Start Time' }).getByLabel('Day')).toBeFocused();
  });

  await test.step('an existing appointment in the way', async () => {
    await fill(page, 'Walk', at(1, '10:30'), at(1, '10:30'));
    await page.keyboard.press('Enter');
    const question = 'There is an existing appointment in this time slot. Do you want to proceed anyway?';
    await expect(page.getByRole('group', { name: question })).toBeVisible();
    await expect(button(page, 'Change the time')).toBeFocused();
    await tabTo(page, button(page, 'Book anyway'));
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toBeHidden();
    await expect(button(page, 'Add an appointment')).toBeFocused();
    await expect(page.getByRole('main').getByText(/^Appointment saved: Walk, .* 10:30 am\.$/)).toBeVisible();
    await expect(page.getByRole('article').filter({ hasText: 'Walk' })).toContainText('at 10:30 am');
  });

  await test.step('change it', async () => {
    await tabTo(page, button(page, /^Edit Walk/));
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toHaveAccessibleName('Edit Appointment');
    await field(page, 'Location').fill('Royal Park');
    // Its times are as they were: nobody is asked about them again.
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toBeHidden();
    await expect(button(page, /^Edit Walk/)).toBeFocused();
    await expect(page.getByRole('article').filter({ hasText: 'Walk' })).toContainText('Royal Park');
  });

  await test.step('delete it, and take that back', async () => {
    await tabTo(page, button(page, /^Delete Walk/));
    await page.keyboard.press('Enter');
    const ask = page.getByRole('alertdialog', { name: 'Are you sure you want to delete this appointment?' });
    await expect(ask.getByRole('button', { name: 'Keep appointment' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('group', { name: /^Appointment deleted: Walk/ })).toBeFocused();
    expect((await stored(page)).some(({ title }) => title === 'Walk')).toBe(false);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(button(page, /^Edit Walk/)).toBeFocused();
    expect((await stored(page)).some(({ title }) => title === 'Walk')).toBe(true);
  });
});

test('choosing a free half hour fills in both times', async ({ page }) => {
  await open(page, '/profile');
  await openForm(page);
  await typeTime(dialog(page), 'Start Time', at(1, '08:00'));
  const free = dialog(page).getByLabel(/^Free times on/);
  await expect(free.getByRole('option', { name: '10:00 to 11:00 am' })).toHaveCount(0);
  await free.selectOption('11:30 am to 12:30 pm');
  expect(await timeIn(dialog(page), 'Start Time')).toBe(at(1, '11:30'));
  expect(await timeIn(dialog(page), 'End Time')).toBe(at(1, '12:30'));
});

test('a login that ends in another tab is reported on the open profile page', async ({ page, context }) => {
  await open(page, '/profile');
  await openForm(page);
  await fill(page, 'Walk', at(5, '10:00'), at(5, '11:00'));
  const other = await context.newPage();
  await open(other, '/');
  await other.evaluate(() => localStorage.removeItem('user'));
  // The browser tells this tab of it when it comes to that.
  const ended = 'Your login has ended. Please log in again. Anything you were writing is kept for you.';
  await expect(page.getByRole('main').getByText(ended)).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: 'Personal Profile' })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'My Appointments' })).toHaveCount(0);
  await button(page, 'Add an appointment').click();
  const notice = page.getByRole('alertdialog', { name: 'Please log in to book an appointment.' });
  await notice.getByRole('button', { name: 'OK' }).press('Enter');
  await expect(button(page, 'Add an appointment')).toBeFocused();
});

test('Escape asks before it discards what was typed, and can go back to it', async ({ page }) => {
  await open(page, '/profile');
  await openForm(page);
  await fill(page, 'Walk', at(5, '10:00'), at(5, '11:00'));
  await field(page, 'Title').focus();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible();
  await expect(button(page, 'Keep writing')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field(page, 'Title')).toBeFocused();
  await expect(field(page, 'Title')).toHaveValue('Walk');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await button(page, 'Leave without saving').press('Enter');
  await expect(button(page, 'Add an appointment')).toBeFocused();
});

test('an appointment changed or deleted in one tab is updated in the other, and reported there', async ({
  page,
  context,
}) => {
  await open(page, '/profile');
  const other = await context.newPage();
  await open(other, '/profile');
  await button(page, /^Edit Podiatrist/).click();
  await expect(dialog(page)).toHaveAccessibleName('Edit Appointment');
  await button(other, /^Delete Podiatrist/).click();
  await button(other, 'Delete appointment').click();
  await expect(other.getByRole('group', { name: /^Appointment deleted/ })).toBeFocused();
  await field(page, 'Location').press('Enter');
  await expect(dialog(page).getByText('Error updating appointment: Appointment not found.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(button(page, /^Edit Podiatrist/)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'My Appointments' })).toBeFocused();
});

test('a weekly appointment becomes single ones, and the home page and the search find the next', async ({
  page,
}) => {
  await open(page, '/profile');
  await openForm(page);
  await fill(page, 'Water aerobics', at(1, '08:00'), at(1, '09:00'));
  await field(page, 'Repeat').selectOption('Every week');
  await field(page, 'Until').selectOption({ index: 1 });
  await field(page, 'Title').press('Enter');
  const said = page
    .getByRole('main')
    .getByText(/^Appointment saved: Water aerobics, .* 8:00 to 9:00 am\. And 2 more dates\./);
  await expect(said).toBeVisible();
  await expect(button(page, /^Edit Water aerobics/)).toHaveCount(3);

  await open(page, '/');
  await expect(page.getByText(/^Tomorrow: Water aerobics, 8:00 to 9:00 am; Podiatrist/)).toBeVisible();
  await open(page, '/search?q=aerobics');
  await page.getByRole('link', { name: 'Water aerobics' }).first().click();
  await expect(button(page, /^Edit Water aerobics/).first()).toBeFocused();
});

test('appointments are exported as files and imported again', async ({ page }) => {
  await open(page, '/profile');
  const saved = async (press: string | RegExp) => {
    const [download] = await Promise.all([page.waitForEvent('download'), button(page, press).click()]);
    return { name: download.suggestedFilename(), path: await download.path() };
  };
  const one = await saved(/^Save as a calendar file Podiatrist/);
  expect(one.name).toMatch(/^appointment_\d{8}\.ics$/);
  const all = await saved('Save all as a calendar file');
  expect(all.name).toMatch(/^appointments_\d{8}\.ics$/);
  const copy = await saved('Download a backup');
  const before = (await stored(page)).length;

  const picker = page.getByLabel('File with appointments');
  await picker.setInputFiles({
    name: 'all.ics',
    mimeType: 'text/calendar',
    buffer: await readFile(all.path),
  });
  const main = page.getByRole('main');
  await expect(main.getByText('0 appointments were added. 8 were here already.')).toBeVisible();
  await button(page, /^Delete Podiatrist/).click();
  await button(page, 'Delete appointment').click();
  await expect(page.getByRole('group', { name: /^Appointment deleted/ })).toBeFocused();
  await picker.setInputFiles({
    name: 'c.json',
    mimeType: 'application/json',
    buffer: await readFile(copy.path),
  });
  const report = '1 appointment was added. 7 were here already.';
  await expect(page.locator('[aria-live=polite]').getByText(`${report} You can undo this.`)).toBeAttached();
  await expect(page.getByRole('group', { name: /^Appointment deleted/ })).toHaveCount(0);
  expect(await stored(page)).toHaveLength(before);
  await tabTo(page, main.getByRole('group', { name: report }).getByRole('button', { name: 'Undo' }));
  await page.keyboard.press('Enter');
  await expect(button(page, 'Import from a file')).toBeFocused();
  const undone = '1 appointment was taken out again.';
  await expect(page.locator('[aria-live=polite]').getByText(undone)).toBeAttached();
  await expect(main.getByText(undone)).toBeVisible();
  expect(await stored(page)).toHaveLength(before - 1);
  await picker.setInputFiles({ name: 'x.txt', mimeType: 'text/plain', buffer: Buffer.from('hello') });
  await expect(main.getByText(/^This file could not be read\./)).toBeVisible();
});

test('the shown week is printed in large type, without the rest of the page', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => {
      const sheet = document.querySelector<HTMLElement>('[data-week-sheet]')!;
      const shown = [...document.body.children].filter((child) => getComputedStyle(child).display !== 'none');
      const size = getComputedStyle(sheet.querySelector('p')!).fontSize;
      document.title = `${shown.length} ${Math.round(Number.parseFloat(size))} ${sheet.textContent}`;
    };
  });
  await openCalendar(page);
  await button(page, 'Next week').press('Enter');
  await expect(button(page, 'Print 30 November to 6 December 2026')).toBeVisible();
  await button(page, 'Previous week').press('Enter');
  const print = await button(page, 'Print 23 to 29 November 2026').elementHandle();
  await page.emulateMedia({ media: 'print' });
  await print.evaluate((element) => (element as HTMLButtonElement).click());
  const sheet =
    /^1 2\d Your week: 23 to 29 November 2026Monday .*Tuesday 24 November10:00 to 11:00 am: Eye test/;
  await expect.poll(() => page.title()).toMatch(sheet);
  await expect(page.locator('[data-week-sheet]')).toHaveCount(0);
});
