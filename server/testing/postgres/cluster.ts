import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { postgresPrograms } from './findPostgres.mjs';

/** A cluster of PostgreSQL that is thrown away, on a socket in a folder of its own. */
export interface Cluster {
  folder: string;
  /** The address of one of its databases. */
  url(database: string): string;
  end(): Promise<void>;
}

/** Nothing of it has to outlive the machine. */
const forgetful = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  'autovacuum=off',
  'jit=off',
];

/** The address of a database of a cluster. */
export const urlIn = (folder: string, database: string): string =>
  `postgresql:///${database}?host=${encodeURIComponent(folder)}&user=age_better`;

const ended = (child: ChildProcess) =>
  new Promise<void>((resolve) => {
    child.once('close', () => resolve());
  });

/** Starts one. It ends with this process, however that ends. @param settings of the server; by default it keeps nothing safe. */
export async function startCluster(settings: readonly string[] = forgetful): Promise<Cluster> {
  if (postgresPrograms === null) throw new Error('There is no PostgreSQL on this machine.');
  const folder = mkdtempSync(join(tmpdir(), 'age-better-pg-'));
  const keeper = fileURLToPath(new URL('keeper.mjs', import.meta.url));
  // In a group of its own: Ctrl+C is for the runner, and the keeper ends when that has.
  const child = spawn(process.execPath, [keeper, postgresPrograms, folder, ...settings], {
    stdio: ['pipe', 'pipe', 'inherit'],
    detached: true,
  });
  const over = ended(child);
  await new Promise<void>((resolve, reject) => {
    child.stdout.once('data', () => resolve());
    void over.then(() => reject(new Error('PostgreSQL did not start.')));
  });
  child.unref();
  return {
    folder,
    url: (database) => urlIn(folder, database),
    async end() {
      child.ref();
      child.stdin.end();
      await over;
    },
  };
}
