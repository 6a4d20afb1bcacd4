import { defineConfig } from '@playwright/test';
import { launch } from './scripts/browser.mjs';

export default defineConfig({
  testDir: 'firebase/journeys',
  outputDir: 'test-results',
  forbidOnly: true,
  // All journeys use the same two emulators, and each a server of its own.
  workers: 1,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['line'], ['./scripts/reporters/playwright.mjs']],
  use: {
    launchOptions: launch,
    locale: 'en-AU',
    timezoneId: 'Australia/Melbourne',
    screenshot: 'only-on-failure',
  },
});
