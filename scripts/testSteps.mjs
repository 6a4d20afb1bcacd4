import { whyNoPostgres } from '../testing/server/postgres/findPostgres.mjs';
import { bin, vitest } from './steps.mjs';

/** What was well formatted is not looked at again until it or a setting changes. */
const formatCache = ['--cache', '--cache-strategy', 'content', '--cache-location', '.cache/prettier'];

const storiesReporter = '--reporter=./scripts/reporters/stories.mjs';

/** The steps of `npm test`, in order. One without `counts` is one test: it passes when its program ends with 0. */
export const testSteps = [
  { name: 'build', beside: 'checks', needed: true, args: ['scripts/setup.mjs', '--build'] },
  {
    name: 'lint',
    beside: 'checks',
    args: [bin('oxlint/bin/oxlint'), '--type-aware', '--deny-warnings', '--report-unused-disable-directives'],
  },
  {
    name: 'format',
    beside: 'checks',
    args: [bin('prettier/bin/prettier.cjs'), '--check', '--log-level', 'warn', ...formatCache, '.'],
  },
  { name: 'types', beside: 'checks', args: [bin('typescript/bin/tsc'), '--noEmit', '-p', '.'] },
  // Again without the types of browsers, which a server does not have.
  { name: 'serverTypes', beside: 'checks', args: [bin('typescript/bin/tsc'), '--noEmit', '-p', 'server'] },
  { name: 'unit', beside: 'unit', counts: true, args: vitest('node') },
  {
    name: 'browser',
    beside: 'unit',
    counts: true,
    args: vitest('browser', storiesReporter),
  },
  // What opens a database, once more on the other engine. `npm test` says so where that is not there.
  ...(whyNoPostgres === null
    ? [{ name: 'postgres', beside: 'stories', counts: true, args: vitest('postgres') }]
    : []),
  { name: 'stories', beside: 'stories', counts: true, args: vitest('storybook', storiesReporter) },
  { name: 'budgets', args: ['scripts/checkBudgets.mjs'] },
  { name: 'audits', counts: true, args: [bin('@playwright/test/cli.js'), 'test'] },
];
