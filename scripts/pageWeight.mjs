import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

const sizes = new Map();

/** Size of a file as the server sends it: brotli at its best, in bytes. */
export function brotliSize(path) {
  if (!sizes.has(path)) {
    const content = readFileSync(path);
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    };
    sizes.set(path, brotliCompressSync(content, { params }).length);
  }
  return sizes.get(path);
}

/** The JavaScript files that a chunk needs before it can run: itself and, over and over, its static imports. */
function filesOf(manifest, key, seen = new Set()) {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`The build has no chunk named ${key}.`);
  if (seen.has(chunk.file)) return seen;
  seen.add(chunk.file);
  for (const imported of chunk.imports ?? []) filesOf(manifest, imported, seen);
  return seen;
}

/** What the pages of a build weigh. `folder` is where Vite wrote it, `entry` the page all others start from. */
export function pageWeight(folder, entry = 'index.html') {
  const manifest = JSON.parse(readFileSync(join(folder, '.vite', 'manifest.json'), 'utf8'));
  const base = filesOf(manifest, entry);
  const sum = (files) => files.reduce((total, file) => total + brotliSize(join(folder, file)), 0);
  const added = (key) => [...filesOf(manifest, key)].filter((file) => !base.has(file));
  return {
    /** Paths of the JavaScript files of the first page. */
    files: [...base].map((file) => join(folder, file)),
    /** Brotli bytes of the first page's JavaScript. */
    first: sum([...base]),
    /** Paths of the JavaScript files that a chunk loads on top of the first page. */
    addedFiles: (key) => added(key).map((file) => join(folder, file)),
    /** Brotli bytes that a chunk loads on top of the first page. */
    added: (key) => sum(added(key)),
  };
}
