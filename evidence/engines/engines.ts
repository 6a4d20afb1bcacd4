import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { firefox, webkit } from '@playwright/test';
import { findBrowser } from '../../scripts/browser.mjs';
import { freePort } from '../../testing/server/freePort.mjs';
import type { Browser, Engine } from './drivers/driver';
import { startFirefox } from './drivers/firefox';
import { startPlaywright, startPlaywrightOn } from './drivers/playwright';
import { findProgram } from './drivers/processes';
import { startWebKit } from './drivers/webkit';

/** All engines, in the order in which results name them. */
export const engines: readonly Engine[] = ['chromium', 'firefox', 'webkit'];

/** How an engine can be had on this machine. */
export type Way =
  | {
      start: () => Promise<Browser>;
      /** Starts it on a profile that stays; absent where its driver knows only fresh ones. @param profile the folder */
      startOn?: (profile: string) => Promise<Browser>;
    }
  | { missing: string };

const byPlaywright = (engine: Engine): Way => ({
  start: () => startPlaywright(engine),
  startOn: (profile) => startPlaywrightOn(engine, profile),
});

const screenless = 'There is no Xvfb (Debian: apt-get install xvfb)';

/** The folders in which distributions keep MiniBrowser, which is no program for people. */
function miniBrowser(): string | null {
  const libraries = ['/usr/lib', '/usr/libexec', '/usr/lib64'].filter((path) => existsSync(path));
  const folders = libraries.flatMap((path) => [
    path,
    ...readdirSync(path, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && entry.name.endsWith('-linux-gnu'))
      .map(({ name }) => join(path, name)),
  ]);
  return findProgram(
    'MiniBrowser',
    folders.flatMap((path) =>
      ['webkit2gtk-4.1', 'webkitgtk-6.0', 'webkit2gtk-4.0'].map((name) => join(path, name)),
    ),
  );
}

const ways: Record<Engine, () => Way> = {
  chromium: () => (findBrowser() ? byPlaywright('chromium') : { missing: 'There is no Chromium or Chrome' }),
  firefox() {
    if (existsSync(firefox.executablePath())) return byPlaywright('firefox');
    const installed = findProgram('firefox-esr') ?? findProgram('firefox');
    if (!installed) return { missing: 'There is neither Playwright’s Firefox nor firefox-esr nor firefox' };
    if (!findProgram('Xvfb')) return { missing: screenless };
    return {
      start: () => startFirefox(installed),
      startOn: (profile) => startFirefox(installed, profile),
    };
  },
  webkit() {
    if (existsSync(webkit.executablePath())) return byPlaywright('webkit');
    const driver = findProgram('WebKitWebDriver', [
      ...(process.env.PATH ?? '').split(delimiter),
      '/usr/lib/webkit2gtk-driver',
    ]);
    const browser = miniBrowser();
    if (!driver || !browser)
      return { missing: 'There is neither Playwright’s WebKit nor WebKitWebDriver with MiniBrowser' };
    if (!findProgram('Xvfb')) return { missing: screenless };
    return { start: async () => startWebKit({ driver, browser }, await freePort()) };
  },
};

/** How this machine can run an engine, or why it cannot. */
export const wayOf = (engine: Engine): Way => ways[engine]();
