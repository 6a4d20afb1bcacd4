import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { drawnBesides } from './firstViews.mjs';
import { pageFiles } from './pageFiles.mjs';
import { readBuild } from './pageWeight.mjs';

/**
 * Writes the HTML of every address, prerendered: home.html, which is the whole first page; a page for each other screen and each
 * place where data is kept; and index.html for unknown addresses. Each has the shell's style sheet in it, and names at once what
 * its first view needs: without that, a phone asks for each file when the one before it has arrived.
 * @param root the folder of the product, whose client and server have been built.
 */
export async function writePages(root) {
  const client = join(root, 'dist', 'client');
  const { builtScreens, renderScreen } = await import(
    pathToFileURL(join(root, 'dist', 'server', 'prerender.js')).href
  );
  const template = await readFile(join(client, 'index.html'), 'utf8');
  const sheets = [...template.matchAll(/<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g)];
  if (sheets.length === 0) throw new Error('The client build has no style sheet to put into the pages');
  const fonts = await fontLinks(client);
  // The part of the home page whose code comes later: its markup is there from the start.
  const build = readBuild(client);
  const { styles: lazyStyles } = build('src/features/home/BelowTheFold.tsx');
  const cssOf = async (paths) => {
    const texts = await Promise.all([...new Set(paths)].map((path) => readFile(join(client, path), 'utf8')));
    return `<style>${texts.map((text) => text.trim()).join('')}</style>`;
  };
  const shellSheets = sheets.map(([, path]) => path);
  const shellCss = await cssOf(shellSheets);
  const homeCss = await cssOf([...shellSheets, ...lazyStyles]);
  const bare = sheets.reduce((page, [link]) => page.replace(link, ''), template);

  const rendered = Object.fromEntries(
    await Promise.all(builtScreens.map(async (id) => [id, await renderScreen(id)])),
  );
  const pageOf = (id, css, { scripts = [], styles = [], lists = [] } = {}) => {
    const head = [
      css,
      ...lists.map((path) => `<link rel="preload" href="${path}" as="fetch" crossorigin />`),
      ...scripts.map((path) => `<link rel="modulepreload" href="${path}" crossorigin />`),
      ...fonts,
    ];
    // As they are, not as preloads: whoever may not see the page never uses them, and a browser complains of that. At the end,
    // so that the shell is painted without them; scripts wait for them all the same, and with them the page.
    const end = styles.map((path) => `<link rel="stylesheet" href="${path}" crossorigin />`);
    return fill(bare, rendered[id], { whole: id === 'home', head: head.join(''), end: end.join('') });
  };
  // What the server puts a person's page into. All its styles are in it: what is painted first waits for nothing else.
  const drawnOf = async (id, { scripts = [], styles = [] } = {}) => {
    const sheet = async (path) =>
      `<style data-href="${path}">${(await readFile(join(client, path), 'utf8')).trim()}</style>`;
    const late = build(...(drawnBesides[id] ?? [])).styles;
    const own = [...styles, ...[...late].map((file) => `/${file}`)];
    const isThere = (path) => shellSheets.includes(path.slice(1));
    const head = [
      id === 'home' ? homeCss : shellCss,
      ...(await Promise.all([...new Set(own)].filter((path) => !isThere(path)).map(sheet))),
      ...scripts.map((path) => `<link rel="modulepreload" href="${path}" crossorigin />`),
      ...fonts,
    ];
    const page = fill(
      bare,
      { ...rendered[id], markup: 'PAGE_PLACEHOLDER' },
      { whole: true, head: head.join(''), end: '' },
    );
    const drawn = '<script type="application/json" id="drawn">DRAWN_PLACEHOLDER</script>';
    return put(page, /(?=<script\b[^>]*\bid="page-settings")/, drawn).replace(
      '<div id="root">',
      '<div id="root" data-whole>',
    );
  };

  await writeFile(join(client, 'home.html'), pageOf('home', homeCss));
  for (const [data, screens] of Object.entries(pageFiles(root))) {
    await mkdir(join(client, 'pages', data), { recursive: true });
    for (const [id, files] of Object.entries(screens))
      await writeFile(
        join(client, 'pages', data, `${id}.html`),
        drawnForAll.includes(id)
          ? await drawnOf(id, files)
          : pageOf(id, shellCss, { ...files, lists: firstLists[data]?.[id] }),
      );
  }
  const { server: screens } = pageFiles(root);
  await mkdir(join(client, 'pages', 'drawn'), { recursive: true });
  // What stands behind the hash decides what the page for a new password shows, and no server sees that.
  for (const id of builtScreens)
    if (id !== 'notFound' && id !== 'resetPassword')
      await writeFile(join(client, 'pages', 'drawn', `${id}.html`), await drawnOf(id, screens[id]));
  await writeFile(join(client, 'index.html'), pageOf('notFound', shellCss));
}

/**
 * What a page asks the server for, however its data is kept: named, so that it comes with the code that asks for it. Where data is
 * shared it comes with the page itself.
 */
const firstLists = { local: { services: ['/api/services'] } };

/** The pages that everybody sees alike, without anything that depends on the address: the server draws them when it has started. */
const drawnForAll = ['help', 'leaflet', 'accessibility', 'privacy'];

/** @throws Error where a page has no such place. */
function put(text, place, words) {
  if (!place.test(text)) throw new Error(`The page has no place for ${place}`);
  return text.replace(place, () => words);
}

/** Puts a screen into the page that the build has made. @throws Error where the page has no place for a part of it. */
function fill(page, { title, description, markup }, { whole, head, end }) {
  let filled = put(page, /<title>[^<]*<\/title>/, `<title>${title}</title>`);
  filled = put(filled, /(?<=<meta\s+name="description"\s+content=")[^"]*(?=")/, description);
  filled = put(filled, /<\/head>/, `${head}</head>`);
  // A shell says both below its heading, with what the page is for.
  if (!whole)
    for (const note of [/<noscript>[\s\S]*?<\/noscript>/, /<p [^>]*id="code-missing"[\s\S]*?<\/p>/])
      filled = put(filled, note, '');
  return put(filled, /<div id="root"><\/div>/, `<div id="root">${markup}</div>${end}`);
}

/** Names the font that most text is drawn with, so that it is not asked for only when the styles are there. */
async function fontLinks(client) {
  const fonts = (await readdir(join(client, 'assets'))).filter((name) =>
    /atkinson.*-latin-wght-.*\.woff2$/.test(name),
  );
  return fonts.map(
    (name) => `<link rel="preload" href="/assets/${name}" as="font" type="font/woff2" crossorigin />`,
  );
}
