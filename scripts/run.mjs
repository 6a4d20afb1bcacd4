import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** Ends the program with one line that a person can act on. */
export function fail(line) {
  console.error(line);
  process.exit(1);
}

/** The line of a program's output that says most about why it failed. */
function reason(output) {
  const lines = stripVTControlCharacters(output)
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  const telling = lines.find((line) => /error/i.test(line) && !line.startsWith('at '));
  return (telling ?? lines.at(-1) ?? 'no output').slice(0, 200);
}

function runProgram(root, program, args, what, options = {}) {
  const result = spawnSync(program, args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'pipe'],
    ...options,
  });
  if (result.status === 0) return result.stdout;
  const output = `${result.stdout ?? ''}${result.stderr ?? ''}${result.error ? result.error.message : ''}`;
  const log = join(root, '.cache', 'setup.log');
  mkdirSync(join(root, '.cache'), { recursive: true });
  writeFileSync(log, output);
  fail(`${what} failed: ${reason(output)} (all of its output is in .cache/setup.log)`);
}

/** Runs one of the project's Node scripts quietly; where it fails, says why in one line and ends the program. */
export function run(root, args, what) {
  runProgram(root, process.execPath, args, what);
}

/** Runs npm the same way: the very npm that started this, where there is one. Returns what it printed. */
export function runNpm(root, args, what) {
  const npm = process.env.npm_execpath;
  if (npm && /\.[cm]?js$/.test(npm)) return runProgram(root, process.execPath, [npm, ...args], what);
  return runProgram(root, 'npm', args, what, { shell: process.platform === 'win32' });
}
