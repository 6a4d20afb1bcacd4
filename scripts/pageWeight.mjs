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

/** Brotli bytes of the JavaScript that a build's page needs. @param folder where Vite wrote it. */
export function weightOfEntry(folder) {
  const { scripts } = readBuild(folder)('index.html');
  return [...scripts].reduce((sum, file) => sum + brotliSize(join(folder, file)), 0);
}
