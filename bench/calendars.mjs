import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { chromium } from 'playwright';
import { build, preview } from 'vite';
import { launch } from '../scripts/browser.mjs';
import { weighFirstViews } from '../scripts/budgets.mjs';
import { weightOfEntry } from '../scripts/pageWeight.mjs';
import { css } from '../scripts/styleSheets.mjs';
import { buildEmptyReact } from './floors/build.mjs';
import { median, spread } from './statistics.mjs';
import { row } from './table.mjs';

const here = join(dirname(fileURLToPath(import.meta.url)), 'calendar');
const runs = 7;
const warmUps = 2;

/** The page of the profile with its calendar: what both need, counted once. */
async function weight(root) {
  const folder = await mkdtemp(join(tmpdir(), 'age-better-floor-'));
  await buildEmptyReact(folder);
  const floor = weightOfEntry(folder);
  await rm(folder, { recursive: true, force: true });
  const { rows } = weighFirstViews(root);
  const bytesOf = (wanted) => rows.find(({ name }) => name === wanted).bytes;
  return row({
    figure: 'First view of /profile with its calendar, brotli',
    value: bytesOf('First view of /profile') + bytesOf('Calendar'),
    floor,
    limit: 3.1,
    unit: ' B',
  });
}

/** Our calendar beside FullCalendar itself, in one page, in turn. */
export async function calendars(root) {
  const outDir = await mkdtemp(join(tmpdir(), 'age-better-calendar-'));
  const settings = { root: here, configFile: false, logLevel: 'error', plugins: [react()] };
  await build({
    ...settings,
    css,
    build: { outDir, emptyOutDir: true, assetsInlineLimit: 0 },
  });
  const server = await preview({ ...settings, build: { outDir }, preview: { port: 0, host: '127.0.0.1' } });
  const browser = await chromium.launch(launch);
  const seen = { scan: [], check: [], ours: [], plain: [], 1000: [], 10000: [] };
  let nodes = 0;
  try {
    const page = await browser.newPage({ viewport: { width: 1400, height: 1000 } });
    await page.goto(`http://127.0.0.1:${server.httpServer.address().port}/`);
    await page.waitForFunction(() => 'bench' in window);
    const mount = (...args) => page.evaluate((given) => window.bench.mount(...given), args);
    const unmount = () => page.evaluate(() => window.bench.unmount());
    for (let run = -warmUps; run < runs; run += 1) {
      const times = await page.evaluate(() => window.bench.overlap(10_000));
      // In turn, and each first as often as second, so that a busy moment meets both.
      for (const kind of run % 2 === 0 ? ['ours', 'plain'] : ['plain', 'ours']) {
        const time = await mount(kind, 10_000, 20);
        await unmount();
        if (run >= 0) seen[kind].push(time);
      }
      for (const count of run % 2 === 0 ? [1000, 10_000] : [10_000, 1000]) {
        // The same number in each week, so that only the number of all differs.
        await mount('ours', count, 10);
        const steps = [];
        for (const name of ['Next week', 'Next week', 'Previous week', 'Previous week']) {
          steps.push(await page.evaluate((words) => window.bench.step(words), name));
        }
        await unmount();
        if (run >= 0) seen[count].push(median(steps));
      }
      if (run >= 0) {
        seen.scan.push(times.scan);
        seen.check.push(times.check);
      }
    }
    await mount('ours', 5000, 54);
    await page.evaluate(() => window.bench.step('Month'));
    nodes = await page.evaluate(() => window.bench.nodes());
    await unmount();
  } finally {
    await browser.close();
    await server.close();
    await rm(outDir, { recursive: true, force: true });
  }
  const show = (value) => value.toFixed(2);
  const beside = (figure, ours, floor, limit) =>
    row({
      figure,
      value: median(seen[ours]),
      floor: median(seen[floor]),
      limit,
      unit: ' ms',
      digits: 2,
      spread: `${spread(seen[ours], show)} against ${spread(seen[floor], show)}`,
    });
  const exponent = Math.log10(median(seen[10_000]) / median(seen[1000]));
  return [
    await weight(root),
    beside('10,000 appointments: overlap against a plain scan', 'check', 'scan', 1.5),
    beside('Week of 140 appointments: mount against FullCalendar itself', 'ours', 'plain', 1.1),
    row({
      figure: 'Week change from 1,000 to 10,000 appointments: exponent',
      value: exponent,
      limit: 0.1,
      digits: 2,
      spread: `${show(median(seen[1000]))} ms and ${show(median(seen[10_000]))} ms`,
    }),
    row({ figure: 'Month with 54 a day: elements', value: nodes, limit: 3000 }),
  ];
}
