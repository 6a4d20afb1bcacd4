import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { firefox, webkit } from 'playwright';
import { isDebianRoot } from '../../scripts/ensureBrowser.mjs';

const onPath = (name) =>
  (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, name)));

/** How each engine besides Chromium can be had, and whether it is there. */
const engines = [
  {
    name: 'firefox',
    isThere: () =>
      existsSync(firefox.executablePath()) ||
      ((onPath('firefox-esr') || onPath('firefox')) && onPath('Xvfb')),
    packages: ['firefox-esr', 'xvfb'],
  },
  {
    name: 'webkit',
    isThere: () => existsSync(webkit.executablePath()) || (onPath('WebKitWebDriver') && onPath('Xvfb')),
    packages: ['webkit2gtk-driver', 'xvfb'],
  },
];

const tryTo = (root, program, args) =>
  spawnSync(program, args, { cwd: root, stdio: 'ignore', timeout: 10 * 60_000 }).status === 0;

/** Gets Firefox and WebKit where they can be had: Playwright's own, else Debian's. What stays missing is said by the run. */
export function ensureEngines(root) {
  for (const { name, isThere, packages } of engines) {
    if (isThere()) continue;
    console.log(`No ${name} found. Installing one for the tests.`);
    tryTo(root, process.execPath, [join(root, 'node_modules', 'playwright', 'cli.js'), 'install', name]);
    if (isThere() || !isDebianRoot()) continue;
    const command = `apt-get update && apt-get install -y --no-install-recommends ${packages.join(' ')}`;
    tryTo(root, 'sh', ['-c', command]);
  }
}
