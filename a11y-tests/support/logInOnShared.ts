import type { Page } from '@playwright/test';
import type { Community } from './community';
import { logIn } from './logIn';
import { expect } from './test';
import { samplePassword } from './viewers';

/** Somebody who uses a shared computer. */
export const margaret = 'margaret@example.org';

const question = (page: Page) => page.getByRole('alertdialog', { name: 'Is this your own device?' });

/** Logs in, and answers the question by keyboard. @returns what must not be left: the address, the id, and titles. */
export async function logInOnShared(
  page: Page,
  community: Community,
  { email = margaret, password = samplePassword(community.dataFolder) } = {},
): Promise<RegExp[]> {
  await logIn(page, email, '/', password);
  await expect(question(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ask me later', exact: true })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(question(page)).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('user'))).not.toBeNull();
  const id = await page.evaluate(() => (JSON.parse(sessionStorage.getItem('user')!) as { id: string }).id);
  // An id is a part of a key, or a whole value.
  return [
    new RegExp(email.replaceAll('.', String.raw`\.`), 'i'),
    new RegExp(`["'./]${id}["'./\\\\]`),
    /Memory clinic/,
    /Podiatrist/,
  ];
}
