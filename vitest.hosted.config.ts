import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { launch } from './scripts/browser.mjs';

/** Where the emulators are. `npm run test:hosted` starts them and says so. */
const hosted = {
  auth: process.env.FIREBASE_AUTH_EMULATOR_HOST ?? '',
  firestore: process.env.FIRESTORE_EMULATOR_HOST ?? '',
  project: process.env.HOSTED_PROJECT ?? '',
};

declare module 'vitest' {
  export interface ProvidedContext {
    hosted: typeof hosted;
  }
}

export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
    provide: { hosted },
    // All files use the same two emulators.
    fileParallelism: false,
    projects: [
      {
        extends: true,
        // A browser's own storage keeps the login, so these run in one.
        optimizeDeps: { include: ['firebase/app', 'firebase/auth', 'firebase/firestore/lite'] },
        test: {
          name: 'accounts',
          include: ['src/**/*.hosted.test.tsx'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: launch }),
            instances: [{ browser: 'chromium' as const }],
          },
        },
      },
      {
        extends: true,
        test: { name: 'adapters', environment: 'node', include: ['{src,server}/**/*.hosted.test.ts'] },
      },
      {
        extends: true,
        test: { name: 'rules', environment: 'node', include: ['firebase/rules/**/*.test.ts'] },
      },
    ],
  },
});
