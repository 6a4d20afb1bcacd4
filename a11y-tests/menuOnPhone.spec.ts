import { open } from './support/page';
import { expect, test } from './support/test';
import { emailOf, samplePassword } from './support/viewers';

test('on a telephone the menu closes when a person logs in or out in it, and what is said is in sight', async ({
  page,
}) => {
  const said = (text: string) => page.getByRole('main').getByText(text);
  const inBanner = (name: string | RegExp) => page.getByRole('banner').getByRole('button', { name });
  const menu = inBanner(/^(Menu|Close)$/);
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/help');
  await menu.click();
  await inBanner('Login').click();
  const dialog = page.getByRole('dialog', { name: 'Login' });
  await dialog.getByLabel('Email', { exact: true }).fill(emailOf('user'));
  await dialog.getByLabel('Password', { exact: true }).fill(samplePassword());
  await page.keyboard.press('Enter');
  await expect(said(`You are logged in as ${emailOf('user')}.`)).toBeInViewport();
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
  await menu.click();
  await inBanner('Logout').click();
  await expect(said('You are logged out.')).toBeInViewport();
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
});
