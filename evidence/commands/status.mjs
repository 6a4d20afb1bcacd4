import { commitNow } from './commit.mjs';
import { loadModule } from '../../scripts/loadModule.mjs';

/** The status of all components as of today, from the files of the repository and from `a11y-report`. */
export async function computeStatus(root) {
  const { gather } = await loadModule('evidence/status/gather.ts');
  const { statusOf } = await loadModule('evidence/status/status.ts');
  return statusOf(gather(root, new Date().toISOString().slice(0, 10), commitNow(root)));
}
