// Builds everything into dist/: the client, the server, the prerendered pages, the leaflet and the compressed files.
import { execFileSync } from 'node:child_process';
import { readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { build } from 'vite';
import { buildServiceWorker } from './serviceWorker.mjs';
import { writePages } from './writePages.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const client = join(root, 'dist/client');
const server = join(root, 'dist/server');
const quiet = { root, logLevel: 'warn' };

/** What the server and the operator's commands start from. Packages stay outside: they are there anyway. */
const serverEntries = {
  start: 'server/app/start.ts',
  grantRole: 'server/cli/grantRole.ts',
  resetPassword: 'server/cli/resetPassword.ts',
  importServices: 'server/cli/importServices.ts',
  importSuburbs: 'server/cli/importSuburbs.ts',
  unsubscribe: 'server/cli/unsubscribe.ts',
  backup: 'server/cli/backup.ts',
  restore: 'server/cli/restore.ts',
  checkData: 'server/cli/checkData.ts',
  moveData: 'server/cli/moveData.ts',
  pdfWorker: 'server/files/pdfWorker.ts',
  importWorker: 'server/services/importWorker.ts',
  makeLeaflet: 'server/files/makeLeaflet.ts',
  prerender: 'src/entry-server.tsx',
};

// A test that finds no build asks for one, and says of itself that this is a test: React would come in its version for developers.
process.env.NODE_ENV = 'production';

await rm(join(root, 'dist'), { recursive: true, force: true });
await build({ ...quiet, build: { outDir: client } });
await build({ ...quiet, build: { outDir: server, ssr: true, rolldownOptions: { input: serverEntries } } });
await writePages(root);
await buildServiceWorker(root);
execFileSync(process.execPath, [join(server, 'makeLeaflet.js'), join(client, 'leaflet.pdf')], {
  stdio: 'inherit',
});
await compress(client);

/** Puts a brotli and a gzip file beside each text file. Pages are left out: the server packs them with its settings. */
async function compress(folder) {
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile() || !/\.(js|css|svg|json|txt|geojson)$/.test(entry.name)) continue;
    const path = join(entry.parentPath, entry.name);
    const content = await readFile(path);
    const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
    await writeFile(`${path}.br`, brotliCompressSync(content, quality));
    await writeFile(`${path}.gz`, gzipSync(content, { level: 9 }));
  }
}
