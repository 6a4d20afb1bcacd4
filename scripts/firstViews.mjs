// What the first view of each page loads. The bundler puts it into few files by this (chunks.ts), and each page names those
// files (pageFiles.mjs).

/** What a page for people who are logged in loads besides its own code. */
export const whenLoggedIn = [
  'src/app/SessionScope.tsx',
  'src/app/SessionWatch.tsx',
  'src/app/accounts.ts',
  'src/app/dataStore.ts',
  'src/adapters/local/formDrafts.ts',
];

/** What it loads besides, by where the data is. */
export const byData = {
  local: ['src/adapters/server/serverAccounts.ts'],
  server: ['src/adapters/server/serverAccounts.ts', 'src/app/serverDataStore.ts'],
};

/** What some pages ask for as soon as their own code runs, by the id of the screen. It is in one file with their code. */
export const besides = {
  resources: ['src/features/resources/ResourceReading.tsx'],
  admin: ['src/features/admin/backupLine.tsx', 'src/adapters/local/bulkEmailRuns.ts'],
};

/** The same, where other pages ask for it as well, so that it is in a file of its own. */
export const alsoNamed = {
  search: ['src/seeds/news.ts', 'src/seeds/helpNumbers.ts', 'src/app/serviceLocations.ts', ...whenLoggedIn],
  community: ['src/seeds/forumPosts.ts'],
  help: ['src/seeds/helpNumbers.ts'],
  services: ['src/app/serviceLocations.ts'],
  admin: ['src/adapters/server/serverAdmin.ts'],
  adminRecords: ['src/adapters/server/serverAdmin.ts'],
  importServices: ['src/adapters/server/serverAdmin.ts'],
};

/**
 * The modules of the screens, as `src/app/pages.tsx` loads them.
 * @param source the text of that file.
 * @returns by the id of the screen: the module, and whether the page is for people who are logged in.
 */
export function modulesOfScreens(source) {
  const found = source.matchAll(/(\w+): (page|scopedPage)\(\s*\(\) => import\('\.\.\/([^']+)'\)/g);
  return Object.fromEntries(
    [...found].map(([, id, kind, path]) => [
      id,
      { module: `src/${path}.tsx`, loggedIn: kind === 'scopedPage' },
    ]),
  );
}
