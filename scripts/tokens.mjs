// `npm run tokens`: the design tokens as files for designers' tools, in design-tokens/.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));
const { module } = await runnerImport(join(root, 'scripts/tokenFolder.ts'));
for (const name of module.writeTokens(join(root, 'design-tokens'))) console.log(`design-tokens/${name}`);
