import { spawnSync } from 'node:child_process';

/** When a file was last changed; nulls where git does not know it. */
export type LastChange = (path: string) => { date: string | null; commit: string | null };

const unknown = { date: null, commit: null };

/**
 * Reads from git when each file in these folders was last changed. In an unpacked archive there is no git, and a shallow clone
 * says the same day of every file: both know nothing. Of a file with changes that are not committed the commit says so.
 */
export function readHistory(root: string, folders: readonly string[]): LastChange {
  const git = (...args: string[]) => {
    const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 28 });
    return status === 0 ? stdout : null;
  };
  if (git('rev-parse', '--is-shallow-repository')?.trim() !== 'false') return () => unknown;
  const log = git('log', '--format=%x00%H %cs', '--name-only', '--', ...folders) ?? '';
  const changed = new Set(
    (git('status', '--porcelain', '--', ...folders) ?? '').split('\n').map((line) => line.slice(3)),
  );
  const last = new Map<string, { date: string; commit: string }>();
  for (const entry of log.split('\0')) {
    const [head = '', ...files] = entry.split('\n').filter(Boolean);
    const [commit = '', date = ''] = head.split(' ');
    // Newest first.
    for (const file of files) if (!last.has(file)) last.set(file, { date, commit });
  }
  return (path) => {
    const found = last.get(path);
    if (!found) return unknown;
    return changed.has(path) ? { ...found, commit: `${found.commit}+changes` } : found;
  };
}
