import { changedFiles } from './changed.mjs';

/** What people see and use in the browser. */
const product = ['src/', 'index.html', 'public/', 'server/pages/'];

/**
 * Tests that take long and that few changes can break: `npm run test:nightly` runs them all, `npm test` those with a change
 * in one of their folders.
 */
export const nightly = [
  // Whether the checks find what they claim to find.
  {
    file: 'a11y-tests/seededFaults.spec.ts',
    when: ['a11y-tests/seededFaults/', 'a11y-tests/support/', 'a11y-tests/pageRules/'],
  },
  // What moves by itself while a page comes over a slow network.
  { file: 'a11y-tests/layoutShift.spec.ts', when: product },
  // Nodes and listeners that are left behind.
  { file: 'a11y-tests/leaks.spec.ts', when: product },
  // A browser that is killed while it sends what waited.
  {
    file: 'a11y-tests/waitingKills.spec.ts',
    when: ['src/adapters/server/', 'server/data/', 'bench/waitingKills.mjs'],
  },
  // Servers that are killed, or are backed up while people come and go.
  ...[
    'server/testing/crash/crash.test.ts',
    'server/testing/crash/mailCrash.test.ts',
    'server/testing/crash/reminderCrash.test.ts',
    'server/personalData/deletionCrash.test.ts',
    'server/backup/backupsUnderLoad.test.ts',
  ].map((file) => ({ file, when: ['server/'] })),
];

/** The files of tests that `npm test` leaves to the night. Without git nobody knows what changed: then it leaves none. */
export function leftToTheNight() {
  const changed = changedFiles();
  if (!changed) return [];
  const isTouched = ({ file, when }) =>
    changed.some((path) => path === file || when.some((start) => path.startsWith(start)));
  return nightly.filter((one) => !isTouched(one)).map(({ file }) => file);
}
