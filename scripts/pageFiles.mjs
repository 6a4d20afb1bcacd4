import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  alsoNamed,
  alsoWith,
  besides,
  byData,
  modulesOfScreens,
  scope,
  showsRecords,
  whenLoggedIn,
} from './firstViews.mjs';
import { readBuild } from './pageWeight.mjs';

/**
 * The files of each page's first view, so that the page can name all of them at once; without those, each would be asked for
 * when the one before it has arrived. By the address alone: the server does not know who asks.
 * @param root the folder of the product, whose client has been built.
 * @returns by where the data is, then by the id of the screen. The first page is not among them: its HTML is all of it.
 */
export function pageFiles(root) {
  const filesOf = readBuild(join(root, 'dist', 'client'));
  const screens = modulesOfScreens(readFileSync(join(root, 'src', 'app', 'routing', 'pages.tsx'), 'utf8'));
  // The page names the entry itself, but not what that imports.
  const [entry] = filesOf('index.html').scripts;
  const paths = (files) => [...files].filter((file) => file !== entry).map((file) => `/${file}`);
  const filesFor = ([id, screen], data) => {
    const modules = [
      ...(screen.loggedIn ? [scope, ...whenLoggedIn] : []),
      ...(showsRecords(id, screen) ? byData[data] : []),
      ...alsoWith(id, data),
    ];
    const { scripts, styles } = filesOf(
      'index.html',
      screen.module,
      ...(besides[id] ?? []),
      ...(alsoNamed[id] ?? []),
      ...modules,
    );
    return [id, { scripts: paths(scripts), styles: paths(styles) }];
  };
  return Object.fromEntries(
    Object.keys(byData).map((data) => [
      data,
      Object.fromEntries(Object.entries(screens).map((screen) => filesFor(screen, data))),
    ]),
  );
}
