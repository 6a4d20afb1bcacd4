import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { onEveryImport } from './places.mjs';

/** The file of code that a relative import names; undefined where there is none. */
function fileOf(from, specifier) {
  if (!specifier.startsWith('.')) return undefined;
  const path = join(dirname(from), specifier.replace(/\?.*$/, ''));
  return [path, `${path}.ts`, `${path}.tsx`].find((file) => /\.m?[jt]sx?$/.test(file) && existsSync(file));
}

/** What each file imports, as long as it is unchanged: an editor's linter runs all day. */
const read = new Map();

/** The files that a file imports in any way: at once, late, or only their types. */
function importsOf(file) {
  const { mtimeMs } = statSync(file);
  const before = read.get(file);
  if (before?.mtimeMs === mtimeMs) return before.files;
  const named = readFileSync(file, 'utf8').matchAll(/\b(?:from|import)[\s(]*'(\.[^'\n]+)'/g);
  const files = [...named].map(([, specifier]) => fileOf(file, specifier)).filter((found) => found);
  read.set(file, { mtimeMs, files });
  return files;
}

/** The shortest way along imports from one file to another, both included; null where there is none. */
function wayBetween(from, to) {
  const cameFrom = new Map([[from, null]]);
  // A map hands out what is added to it while it is gone through.
  for (const file of cameFrom.keys()) {
    if (file === to) {
      const way = [];
      for (let step = file; step !== null; step = cameFrom.get(step)) way.unshift(step);
      return way;
    }
    for (const next of importsOf(file)) if (!cameFrom.has(next)) cameFrom.set(next, file);
  }
  return null;
}

/** Cycles through a late import, or through a type's `import()`, which `import/no-cycle` does not follow. */
export const lateCycle = {
  create(context) {
    return onEveryImport((node, specifier) => {
      if (node.type !== 'ImportExpression' && node.type !== 'TSImportType') return;
      const target = fileOf(context.filename, specifier);
      const way = target && wayBetween(target, context.filename);
      if (!way) return;
      const names = way.map((file) => relative(context.cwd, file)).join(' -> ');
      context.report({
        node,
        message: `This import closes a cycle: it leads back here by ${names}. Move what both need into a file of its own.`,
      });
    });
  },
};
