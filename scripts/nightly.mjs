import { changedFiles } from './changed.mjs';

/** What people see and use in the browser. */
const product = ['src/', 'index.html', 'public/', 'server/pages/'];

/** What a page is made of before it is a page: which files are sent, kept and found again. */
const delivery = [
  'src/adapters/serviceWorker/',
  'src/app/',
  'src/main.tsx',
  'server/pages/',
  'scripts/serviceWorker.mjs',
  'vite.config.ts',
  'index.html',
];

/** @param {string[]} when the folders, and files, whose change brings these tests forward */
const each = (when, ...files) => files.map((file) => ({ file, when }));

/**
 * Tests that take long and that few changes can break: `npm run test:nightly` runs them all, `npm test` those with a change
 * in one of their folders.
 */
export const nightly = [
  // Whether the checks find what they claim to find.
  ...each(
    ['a11y-tests/seededFaults/', 'a11y-tests/support/', 'a11y-tests/pageRules/'],
    'a11y-tests/seededFaults.spec.ts',
  ),
  ...each(['a11y-tests/report/', 'server/pages/'], 'a11y-tests/report.spec.ts'),
  // What moves by itself while a page comes over a slow network; nodes and listeners that are left behind.
  ...each(product, 'a11y-tests/layoutShift.spec.ts', 'a11y-tests/leaks.spec.ts'),
  // A browser that is killed while it sends what waited.
  ...each(
    ['src/adapters/server/', 'server/data/', 'server/database/', 'bench/waitingKills.mjs'],
    'a11y-tests/waitingKills.spec.ts',
  ),
  // Full or forbidden storage, and somebody else in the server's place.
  ...each(['src/adapters/'], 'a11y-tests/storageRefused.spec.ts', 'a11y-tests/strangers.spec.ts'),
  // Versions that follow each other, and files that are missing, damaged or late.
  ...each(
    delivery,
    'a11y-tests/missingParts.spec.ts',
    'a11y-tests/prefetch.spec.ts',
    'a11y-tests/twoVersions.spec.ts',
    'a11y-tests/warmVisit.spec.ts',
    'a11y-tests/workerDamage.spec.ts',
  ),
  // The map in all its sizes, streets of one's own, suburbs that come late or never.
  ...each(
    ['src/features/services/', 'src/domain/suburbs/', 'server/tiles/', 'server/services/'],
    'a11y-tests/map.spec.ts',
    'a11y-tests/mapBesideList.spec.ts',
    'a11y-tests/mapOnPhone.spec.ts',
    'a11y-tests/ownStreets.spec.ts',
    'a11y-tests/suburbsEarly.spec.ts',
    'a11y-tests/suburbsMissing.spec.ts',
  ),
  // Hundreds of presses that take no time.
  ...each(['src/components/DateTimeField/', 'src/features/appointments/'], 'a11y-tests/dateBoxes.spec.ts'),
  // Servers that are killed, or are backed up while people come and go.
  ...each(
    ['server/'],
    'server/testing/crash/crash.test.ts',
    'server/testing/crash/mailCrash.test.ts',
    'server/testing/crash/reminderCrash.test.ts',
    'server/personalData/deletionCrash.test.ts',
    'server/backup/backupsUnderLoad.test.ts',
  ),
  // What LibreOffice makes of our tables.
  ...each(
    ['src/domain/admin/', 'src/domain/services/placeExports.ts', 'src/domain/serviceImport/'],
    'server/services/spreadsheets.test.ts',
  ),
  // Commands, one process each.
  ...each(
    ['server/backup/', 'server/cli/', 'server/data/', 'server/database/', 'server/settings/'],
    'server/cli/backup.test.ts',
    'server/cli/cli.test.ts',
    'server/cli/importServices.test.ts',
  ),
];

/** The folders of `src/features` that a screen is made of, where it is not only the one with its own name. */
export const featuresOf = {
  accessibility: ['info'],
  admin: ['admin', 'listUpdates'],
  adminRecords: ['admin'],
  editServices: ['admin', 'services'],
  events: ['events', 'listUpdates'],
  home: ['home', 'auth'],
  importServices: ['admin'],
  privacy: ['info'],
  profile: ['profile', 'appointments', 'appointmentExport', 'calendar', 'listUpdates', 'waitingChanges'],
  resources: ['resources', 'listUpdates'],
};

/** What the looks of all screens depend on. */
const looks = ['src/theme/', 'a11y-tests/states/', 'a11y-tests/matrix/'];

const isIn = (folders) => (path) => folders.some((start) => path.startsWith(start));

/**
 * Whether this run does not look at the further states of a screen with axe and the checks of layout. Its first state is always
 * looked at, and the tree of each state is compared.
 */
export function leavesFurtherStates(screen, changed) {
  const folders = (featuresOf[screen] ?? [screen]).map((name) => `src/features/${name}/`);
  return !changed.some(isIn([...folders, ...looks]));
}

/** The files of tests that `npm test` leaves to the night. Without git nobody knows what changed: then it leaves none. */
export function leftToTheNight(changed = changedFiles()) {
  if (!changed) return [];
  const isTouched = ({ file, when }) => changed.some(isIn([file, ...when]));
  return nightly.filter((one) => !isTouched(one)).map(({ file }) => file);
}
