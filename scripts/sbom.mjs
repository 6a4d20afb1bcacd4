// `npm run sbom`: what the product and its tools are made of, from the lock file, as CycloneDX in sbom/. Needs no network.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runNpm } from './run.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = process.argv[2] ?? join(root, 'sbom');
// All packages: what only the build names, such as Workbox, is in the product as well. Those of tools are marked so.
const text = runNpm(root, ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'], 'npm sbom');
mkdirSync(folder, { recursive: true });
const file = join(folder, 'age-better.cdx.json');
writeFileSync(file, text);
console.log(`${JSON.parse(text).components.length} packages are in ${file}`);
