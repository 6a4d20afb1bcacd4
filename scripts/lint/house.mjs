import { globals } from './globals.mjs';
import { imports } from './imports.mjs';
import { importThen } from './importThen.mjs';
import { lateCycle } from './lateCycle.mjs';
import { liveRegion } from './liveRegion.mjs';
import { noBarrel } from './noBarrel.mjs';
import { noWaiting } from './noWaiting.mjs';
import { packages } from './packages.mjs';
import { secureContext } from './secureContext.mjs';
import { textAlone } from './textAlone.mjs';

/** The rules of this house that no general linter knows. CONTRIBUTING.md says them in words. */
export default {
  meta: { name: 'house' },
  rules: {
    imports,
    packages,
    globals,
    'late-cycle': lateCycle,
    'live-region': liveRegion,
    'no-barrel': noBarrel,
    'import-then': importThen,
    'no-waiting': noWaiting,
    'secure-context': secureContext,
    'text-alone': textAlone,
  },
};
