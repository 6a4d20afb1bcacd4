// Mutation testing: small faults are put into the rules one at a time, and a test has to notice each. It is run by
// `node scripts/testMutations.mjs`, at night or by hand; docs/testing.md says what it found.

/** The largest part of the mutants of `shared/domain` that no test may notice. */
export const maxSurviving = 0.15;

/**
 * The rules: the whole domain, and of the server what decides who may do what, how often, and who goes first.
 *
 * Left out of the server is what only tests of a whole server reach (its routes, logins, the lists of an event, messages),
 * since each mutant would start some; and what is no rule: databases, files, mail, pages, streams, settings, backups.
 */
export const rules = [
  'shared/domain/**/*.ts',
  // Whose stream of changes ends for whose.
  'server/changes/streamShares.ts',
  // Which half hours others have taken.
  'server/data/takenBlocks.ts',
  // How often, how many wrong passwords, whose password is looked at next, whose device is known, how many emails.
  'server/identity/{allowance,attempts,hashingQueue,knownDevices,mailBudget}.ts',
  // How much heavy work waits.
  'server/threads/queue.ts',
];

/** No rules: tests, and the random records that two of them use. */
export const noRules = ['!**/*.test.ts', '!shared/domain/ownBackup/usedBrowser.ts'];

/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  mutate: [...rules, ...noRules],
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  // Which tests reach a mutant is known from the first run: to look for related files would be the same work again.
  vitest: { configFile: 'vitest.mutation.config.ts', related: false },
  coverageAnalysis: 'perTest',
  // A mutant in a constant of a module, mostly a word or a list of words, is on in every test: each would take as long as all
  // tests together, for a fault that types or a look at the screen show as well.
  ignoreStatic: true,
  incremental: true,
  incrementalFile: '.cache/mutations/results.json',
  tempDirName: '.cache/mutations/sandbox',
  cleanTempDir: 'always',
  // The copy in which the mutants are. Without tsconfig.json, which it would read with a TypeScript that is older.
  ignorePatterns: ['/*', '!/src', '!/server', '!/scripts', '!/package.json', '!/vitest.mutation.config.ts'],
  reporters: ['json', 'html'],
  jsonReporter: { fileName: '.cache/mutations/report.json' },
  htmlReporter: { fileName: '.cache/mutations/report.html' },
  // A loop that never ends is waited for this much longer than the tests took in the first run.
  timeoutMS: 5_000,
  timeoutFactor: 1.5,
  dryRunTimeoutMinutes: 15,
  allowConsoleColors: false,
  logLevel: 'warn',
};
