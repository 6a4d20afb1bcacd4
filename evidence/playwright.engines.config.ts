import { defineConfig } from '@playwright/test';
import { engines } from './engines/engines';
import type { Engine } from './engines/drivers/driver';
import audits from '../playwright.config';
import { servers } from './servers';

/** `npm run test:engines`: the main journeys on the servers of the audits, with each engine as a project. */
export default defineConfig<object, { engine: Engine }>({
  testDir: 'engines',
  testMatch: 'run.ts',
  globalTeardown: '../a11y-tests/support/removeFolder.ts',
  outputDir: '../test-results/engines',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  timeout: 240_000,
  reporter: [['list'], ['../scripts/reporters/engines.mjs']],
  use: { baseURL: audits.use!.baseURL! },
  projects: engines.map((engine) => ({ name: engine, use: { engine } })),
  webServer: servers,
});
