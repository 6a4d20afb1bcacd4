import { communityOf } from '../server/noteRecordType';
import { mailedCode } from '../server/provedAddress';
import { sending, startTestServer, type TestServer } from '../server/testServer';
import { writeToOutbox } from '../server/writeToOutbox';
import { withProof, type User } from '@/shared/domain/users/user';
import type { Account, Identity } from '@/src/ports/identity';
import { createListeners } from '@/src/ports/listeners';
import { createMemoryClock, type MemoryClock } from '@/src/adapters/memory/clock';
import { createMemoryCurrentUser } from '@/src/adapters/memory/currentUser';
import { createServerIdentity } from '@/src/adapters/server/identity';
import { createPendingSignOut } from '@/src/adapters/server/pendingSignOut';
import { createServerCall, type SendRequest } from '@/src/adapters/server/serverCalls';

/** The server itself, on a port of its own, and devices that talk to it as browsers do. */
export interface TestEnvironment {
  server: TestServer;
  clock: MemoryClock;
  /** The network between the devices and the server, which tests can replace. */
  network: SendRequest;
  device(options?: { cookies?: boolean }): BrowserLike;
  elapse(milliseconds: number): void;
  /** Puts a mail into the server's outbox folder. */
  writeToOutbox(mail: Parameters<typeof writeToOutbox>[1]): Promise<void>;
  /** The last mailed proof of this address: six digits, and the code of the link. */
  mailedCode(email: string): ReturnType<typeof mailedCode>;
  end(): Promise<void>;
}

/** The settings of a server that asks whose an address is. */
export const withMailServer: Readonly<Record<string, string>> = sending;

/** A browser on a device: its storage, its cookies and an adapter. */
export interface BrowserLike {
  identity: Identity;
  currentUser: ReturnType<typeof createMemoryCurrentUser>;
  call: ReturnType<typeof createServerCall>;
  /** The same for streams. */
  fetch: SendRequest;
  requests: string[];
  /** Calls back where a call was refused because its login has ended. */
  onEnded: (listener: () => void) => void;
  /** Another tab, or the page loaded again: a new adapter on the same storage and cookies. */
  reload(): Identity;
}

/** A network without any server. */
export const unreachable: SendRequest = () => Promise.reject(new TypeError('Failed to fetch'));

/** The state shared by the tabs of one device. */
function createStorage(): Storage {
  const texts = new Map<string, string>();
  return {
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => void texts.set(key, text),
    removeItem: (key) => void texts.delete(key),
    clear: () => texts.clear(),
    key: (index) => [...texts.keys()][index] ?? null,
    get length() {
      return texts.size;
    },
  };
}

/** @param environment settings of the server. @param parts what of it is replaced. */
export async function makeTestEnvironment(
  environment: Record<string, string> = {},
  parts: Parameters<typeof startTestServer>[2] = {},
): Promise<TestEnvironment> {
  const server = await startTestServer(environment, undefined, parts);
  const address = await server.app.listen({ port: 0, host: '127.0.0.1' });
  const clock = createMemoryClock(new Date(server.parts.now()));
  const testEnvironment: TestEnvironment = {
    server,
    clock,
    network: fetch,
    elapse(milliseconds) {
      server.elapse(milliseconds);
      clock.pass(milliseconds);
    },
    writeToOutbox: (mail) => writeToOutbox(server, mail),
    mailedCode: (email) => mailedCode(server, email),
    end: () => server.close(),
    device({ cookies = true } = {}) {
      const currentUser = createMemoryCurrentUser();
      const requests: string[] = [];
      let cookie: string | undefined;
      const storage = createStorage();
      const browserFetch: SendRequest = async (path, options) => {
        requests.push(`${options.method} ${path}`);
        const response = await testEnvironment.network(`${address}${path}`, {
          ...options,
          headers: {
            ...(options.headers as Record<string, string>),
            // The page that a browser has came from there, whatever is between it and the server.
            origin: server.settings.publicUrl ?? address,
            ...(cookie === undefined ? {} : { cookie }),
          },
        });
        const set = response.headers.getSetCookie().find((one) => /^(__Host-)?session=/.test(one));
        if (cookies && set !== undefined) cookie = /Max-Age=0|1970/.test(set) ? undefined : set.split(';')[0];
        return response;
      };
      const ended = createListeners();
      const call = createServerCall({ fetch: browserFetch, clock, onEnded: ended.notify });
      const connect = (): Identity => {
        const pendingSignOut = createPendingSignOut(() => storage);
        const identity = createServerIdentity({
          call,
          clock,
          currentUser,
          pendingSignOut,
          onEnded: ended.subscribe,
          keepsCookies: () => cookies,
        });
        // As the app does: stores who has logged in, with the token.
        const store = async (account: Account) => {
          const token = (await identity.idToken().catch(() => null)) ?? '';
          const { uid: id, email, addressProved } = account;
          const user: User = { id, username: email, email, role: 'user', token, lastLogin: '' };
          currentUser.set(withProof(user, addressProved !== false));
          return account;
        };
        return {
          ...identity,
          createAccount: async (email, password) => store(await identity.createAccount(email, password)),
          signIn: async (email, password) => store(await identity.signIn(email, password)),
          confirmAddress: async (code) => store(await identity.confirmAddress(code)),
          signOut() {
            currentUser.clear();
            return identity.signOut();
          },
        };
      };
      const given = { currentUser, call, fetch: browserFetch, requests, onEnded: ended.subscribe };
      return { ...given, identity: connect(), reload: connect };
    },
  };
  return testEnvironment;
}

/**
 * A server with shared data.
 * @param samples the first records of each collection, by its name; `notes` is one that everybody may write.
 * @param parse reads one note.
 */
export function makeCommunityEnvironment(
  samples: Parameters<typeof communityOf>[0],
  parse: Parameters<typeof communityOf>[1],
): Promise<TestEnvironment> {
  return makeTestEnvironment({ DATA: 'server' }, { community: communityOf(samples, parse) });
}
