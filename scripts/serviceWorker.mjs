import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { modulesOfScreens } from './firstViews.mjs';
import { pageFiles } from './pageFiles.mjs';
import { brotliSize, readBuild } from './pageWeight.mjs';

/** Not kept ahead, only once somebody has loaded it, in brotli bytes: the calendar, the map, what reads calendar files. */
const tooLarge = 20_000;

/** What no page needs where the data is here or on our own server. */
const elsewhere = /firebase/;

/** What `members` loads for administrators alone: their own pages name it. */
const forAdministrators = /userDirectory|administration|mailer|importServices|editServices/;

/** What every page loads after its first view. */
const soonAfter = [
  'src/app/routing/prefetch.ts',
  'src/app/notices/siteNotices.tsx',
  'src/adapters/server/data/changes/followChanges.ts',
  'shared/seeds/locations.ts',
  'src/features/home/BelowTheFold.tsx',
  'src/features/help/HelpPage.tsx',
  'shared/seeds/helpNumbers.ts',
  'shared/seeds/news.ts',
  'src/app/routing/NotFoundPage.tsx',
];

/** The same, by the name of a file: what has no module of ours in it. */
const soonAfterByName = /^announcer-/;

/**
 * Builds the service worker with the list of what it keeps.
 * @param root the folder of the product, whose client and pages have been built.
 */
export async function buildServiceWorker(root) {
  const client = join(root, 'dist', 'client');
  await build({
    root,
    configFile: false,
    resolve: { tsconfigPaths: true },
    publicDir: false,
    logLevel: 'warn',
    define: {
      KEPT_LIST: JSON.stringify(listKept(root)),
      'process.env.NODE_ENV': '"production"',
    },
    build: {
      outDir: client,
      emptyOutDir: false,
      modulePreload: false,
      rolldownOptions: {
        input: join(root, 'src/adapters/serviceWorker/worker.ts'),
        output: { format: 'iife', entryFileNames: 'sw.js' },
      },
    },
  });
}

/** What `src/adapters/serviceWorker/keptFiles.ts` reads. */
export function listKept(root) {
  const client = join(root, 'dist', 'client');
  const filesOf = readBuild(client);
  const all = readdirSync(join(client, 'assets'))
    .filter((name) => !/\.(br|gz)$/.test(name))
    .sort();
  const places = (files) =>
    [...new Set(files)].map((file) => all.indexOf(file.replace(/^\/?assets\//, ''))).sort((a, b) => a - b);
  const [entry] = filesOf('index.html').scripts;
  const first = [
    ...soonAfter.flatMap((module) => {
      const { scripts, styles } = filesOf(module);
      return [...scripts, ...styles];
    }),
    ...all.filter((file) => soonAfterByName.test(file)).map((file) => `assets/${file}`),
  ];
  const screens = modulesOfScreens(readFileSync(join(root, 'src', 'app', 'routing', 'pages.tsx'), 'utf8'));
  const named = Object.values(pageFiles(root));
  const later = Object.entries(screens).flatMap(([id, { module }]) => {
    if (/\/admin\//.test(module)) return [];
    const inHtml = named.flatMap((pages) => [...pages[id].scripts, ...pages[id].styles]);
    const known = new Set([...first, ...inHtml.map((path) => path.slice(1))]);
    const files = laterFilesOf(client, entry, module).filter((file) => !known.has(file));
    return files.length > 0 ? [[id, places(files)]] : [];
  });
  return {
    version: entry.replace('assets/', ''),
    files: all,
    first: places(first),
    later: Object.fromEntries(later),
  };
}

/** What a page's code loads later, over and over: its dialogs and what they need. */
function laterFilesOf(client, entry, module) {
  const manifest = JSON.parse(readFileSync(join(client, '.vite', 'manifest.json'), 'utf8'));
  const modules = JSON.parse(readFileSync(join(client, '.vite', 'modules.json'), 'utf8'));
  const byFile = new Map(Object.values(manifest).map((chunk) => [chunk.file, chunk]));
  const found = new Set();
  const add = (chunk) => {
    const isKept =
      chunk && !found.has(chunk.file) && chunk.file !== entry && !elsewhere.test(chunk.src ?? chunk.name);
    if (!isKept || brotliSize(join(client, chunk.file)) > tooLarge) return;
    found.add(chunk.file);
    for (const style of chunk.css ?? []) found.add(style);
    for (const key of chunk.imports ?? []) add(manifest[key]);
    for (const key of chunk.dynamicImports ?? [])
      if (chunk.name !== 'members' || !forAdministrators.test(key)) add(manifest[key]);
  };
  add(manifest[module] ?? byFile.get(modules[module]));
  return [...found];
}
