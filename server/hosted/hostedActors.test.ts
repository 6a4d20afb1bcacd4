import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT, type CryptoKey } from 'jose';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../testing/testServer';
import { createFirestore } from './firestore';
import { createGoogleTokens } from './googleTokens';
import { createHostedActors } from './hostedActors';

const project = 'age-better-prod';
const time = Date.UTC(2026, 10, 21, 9);

let privateKey: CryptoKey;
let jwk: object;
/** Stands for Google: its keys, and each person's own entry, for their own token only. */
let google: Server;
let origin: string;
let roles: Record<string, string | undefined>;
let tokens: Record<string, string>;
let entriesAnswer: boolean;
let server: TestServer;

const claimsOf = (uid: string) => ({
  iss: `https://securetoken.google.com/${project}`,
  aud: project,
  sub: uid,
  email: `${uid}@example.net`,
  email_verified: true,
  iat: time / 1000,
  exp: time / 1000 + 3600,
});
const sign = (uid: string, changed = {}) =>
  new SignJWT({ ...claimsOf(uid), ...changed })
    .setProtectedHeader({ alg: 'RS256', kid: 'key' })
    .sign(privateKey);

beforeAll(async () => {
  const pair = await generateKeyPair('RS256', { extractable: true });
  privateKey = pair.privateKey;
  jwk = { ...(await exportJWK(pair.publicKey)), kid: 'key', alg: 'RS256' };
});
beforeEach(async () => {
  roles = { ada: 'admin', lee: 'healthcare', bob: 'user' };
  tokens = {};
  entriesAnswer = true;
  google = createServer((request, response) => {
    const answer = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (request.url === '/keys') return void answer(200, { keys: [jwk] });
    const uid = /\/documents\/users\/(\w+)$/.exec(request.url ?? '')?.[1] ?? '';
    if (!entriesAnswer) return void answer(503, { error: { status: 'UNAVAILABLE' } });
    if (request.headers.authorization !== `Bearer ${tokens[uid]}`) {
      return void answer(403, { error: { status: 'PERMISSION_DENIED' } });
    }
    const role = roles[uid];
    if (role === undefined) return void answer(404, { error: { status: 'NOT_FOUND' } });
    answer(200, { fields: { role: { stringValue: role }, email: { stringValue: `${uid}@example.net` } } });
  });
  await new Promise<void>((resolve) => google.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(google.address() as AddressInfo).port}`;
  const findHostedActor = createHostedActors({
    readToken: createGoogleTokens(project, `${origin}/keys`),
    firestore: createFirestore(project, origin),
    now: () => time,
  });
  server = await startTestServer({}, undefined, { findHostedActor });
});
afterEach(async () => {
  await server.close();
  google.closeAllConnections();
  await new Promise((resolve) => google.close(resolve));
});

test('a role counts only once its person has verified their address', async () => {
  tokens['ada'] = await sign('ada', { email_verified: false });
  expect((await outbox(tokens['ada'])).status).toBe(403);
  tokens['ada'] = await sign('ada', { email: 'mallory@example.net' });
  expect((await outbox(tokens['ada'])).status).toBe(403);
  tokens['ada'] = await sign('ada', { email: 'ADA@example.net' });
  expect((await outbox(tokens['ada'])).status).toBe(200);
});

const outbox = (token: string | undefined) => server.send('GET', '/api/outbox', { token });
async function outboxAs(uid: string) {
  tokens[uid] = await sign(uid);
  return outbox(tokens[uid]);
}

test('an administrator is let in, other roles and people without a document are not', async () => {
  expect((await outboxAs('ada')).status).toBe(200);
  for (const uid of ['lee', 'bob', 'nobody']) {
    expect(await outboxAs(uid)).toMatchObject({ status: 403, body: { code: 'permission-denied' } });
  }
});

test('a role that an operator grants or revokes takes effect at the next request', async () => {
  expect((await outboxAs('bob')).status).toBe(403);
  roles['bob'] = 'admin';
  expect((await outboxAs('bob')).status).toBe(200);
  roles['bob'] = 'user';
  expect((await outboxAs('bob')).status).toBe(403);
});

test('an unknown role, or a role claimed in the token, does not count', async () => {
  roles['bob'] = 'owner';
  expect((await outboxAs('bob')).status).toBe(403);
  roles['bob'] = 'user';
  tokens['bob'] = await sign('bob', { role: 'admin' });
  expect((await outbox(tokens['bob'])).status).toBe(403);
});

test('a missing, unsigned, expired or foreign token is no login', async () => {
  for (const token of [
    undefined,
    'rubbish',
    new UnsecuredJWT(claimsOf('ada')).encode(),
    await sign('ada', { exp: time / 1000 - 60 }),
    await sign('ada', { aud: 'other' }),
  ]) {
    tokens['ada'] = token ?? '';
    expect(await outbox(token)).toMatchObject({ status: 401, body: { code: 'signed-out' } });
  }
});

test('when the identity service does not answer, that is the error; nobody is signed out', async () => {
  const unavailable = {
    status: 503,
    body: {
      code: 'unavailable',
      error:
        'The service that keeps the logins and the roles does not answer. Please try again in a few minutes.',
    },
  };
  entriesAnswer = false;
  expect(await outboxAs('ada')).toMatchObject(unavailable);
  google.closeAllConnections();
  await new Promise((resolve) => google.close(resolve));
  expect(await outboxAs('ada')).toMatchObject(unavailable);
});

test('with a Firebase project the server’s own accounts are switched off', async () => {
  const body = { email: 'admin@example.org', password: 'Correct1' };
  for (const [method, path] of [
    ['POST', 'identity/session'],
    ['POST', 'identity/accounts'],
    ['GET', 'identity/me'],
    ['GET', 'users/ada'],
  ] as const) {
    const options = method === 'GET' ? {} : { body };
    expect((await server.send(method, `/api/${path}`, options)).status).toBe(404);
  }
});
