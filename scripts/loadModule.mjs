import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { runnerImport } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Loads a TypeScript module of this repository into Node. @param path from the root of the repository. */
export const loadModule = async (path) =>
  (await runnerImport(join(root, path), { root, resolve: { tsconfigPaths: true } })).module;
