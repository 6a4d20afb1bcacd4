import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { postgresPrograms } from './findPostgres.mjs';

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

export const urlIn = (folder, database) =>
  `postgresql:///${database}?host=${encodeURIComponent(folder)}&user=age_better`;

export async function startCluster({
  settings = forgetful,
  files = {},
  copyOf = null,
  within = tmpdir(),
} = {}) {
  if (postgresPrograms === null) throw new Error('There is no PostgreSQL on this machine.');
  const folder = mkdtempSync(join(within, 'age-better-pg-'));
  const keeper = fileURLToPath(new URL('keeper.mjs', import.meta.url));
  const asked = JSON.stringify({ programs: postgresPrograms, folder, settings, files, copyOf });
  // In a group of its own: Ctrl+C is for the runner, and the keeper ends when that has.
  const child = spawn(process.execPath, [keeper, asked], {
    stdio: ['pipe', 'pipe', 'inherit'],
    detached: true,
  });
  const over = new Promise((resolve) => void child.once('close', () => resolve()));
  const waiting = [];
  createInterface(child.stdout).on('line', (line) => {
    if (waiting[0]?.line === line) waiting.shift().resolve();
  });
  /** Until the keeper says so. */
  const says = (line) =>
    new Promise((resolve, reject) => {
      waiting.push({ line, resolve });
      void over.then(() => reject(new Error('PostgreSQL did not start.')));
    });
  const tell = (word, answer) => {
    const said = says(answer);
    child.stdin.write(`${word}\n`);
    return said;
  };
  await says('ready');
  child.unref();
  return {
    folder,
    url: (database) => urlIn(folder, database),
    kill: () => tell('kill', 'killed'),
    start: () => tell('start', 'ready'),
    async end() {
      child.ref();
      child.stdin.end();
      await over;
    },
  };
}
