// `npm run bench`: what the product weighs, how soon it is seen and what it leaves behind, each beside the least that
// is possible, built and measured in the same run. Times differ from machine to machine; the ratios hardly do.
// `node bench/run.mjs sizes paint` measures only the parts named.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { launch } from '../scripts/browser.mjs';
import { pageWeight } from '../scripts/pageWeight.mjs';
import { buildEmptyReact } from './floors/build.mjs';
import { paint } from './paint.mjs';
import { startApp, startStatic } from './server.mjs';
import { stars } from './stars.mjs';
import { median, spread } from './statistics.mjs';
import { row, table } from './table.mjs';
import { tables } from './tables.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const client = join(root, 'dist', 'client');
const budgets = JSON.parse(readFileSync(join(root, 'size-budgets.json'), 'utf8'));
const runs = 11;

async function sizes() {
  const folder = await mkdtemp(join(tmpdir(), 'age-better-floor-'));
  await buildEmptyReact(folder);
  const floor = pageWeight(folder).first;
  await rm(folder, { recursive: true, force: true });
  const weight = pageWeight(client);
  const drift = Math.abs(floor - budgets.emptyReactApp.brotli);
  return [
    row({
      figure: 'JavaScript of /, brotli',
      value: weight.first,
      floor,
      limit: budgets.home.ratio,
      unit: ' B',
    }),
    ...budgets.chunks.map(({ name, module, ratio }) =>
      row({ figure: `${name}, brotli`, value: weight.added(module), floor, limit: ratio, unit: ' B' }),
    ),
    row({ figure: 'Empty React app: drift from size-budgets.json', value: drift, limit: 300, unit: ' B' }),
  ];
}

async function paints() {
  const font = createRequire(import.meta.url).resolve(
    '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
  );
  const app = await startApp(root);
  const floor = await startStatic(
    new Map([
      ['/', join(root, 'bench', 'floors', 'staticPage', 'index.html')],
      ['/letters.woff2', font],
      ['/zero.woff2', join(client, 'generated', 'zero.woff2')],
      ['/leaf.svg', join(client, 'leaf.svg')],
      ['/pictures.svg', join(client, 'pictures.svg')],
    ]),
  );
  const browser = await chromium.launch(launch);
  const seen = { app: [], floor: [] };
  try {
    // The first load of each warms up the browser and the servers, and is not counted.
    await paint(browser, app.address);
    await paint(browser, floor.address);
    for (let run = 0; run < runs; run += 1) {
      // In turn, and each first as often as second, so that a busy moment meets both.
      const turns = [
        () => paint(browser, app.address).then((one) => seen.app.push(one)),
        () => paint(browser, floor.address).then((one) => seen.floor.push(one)),
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
      limit: 1.15,
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

/** Runs a program that fails when what it checks does not hold; its own last lines say more. */
function check(figure, args) {
  const result = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  const output = `${result.stdout}${result.stderr}`.trimEnd();
  console.log(output.split('\n').slice(-4).join('\n'));
  return row({ figure, value: result.status === 0 ? 0 : 1, limit: 0, unit: ' failed' });
}

function leaks() {
  const playwright = join(root, 'node_modules', '@playwright', 'test', 'cli.js');
  return [
    check('100 route changes, and a planted leak caught', [playwright, 'test', 'leaks', '--workers=1']),
  ];
}

function crashes() {
  const script = join(root, 'server', 'crash', 'run.mjs');
  return [check('Killed 100 times while registering', [script, '100'])];
}

const parts = { sizes, paint: paints, stars, tables, leaks, crashes };
const wanted = process.argv.slice(2);
const rows = [];
for (const [name, measure] of Object.entries(parts)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.log(`Measuring: ${name}`);
  rows.push(...(await measure()));
}
console.log(`\n${table(rows)}`);
process.exitCode = rows.every(({ ok }) => ok === 'yes') ? 0 : 1;
