import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Files of the project that a script joins from its root, such as `join(root, 'server', 'app', 'start.ts')`. */
function pathsIn(file: string): string[] {
  const text = readFileSync(join(root, file), 'utf8');
  return [...text.matchAll(/join\(root((?:,\s*'[\w.@-]+')+)\)/g)].map(([, parts]) =>
    [...parts!.matchAll(/'([^']+)'/g)].map(([, part]) => part).join('/'),
  );
}

test('every file that scripts and benchmarks name by its path exists', () => {
  const scripts = ['scripts', 'bench', 'a11y-tests', 'evidence', 'testing', 'server'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.mjs'))
      .map((name) => join(folder, name)),
  );
  const named = scripts.flatMap((file) => pathsIn(file).map((path) => ({ file, path })));
  const inProject = named.filter(
    ({ path }) =>
      /^(src|server|shared|testing|stories|scripts|bench|a11y-tests|evidence|firebase)\//.test(path) &&
      !path.includes('node_modules'),
  );
  expect(inProject.length).toBeGreaterThan(3);
  expect(inProject.filter(({ path }) => !existsSync(join(root, path)))).toEqual([]);
});
