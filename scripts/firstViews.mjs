// What the first view of each page loads. The bundler puts it into few files by this (chunks.ts), and each page names those
// files (pageFiles.mjs).

/** What a page loads besides its own code where somebody is logged in. */
export const whenLoggedIn = ['src/app/wiring/accounts.ts', 'src/adapters/server/serverAccounts.ts'];

/** What is around each page on which people act in their own name. */
export const scope = 'src/app/session/SessionScope.tsx';

/** What opens the records, by where the data is, and what is drawn with all lists there. */
export const byData = {
  local: ['src/app/wiring/localDataStore.ts'],
  server: ['src/app/wiring/serverDataStore.ts', 'src/features/listUpdates/UpdatesLine.tsx'],
};

/** Pages for people who are logged in that show no records, by the id of the screen. */
const withoutRecords = ['services', 'adminRecords', 'importServices', 'editServices'];

/** Pages for everybody that show records. */
const withRecords = ['search'];

/** @returns whether a page asks for records as soon as it is shown. */
export const showsRecords = (id, { loggedIn }) =>
  loggedIn ? !withoutRecords.includes(id) : withRecords.includes(id);

/** What some pages ask for as their own code runs, or soon after, by the id of the screen. It is in one file with that. */
export const besides = {
  resources: ['src/features/resources/ResourceReading.tsx'],
  admin: [
    'src/features/admin/backupLine.tsx',
    'src/adapters/local/bulkEmailRuns.ts',
    'src/adapters/server/outbox.ts',
  ],
  adminRecords: ['src/adapters/server/outbox.ts'],
  importServices: ['src/adapters/server/serviceImporter.ts'],
  editServices: ['src/adapters/server/placeEditor.ts'],
};

/** The same, where other pages ask for it as well, so that it is in a file of its own. */
export const alsoNamed = {
  search: [
    'shared/seeds/news.ts',
    'shared/seeds/helpNumbers.ts',
    'src/app/wiring/serviceLocations.ts',
    ...whenLoggedIn,
  ],
  community: ['shared/seeds/forumPosts.ts'],
  help: ['shared/seeds/helpNumbers.ts'],
  services: ['src/app/wiring/serviceLocations.ts'],
  admin: ['src/adapters/server/serverAdmin.ts'],
  adminRecords: ['src/adapters/server/serverAdmin.ts'],
  importServices: ['src/adapters/server/serverAdmin.ts'],
  editServices: ['src/adapters/server/serverAdmin.ts'],
};

/**
 * The same, by where the data is: the samples that are there before anybody has stored anything in a browser, and what only one
 * page asks of the records.
 */
const alsoByData = {
  local: {
    resources: ['shared/seeds/resources.ts', 'src/adapters/listedRatings.ts'],
    events: ['shared/seeds/events.ts', 'src/adapters/local/registrations.ts'],
    community: ['shared/seeds/events.ts'],
    profile: ['shared/seeds/appointments.ts'],
    search: ['shared/seeds/resources.ts', 'shared/seeds/events.ts', 'shared/seeds/appointments.ts'],
    admin: ['shared/seeds/resources.ts', 'shared/seeds/users.ts'],
  },
  server: { events: ['src/adapters/server/data/registrations.ts'] },
};

/** @returns what a page asks for besides where the data is there. */
export const alsoWith = (id, data) => alsoByData[data][id] ?? [];

/** What the server may draw of a page besides, by the id of the screen: its styles stand in the page, its code comes later. */
export const drawnBesides = {
  resources: ['src/features/resources/AdminBlock.tsx'],
  events: [
    'src/features/events/Access.tsx',
    'src/features/events/Shared.tsx',
    'src/features/events/Managing.tsx',
  ],
  services: ['src/features/services/place/PlacePage.tsx'],
};

/**
 * The modules of the screens, as `src/app/routing/pages.tsx` loads them.
 * @param source the text of that file.
 * @returns by the id of the screen: the module, and whether the page is for people who are logged in.
 */
export function modulesOfScreens(source) {
  const found = source.matchAll(/(\w+): (page|scopedPage)\(\s*\(\) => import\('(?:\.\.\/)+([^']+)'\)/g);
  return Object.fromEntries(
    [...found].map(([, id, kind, path]) => [
      id,
      { module: `src/${path}.tsx`, loggedIn: kind === 'scopedPage' },
    ]),
  );
}
