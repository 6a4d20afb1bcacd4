import { tabTo } from './support/keyboard';
import { open } from './support/page';
import { expect, test } from './support/test';

const password = 'Sunny1Garden';

test('register, home, logout and login again, by keyboard only', async ({ page }, { workerIndex }) => {
  const email = `keyboard${workerIndex}.${Date.now()}@example.org`;
  const banner = page.getByRole('banner');
  await open(page, '/');

  await test.step('skip to the content', async () => {
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: /^Skip to main content/ });
    await expect(skip).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });

  await test.step('register', async () => {
    await page.reload();
    await open(page, '/');
    await tabTo(page, banner.getByRole('button', { name: 'Register' }));
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Register' });
    await expect(dialog).toBeVisible();
    await tabTo(page, dialog.getByLabel('Email', { exact: true }));
    await page.keyboard.type(email);
    await tabTo(page, dialog.getByLabel('Password', { exact: true }));
    await page.keyboard.type(password);
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(banner.getByText(email)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  await test.step('open a page from the header', async () => {
    await tabTo(page, banner.getByRole('link', { name: 'Health Resources' }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/resources$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Health Resources' })).toBeFocused();
  });

  await test.step('log out', async () => {
    await tabTo(page, banner.getByRole('button', { name: 'Logout' }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/$/);
    await expect(banner.getByRole('button', { name: 'Login' })).toBeVisible();
  });

  await test.step('open the dialog, leave it with Escape, and be back at its button', async () => {
    const login = banner.getByRole('button', { name: 'Login' });
    await tabTo(page, login, 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Login' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(login).toBeFocused();
  });

  await test.step('log in', async () => {
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Login' });
    await tabTo(page, dialog.getByLabel('Email', { exact: true }));
    await page.keyboard.type(email);
    await tabTo(page, dialog.getByLabel('Password', { exact: true }));
    await page.keyboard.type(password);
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(banner.getByText(email)).toBeVisible();
  });
});
