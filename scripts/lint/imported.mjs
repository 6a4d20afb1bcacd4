import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isPackage } from './places.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

const isCode = (file) => /\.m?[jt]sx?$/.test(file);

/** The file that an import of our own names; undefined where there is none, and for packages. */
function fileOf(from, specifier) {
  if (isPackage(specifier)) return undefined;
  const named = specifier.replace(/\?.*$/, '');
  const path = named.startsWith('@/') ? join(root, named.slice(2)) : join(dirname(from), named);
  const isFile = (file) => /\.\w+$/.test(file) && existsSync(file) && statSync(file).isFile();
  return [path, `${path}.ts`, `${path}.tsx`].find(isFile);
}

/** The file of code that an import of our own names. */
export function codeOf(from, specifier) {
  const file = fileOf(from, specifier);
  return file && isCode(file) ? file : undefined;
}

/** What each file imports, as long as it is unchanged: an editor's linter runs all day. */
const read = new Map();

/** The files that a file of code imports in any way: at once, late, only their types, or as styles and data. */
export function importsOf(file) {
  if (!isCode(file)) return [];
  const { mtimeMs } = statSync(file);
  const before = read.get(file);
  if (before?.mtimeMs === mtimeMs) return before.files;
  const named = readFileSync(file, 'utf8').matchAll(/\b(?:from|import)[\s(]*'((?:\.|@\/)[^'\n]+)'/g);
  const files = [...named].map(([, specifier]) => fileOf(file, specifier)).filter((found) => found);
  read.set(file, { mtimeMs, files });
  return files;
}

/** These files and all that they import, in any number of steps. */
export function reachedFrom(files) {
  const reached = new Set(files);
  // A set hands out what is added to it while it is gone through.
  for (const file of reached) for (const next of importsOf(file)) reached.add(next);
  return reached;
}
