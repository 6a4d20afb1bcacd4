import { open } from '../../a11y-tests/support/page';
import { expect, fillIn, test } from './journey';

const email = 'joan@example.net';
const appointment = {
  id: '1763900000000',
  title: 'Podiatrist',
  start: '2026-12-01T00:00:00.000Z',
  end: '2026-12-01T01:00:00.000Z',
  location: '',
  description: '',
  allDay: false,
  userId: email,
};

test('a person copies the device’s data into the account by keyboard, once; removes a file’s entries; clears the device', async ({
  page,
}) => {
  await page.addInitScript((record) => {
    localStorage.setItem('appointments', JSON.stringify([record]));
  }, appointment);
  await open(page, '/');
  await fillIn(page, 'Register', email);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('banner').getByText(email)).toBeVisible();
  await open(page, '/profile');
  await page.getByRole('button', { name: 'Bring my data from this device' }).press('Enter');
  await expect(page.getByRole('alertdialog', { name: 'Copy 1 appointment to your account?' })).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(
    page
      .getByRole('main')
      .getByText('Copied to your account: 1 appointment. It all stays on this device too.'),
  ).toBeVisible();
  await expect(page.getByRole('heading', { name: 'On this device' })).toBeFocused();
  await expect(page.getByRole('button', { name: /Edit Podiatrist/ })).toBeVisible();
  await open(page, '/profile');
  await expect(page.getByRole('button', { name: /Edit Podiatrist/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Bring my data from this device' })).toHaveCount(0);

  // A file reads in more, into the account; Undo takes out only that.
  const more = { ...appointment, id: '1763900000001', title: 'Hearing test' };
  const copy = { kind: 'age-better-appointments', version: 1, appointments: [appointment, more] };
  await page.getByLabel('File with appointments').setInputFiles({
    name: 'copy.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(copy)),
  });
  const message = page.getByRole('group', { name: '1 appointment was added. 1 was here already.' });
  await expect(page.getByRole('button', { name: /Edit Hearing test/ })).toBeVisible();
  await message.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Import from a file' })).toBeFocused();
  await expect(page.getByRole('button', { name: /Edit Hearing test/ })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /Edit Podiatrist/ })).toBeVisible();

  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('button', { name: 'Clear my data from this device' }).click();
  const question = page.getByRole('alertdialog', { name: 'Clear your data from this device?' });
  await expect(question).toContainText('If you did not copy them to your account, they are lost.');
  await question.getByRole('button', { name: 'Clear my data' }).press('Enter');
  await expect(page.getByRole('main').getByText('Your data is cleared from this device.')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('appointments'))).toBe('[]');
});
