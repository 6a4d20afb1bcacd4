// Builds everything into dist/: the client, the server, the prerendered first page, the leaflet and the compressed files.
import { execFileSync } from 'node:child_process';
import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { build } from 'vite';
import { pageFiles } from './pageFiles.mjs';
import { readBuild } from './pageWeight.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const client = join(root, 'dist/client');
const server = join(root, 'dist/server');
const quiet = { root, logLevel: 'warn' };

/** What the server and the operator's commands start from. Packages stay outside: they are there anyway. */
const serverEntries = {
  start: 'server/app/start.ts',
  grantRole: 'server/cli/grantRole.ts',
  resetPassword: 'server/cli/resetPassword.ts',
  importServices: 'server/cli/importServices.ts',
  moveAccounts: 'server/cli/moveAccounts.ts',
  unsubscribe: 'server/cli/unsubscribe.ts',
  backup: 'server/cli/backup.ts',
  restore: 'server/cli/restore.ts',
  pdfWorker: 'server/files/pdfWorker.ts',
  importWorker: 'server/services/importWorker.ts',
  makeLeaflet: 'server/files/makeLeaflet.ts',
  prerender: 'src/entry-server.tsx',
};

await rm(join(root, 'dist'), { recursive: true, force: true });
await build({ ...quiet, build: { outDir: client } });
await build({ ...quiet, build: { outDir: server, ssr: true, rolldownOptions: { input: serverEntries } } });
await prerender();
await writePages();
execFileSync(process.execPath, [join(server, 'makeLeaflet.js'), join(client, 'leaflet.pdf')], {
  stdio: 'inherit',
});
await compress(client);

/** Writes home.html: the first page as a visitor sees it, with its style sheet in it and its font on the way. */
async function prerender() {
  const { renderHome } = await import(pathToFileURL(join(server, 'prerender.js')).href);
  let page = await readFile(join(client, 'index.html'), 'utf8');

  const links = [...page.matchAll(/<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g)];
  if (links.length === 0) throw new Error('The client build has no style sheet to put into the first page');
  for (const [link] of links) page = page.replace(link, '');
  const sheets = new Set([...links.map(([, path]) => path), ...lazyStyleSheets()]);
  const css = await Promise.all([...sheets].map((path) => readFile(join(client, path), 'utf8')));
  page = page.replace(
    '</head>',
    () => `<style nonce="NONCE_PLACEHOLDER">${css.map((text) => text.trim()).join('')}</style></head>`,
  );

  const preloads = await fontLinks();
  page = page.replace('</head>', () => `${preloads.join('')}</head>`);

  const empty = '<div id="root"></div>';
  if (!page.includes(empty)) throw new Error('The page has no place for the markup');
  const markup = await renderHome();
  page = page.replace(empty, () => `<div id="root">${markup}</div>`);
  await writeFile(join(client, 'home.html'), page);
}

/**
 * Writes a page for each address and each place where data is kept: it names at once what its first view needs. Without that,
 * a phone asks for each file when the one before it has arrived.
 */
async function writePages() {
  const page = await readFile(join(client, 'index.html'), 'utf8');
  const fonts = await fontLinks();
  for (const [data, screens] of Object.entries(pageFiles(root))) {
    await mkdir(join(client, 'pages', data), { recursive: true });
    for (const [id, { scripts, styles }] of Object.entries(screens)) {
      const links = [
        // As they are, not as preloads: whoever may not see the page never uses them, and a browser complains of that.
        ...styles.map((path) => `<link rel="stylesheet" href="${path}" crossorigin />`),
        ...scripts.map((path) => `<link rel="modulepreload" href="${path}" crossorigin />`),
        ...fonts,
      ];
      await writeFile(
        join(client, 'pages', data, `${id}.html`),
        page.replace('</head>', () => `${links.join('')}</head>`),
      );
    }
  }
}

/** Names the font that text is drawn with, so that it is not asked for only when the styles are there. */
async function fontLinks() {
  const fonts = (await readdir(join(client, 'assets'))).filter((name) => /atkinson.*\.woff2$/.test(name));
  return fonts.map(
    (name) => `<link rel="preload" href="/assets/${name}" as="font" type="font/woff2" crossorigin />`,
  );
}

/** The style sheets of the part of the first page whose code comes later: its markup is there from the start. */
function lazyStyleSheets() {
  return readBuild(client)('src/features/home/BelowTheFold.tsx').styles;
}

/** Puts a brotli and a gzip file beside each text file. Pages are left out: the server packs them with its settings. */
async function compress(folder) {
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile() || !/\.(js|css|svg|json|txt|geojson)$/.test(entry.name)) continue;
    const path = join(entry.parentPath, entry.name);
    const content = await readFile(path);
    const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
    await writeFile(`${path}.br`, brotliCompressSync(content, quality));
    await writeFile(`${path}.gz`, gzipSync(content, { level: 9 }));
  }
}
