import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** What a script beside this one answers to these cases; null where python3 with dateutil is not installed. */
export function askPython(script: string, cases: readonly object[]): unknown[] | null {
  if (spawnSync('python3', ['-c', 'import dateutil']).status !== 0) return null;
  const { status, stdout, stderr } = spawnSync(
    'python3',
    ['-B', fileURLToPath(new URL(script, import.meta.url))],
    { input: JSON.stringify(cases), maxBuffer: 2 ** 28 },
  );
  if (status !== 0) throw new Error(String(stderr));
  return JSON.parse(String(stdout)) as unknown[];
}
