import { spawn } from 'node:child_process';
import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { moment } from './moment';
import { auditFolder, samplePassword } from './viewers';

/** A server with shared data (`DATA=server`), for one test alone. */
export interface Community {
  /** Its origin. */
  address: string;
  /** The path of its data folder. */
  dataFolder: string;
  /** Sends a request in the name of the sample person with this address. @throws Error where it is refused */
  ask(as: string, method: string, path: string, body?: object): Promise<unknown>;
  stop(): Promise<void>;
}

const root = join(import.meta.dirname, '..', '..');
const clock = new URL('communityClock.mjs', import.meta.url).href;

/** The data folder of a community in which the sample people are logged in; the tests copy it. */
export const loggedInFolder = () => join(auditFolder(), 'community');

/** Starts the built server on a data folder, on any free port. */
export async function startCommunity(dataFolder: string): Promise<Community> {
  const server = spawn(process.execPath, ['--import', clock, 'dist/server/start.js'], {
    cwd: root,
    env: {
      ...process.env,
      ...(JSON.parse(process.env.AUDIT_SERVER_SETTINGS!) as Record<string, string>),
      START_OF_CLOCK: moment.toISOString(),
      PORT: '0',
      DATA_DIR: dataFolder,
      DATA: 'server',
      // No copy of the folder is worth a backup.
      BACKUPS_KEPT: '0',
      // The days of the sample records are those of the browsers.
      TZ: 'Australia/Melbourne',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const stop = async () => {
    server.kill('SIGTERM');
    await ended;
  };
  const address = await new Promise<string>((resolve, reject) => {
    createInterface(server.stdout).on('line', (line) => {
      const found = /is running at (http:\S+)/.exec(line)?.[1];
      if (found) resolve(found);
    });
    void ended.then(() => reject(new Error('The community’s server did not start')));
  });

  const tokens = new Map<string, string>();
  // Not by Playwright, whose requests carry the cookie of the page: a login would take its place.
  const send = async (method: string, path: string, body?: object, token?: string) => {
    const answer = await fetch(`${address}/api/${path}`, {
      method,
      headers: {
        origin: address,
        ...(body && { 'content-type': 'application/json' }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path} was answered ${answer.status}: ${text}`);
    return text === '' ? null : (JSON.parse(text) as unknown);
  };
  return {
    address,
    dataFolder,
    async ask(as, method, path, body) {
      if (!tokens.has(as)) {
        const login = { email: as, password: samplePassword(dataFolder) };
        const { token } = (await send('POST', 'identity/session', login)) as { token: string };
        tokens.set(as, token);
      }
      return send(method, path, body, tokens.get(as));
    },
    stop,
  };
}

let copies = 0;

/** Starts a community on a copy of the folder in which the sample people are logged in: no test sees what another does. */
export async function startCopy(): Promise<Community> {
  copies += 1;
  const folder = `${loggedInFolder()}-${process.pid}-${copies}`;
  if (!existsSync(loggedInFolder())) throw new Error('Nobody has logged in to the community yet');
  cpSync(loggedInFolder(), folder, { recursive: true });
  return startCommunity(folder);
}
