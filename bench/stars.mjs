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

const here = join(dirname(fileURLToPath(import.meta.url)), 'stars');
const runs = 11;
/** Rounds that only warm up the page's code. */
const warmUps = 2;
const presses = 20;
/** A phone's processor, for the keys. */
const slowdown = 4;

/** Milliseconds that the page's thread has worked: unlike a clock's, other programs hardly change them. */
async function worked(session) {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration').value * 1000;
}

/** Draws one of the lists, walks over a group in its middle with the arrow keys, and takes the list away again. */
async function round(page, session, name) {
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await session.send('HeapProfiler.collectGarbage');
  const before = await worked(session);
  const mount = await page.evaluate((list) => window.bench.mount(list), name);
  const work = (await worked(session)) - before;
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.evaluate(() => window.bench.focus());
  const times = [];
  for (let press = 0; press < presses; press += 1) {
    await page.keyboard.press('ArrowRight');
    times.push(...(await page.evaluate(() => window.bench.keyTimes())));
  }
  await page.evaluate(() => window.bench.unmount());
  return { ...mount, work, key: median(times) };
}

/** 200 star ratings beside 200 plain groups of radio buttons, in one page, in turn. */
export async function stars() {
  const outDir = await mkdtemp(join(tmpdir(), 'age-better-stars-'));
  const settings = { root: here, configFile: false, logLevel: 'error', plugins: [react()] };
  await build({
    ...settings,
    css,
    build: { outDir, emptyOutDir: true, assetsInlineLimit: 0 },
  });
  const server = await preview({ ...settings, build: { outDir }, preview: { port: 0, host: '127.0.0.1' } });
  const browser = await chromium.launch(launch);
  const seen = { stars: [], plain: [] };
  try {
    const page = await browser.newPage();
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await page.goto(`http://127.0.0.1:${server.httpServer.address().port}/`);
    await page.waitForFunction(() => 'bench' in window);
    for (let run = -warmUps; run < runs; run += 1) {
      // In turn, and each first as often as second, so that a busy moment meets both.
      for (const name of run % 2 === 0 ? ['stars', 'plain'] : ['plain', 'stars']) {
        const times = await round(page, session, name);
        if (run >= 0) seen[name].push(times);
      }
    }
  } finally {
    await browser.close();
    await server.close();
    await rm(outDir, { recursive: true, force: true });
  }
  const show = (value) => value.toFixed(1);
  const figure = (words, of, limit) => {
    const [ours, plain] = ['stars', 'plain'].map((name) => seen[name].map((one) => one[of]));
    return row({
      figure: `200 star ratings: ${words}`,
      value: median(ours),
      floor: median(plain),
      limit,
      unit: ' ms',
      digits: 1,
      spread: `${spread(ours, show)} against ${spread(plain, show)}`,
    });
  };
  return [
    figure('mount, work up to its paint', 'work', 1.2),
    // By the clock, for information: on a busy machine it says more about the machine.
    figure('mount, by the clock', 'paint', undefined),
    figure('key to paint', 'key', 1.3),
  ];
}
