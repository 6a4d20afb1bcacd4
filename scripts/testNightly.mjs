// `npm run test:nightly`: what takes too long for each change. `node scripts/testNightly.mjs crashes` runs only the steps
// named.
import { nightly } from './nightly.mjs';
import { bin, chooseSteps, runSteps, vitest } from './steps.mjs';
import { whyNoPostgres } from '../testing/server/postgres/findPostgres.mjs';

const filesOf = (suffix) => nightly.map(({ file }) => file).filter((file) => file.endsWith(suffix));

/** Tests of PostgreSQL alone, which no other project has. */
const onPostgres = '.postgres.test.ts';

const steps = [
  {
    name: 'unit',
    counts: true,
    args: vitest('node', ...filesOf('.test.ts').filter((file) => !file.endsWith(onPostgres))),
  },
  {
    name: 'postgres',
    counts: true,
    args: vitest('postgres', ...filesOf(onPostgres)),
    skip: whyNoPostgres ?? undefined,
  },
  {
    name: 'audits',
    counts: true,
    // Here all states of all screens are looked at.
    args: [bin('@playwright/test/cli.js'), 'test', 'a11y-tests/screens.spec.ts', ...filesOf('.spec.ts')],
  },
  { name: 'mutations', args: ['scripts/testMutations.mjs'] },
  { name: 'requirements', args: ['scripts/seedFaults.mjs'] },
  // A hundred kills each.
  { name: 'crashes', args: ['testing/server/crash/run.mjs', '100'] },
  { name: 'reminders', args: ['testing/server/crash/runReminders.mjs', '3000', '30'] },
  { name: 'waiting', args: ['bench/waitingKills.mjs', '100'] },
  { name: 'copies', args: ['bench/copiesKills.mjs', '100'], skip: whyNoPostgres ?? undefined },
  {
    name: 'act',
    args: ['evidence/commands/a11yAct.mjs'],
    skip: process.env.ACT_TESTCASES ? undefined : 'ACT_TESTCASES does not name the folder of the test cases',
  },
  { name: 'engines', args: ['evidence/commands/testEngines.mjs'] },
];
await runSteps(chooseSteps(steps, process.argv.slice(2)));
