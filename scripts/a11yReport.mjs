// `npm run a11y:report`: the reports for auditors, from the last run of `npm run a11y`. Runs that first where there is none,
// or where it looked at another commit or not at everything; with --once every state once is enough. With --accept the summary becomes the one that the product itself tells.
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import { commitNow } from './commit.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = join(root, 'a11y-report');
const results = join(folder, 'results.json');

const enough = process.argv.includes('--once') ? ['whole', 'once'] : ['whole'];
function isThere() {
  if (!existsSync(results)) return false;
  const { commit, extent } = JSON.parse(readFileSync(results, 'utf8'));
  return commit === commitNow(root) && enough.includes(extent);
}

if (!isThere()) {
  console.log('There is no run of the audits for this commit yet, so they run first.');
  const { status } = spawnSync(
    process.execPath,
    ['scripts/a11y.mjs', ...(enough.includes('once') ? ['--once'] : [])],
    { cwd: root, stdio: 'inherit' },
  );
  if (!existsSync(results)) process.exit(status ?? 1);
}

const { module } = await runnerImport(join(root, 'a11y-tests/report/write.ts'));
for (const line of module.writeReports(folder, join(root, 'a11y-tests/manual.md'))) console.log(line);
console.log(`The report is in ${join('a11y-report', 'index.html')}.`);

if (process.argv.includes('--accept')) {
  const kept = join('src', 'domain', 'screens', 'accessibilitySummary.json');
  copyFileSync(join(folder, 'summary.json'), join(root, kept));
  console.log(`${kept} is the new one. Look through what changed in it before you commit it.`);
}
