import { nvdaTest } from '@guidepup/playwright';
import { mergeTests } from '@playwright/test';
import { storageOf } from '@/a11y-tests/support/viewers';
import { test as audit } from '@/a11y-tests/support/test';
import { record } from './guidepup';
import { mainJourneys } from './recorded';

// On Windows: `npm run a11y:readers`.

const test = mergeTests(audit, nvdaTest);

for (const journey of mainJourneys) {
  test.describe('NVDA', () => {
    test.use({
      storageState: storageOf(journey.viewer),
      expected: /\/api\/send-email/,
      nvdaStartOptions: { capture: true },
    });
    test(journey.title, async ({ page, nvda }) => {
      await record(journey, page, nvda, 'nvda');
    });
  });
}
