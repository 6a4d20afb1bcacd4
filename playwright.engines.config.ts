import { defineConfig } from '@playwright/test';
import { engines } from './a11y-tests/engines/engines';
import type { Engine } from './a11y-tests/engines/drivers/driver';
import audits from './playwright.config';

/** `npm run test:engines`: the main journeys on the servers of the audits, with each engine as a project. */
export default defineConfig<object, { engine: Engine }>({
  testDir: 'a11y-tests/engines',
  testMatch: 'run.ts',
  globalTeardown: audits.globalTeardown!,
  outputDir: 'test-results/engines',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  timeout: 240_000,
  reporter: [['list'], ['./scripts/reporters/engines.mjs']],
  use: { baseURL: audits.use!.baseURL! },
  projects: engines.map((engine) => ({ name: engine, use: { engine } })),
  webServer: audits.webServer!,
});
