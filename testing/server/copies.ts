import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PartsOptions } from '@/server/app/partsOptions';
import { openTestDatabase } from './testDatabase';
import { startTestServer, type TestServer } from './testServer';

/** Two copies of a server on one database of PostgreSQL. */
export interface Copies {
  a: TestServer;
  b: TestServer;
  close(): Promise<void>;
}

/**
 * Starts two copies, each in a folder of its own, with the same key.
 * @param environment settings of both.
 * @param also other parts of each.
 */
export async function startCopies(
  environment: Record<string, string> = {},
  also: (copy: 'a' | 'b') => PartsOptions = () => ({}),
): Promise<Copies> {
  const folders = [0, 1].map(() => mkdtempSync(join(tmpdir(), 'age-better-copy-'))) as [string, string];
  const settings = { DATA: 'server', ...environment };
  const a = await startTestServer(settings, folders[0], also('a'));
  cpSync(folders[0], folders[1], { recursive: true });
  const b = await startTestServer(settings, folders[1], {
    database: await openTestDatabase(a.settings.dataFolder),
    ...also('b'),
  });
  return {
    a,
    b,
    async close() {
      await Promise.all([a.close(), b.close()]);
      for (const folder of folders) rmSync(folder, { recursive: true, force: true });
    },
  };
}
