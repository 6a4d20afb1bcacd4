import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const here = dirname(fileURLToPath(import.meta.url));

/** Builds an empty React and react-dom app with the same Vite that builds the product. */
export async function buildEmptyReact(outDir) {
  await build({
    root: join(here, 'emptyReact'),
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { outDir, emptyOutDir: true, manifest: true, assetsInlineLimit: 0 },
  });
}
