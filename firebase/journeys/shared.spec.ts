import type { Browser, Page } from '@playwright/test';
import { open } from '../../a11y-tests/support/page';
import { expect, fillIn, owner, test, routeToEmulators } from './journey';

const [ann, bob] = ['ann@example.net', 'bob@example.net'];

/** Registers, and waits until the person is known. */
async function arrive(page: Page, email: string): Promise<void> {
  await open(page, '/');
  await fillIn(page, 'Register', email);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('banner').getByText(email)).toBeVisible();
}

/** The first administrator, who looks at the lists and so brings the first records. */
async function bringRecords(page: Page): Promise<void> {
  await owner.makesAdministrator('ida@example.net');
  await open(page, '/');
  await fillIn(page, 'Login', 'ida@example.net');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Admin Dashboard' })).toBeVisible();
  await open(page, '/resources');
  await expect(page.getByRole('group', { name: /^Rate: / }).first()).toBeVisible();
  await open(page, '/events');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).press('Enter');
  await expect(page.getByRole('main').getByText('You are logged out.')).toBeVisible();
}

/** Another person at another computer. */
async function another(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await routeToEmulators(page);
  return page;
}

test('two people share ratings, registrations and booked times, by keyboard', async ({ page, browser }) => {
  await bringRecords(page);
  await arrive(page, ann);
  const other = await another(browser);
  await arrive(other, bob);

  // A rating: both see the average, each only their own stars.
  await open(page, '/resources?item=4');
  const mine = page.getByRole('group', { name: /^Rate: / });
  await mine.getByRole('radio', { name: '4 stars' }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('Thank you for your rating!').first()).toBeVisible();
  await open(other, '/resources?item=4');
  await expect(other.getByText('Average 4.0 out of 5, from 1 rating')).toBeVisible();
  await expect(other.getByRole('radio', { checked: true })).toHaveCount(0);
  await other.getByRole('radio', { name: '1 star' }).focus();
  await other.keyboard.press('Space');
  await expect(other.getByText('Average 2.5 out of 5, from 2 ratings')).toBeVisible();

  // A place: the other sees the number, and a full event offers its waiting list.
  await open(page, '/events?item=1');
  await page.getByRole('button', { name: /^Register for / }).press('Enter');
  await expect(page.getByText('19/40 attending')).toBeVisible();
  await open(other, '/events?item=1');
  await expect(other.getByText('19/40 attending')).toBeVisible();
  await open(other, '/events?item=2');
  await other.getByRole('button', { name: /^Join the waiting list/ }).press('Enter');
  await expect(other.getByText('You are number 1 on the waiting list.')).toBeVisible();

  // An appointment: the other sees that the time is booked, and nothing else of it.
  await open(page, '/profile');
  await page.getByRole('button', { name: 'Add an appointment' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Create New Appointment' });
  await dialog.getByLabel('Title').fill('Hearing test');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Appointment saved: Hearing test/).first()).toBeVisible();
  await open(other, '/profile');
  await expect(other.getByText('Booked').first()).toBeVisible();
  await expect(other.getByText('Hearing test')).toHaveCount(0);
  await other.context().close();
});

test('without a connection a change says that it was not saved', async ({ page }) => {
  await bringRecords(page);
  await arrive(page, ann);
  await open(page, '/events?item=1');
  const register = page.getByRole('button', { name: /^Register for / });
  await expect(register).toBeVisible();
  await page.unroute(/googleapis/);
  await page.route(/googleapis\.com/, (route) => route.abort('internetdisconnected'));
  await register.press('Enter');
  await expect(page.getByText('Not saved: no connection.').first()).toBeVisible();
  await expect(register).toBeFocused();
  await expect(page.getByText('18/40 attending')).toBeVisible();

  // What was read before is still there to read.
  for (const [link, heading] of [
    ['Community', 'Community'],
    ['Events', 'Community Events'],
  ] as const) {
    await page.getByRole('banner').getByRole('link', { name: link, exact: true }).press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeFocused();
    await expect(page.getByRole('article').first()).toBeVisible();
  }
  await expect(page.getByText('18/40 attending')).toBeVisible();
});
