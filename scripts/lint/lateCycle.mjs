import { relative } from 'node:path';
import { codeOf, importsOf } from './imported.mjs';
import { onEveryImport } from './places.mjs';

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
      const target = codeOf(context.filename, specifier);
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
