import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { chromium } from 'playwright';
import { build, preview } from 'vite';
import { launch } from '../scripts/browser.mjs';
import { css } from '../scripts/styleSheets.mjs';
import { median, spread } from './statistics.mjs';
import { row } from './table.mjs';

const here = join(dirname(fileURLToPath(import.meta.url)), 'map');
const runs = 3;

/** Shows one of the maps in a fresh page, drags it to and fro, and gives what both took. */
async function round(browser, address, name) {
  const page = await browser.newPage({ viewport: { width: 800, height: 700 } });
  await page.goto(address);
  await page.waitForFunction(() => 'bench' in window);
  const idle = await page.evaluate((kind) => window.bench.mount(kind), name);
  const buttons = await page.evaluate(() => window.bench.buttons());
  // Where no marker is: the sea in the south-west.
  await page.mouse.move(120, 500);
  await page.evaluate(() => window.bench.watch());
  await page.mouse.down();
  for (let step = 0; step < 40; step += 1) {
    const far = step < 20 ? step : 40 - step;
    await page.mouse.move(120 + far * 10, 500 - far * 5);
  }
  await page.mouse.up();
  const frame = await page.evaluate(
    () =>
      new Promise((done) =>
        requestAnimationFrame(() => requestAnimationFrame(() => done(window.bench.take()))),
      ),
  );
  await page.close();
  return { idle, frame, buttons };
}

/** Five thousand places in groups, as the product shows them, beside a marker for each on the same map. */
export async function maps() {
  const outDir = await mkdtemp(join(tmpdir(), 'age-better-map-'));
  const settings = { root: here, configFile: false, logLevel: 'error', plugins: [react()] };
  await build({
    ...settings,
    css,
    build: { outDir, emptyOutDir: true, assetsInlineLimit: 0 },
  });
  const server = await preview({ ...settings, build: { outDir }, preview: { port: 0, host: '127.0.0.1' } });
  const address = `http://127.0.0.1:${server.httpServer.address().port}/`;
  const browser = await chromium.launch(launch);
  const seen = { groups: [], markers: [] };
  try {
    for (let run = 0; run < runs; run += 1) {
      // In turn, and each first as often as second, so that a busy moment meets both.
      for (const name of run % 2 === 0 ? ['groups', 'markers'] : ['markers', 'groups']) {
        seen[name].push(await round(browser, address, name));
      }
    }
  } finally {
    await browser.close();
    await server.close();
    await rm(outDir, { recursive: true, force: true });
  }
  const show = (value) => value.toFixed(0);
  const figure = (words, of) => {
    const [ours, plain] = ['groups', 'markers'].map((name) => seen[name].map((one) => one[of]));
    return row({
      figure: `Map of 5,000 places: ${words}`,
      value: median(ours),
      floor: median(plain),
      limit: 0.35,
      unit: ' ms',
      spread: `${spread(ours, show)} against ${spread(plain, show)}`,
    });
  };
  return [figure('idle', 'idle'), figure('worst frame while panning', 'frame')];
}
