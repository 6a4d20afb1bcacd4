import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig, type Project } from '@playwright/test';
import { launch, launchWindow } from './scripts/browser.mjs';
import { freePort } from './testing/server/freePort.mjs';
import { settingNames } from './server/settings/settingShapes';

// This file is read again by every worker; the environment carries the first answer to them.
const port = (process.env.AUDIT_PORT ??= String(await freePort()));
const tilePort = (process.env.AUDIT_TILE_PORT ??= String(await freePort()));
const storyPort = (process.env.AUDIT_STORY_PORT ??= String(await freePort()));
const folder = (process.env.AUDIT_FOLDER ??= mkdtempSync(join(tmpdir(), 'age-better-audit-')));

/** Its programs end with this one, however it ends; Playwright leaves them their input until then. */
const node = 'node --import=./testing/server/endWithRunner.mjs';

/** The settings of every server that is audited, but for its port and its data. */
const serverSettings = {
  // What somebody has set for a server of their own has no say here; empty counts as unset.
  ...Object.fromEntries(settingNames.map((name) => [name, ''])),
  HOST: '127.0.0.1',
  // No audit asks a stranger for anything.
  TILE_URL: `http://localhost:${tilePort}/{z}/{x}/{y}.png`,
  // The audits log in over and over from one address, which the limits on guessing would rightly stop.
  LOGIN_FAILURES_PER_ADDRESS: '100000',
  LOGIN_FAILURES_PER_CLIENT: '100000',
  REGISTRATIONS_PER_HOUR: '100000',
  LOG_LEVEL: 'warn',
  // Whether somebody has made reports on this machine has no say either.
  REPORT_DIR: join(folder, 'no-reports'),
};
// The tests start servers of their own, for shared data.
process.env.AUDIT_SERVER_SETTINGS = JSON.stringify(serverSettings);

/** `npm run a11y` asks for the whole matrix; `npm test` looks at every state once. */
const whole = process.env.A11Y_MATRIX === 'whole';
/** `npm run a11y -- --matrix` leaves the other audits out, `-- --others` the matrix. */
const only = process.env.A11Y_ONLY;
const notAsked = only === 'others' ? ['**/screens.spec.ts', '**/matrix.spec.ts'] : [];
/** What `npm test` leaves to `npm run test:nightly`. */
const left = (process.env.LEFT_TO_THE_NIGHT ?? '').split(',').filter(Boolean);

/** The recordings with a real screen reader, which needs a window: `npm run a11y:orca`. Firefox is started by its own file. */
const orca: Project[] = [
  {
    name: 'orca-chromium',
    testDir: 'evidence',
    testMatch: '**/orca/chromium.ts',
    dependencies: ['logins'],
    use: {
      viewport: null,
      launchOptions: { ...launchWindow, args: [...launch.args, '--force-renderer-accessibility', '--kiosk'] },
    },
  },
  { name: 'orca-firefox', testDir: 'evidence', testMatch: '**/orca/firefox.ts', dependencies: ['logins'] },
];

/** A part of the tests, as in "2/4"; all of them without one. */
function shardOf(text: string | undefined) {
  const [current, total] = (text ?? '').split('/').map(Number);
  return current && total ? { current, total } : null;
}

export default defineConfig({
  testDir: 'a11y-tests',
  globalTeardown: './a11y-tests/support/removeFolder.ts',
  outputDir: 'test-results',
  // Golden files: transcripts/home.txt, trees/home--login.yml.
  snapshotPathTemplate: '{testDir}/{arg}{ext}',
  fullyParallel: true,
  forbidOnly: true,
  shard: shardOf(process.env.AUDIT_SHARD),
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['line'], ['./scripts/reporters/playwright.mjs']],
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: launch,
    // A worker answers requests that a test means to answer. Its own tests allow it.
    serviceWorkers: 'block',
    locale: 'en-AU',
    timezoneId: 'Australia/Melbourne',
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'logins', testMatch: '**/*.setup.ts' },
    ...['a11y-tests', 'evidence'].map((testDir) => ({
      name: testDir === 'evidence' ? 'evidence' : 'audits',
      testDir,
      testMatch: only === 'matrix' ? '**/matrix.spec.ts' : '**/*.spec.ts',
      testIgnore: [
        whole ? '**/screens.spec.ts' : '**/matrix.spec.ts',
        ...notAsked,
        ...left.map((file) => `**/${file}`),
      ],
      dependencies: ['logins'],
    })),
    ...(process.env.ORCA_SPEECH ? orca : []),
  ],
  webServer: [
    {
      command: `${node} a11y-tests/support/tiles.mjs ${tilePort}`,
      url: `http://localhost:${tilePort}/`,
      reuseExistingServer: false,
    },
    ...(whole && only !== 'others'
      ? [
          {
            command: `${node} a11y-tests/support/stories.mjs ${storyPort}`,
            url: `http://localhost:${storyPort}/`,
            reuseExistingServer: false,
          },
        ]
      : []),
    {
      command: `${node} dist/server/start.js`,
      url: `http://localhost:${port}/api/health`,
      reuseExistingServer: false,
      timeout: 60_000,
      env: { ...serverSettings, PORT: port, DATA_DIR: join(folder, 'data'), FOLDER_OF_RUN: folder },
    },
  ],
});
