// `npm run a11y:act`: who tests the tests. The project's whole check of a page looks at the W3C's own test cases, whose
// answers are known, and says of each ACT rule how far it is covered. ACT_TESTCASES names their folder. With --accept, the
// list of rules becomes the one that is committed.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { launch } from '../../scripts/browser.mjs';
import { commitNow } from './commit.mjs';
import { loadModule } from '../../scripts/loadModule.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = join(root, 'a11y-report', 'act');
const load = (name) => loadModule(`evidence/act/${name}`);

const { readTestCases, howToGet } = await load('testCases.ts');
const from = process.env.ACT_TESTCASES;
const cases = readTestCases(from);
if (!cases) {
  console.error(from ? `There is no testcases.json in ${from}.\n` : 'ACT_TESTCASES is not set.\n');
  console.error(howToGet);
  process.exit(1);
}

const started = Date.now();
const { answerAll } = await load('run.ts');
const { linesOf, writeAct } = await load('write.ts');
const { acceptedOf } = await load('accepted.ts');
const { answers, notLookedAt } = await answerAll(from, cases);
mkdirSync(folder, { recursive: true });
const about = {
  product: 'Age Better',
  version: JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version,
  commit: commitNow(root),
  date: new Date().toISOString(),
};
const { summary, alarms } = writeAct(folder, about, cases, answers, launch);
for (const line of [...notLookedAt, ...alarms, ...linesOf(summary)]) console.log(line);
const seconds = Math.round((Date.now() - started) / 1000);
console.log(
  `${cases.length} test cases took ${seconds} seconds. The report is in ${join('a11y-report', 'act')}.`,
);
if (process.argv.includes('--accept')) {
  const kept = join('a11y-tests', 'act', 'accepted.json');
  writeFileSync(join(root, kept), `${JSON.stringify(acceptedOf(summary), null, 2)}\n`);
  console.log(`${kept} is the new one. Look through what changed in it before you commit it.`);
}
process.exit(alarms.length > 0 || notLookedAt.length > 0 ? 1 : 0);
