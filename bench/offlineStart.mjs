// How soon own things are seen after a start of the browser without a network, and whether the service worker makes the first page
// any slower. With the built product: its worker, its server, a profile of the browser that stays on the disk.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { keepCookie, sessionHeaders } from '../testing/server/sessionCookies.mjs';
import { findBrowser, launch } from '../scripts/browser.mjs';
import { paint } from './paint.mjs';
import { phone } from './phone.mjs';
import { startApp } from './server.mjs';
import { median, spread } from './statistics.mjs';
import { row } from './table.mjs';

const runs = Number(process.env.BENCH_RUNS ?? 11);
const milliseconds = (value) => `${Math.round(value)}`;
const slowdown = 4;
const email = 'margaret@example.org';

/** What is to be seen, by its page: the text of an element in `main`. */
const starts = [
  { what: 'own appointments', path: '/profile', text: 'Feet without a network' },
  { what: 'own registrations', path: '/events', text: 'Your events' },
  { what: 'what was saved', path: '/saved', text: 'Remove' },
  { what: 'help numbers', path: '/help', text: '13 11 14' },
];

/** Runs in the page before anything else: notes when the text was painted. */
function noteWhenSeen(text) {
  const look = () => {
    const walker = document.createTreeWalker(
      document.querySelector('main') ?? document,
      NodeFilter.SHOW_TEXT,
    );
    while (walker.nextNode()) {
      const { parentElement, data } = walker.currentNode;
      if (data.includes(text) && parentElement.checkVisibility()) {
        // Painted after the frame in which it is there.
        requestAnimationFrame(() => setTimeout(() => (window.seenAt = performance.now())));
        return;
      }
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

const openProfile = (profile) =>
  chromium.launchPersistentContext(profile, { ...launch, ...phone, executablePath: findBrowser() });

/** Writes what is to be seen, in the person's name. */
async function write(app) {
  const headers = { origin: app.address, 'content-type': 'application/json' };
  const send = async (method, path, body, more) => {
    const answer = await fetch(`${app.address}/api/${path}`, {
      method: method === 'PUT' ? 'PUT' : 'POST',
      headers: { ...headers, ...more },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path} was answered ${answer.status}`);
    const parsed = await answer.json();
    keepCookie(parsed, answer.headers.getSetCookie());
    return parsed;
  };
  const { token } = await send('POST', 'identity/session', { email, password: app.password });
  const named = sessionHeaders(token);
  const from = Date.now() + 48 * 3_600_000;
  const record = {
    id: '1000001',
    title: starts[0].text,
    start: new Date(from).toISOString(),
    end: new Date(from + 1_800_000).toISOString(),
    location: '',
    description: '',
    allDay: false,
    userId: email,
  };
  await send(
    'PUT',
    'appointments/1000001',
    { record, overlapAgreed: true },
    { ...named, 'if-none-match': '*' },
  );
  await send('PUT', 'events/1/registration', {}, named);
  const item = { title: 'Tea', detail: 'Carlton', savedAt: new Date().toISOString() };
  await send('PUT', 'me/saved/event/1', item, named);
}

/** Goes to all pages once on the person's own device, until the worker has kept them. */
async function visitAll(profile, app) {
  const context = await openProfile(profile);
  const page = await context.newPage();
  await page.goto(`${app.address}/?auth=login`);
  const dialog = page.getByRole('dialog', { name: 'Login' });
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(app.password);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'This is my own device', exact: true }).click();
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  for (const { path, text } of starts) {
    await page.goto(app.address + path);
    await page.locator('main').getByText(text).first().waitFor();
    await page.waitForLoadState('load');
    await page.waitForFunction((one) => caches.match(one).then(Boolean), path);
  }
  // The last page's code: the browser writes it to the disk as it ends.
  await page.waitForTimeout(3000);
  await context.close();
}

/** The work of the page's own thread until then, in milliseconds of the processor: what else the machine does hardly counts. */
async function workUntilSeen(profile, address, text) {
  const context = await openProfile(profile);
  await context.setOffline(true);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.addInitScript(noteWhenSeen, text);
  await page.goto(address);
  await page.waitForFunction(() => window.seenAt);
  const { metrics } = await session.send('Performance.getMetrics');
  await context.close();
  return 1000 * metrics.find(({ name }) => name === 'TaskDuration').value;
}

/** Own things after a start of the browser without a network, on a processor that is four times slower. */
export async function offlineStart(root) {
  const app = await startApp(root, { DATA: 'server', BACKUPS_KEPT: '0' });
  const profile = await mkdtemp(join(tmpdir(), 'age-better-offline-'));
  const seen = new Map(starts.map(({ what }) => [what, []]));
  const work = new Map(starts.map(({ what }) => [what, []]));
  const html = [];
  try {
    try {
      await write(app);
      await visitAll(profile, app);
    } finally {
      await app.stop();
    }
    for (let run = 0; run < runs; run += 1) {
      for (const { what, path, text } of starts) {
        const context = await openProfile(profile);
        await context.setOffline(true);
        const page = await context.newPage();
        const session = await context.newCDPSession(page);
        await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
        await page.addInitScript(noteWhenSeen, text);
        await page.goto(app.address + path);
        seen.get(what).push(await page.waitForFunction(() => window.seenAt).then((one) => one.jsonValue()));
        html.push(await page.evaluate(() => performance.getEntriesByType('navigation')[0].responseEnd));
        await context.close();
        work.get(what).push(slowdown * (await workUntilSeen(profile, app.address + path, text)));
      }
    }
  } finally {
    await rm(profile, { recursive: true, force: true });
  }
  console.log(
    `The worker has answered with the page after ${milliseconds(median(html))} ms (${spread(html, milliseconds)})`,
  );
  return starts.flatMap(({ what, path }) => [
    row({
      figure: `${what} on ${path}, browser started without a network, 4x CPU`,
      value: median(seen.get(what)),
      limit: 1000,
      unit: ' ms',
      spread: spread(seen.get(what), milliseconds),
    }),
    row({
      figure: `${what} on ${path}: four times the work of the page's thread until then`,
      value: median(work.get(what)),
      limit: 1000,
      unit: ' ms',
      spread: spread(work.get(what), milliseconds),
    }),
  ]);
}

/** The largest paint of the first page, on a server with the worker and on one without. */
export async function workerPaint(root) {
  const withWorker = await startApp(root);
  const without = await startApp(root, { SERVICE_WORKER: 'off' });
  const browser = await chromium.launch(launch);
  const tries = {
    ours: () => paint(browser, withWorker.address),
    floor: () => paint(browser, without.address),
  };
  // The same again, to see how much of a difference is the machine's.
  tries.again = tries.floor;
  const seen = { ours: [], floor: [], again: [] };
  try {
    // The first load of each warms up the browser and the servers, and is not counted.
    for (const attempt of Object.values(tries)) await attempt();
    for (let run = 0; run < runs; run += 1) {
      const names = Object.keys(tries);
      for (const name of run % 2 === 0 ? names : names.toReversed())
        seen[name].push((await tries[name]()).lcp);
    }
  } finally {
    await browser.close();
    await withWorker.stop();
    await without.stop();
  }
  const itself = median(seen.again) / median(seen.floor);
  console.log(`/ without the worker against itself: ${itself.toFixed(3)}x`);
  return [
    row({
      figure: '/ largest paint with the worker, beside without, Slow 4G, 4x CPU',
      value: median(seen.ours),
      floor: median(seen.floor),
      limit: 1.05,
      unit: ' ms',
      spread: `${spread(seen.ours, milliseconds)} against ${spread(seen.floor, milliseconds)}`,
      steady: Math.abs(itself - 1) < 0.05,
    }),
  ];
}
