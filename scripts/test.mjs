// `npm test`: every check that this project has, one after the other, then one line with the sum.
// `node scripts/test.mjs lint types` runs only the steps named. What needs emulators is in testHosted.mjs.
import { bin, chooseSteps, runSteps, vitest } from './steps.mjs';

/** A step without `counts` is one test: it passes when its program ends with 0. */
const steps = [
  {
    name: 'lint',
    args: [bin('oxlint/bin/oxlint'), '--type-aware', '--deny-warnings', '--report-unused-disable-directives'],
  },
  { name: 'format', args: [bin('prettier/bin/prettier.cjs'), '--check', '--log-level', 'warn', '.'] },
  { name: 'types', args: [bin('typescript/bin/tsc'), '--noEmit', '-p', '.'] },
  { name: 'unit', counts: true, args: vitest('node') },
  { name: 'browser', counts: true, args: vitest('browser') },
  { name: 'stories', counts: true, args: vitest('storybook') },
  { name: 'budgets', args: ['scripts/checkBudgets.mjs'] },
  { name: 'audits', counts: true, args: [bin('@playwright/test/cli.js'), 'test'] },
];

await runSteps(chooseSteps(steps, process.argv.slice(2)));
