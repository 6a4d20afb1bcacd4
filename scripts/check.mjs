// `npm run check`: what can be known of a change within 90 seconds on two cores. Lint, types, and the unit tests of what
// changed since the branch left main, what is not committed included. Tests that start the built server, components in the
// browser and the audits are left to `npm test`.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { branchPoint } from './changed.mjs';
import { fail } from './run.mjs';
import { bin, runSteps, vitest } from './steps.mjs';
import { testSteps } from './testSteps.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Whether a test starts the built server as a process of its own, and waits for it. */
const startsServer = (file) => /from '.*\/builtServer'/.test(readFileSync(file, 'utf8'));

/** The files of unit tests that import what changed, however far. */
function relatedTests(since) {
  const words = ['list', '--project=node', '--filesOnly', '--json', ...(since ? [`--changed=${since}`] : [])];
  const { status, stdout, stderr } = spawnSync(process.execPath, [bin('vitest/vitest.mjs'), ...words], {
    cwd: root,
    encoding: 'utf8',
  });
  if (status !== 0) fail(`The tests of what changed could not be found: ${stderr}`);
  return JSON.parse(stdout).map(({ file }) => file);
}

const since = branchPoint();
const tests = relatedTests(since);
const quick = tests.filter((file) => !startsServer(file)).map((file) => relative(root, file));
console.log(
  `${since ? `Changed since ${since.slice(0, 9)}` : 'Without git, all'}: ${tests.length} files of unit tests. ` +
    `${tests.length - quick.length} of them start the server, which is left to npm test.`,
);
const unit = { name: 'unit', counts: true, args: vitest('node', ...quick) };
await runSteps([
  ...testSteps.filter(({ name }) => name === 'lint' || name === 'types'),
  ...(quick.length > 0 ? [unit] : []),
]);
