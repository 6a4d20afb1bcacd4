import { dirname, join, posix, relative, sep } from 'node:path';

/** Path of the linted file from the root of the repository, with forward slashes. */
export function placeOf(context) {
  return relative(context.cwd, context.filename).split(sep).join(posix.sep);
}

/** Tests and the contract suites of ports may reach for test tools, seeds and the memory adapters. */
export function isTest(place) {
  return /\.(test|contract|stories|spec)\.tsx?$/.test(place);
}

/** True for an import of a package: ours are relative, or begin at the root of the repository (`@/`). */
export const isPackage = (specifier) => !specifier.startsWith('.') && !specifier.startsWith('@/');

/** Where an import of our own leads, from the root of the repository; null for a package. */
export function targetOf(context, specifier) {
  if (isPackage(specifier)) return null;
  const path = specifier.replace(/\?.*$/, '');
  if (path.startsWith('@/')) return path.slice(2);
  return relative(context.cwd, join(dirname(context.filename), path))
    .split(sep)
    .join(posix.sep);
}

/** True when a path is the named folder (or file, without its ending) or lies inside it. */
export function isIn(path, folder) {
  return path === folder || path.startsWith(`${folder}/`) || path.replace(/\.[a-z.]+$/, '') === folder;
}

/** True for what browsers run: their own code, and what they have in common with the server. */
export const isForBrowsers = (path) => isIn(path, 'src') || isIn(path, 'shared');

/** Calls `check(node, specifier, typeOnly)` for every way in which one file can name another. */
export function onEveryImport(check) {
  const named = (node) => {
    if (!node.source) return;
    const kinds = (node.specifiers ?? []).map((one) => one.importKind ?? one.exportKind);
    const typeOnly =
      node.importKind === 'type' ||
      node.exportKind === 'type' ||
      (kinds.length > 0 && kinds.every((kind) => kind === 'type'));
    check(node, node.source.value, typeOnly);
  };
  return {
    ImportDeclaration: named,
    ExportNamedDeclaration: named,
    ExportAllDeclaration: named,
    ImportExpression(node) {
      if (node.source.type === 'Literal' && typeof node.source.value === 'string') {
        check(node, node.source.value, false);
      }
    },
    TSImportType(node) {
      const name = node.source?.value ?? node.argument?.literal?.value;
      if (typeof name === 'string') check(node, name, true);
    },
  };
}
