import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

async function answers(host) {
  try {
    return (await fetch(`http://${host}/`)).ok;
  } catch {
    return false;
  }
}

/**
 * Starts a server of the tests and waits until it answers. It ends with this program, and all that it started with it.
 * @param timeout how long it may take, in milliseconds.
 * @returns what ends it.
 * @throws Error with the last line that it printed.
 */
export async function startServer({ name, program, args, host, folder, env = {}, timeout = 120_000 }) {
  const log = join(folder, `${name}.log`);
  const output = openSync(log, 'w');
  const child = spawn(program, args, {
    cwd: folder,
    stdio: ['ignore', output, output],
    // A group of its own, so that nothing of it outlives this program.
    detached: process.platform !== 'win32',
    env: { ...process.env, ...env },
  });
  closeSync(output);
  const state = { ended: false };
  for (const event of ['exit', 'error']) child.once(event, () => (state.ended = true));
  const kill = () => {
    try {
      process.kill((process.platform === 'win32' ? 1 : -1) * Number(child.pid), 'SIGKILL');
    } catch {
      // It ended by itself.
    }
  };
  process.once('exit', kill);

  const stop = async () => {
    // Asked first, because firebase-tools ends its Java programs itself.
    child.kill('SIGINT');
    for (let i = 0; i < 50 && !state.ended; i += 1) await pause(100);
    kill();
    process.off('exit', kill);
  };
  const end = Date.now() + timeout;
  while (!(await answers(host))) {
    if (state.ended || Date.now() > end) {
      await stop();
      const lines = readFileSync(log, 'utf8').trim().split('\n');
      const telling = lines.find((line) => /error/i.test(line)) ?? lines.at(-1);
      throw new Error(`${name} did not start: ${telling || 'it printed nothing'}`);
    }
    await pause(200);
  }
  return { stop };
}
