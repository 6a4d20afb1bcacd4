// `npm run test:engines`: the main journeys in Chromium, Firefox and WebKit, with axe on each screen. An engine that is not on
// this machine is printed as not run. What was seen lies in a11y-report/engines.json. Arguments go to Playwright, such as
// `-- --project=firefox -g rate`.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { commitNow } from './commit.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
// Node 20 has a WebSocket only where it is asked for.
const asksForSocket = typeof WebSocket === 'undefined' ? ' --experimental-websocket' : '';
const { status } = spawnSync(
  process.execPath,
  [
    'node_modules/@playwright/test/cli.js',
    'test',
    '--config=evidence/playwright.engines.config.ts',
    ...process.argv.slice(2),
  ],
  {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''}${asksForSocket}`,
      ENGINES_RESULTS: join(root, 'a11y-report', 'engines.json'),
      ENGINES_RUN: JSON.stringify({
        product: 'Age Better',
        version,
        commit: commitNow(root),
        date: new Date().toISOString(),
      }),
    },
  },
);
process.exitCode = status ?? 1;
