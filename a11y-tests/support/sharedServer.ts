import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../testing/server/freePort.mjs';
import type { Running } from '../../testing/server/startBuilt.mjs';
import { startAudited } from './auditedServer';

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

/** Prepares a server on a port and in a folder of its own. */
export async function createSharedServer(): Promise<SharedServer> {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'age-better-shared-'));
  const address = `http://localhost:${port}`;
  let running: Running | null = null;
  const kill = async () => {
    await running?.end();
    running = null;
  };
  return {
    address,
    folder,
    password: () => readFileSync(join(folder, 'demonstration', 'demonstration-password.txt'), 'utf8').trim(),
    async start(settings = {}, build) {
      const own = { DATA: 'server', PORT: String(port), DATA_DIR: folder, BACKUPS_KEPT: '0' };
      running = startAudited({ ...own, ...settings }, { folder }, build);
      await running.started;
    },
    kill,
    async end() {
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
