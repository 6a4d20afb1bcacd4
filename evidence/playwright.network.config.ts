import { defineConfig } from '@playwright/test';

/** `npm run test:network`, which makes the network that is cut. One engine after the other: they share the link. */
export default defineConfig<object, { engine: 'chromium' | 'firefox' }>({
  testDir: 'engines',
  testMatch: 'networkCut.ts',
  outputDir: '../test-results/network',
  forbidOnly: true,
  workers: 1,
  timeout: 300_000,
  reporter: 'list',
  projects: (['chromium', 'firefox'] as const).map((engine) => ({ name: engine, use: { engine } })),
});
