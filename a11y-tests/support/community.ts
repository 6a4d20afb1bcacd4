import { cpSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { keepCookie, sessionHeaders } from '../../testing/server/sessionCookies.mjs';
import { startBuilt, type Running } from '../../testing/server/startBuilt.mjs';
import { auditedSettings } from './auditedServer';
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

const here = (name: string) => new URL(name, import.meta.url);
const clock = here('communityClock.mjs').href;
const startFile = here('../../dist/server/start.js').href;

/** The data folder of a community in which the sample people are logged in; the tests copy it. */
export const loggedInFolder = () => join(auditFolder(), 'community');

/** The number of servers after which a process is replaced: each leaves 5 MB of modules behind. */
const maxServers = 25;

/** What {@link Communities} hear from their process. */
type Message = { address: string } | { ended: number };

/** Starts the built server again and again, on one data folder after the other, in one process. */
export interface Communities {
  /** Starts it on a data folder, on any free port. The one before must have stopped. */
  start(dataFolder: string): Promise<Community>;
  /** The same on a copy of the folder in which the sample people are logged in: no test sees what another does. */
  startCopy(): Promise<Community>;
  end(): Promise<void>;
}

/** Prepares such a process; it starts with the first server. */
export function createCommunities(): Communities {
  let served = 0;
  let host: Running | null = null;
  const startHost = () =>
    startBuilt(
      fileURLToPath(here('communityHost.mjs')),
      {
        ...auditedSettings(),
        START_OF_CLOCK: moment.toISOString(),
        PORT: '0',
        DATA: 'server',
        // No copy of the folder is worth a backup.
        BACKUPS_KEPT: '0',
        // The days of the sample records are those of the browsers.
        TZ: 'Australia/Melbourne',
      },
      { words: [startFile], imports: [clock], echo: ['stderr'], channel: true },
    );
  const end = async () => {
    const last = host;
    host = null;
    await last?.end();
  };
  const answer = (running: Running, ask: () => void) =>
    new Promise<Message>((resolve, reject) => {
      running.process.once('message', (message: Message) => resolve(message));
      void running.ended.then(() => reject(new Error('The community’s process has ended')));
      ask();
    });
  const start = async (dataFolder: string) => {
    const running = (host ??= startHost());
    const message = await answer(running, () => running.process.send({ dataFolder }));
    if (!('address' in message)) throw new Error('The community’s server did not start');
    return communityAt(message.address, dataFolder, async () => {
      const last = await answer(running, () => running.process.kill('SIGTERM'));
      served += 1;
      // One that did not stop cleanly takes the process with it, so that the next test starts anew.
      if (!('ended' in last) || last.ended !== 0 || served % maxServers === 0) await end();
    });
  };
  return {
    start,
    async startCopy() {
      if (!existsSync(loggedInFolder())) throw new Error('Nobody has logged in to the community yet');
      const folder = `${loggedInFolder()}-${process.pid}`;
      rmSync(folder, { recursive: true, force: true });
      cpSync(loggedInFolder(), folder, { recursive: true });
      return start(folder);
    },
    end,
  };
}

/** @param stop stops its server. */
function communityAt(address: string, dataFolder: string, stop: () => Promise<void>): Community {
  const tokens = new Map<string, string>();
  // Not by Playwright, whose requests carry the cookie of the page: a login would take its place.
  const send = async (method: string, path: string, body?: object, token?: string) => {
    const answer = await fetch(`${address}/api/${path}`, {
      method,
      headers: {
        origin: address,
        ...(body && { 'content-type': 'application/json' }),
        ...sessionHeaders(token),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path} was answered ${answer.status}: ${text}`);
    const parsed = text === '' ? null : (JSON.parse(text) as unknown);
    keepCookie(parsed, answer.headers.getSetCookie());
    return parsed;
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
