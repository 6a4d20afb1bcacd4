import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';

/** The built product with data that everybody shares, as a process of its own. */
export interface SharedServer {
  address: string;
  /** Its data folder. */
  folder: string;
  /** The password of the sample people. */
  password: () => string;
  /**
   * @param settings besides those of every audited server.
   * @param build the folder of the built product. Default: the last build.
   */
  start(settings?: Record<string, string>, build?: string): Promise<void>;
  /** Ends it as a power cut does. */
  kill(): Promise<void>;
  /** Ends it and removes its data. */
  end(): Promise<void>;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}

/** Prepares a server on a port and in a folder of its own. */
export async function createSharedServer(): Promise<SharedServer> {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'age-better-shared-'));
  const address = `http://localhost:${port}`;
  let running: ChildProcess | null = null;
  const kill = async () => {
    const last = running;
    running = null;
    if (!last || last.exitCode !== null) return;
    const gone = once(last, 'exit');
    last.kill('SIGKILL');
    await gone;
  };
  return {
    address,
    folder,
    password: () => readFileSync(join(folder, 'demonstration', 'demonstration-password.txt'), 'utf8').trim(),
    async start(settings = {}, build = 'dist') {
      running = spawn(process.execPath, [`${build}/server/start.js`], {
        stdio: 'ignore',
        env: {
          ...process.env,
          ...(JSON.parse(process.env.AUDIT_SERVER_SETTINGS!) as Record<string, string>),
          DATA: 'server',
          PORT: String(port),
          DATA_DIR: folder,
          BACKUPS_KEPT: '0',
          ...settings,
        },
      });
      const answers = () =>
        fetch(`${address}/api/health`).then(
          ({ ok }) => ok,
          () => false,
        );
      await expect.poll(answers, { timeout: 30_000 }).toBe(true);
    },
    kill,
    async end() {
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
