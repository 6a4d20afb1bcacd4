// `npm run a11y:report`: the reports for auditors, from the newest runs of `npm run a11y` together. Runs that first where they have
// not looked at everything, or are too old for a release; with --once every state once is enough. With --accept the summary becomes
// the one that the product itself tells, and the reports those that its server shows. With --check it makes nothing: it says whether
// the accepted summary is too old, or claims more than was run.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { commitNow } from './commit.mjs';
import { commitAge } from './commitAge.mjs';
import { loadModule as load } from '../../scripts/loadModule.mjs';
import { computeStatus } from './status.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = join(root, 'a11y-report');
const kept = join('shared', 'domain', 'screens', 'accessibilitySummary.json');
const served = 'accessibility-report';

const read = (path) => JSON.parse(readFileSync(path, 'utf8'));
const accepted = () => read(join(root, kept));
const has = (flag) => process.argv.includes(flag);

if (has('--check')) await check();
else await make();

async function check() {
  const { tooOld, unknownScreens, unfoundedClaims, changedByHand } = await load(
    'evidence/report/accepted.ts',
  );
  const summary = accepted();
  const reported = join(root, served, 'summary.json');
  const faults = [
    ...tooOld(summary, commitAge(root, summary.commit)),
    ...unknownScreens(summary),
    ...unfoundedClaims(summary),
    ...(existsSync(reported) ? changedByHand(summary, read(reported)) : []),
  ];
  if (faults.length === 0) {
    console.log(`The accessibility statement is of ${summary.date}, and claims no more than was run.`);
    return;
  }
  console.error('The accessibility statement may not be released as it is:');
  for (const fault of faults) console.error(`  - ${fault}`);
  console.error('Run: npm run a11y, then npm run a11y:report -- --accept');
  process.exitCode = 1;
}

/** Why the runs that lie here are not enough for a report, in a sentence; null where they are. */
async function lacking() {
  const { readRuns } = await load('evidence/report/runs.ts');
  const { tooOld, unknownScreens } = await load('evidence/report/accepted.ts');
  if (!existsSync(join(folder, 'runs'))) return 'There is no run of the audits yet.';
  const { commit, extent, notRun, visits } = readRuns(folder);
  const screens = [...new Set(visits.map(({ screen }) => screen))];
  if (extent === 'part' || (extent === 'once' && !has('--once')))
    return `The runs have not looked at everything. ${notRun.map((what) => `Not run: ${what}.`).join(' ')}`;
  const faults = [
    ...(commit === commitNow(root) ? [] : tooOld({ commit }, commitAge(root, commit))),
    ...unknownScreens({ automatic: { screens } }),
  ];
  return faults[0] ?? null;
}

async function make() {
  const why = await lacking();
  if (why) {
    console.log(`${why} So the audits run first.`);
    const { status } = spawnSync(
      process.execPath,
      ['evidence/commands/a11y.mjs', ...(has('--once') ? ['--once'] : [])],
      { cwd: root, stdio: 'inherit' },
    );
    if (!existsSync(join(folder, 'results.json'))) process.exit(status ?? 1);
  }
  const { writeReports } = await load('evidence/report/write.ts');
  const { writeStatus } = await load('evidence/status/write.ts');
  writeStatus(folder, await computeStatus(root));
  for (const line of await writeReports(root, commitNow(root))) console.log(line);
  console.log(`The report is in ${join('a11y-report', 'index.html')}.`);
  if (has('--accept')) await accept();
}

async function accept() {
  const { unfoundedClaims } = await load('evidence/report/accepted.ts');
  const summary = read(join(folder, 'summary.json'));
  const faults = unfoundedClaims(summary);
  if (faults.length > 0) throw new Error(`The report claims more than was run:\n${faults.join('\n')}`);
  const { made } = accepted();
  const reviewed = new Date().toISOString().slice(0, 10);
  writeFileSync(join(root, kept), `${JSON.stringify({ made, reviewed, ...summary }, null, 2)}\n`);
  spawnSync(process.execPath, ['node_modules/prettier/bin/prettier.cjs', '--write', kept], { cwd: root });
  // Beside the old ones first, so that there are never half of them.
  const next = join(root, `${served}.next`);
  rmSync(next, { recursive: true, force: true });
  // The report has everything of the single runs, and the zip has the report once more.
  const isServed = (path) => path !== join(folder, 'runs') && !path.endsWith('.zip');
  cpSync(folder, next, { recursive: true, filter: isServed });
  rmSync(join(root, served), { recursive: true, force: true });
  renameSync(next, join(root, served));
  console.log(`${kept} is the new one. Look through what changed in it before you commit it.`);
  console.log(`The reports to be served are in ${served}. A server shows them after its next start.`);
}
