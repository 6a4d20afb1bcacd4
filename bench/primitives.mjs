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

const here = join(dirname(fileURLToPath(import.meta.url)), 'primitives');
const runs = 11;
/** Rounds that only warm up the page's code. */
const warmUps = 2;

/** How many of each part are drawn at once. */
const parts = {
  toggles: '200 display switches',
  months: '10 months of days',
  dialog: 'a dialog',
  suggestions: '20 lists of suggestions',
};

/** Milliseconds of the page's thread: work that was done, whatever else the machine does. */
async function worked(session) {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration').value * 1000;
}

/** What drawing a part on its headless primitive takes, beside native HTML that says the same. For information: no limits. */
export async function primitives() {
  const outDir = await mkdtemp(join(tmpdir(), 'age-better-primitives-'));
  const settings = { root: here, configFile: false, logLevel: 'error', plugins: [react()] };
  await build({ ...settings, css, build: { outDir, emptyOutDir: true, assetsInlineLimit: 0 } });
  const server = await preview({ ...settings, build: { outDir }, preview: { port: 0, host: '127.0.0.1' } });
  const browser = await chromium.launch(launch);
  const rows = [];
  try {
    const page = await browser.newPage();
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await page.goto(`http://127.0.0.1:${server.httpServer.address().port}/`);
    await page.waitForFunction(() => 'bench' in window);
    const draw = async (part, side) => {
      await session.send('HeapProfiler.collectGarbage');
      const before = await worked(session);
      await page.evaluate(([name, which]) => window.bench.mount(name, which), [part, side]);
      const work = (await worked(session)) - before;
      await page.evaluate(() => window.bench.unmount());
      return work;
    };
    for (const [part, words] of Object.entries(parts)) {
      const seen = { ours: [], plain: [] };
      for (let run = -warmUps; run < runs; run += 1) {
        for (const side of run % 2 === 0 ? ['ours', 'plain'] : ['plain', 'ours']) {
          const work = await draw(part, side);
          if (run >= 0) seen[side].push(work);
        }
      }
      const show = (value) => value.toFixed(1);
      rows.push(
        row({
          figure: `${words}: work up to the paint, beside native HTML`,
          value: median(seen.ours),
          floor: median(seen.plain),
          unit: ' ms',
          digits: 1,
          spread: `${spread(seen.ours, show)} against ${spread(seen.plain, show)}`,
        }),
      );
    }
  } finally {
    await browser.close();
    await server.close();
    await rm(outDir, { recursive: true, force: true });
  }
  return rows;
}
