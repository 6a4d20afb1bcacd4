import { spawn } from 'node:child_process';
import { accessSync, chmodSync, constants, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../freePort.mjs';

/** Debian has it where only administrators look. */
const program = '/usr/sbin/pgbouncer';

/** A pooler in front of a database. */
export interface PgBouncer {
  /** The address of the database by it. */
  url: string;
  end(): Promise<void>;
}

const answers = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = createConnection({ port, host: '127.0.0.1' });
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });

/**
 * Starts PgBouncer, which gives connections for one transaction each, in front of a database.
 * @param socket the folder of the database's socket. @param ignored the parameters that it leaves out.
 * @returns why there can be none where it is not installed.
 */
export async function startPgBouncer(
  socket: string,
  database: string,
  ignored: readonly string[],
): Promise<PgBouncer | string> {
  try {
    accessSync(program, constants.X_OK);
  } catch {
    return 'PgBouncer is not installed (on Debian: apt-get install pgbouncer).';
  }
  const folder = mkdtempSync(join(tmpdir(), 'age-better-bouncer-'));
  // It refuses to run as root, and reads its settings as another user.
  chmodSync(folder, 0o755);
  const port = await freePort();
  const settings = join(folder, 'pgbouncer.ini');
  writeFileSync(
    settings,
    `[databases]
${database} = host=${socket} dbname=${database} user=age_better
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 4
max_client_conn = 100
ignore_startup_parameters = ${ignored.join(',')}
`,
  );
  const isRoot = process.getuid?.() === 0;
  const child = spawn(program, [...(isRoot ? ['-u', 'nobody'] : []), settings], {
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  let log = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (log += text));
  const over = new Promise<void>((resolve) => void child.once('close', () => resolve()));
  while (!(await answers(port))) {
    if (child.exitCode !== null) throw new Error(log);
    await wait(20);
  }
  return {
    url: `postgresql://age_better@127.0.0.1:${port}/${database}`,
    async end() {
      child.kill('SIGKILL');
      await over;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
