import { type GoogleStandIn, firebaseSettings, startGoogleStandIn } from './googleStandIn';
import { startTestServer, type Reply, type TestServer } from './testServer';

/** The time at which the clocks of a test begin, in milliseconds since 1970. */
export const startTime = Date.UTC(2026, 10, 21, 9);

/** A server whose accounts a stand-in for Google keeps: Ada is an administrator there, Lee a professional, Bob a user. */
export interface FirebaseServer {
  google: GoogleStandIn;
  server: TestServer;
  /** Starts the server again in a new folder, with other settings. */
  restart(environment: Record<string, string>): Promise<void>;
  /** Asks for a login with a token of Google. */
  post(idToken: string, more?: { cookie?: string; token?: string }): Promise<Reply>;
  /**
   * Exchanges a new token, as a user's page does.
   * @param before the answer to an earlier exchange in the same browser. @param changed claims of the token.
   */
  exchange(uid: string, before?: Reply, changed?: Record<string, unknown>): Promise<Reply>;
  /** Requests a page that only administrators may read. */
  outbox(login: Reply): Promise<Reply>;
  /** The status of that. */
  statusOf(login: Reply): Promise<number>;
  close(): Promise<void>;
}

/** Starts both. */
export async function startFirebaseServer(): Promise<FirebaseServer> {
  const google = await startGoogleStandIn(() => startTime + (firebase?.server.elapsed ?? 0));
  google.entries = { ada: { role: 'admin' }, lee: { role: 'healthcare' }, bob: { role: 'user' } };
  const start = (environment: Record<string, string> = {}) =>
    startTestServer({ ...firebaseSettings, ...environment }, undefined, { firebaseProject: google.project });
  let firebase: FirebaseServer | undefined;
  const made: FirebaseServer = {
    google,
    server: await start(),
    async restart(environment) {
      await made.server.close();
      made.server = await start(environment);
    },
    post: (idToken, more = {}) =>
      made.server.send('POST', '/api/identity/exchange', { body: { idToken }, ...more }),
    exchange: async (uid, before, changed = {}) =>
      made.post(
        await google.sign(uid, changed),
        before ? { cookie: before.cookie!, token: before.body['token']! } : {},
      ),
    outbox: (login) => made.server.send('GET', '/api/outbox', { token: login.body['token'] }),
    statusOf: async (login) => (await made.outbox(login)).status,
    async close() {
      await made.server.close();
      // A test may have stopped it before.
      await google.stop().catch(() => undefined);
    },
  };
  firebase = made;
  return made;
}
