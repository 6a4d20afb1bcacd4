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

const here = join(dirname(fileURLToPath(import.meta.url)), 'rows');
const runs = 7;
const sizes = [10_000, 100_000];
const word = 'margaret';
const keys = [...word, ...Array.from(word, () => 'Backspace')];

/** What is clicked beside the keys, when 98 of 100 interactions have to be quick. */
const clicks = ['Email', 'Next', 'Next', 'Email', 'Role', 'Next', 'ID', 'Next', 'tick', 'tick'];

const percentile = (values, share) => {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)];
};

/** Uses one page as a person would. Gives milliseconds: script and key to paint for each key, and every interaction. */
async function tryOut(browser, address, withClicks) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  const scriptTime = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'ScriptDuration').value * 1000;
  };
  await page.goto(address);
  const box = page.getByRole('searchbox', { name: 'Search all users' });
  await box.focus();
  await page.waitForFunction(() => document.querySelector('tbody')?.rows.length === 10);
  const timed = async (act) => {
    const painted = await page.evaluate(() => window.bench.painted());
    await act();
    await page.evaluate((count) => window.bench.until(count), painted + 1);
  };
  const script = [];
  const type = async () => {
    for (const key of keys) {
      const before = await scriptTime();
      await timed(() => page.keyboard.press(key));
      script.push((await scriptTime()) - before);
    }
  };
  // Once to warm up, once to count.
  await type();
  script.length = 0;
  await page.evaluate(() => window.bench.take());
  await type();
  const toPaint = await page.evaluate(() => window.bench.take());
  const all = [...toPaint];
  const rounds = withClicks ? 3 : 0;
  for (let round = 0; round < rounds; round += 1) {
    for (const name of clicks) {
      const target =
        name === 'tick'
          ? page.locator('tbody input[type=checkbox]').first()
          : page.getByRole('button', { name, exact: true });
      await timed(() => target.click());
    }
  }
  all.push(...(await page.evaluate(() => window.bench.take())));
  await context.close();
  return { script: median(script), toPaint: median(toPaint), slowest: percentile(all, 0.98) };
}

/**
 * The product's table, alone and on the dashboard with everything around it, beside one made by hand: with ten thousand and
 * a hundred thousand rows.
 */
export async function tables() {
  const outDir = await mkdtemp(join(tmpdir(), 'age-better-tables-'));
  const settings = { root: here, configFile: false, logLevel: 'error', plugins: [react()] };
  await build({
    ...settings,
    css,
    build: {
      outDir,
      emptyOutDir: true,
      rolldownOptions: { input: ['plain', 'table', 'dashboard'].map((name) => join(here, `${name}.html`)) },
    },
  });
  const server = await preview({ ...settings, build: { outDir }, preview: { port: 0, host: '127.0.0.1' } });
  const { port } = server.httpServer.address();
  const browser = await chromium.launch(launch);
  const rows = [];
  try {
    for (const size of sizes) {
      const seen = { table: [], plain: [], dashboard: [] };
      for (let run = 0; run < runs; run += 1) {
        // In turn, and each first as often as second, so that a busy moment meets both.
        const pages = ['table', 'plain', 'dashboard'];
        for (const name of run % 2 === 0 ? pages : pages.toReversed()) {
          const address = `http://127.0.0.1:${port}/${name}.html?rows=${size}`;
          const withClicks = size === sizes[0] && name !== 'dashboard';
          seen[name].push(await tryOut(browser, address, withClicks));
        }
      }
      const show = (value) => value.toFixed(1);
      const figure = (words, of, limit, page = 'table', beside = 'plain') => {
        const [ours, floor] = [page, beside].map((name) => seen[name].map((one) => one[of]));
        return row({
          figure: `${page === 'table' ? 'Table' : 'Dashboard'} of ${size.toLocaleString('en-AU')}: ${words}`,
          value: median(ours),
          floor: median(floor),
          limit,
          unit: ' ms',
          digits: 1,
          spread: `${spread(ours, show)} against ${spread(floor, show)}`,
        });
      };
      rows.push(figure('script per key', 'script', 2), figure('key to paint', 'toPaint', 2));
      // The dashboard redraws no more for a key than the table alone does.
      rows.push(figure('script per key, beside the table', 'script', 1.5, 'dashboard', 'table'));
      rows.push(figure('key to paint, beside the table', 'toPaint', 1.5, 'dashboard', 'table'));
      if (size === sizes[0]) rows.push(figure('98 of 100 interactions within', 'slowest', 3));
    }
  } finally {
    await browser.close();
    await server.close();
    await rm(outDir, { recursive: true, force: true });
  }
  return rows;
}
