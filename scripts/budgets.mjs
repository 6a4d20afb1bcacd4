import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageFiles } from './pageFiles.mjs';
import { brotliSize, readBuild } from './pageWeight.mjs';

/**
 * What first views and chunks weigh, and may weigh by `size-budgets.json`: a page all the JavaScript that its first view loads, a
 * chunk what it adds to the page that opens it.
 * @param root the folder of the product, whose client has been built.
 * @returns the floor (brotli bytes of an empty React app), a row for each figure, and the files of each screen.
 */
export function weighFirstViews(root) {
  const { emptyReactApp, home, pages, chunks } = JSON.parse(
    readFileSync(join(root, 'size-budgets.json'), 'utf8'),
  );
  const client = join(root, 'dist', 'client');
  const filesOf = readBuild(client);
  const entry = [...filesOf('index.html').scripts];
  const screens = { home: entry };
  for (const [id, { scripts }] of Object.entries(pageFiles(root).local))
    screens[id] = [...new Set([...entry, ...scripts.map((path) => path.slice(1))])];
  const weightOf = (files) => files.reduce((sum, file) => sum + brotliSize(join(client, file)), 0);
  const addedTo = (screen, module) =>
    [...filesOf(module).scripts].filter((file) => !screens[screen].includes(file));
  return {
    floor: emptyReactApp.brotli,
    screens,
    rows: [
      { name: 'First view of /', bytes: weightOf(entry), ratio: home.ratio },
      ...pages.map(({ path, screen, ratio }) => ({
        name: `First view of ${path}`,
        bytes: weightOf(screens[screen]),
        ratio,
      })),
      ...chunks.map(({ name, module, on, ratio }) => ({
        name,
        bytes: weightOf(addedTo(on, module)),
        ratio,
      })),
    ],
  };
}
