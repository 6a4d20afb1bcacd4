import { existsSync, readFileSync } from 'node:fs';
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

/**
 * The files of a build.
 * @param folder where Vite wrote it.
 * @returns what finds the files that some modules need before they can run: their own and, over and over, those of their
 * static imports. Paths are from the folder.
 */
export function readBuild(folder) {
  const read = (name) => JSON.parse(readFileSync(join(folder, '.vite', name), 'utf8'));
  const manifest = read('manifest.json');
  // The page is its own entry; modules are looked up by the file that they were put into.
  const modules = existsSync(join(folder, '.vite', 'modules.json')) ? read('modules.json') : {};
  const chunks = new Map(Object.values(manifest).map((chunk) => [chunk.file, chunk]));
  return (...keys) => {
    const scripts = new Set();
    const styles = new Set();
    const add = (chunk) => {
      if (scripts.has(chunk.file)) return;
      scripts.add(chunk.file);
      for (const style of chunk.css ?? []) styles.add(style);
      for (const imported of chunk.imports ?? []) add(manifest[imported]);
    };
    for (const key of keys) {
      const chunk = manifest[key] ?? chunks.get(modules[key]);
      if (!chunk) throw new Error(`The build has no chunk with ${key}.`);
      add(chunk);
    }
    return { scripts, styles };
  };
}

/** What the pages of a build weigh. `folder` is where Vite wrote it, `entry` the page all others start from. */
export function pageWeight(folder, entry = 'index.html') {
  const filesOf = readBuild(folder);
  const base = filesOf(entry).scripts;
  const sum = (files) => files.reduce((total, file) => total + brotliSize(join(folder, file)), 0);
  const added = (key) => [...filesOf(key).scripts].filter((file) => !base.has(file));
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
