import { spawnSync } from 'node:child_process';

/**
 * How many commits there have been since one.
 * @returns {number | 'no git' | 'shallow' | 'unknown commit'}
 */
export function commitAge(root, commit) {
  const git = (...args) => spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  const shallow = git('rev-parse', '--is-shallow-repository');
  if (shallow.status !== 0) return 'no git';
  const name = /^[\da-f]{7,40}/.exec(commit)?.[0];
  // Known and before this state of the files: in a history that was written anew a commit may still lie about.
  if (name === undefined || git('merge-base', '--is-ancestor', name, 'HEAD').status !== 0)
    return shallow.stdout.trim() === 'true' ? 'shallow' : 'unknown commit';
  return Number(git('rev-list', '--count', `${name}..HEAD`).stdout);
}
