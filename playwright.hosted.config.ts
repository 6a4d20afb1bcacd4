import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { launch } from './scripts/browser.mjs';
import { freePort } from './server/testing/freePort.mjs';
import { settingNames } from './server/settings/settingShapes';

// This file is read again by every worker; the environment carries the first answer to them.
const port = (process.env.AUDIT_PORT ??= String(await freePort()));
const folder = (process.env.AUDIT_FOLDER ??= mkdtempSync(join(tmpdir(), 'age-better-journeys-')));

export default defineConfig({
  testDir: 'firebase/journeys',
  globalTeardown: './a11y-tests/support/removeFolder.ts',
  outputDir: 'test-results',
  forbidOnly: true,
  // All journeys use the same two emulators.
  workers: 1,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['line'], ['./scripts/reporters/playwright.mjs']],
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: launch,
    locale: 'en-AU',
    timezoneId: 'Australia/Melbourne',
    screenshot: 'only-on-failure',
  },
  webServer: {
    command: 'node --import=./server/testing/endWithRunner.mjs dist/server/start.js',
    url: `http://localhost:${port}/api/health`,
    reuseExistingServer: false,
    timeout: 60_000,
    env: {
      // What somebody has set for a server of their own has no say here; empty counts as unset.
      ...Object.fromEntries(settingNames.map((name) => [name, ''])),
      PORT: port,
      HOST: '127.0.0.1',
      DATA_DIR: join(folder, 'data'),
      FOLDER_OF_RUN: folder,
      LOG_LEVEL: 'warn',
      FIREBASE_API_KEY: 'AnyKeyOpensAnEmulator',
      FIREBASE_PROJECT_ID: process.env.HOSTED_PROJECT ?? '',
    },
  },
});
