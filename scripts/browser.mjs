import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/** Where browsers that are not on the PATH live, by platform. */
const fixedPlaces = {
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ],
  win32: [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA]
    .filter(Boolean)
    .flatMap((root) => [
      join(root, 'Google', 'Chrome', 'Application', 'chrome.exe'),
      join(root, 'Microsoft', 'Edge', 'Application', 'msedge.exe'),
    ]),
};

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Path of the Chromium to test with, or null where there is none. Playwright's own comes first because it is
 * the version Playwright was made for; a browser that is already on the machine saves a download.
 */
export function findBrowser() {
  const asked = process.env.BROWSER_PATH;
  if (asked) return existsSync(asked) ? asked : null;
  const own = chromium.executablePath();
  if (own && existsSync(own)) return own;
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...onPath, ...(fixedPlaces[process.platform] ?? [])].find(isProgram) ?? null;
}

const executablePath = findBrowser();

/** What Playwright turns off by a switch of this name; of two such switches a browser takes the last only. */
const turnedOffByPlaywright = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
];

/** Lists under the address bar, which no test opens: each window starts two processes for them, half of what it costs. */
const addressLists = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/**
 * How every test, audit and benchmark starts its browser, so that all of them see the same one.
 * The switches keep it from talking to anybody and from needing a graphics card.
 */
export const launch = {
  ...(executablePath ? { executablePath } : {}),
  args: [
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    `--disable-features=${[...turnedOffByPlaywright, ...addressLists].join(',')}`,
  ],
};
