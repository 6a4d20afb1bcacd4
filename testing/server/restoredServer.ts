import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { restoreBackup } from '@/server/backup/restoreBackup';
import { writeBackup } from '@/server/backup/writeBackup';
import { startTestServer, type TestServer } from './testServer';

/** A demonstration with shared data that was restored from a backup of another. */
export interface RestoredServer {
  /** Makes the backup. */
  backUp(): Promise<void>;
  /** Restores it and starts a server on it. @returns its address. */
  restore(): Promise<string>;
  close(): Promise<void>;
}

/** @param before the server of which the backup is made. */
export function createRestoredServer(before: TestServer): RestoredServer {
  let outside = '';
  const file = () => join(outside, 'backup.tar.gz');
  let server: TestServer | null = null;
  return {
    backUp() {
      outside = mkdtempSync(join(tmpdir(), 'age-better-restored-'));
      return writeBackup({ folder: before.settings.dataFolder, file: file(), madeAt: before.parts.now() });
    },
    async restore() {
      const folder = join(outside, 'data', 'demonstration');
      mkdirSync(folder, { recursive: true });
      await restoreBackup({ folder, file: file(), now: before.parts.now() });
      server = await startTestServer({ DATA: 'server' }, join(outside, 'data'));
      return server.app.listen({ port: 0, host: '127.0.0.1' });
    },
    async close() {
      await server?.close();
      if (outside) rmSync(outside, { recursive: true, force: true });
    },
  };
}
