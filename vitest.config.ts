import { availableParallelism } from 'node:os';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { componentDocs } from './.storybook/plugins.ts';
import { css } from './scripts/styleSheets.mjs';
import { launch } from './scripts/browser.mjs';
import { seedFault } from './scripts/seededFault.mjs';
import { postgresTests } from './scripts/postgresTests.mjs';
import { postgresPrograms } from './testing/server/postgres/findPostgres.mjs';

const chromium = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  // What is heard on a screen names days: they must not depend on where the tests run.
  provider: playwright({
    launchOptions: launch,
    contextOptions: { locale: 'en-AU', timezoneId: 'Australia/Melbourne' },
  }),
  instances: [{ browser: 'chromium' as const }],
});

/** Whether the run is of this project, or names none. To load Storybook's plugin takes four seconds of a processor. */
function isWanted(project: string): boolean {
  const named = [...process.argv.join(' ').matchAll(/ --project[= ](\S+)/g)].map(([, name]) => name);
  return named.length === 0 || named.includes(project);
}

// Bundles of an earlier run may lack what a pull brought; a run that finds that out half way reloads and is lost. So
// `npm test` bundles anew. Single runs keep theirs, which is quicker and lets several run at once.
const force = process.env.FRESH_BUNDLES === 'true';

// Where files are not isolated, one process or page runs many of them, which saves a third of the work. Such tests mock no
// module, and put back what they change of the globals. Those of the project `browser` leave much in the document.

/** `npm run test:hosted` runs these. */
const needEmulators = ['**/*.hosted.test.{ts,tsx}'];

/** The project `postgres` runs these. */
const needPostgres = ['**/*.postgres.test.ts'];

/** What `npm test` leaves to `npm run test:nightly`. */
const left = (process.env.LEFT_TO_THE_NIGHT ?? '').split(',').filter(Boolean);

export default defineConfig({
  plugins: [seedFault(), react()],
  css,
  resolve: { tsconfigPaths: true },
  test: {
    // By itself vitest leaves one core free: of two, it would use one only.
    ...(availableParallelism() === 2 ? { maxWorkers: 2 } : {}),
    // A busy two-core machine needs far more than the usual five seconds.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          isolate: false,
          include: ['{shared,src,server,testing,stories,scripts,a11y-tests,evidence}/**/*.test.ts'],
          exclude: [...needEmulators, ...needPostgres, ...left],
        },
      },
      // The same files on the other engine, where it is there.
      ...(postgresPrograms === null
        ? []
        : [
            {
              extends: true as const,
              test: {
                name: 'postgres',
                environment: 'node',
                isolate: false,
                env: { TEST_ENGINE: 'postgres' },
                globalSetup: './testing/server/postgres/globalSetup.ts',
                include: postgresTests(left),
              },
            },
          ]),
      {
        extends: true,
        // What Storybook does for its Docs pages.
        plugins: [componentDocs()],
        // Without these, a fresh clone finds new dependencies half way, reloads the page and loses the run.
        optimizeDeps: {
          force,
          entries: [
            'src/main.tsx',
            'src/**/*.test.tsx',
            '!**/*.hosted.test.tsx',
            'stories/**/*.tsx',
            '.storybook/*.tsx',
          ],
          include: ['react/jsx-dev-runtime', 'vitest-browser-react'],
        },
        test: {
          name: 'browser',
          include: ['{src,stories}/**/*.test.tsx'],
          exclude: needEmulators,
          browser: chromium(),
        },
      },
      ...(isWanted('storybook')
        ? [
            {
              extends: true as const,
              plugins: [storybookTest({ configDir: '.storybook' })],
              optimizeDeps: { force },
              test: { name: 'storybook', isolate: false, browser: chromium() },
            },
          ]
        : []),
    ],
  },
});
