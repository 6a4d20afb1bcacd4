import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { launch } from '../scripts/browser.mjs';
import { makeResources } from './list/resources.mjs';
import { startApp, startStatic } from './server.mjs';
import { median, spread } from './statistics.mjs';
import { row } from './table.mjs';

const here = join(dirname(fileURLToPath(import.meta.url)), 'list');
const few = 10;
const many = 10_000;
const runs = 9;
const word = 'arthritis';
const keys = [...word, ...Array.from(word, () => 'Backspace')];

/** Notes in the page when its cards are painted, and how long each key takes until its answer is. */
function watch() {
  const afterPaint = (tell) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', tell);
      port1.start();
      port2.postMessage(null);
    });
  window.bench = { cards: 0, times: [] };
  let pressed = 0;
  addEventListener('keydown', () => (pressed = performance.now()), { capture: true });
  let waits = false;
  new MutationObserver(() => {
    if (!waits && window.bench.cards === 0 && document.querySelectorAll('main li article').length >= 6) {
      waits = true;
      afterPaint(() => (window.bench.cards = performance.now()));
    }
    if (pressed === 0) return;
    const began = pressed;
    pressed = 0;
    afterPaint(() => window.bench.times.push(performance.now() - began));
  }).observe(document, { childList: true, subtree: true, characterData: true });
}

/** Logs in once. @returns what a browser keeps of it. */
async function logIn(browser, { address, password }) {
  const page = await browser.newPage();
  await page.goto(`${address}/?auth=login`);
  await page.getByLabel('Email', { exact: true }).fill('margaret@example.org');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => localStorage.getItem('user') !== null);
  const state = await page.context().storageState();
  await page.close();
  return state;
}

/** The same with so many resources in the storage. */
function withResources(state, address, count) {
  const stored = { name: 'resources', value: JSON.stringify(makeResources(count)) };
  const [{ localStorage }] = state.origins;
  const others = localStorage.filter(({ name }) => name !== 'resources');
  return { ...state, origins: [{ origin: address, localStorage: [...others, stored] }] };
}

/** Opens a list, as somebody does who was here before, and types a word into its search and takes it away again. */
async function tryOut(browser, address, storageState) {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    ...(storageState ? { storageState } : {}),
  });
  const page = await context.newPage();
  await page.addInitScript(watch);
  // Once to fill the cache of the browser.
  await page.goto(address);
  await page.waitForFunction(() => window.bench.cards > 0);
  await page.goto(address);
  await page.waitForFunction(() => window.bench.cards > 0);
  const cards = await page.evaluate(() => window.bench.cards);
  const nodes = await page.evaluate(() => document.querySelectorAll('*').length);
  await page.getByRole('searchbox', { name: 'Search resources' }).focus();
  for (let round = 0; round < 2; round += 1) {
    // The first round only warms up.
    await page.evaluate(() => (window.bench.times = []));
    for (const [index, key] of keys.entries()) {
      await page.keyboard.press(key);
      await page.waitForFunction((count) => window.bench.times.length > count, index);
    }
  }
  const key = median(await page.evaluate(() => window.bench.times));
  await context.close();
  return { cards, nodes, key };
}

/** The resources page with ten thousand of them, beside itself with ten and beside a list made by hand. */
export async function resources(root) {
  const app = await startApp(root);
  const plain = await startStatic(
    new Map([
      ['/', join(here, 'index.html')],
      ['/plain.mjs', join(here, 'plain.mjs')],
      ['/resources.mjs', join(here, 'resources.mjs')],
    ]),
  );
  const browser = await chromium.launch(launch);
  const seen = { few: [], many: [], plain: [] };
  try {
    const state = await logIn(browser, app);
    const tries = {
      few: () => tryOut(browser, `${app.address}/resources`, withResources(state, app.address, few)),
      many: () => tryOut(browser, `${app.address}/resources`, withResources(state, app.address, many)),
      plain: () => tryOut(browser, `${plain.address}/?count=${many}`),
    };
    for (let run = 0; run < runs; run += 1) {
      // In turn, and in both directions, so that a busy moment meets all.
      const names = Object.keys(tries);
      for (const name of run % 2 === 0 ? names : names.toReversed()) seen[name].push(await tries[name]());
    }
  } finally {
    await browser.close();
    await plain.stop();
    await app.stop();
  }
  const show = (value) => value.toFixed(1);
  const figure = (words, of, floor, limit, unit = ' ms') => {
    const [ours, theirs] = ['many', floor].map((name) => seen[name].map((one) => one[of]));
    return row({
      figure: `${many.toLocaleString('en-AU')} resources: ${words}`,
      value: median(ours),
      floor: median(theirs),
      limit,
      unit,
      digits: 1,
      spread: `${spread(ours, show)} against ${spread(theirs, show)}`,
    });
  };
  return [
    figure('elements, against ten', 'nodes', 'few', 1.2, ''),
    figure('first cards, against ten', 'cards', 'few', 1.3),
    figure('key to paint, against a list by hand', 'key', 'plain', 1.5),
  ];
}
