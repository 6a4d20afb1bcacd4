import type { Page } from '@playwright/test';
import { cutServer } from './support/connection';
import { open } from './support/page';
import { expect, test } from './support/test';
import { storageOf } from './support/viewers';

// Changes that wait on a person's own device while there is no network.

test.use({
  data: 'server',
  storageState: storageOf('user', 'server'),
  expected: /Failed to load resource|ERR_INTERNET_DISCONNECTED|ERR_FAILED/,
});

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** The person has said that this is their own device. */
const ownDevice = (page: Page) =>
  page.addInitScript(() => {
    const user = JSON.parse(localStorage.getItem('user') ?? 'null') as { id: string } | null;
    if (user) localStorage.setItem('ageBetter.ownDevice', JSON.stringify([user.id]));
  });

/** Opens the profile with its list read. */
async function openProfile(page: Page) {
  await open(page, '/profile');
  await expect(page.getByRole('heading', { name: 'My Appointments' })).toBeVisible();
  await expect(page.getByText('Loading your appointments')).toHaveCount(0);
}

async function book(page: Page, title: string) {
  await button(page, 'Add an appointment').first().click();
  await page
    .getByRole('dialog')
    .getByLabel(/^Title/)
    .fill(title);
  await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click();
}

test('an appointment made without a network waits, is named, and is sent once the network is back', async ({
  page,
  community,
}) => {
  await ownDevice(page);
  await openProfile(page);
  const reconnect = await cutServer(page);
  await book(page, 'Feet without a network');
  const kept = page.getByRole('main').getByText('Appointment kept on this device, not sent yet: Feet');
  await expect(kept).toBeVisible();
  const line = page.getByRole('main').getByText('1 change is waiting.');
  await expect(line).toBeVisible();
  await expect(page.getByText('Not sent yet', { exact: true })).toBeVisible();
  await button(page, 'Show what is waiting').click();
  await expect(page.getByText(/^New appointment: Feet without a network/).first()).toBeVisible();
  await button(page, 'Hide what is waiting').click();
  await reconnect();
  await expect(line).toHaveCount(0);
  await expect(page.getByText('Not sent yet', { exact: true })).toHaveCount(0);
  const { records } = (await community!.ask('margaret@example.org', 'GET', 'appointments')) as {
    records: { record: { title: string } }[];
  };
  expect(records.filter(({ record }) => record.title === 'Feet without a network')).toHaveLength(1);
});

test('an appointment that waits can be taken back', async ({ page }) => {
  await ownDevice(page);
  await openProfile(page);
  await cutServer(page);
  await book(page, 'Feet without a network');
  await button(page, 'Show what is waiting').click();
  await button(page, /^Take back \(New appointment: Feet/).click();
  await expect(page.getByText(/^Taken back: /)).toBeFocused();
  await expect(page.getByText('Nothing is waiting.')).toBeVisible();
  await button(page, 'Hide what is waiting').click();
  await expect(page.getByRole('heading', { name: 'Feet without a network' })).toHaveCount(0);
});

test('nothing waits on a device that nobody called their own', async ({ page }) => {
  await openProfile(page);
  await cutServer(page);
  await book(page, 'Feet without a network');
  await expect(page.getByRole('dialog').getByText(/Not saved: no connection/)).toBeVisible();
});

test('after a logout one line says how much still waits, until it is closed', async ({ page }) => {
  const code = page.waitForResponse(/\/waitingNotice-/);
  await ownDevice(page);
  await openProfile(page);
  await code;
  await cutServer(page);
  await book(page, 'Feet without a network');
  await expect(page.getByRole('main').getByText('1 change is waiting.')).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
  const line = page.getByRole('complementary', { name: 'Waiting changes' });
  const words = '1 change is waiting on this device. Log in here again to send it.';
  await expect(line).toContainText(words);
  await expect(page.locator('[data-live-announcer]')).toContainText(words);

  await line.getByRole('button', { name: 'Close' }).click();
  await expect(line).toHaveCount(0);
  const site = page.getByRole('complementary', { name: 'Connection and updates' });
  await expect(site.getByText(/^No internet connection\./)).toBeVisible();
});

test('the line after a logout goes once the data is cleared from the device', async ({ page }) => {
  const code = page.waitForResponse(/\/waitingNotice-/);
  await ownDevice(page);
  await openProfile(page);
  await code;
  await cutServer(page);
  await book(page, 'Feet without a network');
  await expect(page.getByRole('main').getByText('1 change is waiting.')).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
  const line = page.getByRole('complementary', { name: 'Waiting changes' });
  await expect(line).toBeVisible();
  await button(page, 'Clear my data from this device').click();
  await expect(page.getByRole('alertdialog')).toContainText(
    '1 change is waiting to be sent, and will be lost.',
  );
  await button(page, 'Clear my data').last().click();
  await expect(page.getByText('Your data is cleared from this device.').first()).toBeVisible();
  await expect(line).toHaveCount(0);
});
