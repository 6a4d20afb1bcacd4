import type { Locator } from '@playwright/test';
import { orcaJourneys } from '../readers/recorded';
import { open } from '@/a11y-tests/support/page';
import { holdStill } from '@/a11y-tests/support/still';
import { expect, test } from '@/a11y-tests/support/test';
import { storageOf } from '@/a11y-tests/support/viewers';
import { record } from './orca';
import { radios } from './radios';

// Run by record.mjs.

const hasFocus = (target: Locator) => target.evaluate((element) => element === document.activeElement);

test.setTimeout(600_000);

for (const journey of [...orcaJourneys, ...radios]) {
  const { title, viewer, path } = journey;
  test.describe('Orca in Chromium', () => {
    // One of the emails is refused on purpose.
    test.use({ storageState: storageOf(viewer), expected: /\/api\/send-email/ });
    test(title, async ({ page, browser }) => {
      await record(journey, {
        page,
        browser: `Chromium ${browser.version()}`,
        hasFocus,
        isSilent: false,
        async open() {
          // The same day each time: what is booked for it lies ahead.
          await holdStill(page, viewer);
          await open(page, path);
          await expect(page.locator('h1')).toBeVisible();
        },
      });
    });
  });
}
