import { voiceOverTest } from '@guidepup/playwright';
import { mergeTests } from '@playwright/test';
import { storageOf } from '@/a11y-tests/support/viewers';
import { test as audit } from '@/a11y-tests/support/test';
import { record } from './guidepup';
import { mainJourneys } from './recorded';

// On macOS: `npm run a11y:readers`.

const test = mergeTests(audit, voiceOverTest);

for (const journey of mainJourneys) {
  test.describe('VoiceOver', () => {
    test.use({
      storageState: storageOf(journey.viewer),
      expected: /\/api\/send-email/,
      voiceOverStartOptions: { capture: true },
    });
    test(journey.title, async ({ page, voiceOver }) => {
      await record(journey, page, voiceOver, 'voiceover');
    });
  });
}
