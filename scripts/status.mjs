import { join } from 'node:path';
import { runnerImport } from 'vite';
import { commitNow } from './commit.mjs';

/** The status of all components as of today, from the files of the repository and from `a11y-report`. */
export async function computeStatus(root) {
  const load = async (name) => (await runnerImport(join(root, 'a11y-tests', 'status', name))).module;
  const [{ gather }, { statusOf }] = [await load('gather.ts'), await load('status.ts')];
  return statusOf(gather(root, new Date().toISOString().slice(0, 10), commitNow(root)));
}
