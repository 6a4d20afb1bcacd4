import type { Page } from '@playwright/test';
import { loggedInFolder } from './support/community';
import { logIn } from './support/logIn';
import { open } from './support/page';
import { expect, test } from './support/test';
import { samplePassword } from './support/viewers';

// The address at which a phone's calendar follows a person's own, on a community's server.

test.use({ data: 'server', permissions: ['clipboard-read', 'clipboard-write'] });

const password = () => samplePassword(loggedInFolder());
const margaret = 'margaret@example.org';
const main = (page: Page) => page.getByRole('main');
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Calendar feed' });
const openFeed = (page: Page) => main(page).getByRole('button', { name: 'Set up the calendar feed' }).click();
const record = {
  id: 'walk',
  title: 'Walk with Joan',
  start: '2026-11-26T00:00:00.000Z',
  end: '2026-11-26T01:00:00.000Z',
  location: 'Carlton',
  description: '',
  allDay: false,
  userId: margaret,
};

test('a person makes a calendar address, copies it, adds titles, renews it and turns it off', async ({
  page,
  community,
}) => {
  await community!.ask(margaret, 'PUT', 'appointments/walk', { record, overlapAgreed: true });
  await logIn(page, margaret, '/', password());
  await open(page, '/profile');
  const read = async (address: string) => {
    const answer = await fetch(address);
    return { status: answer.status, text: await answer.text() };
  };
  /** Types the password, and copies the address that comes. */
  const make = async (name: string) => {
    await dialog(page).getByLabel('Your password', { exact: true }).fill(password());
    await dialog(page).getByRole('button', { name }).click();
  };
  const copy = async () => {
    await expect(dialog(page).getByLabel('Your calendar address')).toBeFocused();
    await dialog(page).getByRole('button', { name: 'Copy the address' }).click();
    await expect(dialog(page).getByText('The address is copied.')).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    await dialog(page).getByRole('button', { name: 'Done' }).click();
    await expect(main(page).getByRole('button', { name: 'Set up the calendar feed' })).toBeFocused();
    return copied;
  };

  await openFeed(page);
  await make('Make the address');
  const first = await copy();
  const feed = await read(first);
  expect(feed.status).toBe(200);
  expect(feed.text).toContain('SUMMARY:Appointment\r\n');
  expect(feed.text).not.toContain('Joan');

  await test.step('titles are added at once, and heard once', async () => {
    await openFeed(page);
    await dialog(page).getByRole('checkbox').check();
    await expect(dialog(page).getByText('Your calendar shows titles and places from now on.')).toBeVisible();
    expect((await read(first)).text).toContain('SUMMARY:Walk with Joan\r\n');
  });

  const second = await test.step('a new address takes the place of the old one', async () => {
    await make('Make a new address');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Make a new address' }).click();
    const address = await copy();
    expect((await read(first)).status).toBe(410);
    expect((await read(address)).text).toContain('SUMMARY:Walk with Joan\r\n');
    return address;
  });

  await test.step('turned off, it answers nobody any more', async () => {
    await openFeed(page);
    await dialog(page).getByRole('button', { name: 'Turn the feed off' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Turn it off' }).click();
    await expect(main(page).getByText('Your calendar feed is off.')).toBeVisible();
    await expect(main(page).getByRole('button', { name: 'Set up the calendar feed' })).toBeFocused();
    expect((await read(second)).status).toBe(410);
  });
});
