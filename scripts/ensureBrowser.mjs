import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser, isBrowserComplete } from './browser.mjs';
import { fail } from './run.mjs';

const playwrightCommand = 'npx playwright install --with-deps chromium';
const debianCommand =
  'apt-get update && apt-get install -y --no-install-recommends chromium chromium-headless-shell';

/** apt's chromium is the real one on Debian; on Ubuntu it only points to a snap. */
export function isDebianRoot() {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false;
  try {
    return /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));
  } catch {
    return false;
  }
}

function tryTo(root, program, args, minutes = 10) {
  return spawnSync(program, args, { cwd: root, stdio: 'ignore', timeout: minutes * 60_000 }).status === 0;
}

/**
 * Leaves the machine with a Chromium that the tests can start, or ends the program saying how to get one. Debian has the one
 * that is built without windows in a package of its own.
 */
export function ensureBrowser(root) {
  if (isBrowserComplete()) return;
  if (process.env.BROWSER_PATH)
    fail(`BROWSER_PATH names ${process.env.BROWSER_PATH}, and there is no such file.`);
  const onDebian = isDebianRoot();
  if (findBrowser()) {
    if (!onDebian) return;
    console.log('Installing Chromium without windows, in which the tests are faster.');
    // Not worth a long wait where no mirror answers.
    if (!tryTo(root, 'sh', ['-c', debianCommand], 2))
      console.log('That did not work. The tests take the one there is.');
    return;
  }
  console.log('No Chromium or Chrome found. Installing one for the tests.');
  const playwright = join(root, 'node_modules', 'playwright', 'cli.js');
  if (tryTo(root, process.execPath, [playwright, 'install', 'chromium']) && findBrowser()) return;
  if (onDebian && tryTo(root, 'sh', ['-c', debianCommand]) && findBrowser()) return;
  fail(
    `The tests need a browser, and installing one did not work. Run "${playwrightCommand}" or, on Debian, "${debianCommand}"; or set BROWSER_PATH to a Chromium or Chrome.`,
  );
}
