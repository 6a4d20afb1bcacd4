import { chromium } from 'playwright';
import { launch } from '../../scripts/browser.mjs';
import { startApp } from '../server.mjs';
import { median, spread } from '../statistics.mjs';
import { row } from '../table.mjs';
import { fillCollection } from './fill.mjs';
import { eventOf } from './records.mjs';

const few = 10;
const many = 10_000;
const runs = 9;
const whole = (value) => value.toFixed(0);

const resourceOf = (id) => ({
  id,
  title: `Resource ${id}`,
  type: ['text', 'video', 'audio'][id % 3],
  category: ['Wellness', 'Nutrition', 'Exercise'][id % 3],
  description: 'Gentle movements to do on a chair, ten minutes a day, with pauses between them.',
  ratingCount: id % 7,
  ratingSum: 4 * (id % 7),
});

/** Notes when the first card is painted. */
function watchCards() {
  window.cardPainted = 0;
  let waits = false;
  new MutationObserver(() => {
    if (waits || !document.querySelector('main article')) return;
    waits = true;
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => (window.cardPainted = performance.now()));
      port1.start();
      port2.postMessage(null);
    });
  }).observe(document, { childList: true, subtree: true });
}

/** Starts a server with so many resources and events, and logs a person in. */
async function prepare(root, browser, total) {
  const app = await startApp(root, { DATA: 'server' });
  const ids = Array.from({ length: total }, (_, index) => 10_000 + index);
  fillCollection(
    app.dataFolder,
    'resources',
    ids.map((id) => ({ fields: resourceOf(id) })),
  );
  fillCollection(
    app.dataFolder,
    'events',
    ids.map((id) => ({ fields: { ...eventOf(id), attendees: 0 } })),
  );
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${app.address}/?auth=login`);
  await page.getByLabel('Email', { exact: true }).fill('margaret@example.org');
  await page.getByLabel('Password', { exact: true }).fill(app.password);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Logout' }).waitFor();
  const storageState = await context.storageState();
  await context.close();
  return { app, storageState };
}

/** Opens a page in a new browser, then once more. @returns when the first card was seen, and what the second visit took of data. */
async function visit(browser, { app, storageState }, path) {
  const context = await browser.newContext({ storageState, viewport: { width: 1280, height: 900 } });
  try {
    const page = await context.newPage();
    await page.addInitScript(watchCards);
    const seen = async () => {
      await page.goto(`${app.address}${path}`);
      return (await page.waitForFunction(() => window.cardPainted)).jsonValue();
    };
    const first = await seen();
    const client = await context.newCDPSession(page);
    await client.send('Network.enable');
    const asked = new Map();
    let bytes = 0;
    client.on('Network.requestWillBeSent', ({ requestId, request }) => asked.set(requestId, request.url));
    client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (new URL(asked.get(requestId) ?? app.address).pathname.startsWith(`/api${path}`))
        bytes += encodedDataLength;
    });
    const again = await seen();
    return { first, again, bytes };
  } finally {
    await context.close();
  }
}

/** Ten thousand resources and events on the server beside ten. @param root the folder of the product. */
export async function visits(root) {
  const browser = await chromium.launch(launch);
  const servers = {};
  const rows = [];
  try {
    for (const total of [few, many]) servers[total] = await prepare(root, browser, total);
    for (const path of ['/resources', '/events']) {
      const seen = { [few]: [], [many]: [] };
      for (let run = 0; run <= runs; run += 1) {
        // In turn, and each first as often as second, so that a busy moment meets both. The first run warms up.
        for (const total of run % 2 === 0 ? [few, many] : [many, few]) {
          const one = await visit(browser, servers[total], path);
          if (run > 0) seen[total].push(one);
        }
      }
      const times = (total, name) => seen[total].map((one) => one[name]);
      for (const [name, words] of [
        ['first', 'first visit'],
        ['again', 'next visit'],
      ])
        rows.push(
          row({
            figure: `10,000 of ${path} on the server: first card, ${words} (floor: 10)`,
            value: median(times(many, name)),
            floor: median(times(few, name)),
            limit: 1.3,
            unit: ' ms',
            spread: `${spread(times(many, name), whole)} against ${spread(times(few, name), whole)}`,
          }),
        );
      rows.push(
        row({
          figure: `10,000 of ${path}: data of a visit where nothing changed`,
          value: Math.max(...times(many, 'bytes')),
          limit: 2048,
          unit: ' bytes',
        }),
      );
    }
  } finally {
    await browser.close();
    for (const { app } of Object.values(servers)) await app.stop();
  }
  return rows;
}
