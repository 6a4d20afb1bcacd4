import type { Page } from '@playwright/test';

/** The line about the connection and updates. */
export const notice = (page: Page) => page.getByRole('complementary', { name: 'Connection and updates' });

/** Opens a page, and waits until the worker answers for it. */
export async function openWithWorker(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}
