import { writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { loggedInFolder } from './support/community';
import type { DataMode } from './states/screenState';
import { emailOf, loginFile, samplePassword, sessionFile } from './support/viewers';
import { open } from './support/page';
import { expect, test } from './support/test';

/** The profile names the device of a login: it must be the same on every machine that runs the audits. */
const userAgent =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

const roles = ['user', 'healthcare', 'admin'] as const;

async function keepLogin(page: Page, role: (typeof roles)[number], password: string, data: DataMode) {
  await open(page, '/');
  await page.getByRole('banner').getByRole('button', { name: 'Login', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Login' });
  await dialog.getByLabel('Email').fill(emailOf(role));
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  // By the element: the question whose device this is may be over the page by then.
  await expect(page.locator('header').getByText(emailOf(role))).toBeVisible();
  const { cookies, origins } = await page.context().storageState({ path: loginFile(role, data) });
  // Each test gets examples of its own day: the run may cross midnight.
  const kept = origins.map(({ origin, localStorage }) => ({
    origin,
    localStorage: localStorage.filter(({ name }) => name !== 'appointments'),
  }));
  writeFileSync(loginFile(role, data), JSON.stringify({ cookies, origins: kept }));
  writeFileSync(sessionFile(role, data), JSON.stringify({ cookies, origins: [] }));
}

for (const role of roles) {
  test(`log in as ${role}`, ({ page }) => keepLogin(page, role, samplePassword(), 'local'));
}

test('log in as each role where data is shared', async ({ browser, communities }) => {
  const folder = loggedInFolder();
  const { address, stop } = await communities.start(folder);
  for (const role of roles) {
    const context = await browser.newContext({ baseURL: address, userAgent });
    await keepLogin(await context.newPage(), role, samplePassword(folder), 'server');
    await context.close();
  }
  await stop();
});
