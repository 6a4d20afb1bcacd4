import { createRequire } from 'node:module';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { launch } from '../scripts/browser.mjs';
import { paint as measurePaint } from './paint.mjs';
import { startApp, startStatic } from './server.mjs';
import { median, spread } from './statistics.mjs';
import { row } from './table.mjs';

const runs = 11;

/** How soon the first page is seen, beside a page that is only HTML and CSS. */
export async function paints(root) {
  const font = createRequire(import.meta.url).resolve(
    '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
  );
  const app = await startApp(root);
  const floor = await startStatic(
    new Map([
      ['/', join(root, 'bench', 'floors', 'staticPage', 'index.html')],
      ['/letters.woff2', font],
      ['/zero.woff2', join(root, 'dist', 'client', 'generated', 'zero.woff2')],
      ['/leaf.svg', join(root, 'dist', 'client', 'leaf.svg')],
      ['/pictures.svg', join(root, 'dist', 'client', 'pictures.svg')],
    ]),
  );
  const browser = await chromium.launch(launch);
  const seen = { app: [], floor: [] };
  try {
    // The first load of each warms up the browser and the servers, and is not counted.
    await measurePaint(browser, app.address);
    await measurePaint(browser, floor.address);
    for (let run = 0; run < runs; run += 1) {
      // In turn, and each first as often as second, so that a busy moment meets both.
      const turns = [
        () => measurePaint(browser, app.address).then((one) => seen.app.push(one)),
        () => measurePaint(browser, floor.address).then((one) => seen.floor.push(one)),
      ];
      for (const turn of run % 2 === 0 ? turns : turns.toReversed()) await turn();
    }
  } finally {
    await browser.close();
    await app.stop();
    await floor.stop();
  }
  const times = (list) => list.map(({ lcp }) => lcp);
  const shifts = (list) => list.map(({ cls }) => cls);
  const milliseconds = (value) => `${Math.round(value)}`;
  console.log(`Largest content of /: ${seen.app[0].element}`);
  console.log(`Largest content of the static page: ${seen.floor[0].element}`);
  return [
    row({
      figure: '/ largest paint, Slow 4G, 4x CPU',
      value: median(times(seen.app)),
      floor: median(times(seen.floor)),
      limit: 1.1,
      unit: ' ms',
      spread: `${spread(times(seen.app), milliseconds)} against ${spread(times(seen.floor), milliseconds)}`,
    }),
    row({
      figure: '/ layout shift',
      value: median(shifts(seen.app)),
      limit: 0.02,
      spread: spread(shifts(seen.app), (value) => value.toFixed(4)),
      digits: 4,
    }),
  ];
}
