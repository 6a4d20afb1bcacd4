import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { ChunkingContext, CodeSplittingGroup } from 'rolldown';
import { alsoNamed, besides, byData, modulesOfScreens, scope, whenLoggedIn } from './firstViews.mjs';

const source = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

/**
 * Everything that some modules need before they can run: themselves and, over and over, what they import.
 * @param later whether what they load later counts as well.
 */
function closureOf(paths: readonly string[], context: ChunkingContext, later = false): Set<string> {
  const found = new Set<string>();
  const add = (id: string) => {
    if (found.has(id)) return;
    found.add(id);
    const info = context.getModuleInfo(id);
    for (const imported of info?.importedIds ?? []) add(imported);
    if (later) for (const imported of info?.dynamicallyImportedIds ?? []) add(imported);
  };
  for (const path of paths) add(source(path));
  return found;
}

const resourceForm = 'shared/domain/resources/resourceForm.ts';
const serverAdmin = 'src/adapters/server/serverAdmin.ts';

/** What a store asks for late, and what that needs, with the files that they are in. */
const late = {
  'shared/seeds/days': 'members',
  'shared/seeds/sampleOwner': 'members',
  'shared/domain/events/registration': 'members',
  'shared/seeds/users': 'admin',
  'src/adapters/listedRatings': 'resources',
  'src/adapters/server/data/users': 'admin',
  'shared/contract/operations/accounts': 'admin',
  'src/adapters/server/data/registrations': 'serverData',
  'shared/contract/operations/registrations': 'serverData',
};

/** The folders whose modules go into files of ours. */
const ours = ['src/', 'shared/'];

/** With the figures and the headings above the dashboard's tables: a few style rules are not worth a file. */
const table = /components[\\/](DataTable|Toolbar|StatCard)[\\/]|AdminSection/;

/** The name of the file of each of our modules that a first view needs, those of the first page left out. */
function planFiles(context: ChunkingContext): Map<string, string> {
  const closure = (...paths: string[]) => closureOf(paths, context);
  const first = closure('src/main.tsx');
  const stores = Object.entries(byData).map(([data, modules]) => ({ data, modules: closure(...modules) }));
  const named = closure(...Object.values(alsoNamed).flatMap((modules) => modules ?? []));
  // With some code of the dashboard: without it, it would be too small for a file of its own.
  const administration = closure(
    serverAdmin,
    ...(besides['admin'] ?? []),
    'shared/domain/admin/stats.ts',
    resourceForm,
    'src/features/admin/useBulkEmailRun.ts',
    'src/features/admin/useExports.ts',
    'src/features/admin/useRead.ts',
  );
  const screens = Object.entries(modulesOfScreens(readFileSync(source('src/app/routing/pages.tsx'), 'utf8')));
  const members = closure(...whenLoggedIn, 'src/app/wiring/serviceLocations.ts');
  const forVisitors = closure(...screens.flatMap(([, { module, loggedIn }]) => (loggedIn ? [] : [module])));
  const pages = screens.flatMap(([id, { module, loggedIn }]) =>
    loggedIn
      ? [
          {
            name: id,
            isAdministration: alsoNamed[id]?.includes(serverAdmin) ?? false,
            modules: closure(module, scope, ...(besides[id] ?? [])),
            withDialogs: closureOf([module], context, true),
          },
        ]
      : [],
  );
  const fileFor = (id: string): string => {
    const users = pages.filter(({ modules }) => modules.has(id));
    const [store, otherStore] = stores.filter(({ modules }) => modules.has(id));
    // What pages need as well must not bring a store that is not theirs.
    const isOfStore = store && !otherStore && users.length === 0 && !named.has(id);
    if (isOfStore) return `${store.data}Data`;
    if (store || members.has(id) || (forVisitors.has(id) && !/components/.test(id))) return 'members';
    if (table.test(id)) return 'table';
    const names = new Set(users.map(({ name }) => name));
    // What a dialog of another page needs would make that dialog load this page.
    const isShared = pages.some((page) => !names.has(page.name) && page.withDialogs.has(id));
    if (administration.has(id) && !users.some(({ isAdministration }) => !isAdministration))
      return 'administration';
    const [name] = names;
    if (names.size === 1 && !isShared) return name!;
    // Their style rules would be a fourth sheet.
    const isAdministration = users.every((page) => page.isAdministration) && !id.endsWith('.css');
    return isAdministration && !isShared ? 'administration' : 'members';
  };
  const files = new Map<string, string>();
  for (const id of new Set([
    ...members,
    ...stores.flatMap(({ modules }) => [...modules]),
    ...administration,
    ...pages.flatMap(({ modules }) => [...modules]),
  ]))
    if (!first.has(id) && ours.some((folder) => id.startsWith(source(folder)))) files.set(id, fileFor(id));
  // What a store asks for late would be small files of their own: it is in a file that the page has which needs it.
  for (const [name, file] of Object.entries(late)) files.set(source(`${name}.ts`), file);
  return files;
}

/**
 * Puts what first views need into few files, each for many pages: a phone asks for six at a time, and each small file costs as
 * much waiting as a large one. Decided by who imports what, so that a new module needs no line here.
 */
export function firstViews(): CodeSplittingGroup {
  let files: Map<string, string> | undefined;
  return {
    name: (id, context) => (files ??= planFiles(context)).get(id) ?? null,
    debugName: 'first views',
    priority: 1,
    includeDependenciesRecursively: false,
  };
}
