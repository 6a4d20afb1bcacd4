import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { createFirestore } from '@/server/firebase/firestore';
import { createGoogleTokens } from '@/server/firebase/googleTokens';
import type { FirebaseProject } from '@/server/firebase/firebaseProject';

/** The settings of a server whose accounts the stand-in keeps. */
export const firebaseSettings = {
  FIREBASE_API_KEY: 'AIzaSyExample-key_1',
  FIREBASE_PROJECT_ID: 'age-better-prod',
};

/** Stands for Google: its keys, and each person's own document, for the newest token of theirs only. */
export interface GoogleStandIn {
  project: FirebaseProject;
  /** The fields of the documents `users/{uid}`; absent: there is none. Their address is that of the uid, if they name none. */
  entries: Record<string, Record<string, string> | undefined>;
  /** How often a document was asked for. */
  readonly asked: number;
  /** Called before a document is answered. */
  onRead: () => Promise<unknown> | void;
  /** True if the documents can be read. */
  answers: boolean;
  /** Signs a token for this project. @param changed claims of its own. */
  sign(uid: string, changed?: Record<string, unknown>): Promise<string>;
  /** Takes an earlier token again. */
  accept(uid: string, token: string): void;
  /** The claims of a user's token. */
  claimsOf(uid: string): Record<string, unknown>;
  stop(): Promise<void>;
}

/** @param now milliseconds since 1970. */
export async function startGoogleStandIn(now: () => number): Promise<GoogleStandIn> {
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
  const jwk = { ...(await exportJWK(publicKey)), kid: 'key', alg: 'RS256' };
  const newest = new Map<string, string>();
  const id = firebaseSettings.FIREBASE_PROJECT_ID;
  let asked = 0;

  async function answerTo(request: IncomingMessage, response: ServerResponse): Promise<unknown> {
    const answer = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (request.url === '/keys') return answer(200, { keys: [jwk] });
    const uid = /\/documents\/users\/([\w-]+)$/.exec(request.url ?? '')?.[1] ?? '';
    if (!google.answers) return answer(503, { error: { status: 'UNAVAILABLE' } });
    asked += 1;
    if (request.headers.authorization !== `Bearer ${newest.get(uid)}`)
      return answer(403, { error: { status: 'PERMISSION_DENIED' } });
    const entry = google.entries[uid];
    await google.onRead();
    if (!entry) return answer(404, { error: { status: 'NOT_FOUND' } });
    const fields = Object.entries({ email: `${uid}@example.net`, ...entry }).map(
      ([name, stringValue]) => [name, { stringValue }] as const,
    );
    return answer(200, { fields: Object.fromEntries(fields) });
  }
  const server = createServer((request, response) => void answerTo(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const google: GoogleStandIn = {
    project: {
      readToken: createGoogleTokens(id, `${origin}/keys`),
      firestore: createFirestore(id, origin),
    },
    entries: {},
    get asked() {
      return asked;
    },
    onRead: () => {},
    answers: true,
    claimsOf: (uid) => ({
      iss: `https://securetoken.google.com/${id}`,
      aud: id,
      sub: uid,
      email: `${uid}@example.net`,
      email_verified: true,
      auth_time: Math.floor(now() / 1000),
      iat: Math.floor(now() / 1000),
      exp: Math.floor(now() / 1000) + 3600,
    }),
    accept: (uid, token) => void newest.set(uid, token),
    async sign(uid, changed = {}) {
      const token = await new SignJWT({ ...google.claimsOf(uid), ...changed })
        .setProtectedHeader({ alg: 'RS256', kid: 'key' })
        .sign(privateKey);
      newest.set(uid, token);
      return token;
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return google;
}
