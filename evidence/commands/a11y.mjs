// `npm run a11y`: every state in every theme at every width, and all other audits. What was seen lies in a11y-report/runs/,
// from where `npm run a11y:report` makes the reports of the newest runs together. A part of it at a time: `-- --matrix` without
// the other audits, of it `-- --data=local` or `-- --data=server` one data mode only; `-- --others` without the matrix. With
// --once every state is looked at once only, as in `npm test`. Other arguments go to Playwright, and pick tests.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { choiceOf } from './a11yChoice.mjs';
import { commitNow } from './commit.mjs';
import { loadModule as load } from '../../scripts/loadModule.mjs';
import { run } from '../../scripts/run.mjs';
import { launch } from '../../scripts/browser.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const { once, kind, only, data, filters } = choiceOf(process.argv.slice(2));
const folder = join(root, 'a11y-report');
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

process.env.A11Y_MATRIX = once ? 'once' : 'whole';
process.env.A11Y_DATA = data ?? '';
process.env.A11Y_ONLY = only ?? '';
const { pairCells, rowOf } = await load('a11y-tests/audits/matrix/cells.ts');
const { pairsOf } = await load('a11y-tests/audits/matrix/coveringArray.ts');
const { checks } = await load('a11y-tests/audits/matrix/checks.ts');
const { readRuns } = await load('evidence/report/runs.ts');
const { toolsUsed } = await load('evidence/report/tools.ts');

const before = {
  kind,
  product: 'Age Better',
  version,
  commit: commitNow(root),
  date: new Date().toISOString(),
  extent: filters.length > 0 ? 'part' : once ? 'once' : 'whole',
};
const rows = only === 'others' ? [] : pairCells.map(rowOf);
const pairs = { rows: rows.length, pairs: new Set(rows.flatMap(pairsOf)).size };

// A run of a part never takes the place of a whole one.
const name = before.extent === 'whole' ? kind : before.extent;
const path = join(folder, 'runs', `${name}.json`);
const shots = join(folder, 'shots', name);
// Older runs stay until this one has ended.
const fresh = join(folder, 'unfinished');
rmSync(fresh, { recursive: true, force: true });
mkdirSync(join(fresh, 'shots'), { recursive: true });
if (!once && only !== 'others') {
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
      A11Y_RESULTS: join(fresh, 'seen.json'),
      A11Y_SHOTS: join(fresh, 'shots'),
    },
  },
);
if (!existsSync(join(fresh, 'seen.json'))) {
  console.log('The audits did not come to an end, so nothing of them is kept.');
  process.exit(audits.status || 1);
}
const { ended, ...seen } = JSON.parse(readFileSync(join(fresh, 'seen.json'), 'utf8'));
// What was ended early looked at a part only.
if (ended === 'interrupted' || ended === 'timedout') {
  console.log('The run was ended early, so it is not kept.');
  process.exit(1);
}
const ofRun = { commit: before.commit, date: before.date };
const inFolder = (shot) => ({ ...shot, file: `${name}/${shot.file}` });
seen.visits = seen.visits.map((visit) => ({ ...visit, ...ofRun, shots: visit.shots.map(inFolder) }));
seen.tests = seen.tests.map((test) => ({ ...test, ...ofRun }));
// A whole run makes all older ones obsolete.
if (name === 'all')
  for (const old of ['runs', 'shots']) rmSync(join(folder, old), { recursive: true, force: true });
for (const parent of ['runs', 'shots']) mkdirSync(join(folder, parent), { recursive: true });
rmSync(shots, { recursive: true, force: true });
renameSync(join(fresh, 'shots'), shots);
rmSync(fresh, { recursive: true });
writeFileSync(path, JSON.stringify({ ...before, tools: toolsUsed(launch), pairs, ...seen }));
const joined = readRuns(folder);
writeFileSync(join(folder, 'results.json'), JSON.stringify(joined));

const looks = seen.visits.flatMap((visit) => visit.looks);
if (only !== 'others') {
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
}
const tests = seen.tests.filter(({ passed }) => passed).length;
const found = looks.filter(({ findings }) => findings.length > 0).length;
console.log(
  `\n${looks.length} looks at ${new Set(seen.visits.map(({ screen, state }) => `${screen} ${state}`)).size} states, ${found} with findings; ` +
    `${tests} of ${seen.tests.length} other audits passed; ${(seen.seconds / 60).toFixed(1)} minutes`,
);
for (const one of joined.notRun) console.log(`not run yet: ${one}`);
process.exitCode = audits.status ?? 1;
