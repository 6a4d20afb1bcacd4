import { spawn, type ChildProcess } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { once } from 'node:events';
import { delimiter, join } from 'node:path';

/** Path of a program, or null where there is none of this name. */
export function findProgram(
  name: string,
  folders = (process.env.PATH ?? '').split(delimiter),
): string | null {
  const isThere = (path: string) => {
    try {
      accessSync(path, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  };
  return (
    folders
      .filter(Boolean)
      .map((folder) => join(folder, name))
      .find(isThere) ?? null
  );
}

/** A program in the background. */
export interface Running {
  process: ChildProcess;
  /** Ends it and waits until it is gone. */
  end(): Promise<void>;
  /** Waits until it is gone by itself, for 20 seconds at most. */
  gone(): Promise<void>;
}

/** All browsers show the days of one place. */
const surroundings = { ...process.env, TZ: 'Australia/Melbourne' };

/** Starts a program. @param fds what to do with its input, output and messages */
export function start(program: string, args: readonly string[], env: Record<string, string> = {}): Running {
  const started = spawn(program, args, {
    env: { ...surroundings, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // What nobody reads would fill the pipe and stop it.
  started.stdout.resume();
  started.stderr.resume();
  const isGone = () => started.exitCode !== null || started.signalCode !== null;
  return {
    process: started,
    async gone() {
      if (!isGone()) await once(started, 'exit', { signal: AbortSignal.timeout(20_000) }).catch(() => {});
    },
    async end() {
      if (isGone()) return;
      const gone = once(started, 'exit');
      started.kill('SIGTERM');
      const late = setTimeout(() => started.kill('SIGKILL'), 5_000);
      await gone;
      clearTimeout(late);
    },
  };
}

/** The first group of the first match in what a program writes. @throws Error where it ends before */
export function readFrom(running: Running, pattern: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    const read = (data: Buffer) => {
      text += data.toString('utf8');
      const found = pattern.exec(text)?.[1];
      if (found !== undefined) resolve(found);
    };
    running.process.stdout?.on('data', read);
    running.process.stderr?.on('data', read);
    running.process.once('error', reject);
    running.process.once('exit', () => reject(new Error(`It ended, and said: ${text.slice(0, 500)}`)));
  });
}

let screens = 0;

/** A screen that nobody sees, for browsers that need one. */
export async function startScreen(): Promise<Running & { display: string }> {
  screens += 1;
  // Several servers that look for a free number at once can wait for each other for ever.
  const display = `:${1000 + (process.pid % 30_000) + 30_000 * screens}`;
  const flags = ['-displayfd', '1', '-screen', '0', '1400x1100x24', '-nolisten', 'tcp', '-noreset'];
  const running = start('Xvfb', [display, ...flags]);
  await readFrom(running, /^(\d+)\n/);
  return { ...running, display };
}
