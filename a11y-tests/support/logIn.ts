import { expect, type Page } from '@playwright/test';
import { open } from './page';
import { samplePassword } from './viewers';

/** A login of its own, for tests that end it: the kept logins are those of the other tests. */
export async function logIn(
  page: Page,
  email: string,
  address = '/',
  password = samplePassword(),
): Promise<void> {
  await open(page, address);
  await page.getByRole('banner').getByRole('button', { name: 'Login', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Login' });
  await dialog.getByLabel('Email', { exact: true }).fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  // By the element: where data is shared, the question whose device this is may be over the page by then.
  await expect(page.locator('main').getByText(`You are logged in as ${email}.`)).toBeVisible();
}
