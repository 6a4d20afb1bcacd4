// `npm run a11y`: every state in every theme at every width, and all other audits. What was seen lies in a11y-report/,
// from where `npm run a11y:report` makes the reports. With --once every state is looked at once only, as in `npm test`.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import { commitNow } from './commit.mjs';
import { run } from './run.mjs';
import { launch } from './browser.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const once = process.argv.includes('--once');
const filters = process.argv.slice(2).filter((argument) => argument !== '--once');
const folder = join(root, 'a11y-report');
const path = join(folder, 'results.json');
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const load = async (file) => (await runnerImport(join(root, file))).module;

process.env.A11Y_MATRIX = once ? 'once' : 'whole';
const { pairCells, rowOf } = await load('a11y-tests/matrix/cells.ts');
const { pairsOf } = await load('a11y-tests/matrix/coveringArray.ts');
const { checks } = await load('a11y-tests/matrix/checks.ts');
const { toolsUsed } = await load('a11y-tests/report/tools.ts');

const before = {
  product: 'Age Better',
  version,
  commit: commitNow(root),
  date: new Date().toISOString(),
  extent: filters.length > 0 ? 'part' : once ? 'once' : 'whole',
};
const rows = pairCells.map(rowOf);
const pairs = { rows: rows.length, pairs: new Set(rows.flatMap(pairsOf)).size };

mkdirSync(folder, { recursive: true });
// What the other engines have shown is of a run of its own.
for (const name of readdirSync(folder))
  if (name !== 'engines.json') rmSync(join(folder, name), { recursive: true, force: true });
mkdirSync(join(folder, 'shots'));
if (!once) {
  console.log('Building the stories.');
  run(
    root,
    ['node_modules/storybook/dist/bin/dispatcher.js', 'build', '--quiet', '--output-dir', 'storybook-static'],
    'Building the stories',
  );
}

const audits = spawnSync(
  process.execPath,
  ['node_modules/@playwright/test/cli.js', 'test', '--reporter=./scripts/reporters/matrix.mjs', ...filters],
  {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      A11Y_MATRIX: once ? 'once' : 'whole',
      A11Y_RESULTS: path,
      A11Y_SHOTS: join(folder, 'shots'),
    },
  },
);
const seen = JSON.parse(readFileSync(path, 'utf8'));
writeFileSync(path, JSON.stringify({ ...before, tools: toolsUsed(launch), pairs, ...seen }));

const looks = seen.visits.flatMap((visit) => visit.looks);
console.log(
  `\nThe covering array: ${pairs.rows} rows meet all ${pairs.pairs} pairs of screen, viewer, theme and width.`,
);
for (const row of rows) console.log(`  ${Object.values(row).join(' · ')}`);
console.log('\nLooks, and those with findings:');
for (const [id, { what }] of Object.entries(checks)) {
  const own = looks.filter(({ check }) => check === id);
  const found = own.filter(({ findings }) => findings.length > 0).length;
  console.log(`  ${String(own.length).padStart(6)} ${String(found).padStart(4)}  ${id}: ${what}`);
}
const tests = seen.tests.filter(({ passed }) => passed).length;
const found = looks.filter(({ findings }) => findings.length > 0).length;
console.log(
  `\n${looks.length} looks at ${new Set(seen.visits.map(({ screen, state }) => `${screen} ${state}`)).size} states, ${found} with findings; ` +
    `${tests} of ${seen.tests.length} other audits passed; ${(seen.seconds / 60).toFixed(1)} minutes`,
);
process.exitCode = audits.status ?? 1;
