// `npm run a11y:status`: what was tried of each component, by what, when and with which result, and what was not. It is computed from
// what is kept in the repository and what the last runs have left in a11y-report/, and written there as status.json.
// Storybook's page "Status" is computed in the same way.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadModule } from '../../scripts/loadModule.mjs';
import { computeStatus } from './status.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const { writeStatus } = await loadModule('evidence/status/write.ts');
for (const line of writeStatus(join(root, 'a11y-report'), await computeStatus(root))) console.log(line);
console.log(`The status is in ${join('a11y-report', 'status.json')}.`);
