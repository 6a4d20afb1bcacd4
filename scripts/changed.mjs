import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

const git = (...args) => spawnSync('git', args, { cwd: root, encoding: 'utf8' });

/**
 * The commit at which this branch left main, or the one that CHANGED_SINCE names, for a machine that tests main itself; undefined
 * where git does not know.
 */
export function branchPoint() {
  for (const main of [process.env.CHANGED_SINCE, 'origin/main', 'main']) {
    if (!main) continue;
    const { status, stdout } = git('merge-base', 'HEAD', main);
    if (status === 0) return stdout.trim();
  }
  return git('rev-parse', 'HEAD').status === 0 ? 'HEAD' : undefined;
}

/** The paths of what changed since then, what is not committed included; undefined where git does not know. */
export function changedFiles() {
  const since = branchPoint();
  if (since === undefined) return undefined;
  const lists = [git('diff', '--name-only', since), git('ls-files', '--others', '--exclude-standard')];
  if (lists.some(({ status }) => status !== 0)) return undefined;
  return lists.flatMap(({ stdout }) => stdout.split('\n').filter(Boolean));
}
