// `npm run tokens`: the design tokens as files for designers' tools, in design-tokens/.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadModule } from './loadModule.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const { writeTokens } = await loadModule('scripts/tokenFolder.ts');
for (const name of writeTokens(join(root, 'design-tokens'))) console.log(`design-tokens/${name}`);
