import { writeFileSync } from 'node:fs';
import { emailOf, loginFile, samplePassword, sessionFile } from './support/viewers';
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
    const { cookies } = await page.context().storageState({ path: loginFile(viewer) });
    writeFileSync(sessionFile(viewer), JSON.stringify({ cookies, origins: [] }));
  });
}
