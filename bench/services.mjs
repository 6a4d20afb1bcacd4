import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { chromium } from 'playwright';
import { build } from 'vite';
import { keepCookie, sessionHeaders } from '../testing/server/sessionCookies.mjs';
import { launch } from '../scripts/browser.mjs';
import { startApp } from './server.mjs';
import { median, spread } from './statistics.mjs';
import { row } from './table.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const runs = 9;
const few = 30;
const many = 5000;

async function measures() {
  const outDir = await mkdtemp(join(tmpdir(), 'age-better-places-'));
  await build({
    root: here,
    configFile: false,
    resolve: { tsconfigPaths: true },
    logLevel: 'error',
    build: { ssr: join(here, 'services', 'search.ts'), outDir, emptyOutDir: true },
  });
  const code = await import(pathToFileURL(join(outDir, 'search.mjs')).href).catch(
    () => import(pathToFileURL(join(outDir, 'search.js')).href),
  );
  await rm(outDir, { recursive: true, force: true });
  return code;
}

/** Brings places in as an administrator does. */
async function bringIn({ address, password }, content) {
  const send = async (path, body, token) => {
    const response = await fetch(`${address}/api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...sessionHeaders(token) },
      body: JSON.stringify(body),
    });
    const answer = await response.json();
    keepCookie(answer, response.headers.getSetCookie());
    return answer;
  };
  const { token } = await send('identity/session', { email: 'admin@example.org', password });
  const { stored } = await send(
    'services',
    { format: 'csv', content, dryRun: false, leaveOutRefused: true },
    token,
  );
  if (!stored) throw new Error('The places were not brought in.');
}

/** A person who is logged in, with an empty cache at each visit. */
async function visitor(browser, { address, password }) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'en-AU' });
  const page = await context.newPage();
  await page.goto(address);
  await page.waitForSelector('html[data-ready]');
  await page.getByRole('banner').getByRole('button', { name: 'Login', exact: true }).click();
  await page.getByLabel('Email', { exact: true }).fill('margaret@example.org');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await page.getByRole('banner').getByText('margaret@example.org').waitFor();
  const storageState = await context.storageState();
  await context.close();
  return storageState;
}

/** When the list of the services page is there to be used, in milliseconds after the page was asked for. */
async function listUsable(browser, address, storageState) {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    locale: 'en-AU',
    storageState,
  });
  const page = await context.newPage();
  // Nobody but the product itself takes part in the measure.
  await page.route(
    ({ hostname }) => hostname !== 'localhost',
    (route) => route.abort(),
  );
  await page.addInitScript(() => {
    const look = () => {
      if (document.getElementById('place-30')) window.usable = performance.now();
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.goto(`${address}/services`);
  const usable = await (await page.waitForFunction(() => window.usable)).jsonValue();
  await context.close();
  return usable;
}

/** The services page with thousands of places beside itself with thirty, and its search beside a plain filter. */
export async function services(root) {
  const { measureOpen, measureSearch, placesTable } = await measures();
  const search = measureSearch(many, runs);
  const open = measureOpen(many, runs);
  const browser = await chromium.launch(launch);
  const apps = [];
  const seen = { many: [], few: [] };
  try {
    for (const count of [few, many]) {
      const app = await startApp(root);
      apps.push(app);
      await bringIn(app, placesTable(count));
    }
    const people = await Promise.all(apps.map((app) => visitor(browser, app)));
    for (let run = 0; run < runs; run += 1) {
      for (const at of run % 2 === 0 ? [0, 1] : [1, 0]) {
        const time = await listUsable(browser, apps[at].address, people[at]);
        (at === 0 ? seen.few : seen.many).push(time);
      }
    }
  } finally {
    await browser.close();
    for (const app of apps) await app.stop();
  }
  const against = (one, floor, digits) =>
    [one, floor].map((values) => spread(values, (value) => value.toFixed(digits))).join(' against ');
  return [
    row({
      figure: `List of ${many.toLocaleString('en-AU')} places first usable, beside ${few}`,
      value: median(seen.many),
      floor: median(seen.few),
      limit: 1.3,
      unit: ' ms',
      spread: against(seen.many, seen.few, 0),
    }),
    row({
      figure: `Search over ${many.toLocaleString('en-AU')} places, one key, beside a plain filter`,
      value: median(search.page),
      floor: median(search.plain),
      limit: 1.5,
      unit: ' ms',
      digits: 3,
      spread: against(search.page, search.plain, 3),
    }),
    row({
      figure: `“Open now” over ${many.toLocaleString('en-AU')} places, beside a plain filter`,
      value: median(open.page),
      floor: median(open.plain),
      // It also counts those that do not say when they are open.
      limit: 2,
      unit: ' ms',
      digits: 3,
      spread: against(open.page, open.plain, 3),
    }),
  ];
}
