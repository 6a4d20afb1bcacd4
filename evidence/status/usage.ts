import { posix } from 'node:path';

/** The sources of the product: the text of each file, by its path from the root of the repository. */
export type Sources = ReadonlyMap<string, string>;

const imported =
  /(?:^|\n)\s*(?:import|export)\s(?!type\s)[^;]*?from\s+'((?:\.|@\/)[^']+)'|(import)\(\s*'((?:\.|@\/)[^']+)'/g;

/** What a file imports: now, or only when it is asked for. */
function importsOf(file: string, sources: Sources): { target: string; lazy: boolean }[] {
  return [...(sources.get(file) ?? '').matchAll(imported)].flatMap(([, now, lazy, later]) => {
    const named = now ?? later ?? '';
    const path = named.startsWith('@/') ? named.slice(2) : posix.join(posix.dirname(file), named);
    const target = [path, `${path}.tsx`, `${path}.ts`].find((one) => sources.has(one));
    return target ? [{ target, lazy: lazy !== undefined }] : [];
  });
}

function reachable(start: string, sources: Sources, lazily: boolean, except: string): Set<string> {
  const seen = new Set([start]);
  // A set that grows while it is gone through.
  for (const file of seen)
    for (const { target, lazy } of importsOf(file, sources))
      if (target !== except && (lazily || !lazy)) seen.add(target);
  return seen;
}

const list = 'src/app/routing/pages.tsx';

/** The module of each screen, as `pages.tsx` names it. */
function modulesOf(sources: Sources): Map<string, string> {
  const text = sources.get(list) ?? '';
  const pathOf = (path: string) => `${posix.join(posix.dirname(list), path)}.tsx`;
  const home = /import \{ HomePage \} from '([^']+)'/.exec(text)?.[1];
  const found = new Map(home ? [['home', pathOf(home)]] : []);
  for (const [, id = '', path = ''] of text.matchAll(
    /(\w+)(?::| =) (?:scopedPage|page)\(\s*\(\) => import\('([^']+)'\)/g,
  ))
    found.set(id, pathOf(path));
  for (const [, id = '', same = ''] of text.matchAll(/(\w+): (\w+),/g)) {
    const module = found.get(same);
    if (module) found.set(id, module);
  }
  return found;
}

/**
 * The screens whose code imports each component, by the component's name. What the shell imports is on every screen; what the
 * shell fetches only when it is asked for, such as the login, counts for the home page, where the audits open it.
 */
export function usageOf(screens: readonly string[], sources: Sources): Map<string, string[]> {
  const modules = modulesOf(sources);
  const shell = reachable('src/app/shell/App.tsx', sources, false, list);
  const withDialogs = reachable('src/app/shell/App.tsx', sources, true, list);
  const usage = new Map<string, string[]>();
  for (const screen of screens) {
    const module = modules.get(screen);
    const files = new Set([
      ...shell,
      ...(screen === 'home' ? withDialogs : []),
      ...(module ? reachable(module, sources, true, list) : []),
    ]);
    const names = new Set(
      [...files].flatMap((file) => /^src\/components\/(\w+)\/\1\.tsx$/.exec(file)?.[1] ?? []),
    );
    for (const name of names) usage.set(name, [...(usage.get(name) ?? []), screen]);
  }
  return usage;
}

/** The screens of which no module was found: `pages.tsx` is written in another way than expected. */
export const withoutModule = (screens: readonly string[], sources: Sources): string[] =>
  screens.filter((screen) => !modulesOf(sources).has(screen));
