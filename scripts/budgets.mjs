import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageFiles } from './pageFiles.mjs';
import { brotliSize, readBuild } from './pageWeight.mjs';

const readBudgets = (root) => JSON.parse(readFileSync(join(root, 'size-budgets.json'), 'utf8'));

/**
 * What first views and chunks weigh, and may weigh by `size-budgets.json`: a page all the JavaScript that its first view loads, a
 * chunk what it adds to the page that opens it.
 * @param root the folder of the product, whose client has been built.
 * @returns the floor (brotli bytes of an empty React app), a row for each figure, and the files of each screen.
 */
export function weighFirstViews(root) {
  const { emptyReactApp, home, pages, otherPages, chunks } = readBudgets(root);
  const client = join(root, 'dist', 'client');
  const filesOf = readBuild(client);
  const entry = [...filesOf('index.html').scripts];
  const filesIn = (screens) =>
    Object.fromEntries(
      Object.entries(screens).map(([id, { scripts }]) => [
        id,
        [...new Set([...entry, ...scripts.map((path) => path.slice(1))])],
      ]),
    );
  const { local, server } = pageFiles(root);
  const screens = { home: entry, ...filesIn(local) };
  const shared = filesIn(server);
  const weightOf = (files) => files.reduce((sum, file) => sum + brotliSize(join(client, file)), 0);
  const named = new Set(['home', ...pages.map(({ screen }) => screen)]);
  const addedTo = (screen, module) =>
    [...filesOf(module).scripts].filter((file) => !screens[screen].includes(file));
  return {
    floor: emptyReactApp.brotli,
    screens,
    rows: [
      { name: 'First view of /', bytes: weightOf(entry), ratio: home.ratio },
      ...pages.flatMap(({ path, screen, ratio, server: withSharedData = ratio }) => [
        { name: `First view of ${path}`, bytes: weightOf(screens[screen]), ratio },
        {
          name: `First view of ${path} with shared data`,
          bytes: weightOf(shared[screen]),
          ratio: withSharedData,
        },
      ]),
      ...Object.keys(screens)
        .filter((id) => !named.has(id))
        .map((id) => ({
          name: `First view of the screen ${id}`,
          bytes: Math.max(weightOf(screens[id]), weightOf(shared[id])),
          ratio: otherPages.ratio,
        })),
      ...chunks.map(({ name, module, on, ratio }) => ({
        name,
        bytes: weightOf(addedTo(on, module)),
        ratio,
      })),
    ],
  };
}

/**
 * Counts the files of each first view, as its HTML names them.
 * @param root the folder of the product, whose client has been built.
 * @returns what is over the limits in `size-budgets.json`, in words. `small` there is how many scripts of a page may be smaller
 * than `smallest`: all that it has of its own, or texts without which it can be shown.
 */
export function findFilesOverLimit(root) {
  const { files } = readBudgets(root);
  const client = join(root, 'dist', 'client');
  return Object.entries(pageFiles(root)).flatMap(([data, screens]) =>
    Object.keys(screens).flatMap((id) => {
      const html = readFileSync(join(client, 'pages', data, `${id}.html`), 'utf8');
      const named = (pattern) => [...new Set([...html.matchAll(pattern)].map(([, path]) => path))];
      // The bundler's own helpers are a file that no page has a part in.
      const scripts = named(/(?:src|href)="(\/assets\/(?!rolldown-runtime-)[^"]+\.js)"/g);
      const small = scripts.filter((path) => brotliSize(join(client, path)) < files.smallest);
      const counts = [
        ['scripts', scripts.length, files.scripts],
        ['style sheets', named(/href="(\/assets\/[^"]+\.css)"/g).length, files.styles],
        [`scripts under ${files.smallest} bytes (${small.join(', ')})`, small.length, files.small[id] ?? 0],
      ];
      return counts.flatMap(([what, count, limit]) =>
        count > limit ? [`the first view of ${id} (${data}) needs ${count} ${what}, limit ${limit}`] : [],
      );
    }),
  );
}
