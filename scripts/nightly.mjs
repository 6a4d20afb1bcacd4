import { existsSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { changedFiles } from './changed.mjs';
import { reachedFrom } from './lint/imported.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

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

/** What every page stands on, and every audit: a change there has all audits run. */
const frame = [
  'a11y-tests/support/',
  'index.html',
  'package-lock.json',
  'playwright.config.ts',
  'public/',
  'scripts/browser.mjs',
  'src/adapters/',
  'src/app/',
  'src/busy.ts',
  'src/main.tsx',
  'src/ports/',
  'src/theme/',
  'vite.config.ts',
];

/** @param {string[]} when the folders, and files, whose change brings these tests forward */
const each = (when, ...files) => files.map((file) => ({ file, when, screens: [] }));

/**
 * Audits of what only these screens have: they run where a file changed that the screens are made of, however far they import
 * it, or the frame of all pages.
 */
const of = (screens, ...names) =>
  names.map((name) => ({ file: `a11y-tests/${name}.spec.ts`, when: frame, screens }));

/** The same where a server has a part in it. */
const shared = (screens, ...names) =>
  of(screens, ...names).map((one) => ({ ...one, when: [...frame, 'server/'] }));

/**
 * Tests that take long, or that only some changes can break: `npm run test:nightly` runs them all, `npm test` those with a change in
 * what they cover. What always runs goes through every screen in its first state, and through every main task by keyboard.
 */
export const nightly = [
  // Whether the checks find what they claim to find.
  ...each(
    ['evidence/seededFaults/', 'a11y-tests/support/', 'a11y-tests/audits/pageRules/'],
    'evidence/seededFaults.spec.ts',
  ),
  ...each(['evidence/report/', 'server/pages/'], 'evidence/report.spec.ts'),
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
    ['src/features/services/', 'shared/domain/suburbs/', 'server/tiles/', 'server/services/'],
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
    'testing/server/crash/crash.test.ts',
    'testing/server/crash/mailCrash.test.ts',
    'testing/server/crash/reminderCrash.test.ts',
    'server/personalData/deletionCrash.test.ts',
    'server/backup/backupsUnderLoad.test.ts',
  ),
  // What LibreOffice makes of our tables.
  ...each(
    ['shared/domain/admin/', 'shared/domain/services/placeExports.ts', 'shared/domain/serviceImport/'],
    'server/services/spreadsheets.test.ts',
  ),
  // Commands, one process each.
  ...each(
    ['server/backup/', 'server/cli/', 'server/data/', 'server/database/', 'server/settings/'],
    'server/cli/backup.test.ts',
    'server/cli/cli.test.ts',
    'server/cli/importServices.test.ts',
  ),
  // Whole servers that are started, stopped and moved, one process each.
  ...each(
    ['server/app/', 'server/cli/', 'server/database/', 'server/http/', 'server/settings/', 'testing/server/'],
    'server/app/dataDefault.test.ts',
    'server/app/firstStart.test.ts',
    'server/app/start.test.ts',
    'server/cli/grantRole.test.ts',
    'server/cli/installation.test.ts',
  ),
  ...each(
    ['server/database/', 'server/data/', 'testing/server/'],
    'server/database/moveEarlierFiles.test.ts',
  ),
  // Whole communities that move to PostgreSQL and back, killed on the way, and a large one.
  ...each(
    ['server/database/'],
    'server/database/move/moveKills.postgres.test.ts',
    'server/database/move/moveLarge.postgres.test.ts',
    'server/database/move/thereAndBack.postgres.test.ts',
  ),
  // Two copies of the server and their database, killed while people book.
  ...each(
    ['server/changes/', 'server/data/', 'server/database/', 'server/messages/', 'testing/server/'],
    'testing/server/crash/copiesCrash.postgres.test.ts',
  ),
  ...each(
    ['server/backup/', 'server/data/', 'server/database/'],
    'server/backup/daily.test.ts',
    'server/cli/restoreDeleted.test.ts',
  ),
  ...each(
    ['server/demonstration/', 'server/data/', 'server/database/', 'shared/seeds/', 'shared/domain/events/'],
    'server/demonstration/demonstration.test.ts',
  ),
  ...each(
    ['server/http/', 'server/identity/', 'server/routes/', 'src/adapters/server/'],
    'server/routes/sessionSequences.test.ts',
  ),
  ...each(
    [
      'server/messages/',
      'server/reminders/',
      'shared/domain/appointments/',
      'shared/domain/reminders/',
      'shared/domain/text/',
    ],
    'server/reminders/reminderTimes.test.ts',
    'server/reminders/reminderZones.test.ts',
  ),
  ...each(['server/mail/', 'server/messages/'], 'server/messages/provedMail.test.ts'),
  // Every regular expression of the product, on long texts.
  ...each(['scripts/patterns/', 'server/', 'src/'], 'scripts/patterns/patterns.test.ts'),
  ...each(
    ['scripts/recurrence/', 'shared/domain/recurrence/', 'shared/domain/appointments/'],
    'scripts/recurrence/seriesEdits.test.ts',
  ),
  // What one or two screens do.
  ...of(['admin'], 'admin'),
  ...of(['importServices'], 'importServices'),
  ...shared(['editServices', 'services'], 'editServices'),
  ...shared(['community'], 'community'),
  ...of(['events'], 'events', 'series'),
  ...shared(['events'], 'waitingList', 'whoIsComing'),
  ...of(['resources'], 'resources'),
  ...of(['search'], 'search'),
  ...of(['services'], 'listOrMap', 'servicesLink', 'suggestions', 'suggestionsLate'),
  ...shared(['services'], 'nearest', 'place', 'services', 'suburbs', 'wantedPlace'),
  ...of(['profile'], 'backup', 'backupFiles', 'bookByParts', 'bookingByMouse'),
  ...of(['profile'], 'calendar', 'calendarFiles', 'profile', 'repeatAppointment'),
  ...shared(['profile'], 'addressAsked', 'addressProof', 'calendarFeed', 'keepData'),
  ...shared(['profile'], 'ownAccount', 'ownLogins', 'reminders', 'waitingChanges'),
  // What goes over several screens.
  ...of(['profile', 'events'], 'timeZones'),
  ...of(['profile', 'admin', 'resources', 'events'], 'drafts'),
  ...of(['services', 'search', 'privacy', 'events'], 'letters'),
  ...shared(['saved', 'resources', 'events', 'services'], 'saved'),
  ...shared(['profile', 'events', 'saved', 'admin'], 'sharedComputer', 'sharedDevice'),
  ...shared(['home', 'services', 'events', 'profile', 'community', 'help', 'privacy'], 'translated'),
  ...each(delivery, 'a11y-tests/serviceWorker.spec.ts'),
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

/** The checks that every state goes through. */
const checksOfStates = ['a11y-tests/states/', 'a11y-tests/audits/matrix/', 'a11y-tests/audits/pageRules/'];

const isIn = (folders) => (path) => folders.some((start) => path.startsWith(start));

/** The files that a screen is made of: those of its features, and all that they import. */
function filesOf(screen) {
  const folders = (featuresOf[screen] ?? [screen]).map((name) => join(root, 'src/features', name));
  const isOwn = (name) => /\.tsx?$/.test(name) && !name.includes('.test.');
  const own = folders.filter(existsSync).flatMap((folder) =>
    readdirSync(folder, { recursive: true })
      .filter(isOwn)
      .map((name) => join(folder, name)),
  );
  return new Set([...reachedFrom(own)].map((file) => relative(root, file)));
}

/** Whether something changed that a screen is made of. */
function isMadeOf(screen, changed) {
  const files = filesOf(screen);
  return changed.some((path) => files.has(path));
}

/**
 * Whether this run leaves the further states of a screen to the night. Its first state is always looked at: its tree, with axe, its
 * layout and its focus.
 */
export const leavesFurtherStates = (screen, changed) =>
  !changed.some(isIn([...frame, ...checksOfStates])) && !isMadeOf(screen, changed);

/** The files of tests that `npm test` leaves to the night. Without git nobody knows what changed: then it leaves none. */
export function leftToTheNight(changed = changedFiles()) {
  if (!changed) return [];
  const isTouched = ({ file, when, screens }) =>
    changed.some(isIn([file, ...when])) || screens.some((screen) => isMadeOf(screen, changed));
  return nightly.filter((one) => !isTouched(one)).map(({ file }) => file);
}
