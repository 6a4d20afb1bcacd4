// Servers with the same data in a file and on PostgreSQL.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../testing/server/freePort.mjs';
import { startBuilt } from '../../testing/server/startBuilt.mjs';

/**
 * Copies the data folder of a server that has ended, and moves its database into an empty one of PostgreSQL.
 * @returns the folder, the seconds that the move took, and what starts copies on both.
 */
export function moveTo(root, from, url) {
  const folder = mkdtempSync(join(tmpdir(), 'age-better-moved-'));
  const dataFolder = join(folder, 'data');
  cpSync(from, dataFolder, { recursive: true });
  const environment = { PATH: process.env.PATH, DATA_DIR: dataFolder, DATA: 'server', DATABASE_URL: url };
  const start = performance.now();
  const moved = spawnSync(process.execPath, [join(root, 'dist', 'server', 'moveData.js'), '--to'], {
    cwd: root,
    env: environment,
    encoding: 'utf8',
  });
  if (moved.status !== 0) throw new Error(moved.stderr || moved.stdout);
  return {
    seconds: (performance.now() - start) / 1000,
    /** Starts one copy more. @returns its address, and what ends it. */
    async startCopy() {
      const port = await freePort();
      const address = `http://localhost:${port}`;
      const copy = startBuilt(
        join(root, 'dist', 'server', 'start.js'),
        { ...environment, PORT: String(port), HOST: '127.0.0.1', PUBLIC_URL: address, LOG_LEVEL: 'silent' },
        { cwd: root },
      );
      await copy.started;
      return { address, pid: copy.process.pid, stop: () => copy.end('SIGTERM') };
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
