import { spawnSync } from 'node:child_process';

/** The commit that the files are of, with `+changes` where some differ from it; `unknown` without git. */
export function commitNow(root) {
  const git = (...args) => spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  const { status, stdout } = git('rev-parse', 'HEAD');
  if (status !== 0) return 'unknown';
  const changed = git('status', '--porcelain').stdout.trim() !== '';
  return `${stdout.trim()}${changed ? '+changes' : ''}`;
}
