import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';

const programs = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

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

/** The browser that Playwright installed for itself, if it did: it was made for this version of Playwright. */
function findOwn() {
  const own = chromium.executablePath();
  return own && existsSync(own) ? own : null;
}

function findOnPath(names) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram) ?? null;
}

/**
 * Path of a Chromium with windows, or null where there is none. Playwright's own comes first; a browser that is already on
 * the machine saves a download.
 */
export function findBrowser() {
  const asked = process.env.BROWSER_PATH;
  if (asked) return existsSync(asked) ? asked : null;
  return findOwn() ?? findOnPath(programs) ?? (fixedPlaces[process.platform] ?? []).find(isProgram) ?? null;
}

/**
 * Path of a Chromium that is built without windows, or null where there is none or another was asked for. A test takes a
 * quarter less time in it. Playwright takes its own by itself wherever nobody names a path.
 */
function findWindowless() {
  return process.env.BROWSER_PATH ? null : findOnPath(['chromium-headless-shell', 'chrome-headless-shell']);
}

/** Whether nothing has to be installed for the tests to run as fast as they can. Playwright installs its own in both forms. */
export const isBrowserComplete = () =>
  Boolean(process.env.BROWSER_PATH ? findBrowser() : (findOwn() ?? findWindowless()));

const executablePath = !process.env.BROWSER_PATH && findOwn() ? null : (findWindowless() ?? findBrowser());

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
    // As in a browser with windows: text is as wide as it is drawn anywhere.
    '--font-render-hinting=none',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    `--disable-features=${[...turnedOffByPlaywright, ...addressLists].join(',')}`,
  ],
};

/** The same where it shows a window, as for a screen reader that reads the screen. */
export const launchWindow = { ...launch, headless: false, executablePath: findBrowser() ?? undefined };
