import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { alsoNamed, besides, byData, modulesOfScreens, whenLoggedIn } from './firstViews.mjs';
import { readBuild } from './pageWeight.mjs';

/**
 * The files of each page's first view, so that the page can name all of them at once; without those, each would be asked for
 * when the one before it has arrived. By the address alone: the server does not know who asks.
 * @param root the folder of the product, whose client has been built.
 * @returns by where the data is, then by the id of the screen. The first page is not among them: its HTML is all of it.
 */
export function pageFiles(root) {
  const filesOf = readBuild(join(root, 'dist', 'client'));
  const screens = modulesOfScreens(readFileSync(join(root, 'src', 'app', 'pages.tsx'), 'utf8'));
  const page = readFileSync(join(root, 'dist', 'client', 'index.html'), 'utf8');
  const missing = (files) => [...files].map((file) => `/${file}`).filter((path) => !page.includes(path));
  const filesFor = ([id, { module, loggedIn }], data) => {
    const modules = loggedIn ? [...whenLoggedIn, ...byData[data]] : [];
    const { scripts, styles } = filesOf(
      'index.html',
      module,
      ...(besides[id] ?? []),
      ...(alsoNamed[id] ?? []),
      ...modules,
    );
    return [id, { scripts: missing(scripts), styles: missing(styles) }];
  };
  return Object.fromEntries(
    Object.keys(byData).map((data) => [
      data,
      Object.fromEntries(Object.entries(screens).map((screen) => filesFor(screen, data))),
    ]),
  );
}
