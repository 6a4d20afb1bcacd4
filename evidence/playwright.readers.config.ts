import { defineConfig, type Project } from '@playwright/test';
import audits from '../playwright.config';
import { servers } from './servers';

/** The screen reader of each system. Guidepup refuses to be loaded where it drives none. */
const readers: Partial<Record<NodeJS.Platform, Project>> = {
  win32: { name: 'nvda', testMatch: '**/readers/nvda.ts' },
  darwin: {
    name: 'voiceover',
    testMatch: '**/readers/voiceOver.ts',
    // Playwright's build of Safari's engine; it has no use for the switches of Chromium.
    use: { browserName: 'webkit', launchOptions: {} },
  },
};
const reader = readers[process.platform];
if (!reader) {
  throw new Error(
    'Guidepup drives NVDA on Windows and VoiceOver on macOS. On Linux there is Orca: npm run a11y:orca',
  );
}

/**
 * `npm run a11y:readers`: the nine main journeys with NVDA (Windows) or VoiceOver (macOS), driven by Guidepup. A reader follows one
 * window, so there is one worker; and it needs a window.
 */
export default defineConfig({
  testDir: '.',
  globalTeardown: '../a11y-tests/support/removeFolder.ts',
  outputDir: '../test-results/readers',
  workers: 1,
  forbidOnly: true,
  timeout: 600_000,
  reporter: [['list']],
  use: { ...audits.use!, headless: false },
  projects: [
    { name: 'logins', testDir: '../a11y-tests', testMatch: '**/*.setup.ts', use: { headless: true } },
    { ...reader, dependencies: ['logins'] },
  ],
  webServer: servers,
});
