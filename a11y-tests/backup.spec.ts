import { tabTo } from './support/keyboard';
import { logIn } from './support/logIn';
import { open } from './support/page';
import {
  button,
  clinic,
  margaret,
  offer,
  own,
  picker,
  press,
  remind,
  heardOnce,
  save,
  section,
  hear,
} from './support/ownBackup';
import { expect, test } from './support/test';
import { storageOf } from './support/viewers';

test.beforeEach(({ page }) => hear(page));

test('what somebody has is saved by keyboard, cleared, brought in again whole, and never twice', async ({
  page,
}) => {
  await logIn(page, margaret);
  await open(page, '/services');
  await press(page, `Save ${clinic}`);
  await expect(button(page, `Saved ${clinic}`)).toBeVisible();
  await open(page, '/events');
  await press(page, 'Register for Walking Group');
  await expect(page.getByRole('button', { name: /^Give up/ })).toHaveCount(1);
  await page.getByRole('button', { name: 'Large text' }).focus();
  await page.keyboard.press('Enter');

  await open(page, '/profile');
  const saving = button(page, 'Save a backup');
  await saving.focus();
  const { name, path } = await save(page);
  expect(name).toMatch(/^my-backup_\d{8}\.json$/);
  const saved =
    '8 appointments, 2 ratings, 1 place at an event, 1 thing saved for later and 1 display setting';
  await expect(section(page).getByText(`Your backup is saved: ${saved}.`)).toBeVisible();
  await heardOnce(page, `Your backup is saved: ${saved}.`);
  await expect(saving).toBeFocused();
  await expect(section(page).getByText('Your last backup here:')).toBeVisible();
  const before = await own(page);

  await press(page, 'Logout');
  await press(page, 'Clear my data from this device');
  const question = page.getByRole('alertdialog', { name: 'Clear your data from this device?' });
  await tabTo(page, question.getByRole('button', { name: 'Clear my data' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').getByText('Your data is cleared from this device.')).toBeVisible();
  // As in a browser that has forgotten everything.
  await page.evaluate(() => localStorage.removeItem('largeText'));

  await logIn(page, margaret);
  await open(page, '/profile');
  await expect(section(page).getByText('You have not saved a backup in this browser yet.')).toBeVisible();
  expect((await own(page)).appointments).toEqual([]);

  const choose = async () => {
    const choosing = page.waitForEvent('filechooser');
    await press(page, 'Bring my backup in');
    await (await choosing).setFiles(path);
  };
  const asked = page.getByRole('alertdialog', { name: `Bring in ${saved}?` });
  await choose();
  await expect(asked).toHaveAccessibleDescription('What you have here stays as it is.');
  await page.keyboard.press('Escape');
  await expect(asked).toHaveCount(0);
  await expect(button(page, 'Bring my backup in')).toBeFocused();
  expect((await own(page)).appointments).toEqual([]);

  await choose();
  await tabTo(page, asked.getByRole('button', { name: 'Bring it in' }));
  await page.keyboard.press('Enter');
  const message = section(page).getByRole('group', { name: `Brought in: ${saved}.` });
  await expect(message).toBeVisible();
  await heardOnce(page, `Brought in: ${saved}. You can undo this.`);
  await expect(button(page, 'Bring my backup in')).toBeFocused();
  await expect(page.locator('html')).toHaveAttribute('data-text', 'large');
  await expect(page.getByRole('button', { name: /^Edit / })).not.toHaveCount(0);
  expect(await own(page)).toEqual(before);

  await choose();
  const already = 'Nothing was brought in. 12 are here already.';
  await expect(section(page).getByText(already)).toBeVisible();
  await heardOnce(page, already);
  expect(await own(page)).toEqual(before);
});

test('what came in is taken out again by Undo, and the focus stays close by', async ({ page }) => {
  await logIn(page, margaret);
  await open(page, '/profile');
  await button(page, 'Save a backup').focus();
  const { path } = await save(page);
  await expect(section(page).getByText('Your backup is saved:')).toBeVisible();
  await page.evaluate((email) => {
    const all = JSON.parse(localStorage.getItem('appointments')!) as { userId: string }[];
    localStorage.setItem('appointments', JSON.stringify(all.filter(({ userId }) => userId !== email)));
  }, margaret);
  await open(page, '/profile');
  await picker(page).setInputFiles(path);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Bring it in' }).focus();
  await page.keyboard.press('Enter');
  await tabTo(page, section(page).getByRole('button', { name: 'Undo' }));
  await page.keyboard.press('Enter');
  const undone = 'Undone. What the backup brought is taken out again.';
  await expect(section(page).getByText(undone)).toBeVisible();
  await heardOnce(page, undone);
  await expect(button(page, 'Bring my backup in')).toBeFocused();
  expect((await own(page)).appointments).toEqual([]);
});

test.describe('a backup', () => {
  test.use({ storageState: storageOf('user') });

  const at = (day: number) => new Date(Date.parse('2026-11-24T10:00:00+11:00') + day * 86_400_000);

  test('is offered on one’s own device every 14 days, once something has changed', async ({ page }) => {
    await page.clock.setFixedTime(at(0));
    await open(page, '/profile');
    await remind(page).focus();
    await page.keyboard.press('Space');
    await expect(remind(page)).toBeChecked();
    await button(page, 'Save a backup').focus();
    await save(page);
    await expect(
      section(page).getByText('Your last backup here: Tuesday 24 November 2026, 10:00 am.'),
    ).toBeVisible();

    // Nothing has changed: nothing is offered. The line about saved things shows that the page has come so far.
    const isQuiet = async (day: number) => {
      await page.clock.setFixedTime(at(day));
      const code = day < 0 ? null : page.waitForResponse(/\/backupOffer-/);
      await open(page, '/services');
      await code;
      await expect(page.getByRole('button', { name: /^Saved? / }).first()).toBeVisible();
      await expect(offer(page)).toHaveCount(0);
    };
    await isQuiet(20);
    await press(page, `Save ${clinic}`);
    await expect(button(page, `Saved ${clinic}`)).toBeVisible();
    await isQuiet(13.9);

    const line = 'It is time to save a new backup of your data.';
    await page.clock.setFixedTime(at(14));
    await open(page, '/services');
    await expect(offer(page).getByText(line)).toBeVisible();
    await heardOnce(page, line);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await offer(page).getByRole('button', { name: 'Not now' }).focus();
    await page.keyboard.press('Enter');
    await expect(offer(page)).toHaveCount(0);
    await expect(page.locator('#main')).toBeFocused();
    await isQuiet(27.9);

    await page.clock.setFixedTime(at(28));
    await open(page, '/services');
    await offer(page).getByRole('button', { name: 'Save a backup' }).focus();
    expect((await save(page)).name).toBe('my-backup_20261222.json');
    await expect(offer(page)).toHaveCount(0);
    await heardOnce(page, 'Your backup is saved:');
    await isQuiet(60);
  });
});
