import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { ChunkingContext, CodeSplittingGroup } from 'rolldown';
import { besides, byData, modulesOfScreens, whenLoggedIn } from './firstViews.mjs';

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

const table = /components[\\/](DataTable|Toolbar)[\\/]/;

/** The name of the file of each of our modules that a first view needs, those of the first page left out. */
function planFiles(context: ChunkingContext): Map<string, string> {
  const closure = (...paths: string[]) => closureOf(paths, context);
  const first = closure('src/main.tsx');
  const account = closure(...whenLoggedIn, ...byData.local);
  const server = closure(...byData.server);
  const administration = closure('src/adapters/server/serverAdmin.ts');
  const screens = Object.entries(modulesOfScreens(readFileSync(source('src/app/pages.tsx'), 'utf8')));
  const forVisitors = closure(...screens.flatMap(([, { module, loggedIn }]) => (loggedIn ? [] : [module])));
  const pages = screens.flatMap(([name, { module, loggedIn }]) =>
    loggedIn
      ? [
          {
            name,
            modules: closure(module, ...(besides[name] ?? [])),
            withDialogs: closureOf([module], context, true),
          },
        ]
      : [],
  );
  const fileFor = (id: string): string => {
    const users = pages.filter(({ modules }) => modules.has(id));
    if (forVisitors.has(id) && !/components/.test(id)) return 'records';
    if (account.has(id)) return 'account';
    if (server.has(id)) return users.length > 0 ? 'booking' : 'serverData';
    if (table.test(id)) return 'table';
    if (administration.has(id)) return 'administration';
    const [page] = users;
    // What a dialog of another page needs would make that dialog load this page.
    const isShared = pages.some(({ name, withDialogs }) => name !== page!.name && withDialogs.has(id));
    return users.length > 1 || isShared ? 'shared' : page!.name;
  };
  const files = new Map<string, string>();
  for (const id of new Set([
    ...account,
    ...server,
    ...administration,
    ...pages.flatMap(({ modules }) => [...modules]),
  ]))
    if (!first.has(id) && id.startsWith(source('src/'))) files.set(id, fileFor(id));
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
