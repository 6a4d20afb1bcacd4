import { emailOf, loginFile, samplePassword } from './support/viewers';
import { open } from './support/page';
import { expect, test } from './support/test';

for (const viewer of ['user', 'healthcare', 'admin'] as const) {
  test(`log in as ${viewer}`, async ({ page }) => {
    await open(page, '/');
    await page.getByRole('banner').getByRole('button', { name: 'Login', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Login' });
    await dialog.getByLabel('Email').fill(emailOf(viewer));
    await dialog.getByLabel('Password', { exact: true }).fill(samplePassword());
    await page.keyboard.press('Enter');
    await expect(page.getByRole('banner').getByText(emailOf(viewer))).toBeVisible();
    await page.context().storageState({ path: loginFile(viewer) });
  });
}
