import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT, type CryptoKey } from 'jose';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createGoogleTokens, googleKeys, type ReadToken } from './googleTokens';

interface SigningKey {
  kid: string;
  privateKey: CryptoKey;
  jwk: object;
}

const now = Date.UTC(2026, 10, 21, 9);
const seconds = now / 1000;
const project = 'age-better-prod';

let published: object[];
let asked: number;
let status: number;
let server: Server;
let read: ReadToken;
let key: SigningKey;

async function makeKey(kid: string, alg = 'RS256'): Promise<SigningKey> {
  const { privateKey, publicKey } = await generateKeyPair(alg, { extractable: true });
  return { kid, privateKey, jwk: { ...(await exportJWK(publicKey)), kid, alg, use: 'sig' } };
}

const claims = {
  iss: `https://securetoken.google.com/${project}`,
  aud: project,
  sub: 'ada',
  email: 'ada@example.net',
  auth_time: seconds - 90,
  iat: seconds - 60,
  exp: seconds + 3540,
};
const sign = (changed: Record<string, unknown> = {}, by = key, alg = 'RS256') =>
  new SignJWT({ ...claims, ...changed }).setProtectedHeader({ alg, kid: by.kid }).sign(by.privateKey);

beforeAll(async () => {
  key = await makeKey('first');
});
beforeEach(async () => {
  published = [key.jwk];
  asked = 0;
  status = 200;
  server = createServer((_request, response) => {
    asked += 1;
    response
      .writeHead(status, { 'content-type': 'application/json' })
      .end(JSON.stringify({ keys: published }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  read = createGoogleTokens(project, `http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
});
afterEach(async () => {
  vi.useRealTimers();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

test('a token of the project is accepted, and the keys are fetched once', async () => {
  expect(googleKeys).toBe(
    'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com',
  );
  for (let i = 0; i < 3; i += 1) {
    expect(await read(await sign(), now)).toEqual({
      uid: 'ada',
      email: 'ada@example.net',
      emailShown: false,
      authTime: seconds - 90,
    });
    const shown = await sign({ email_verified: true });
    expect(await read(shown, now)).toMatchObject({ emailShown: true });
  }
  expect(asked).toBe(1);
});

test.each([
  ['of another project', { aud: 'other' }],
  ['from another issuer', { iss: 'https://securetoken.google.com/other' }],
  ['from an issuer of nobody', { iss: 'https://accounts.google.com' }],
  ['that has expired', { exp: seconds - 31 }],
  ['that is not valid yet', { nbf: seconds + 60 }],
  ['that was made tomorrow', { iat: seconds + 86_400 }],
  ['without an end', { exp: undefined }],
  ['without a person', { sub: undefined }],
  ['with an empty person', { sub: '' }],
  ['without an address', { email: undefined }],
  ['without the time of the login', { auth_time: undefined }],
])('a token %s is refused', async (_, changed: Record<string, unknown>) => {
  expect(await read(await sign(changed), now)).toBeNull();
});

test('a token signed by another party with a known key id is refused', async () => {
  expect(await read(await sign({}, await makeKey('first')), now)).toBeNull();
});

test('an unsigned token is refused even when its claims are right', async () => {
  expect(await read(new UnsecuredJWT(claims).encode(), now)).toBeNull();
  const [, body] = (await sign()).split('.');
  const head = Buffer.from('{"alg":"none","kid":"first"}').toString('base64url');
  expect(await read(`${head}.${body}.`, now)).toBeNull();
});

test('a token whose claims were altered is refused', async () => {
  const [head, , signature] = (await sign()).split('.');
  const body = Buffer.from(JSON.stringify({ ...claims, sub: 'bob' })).toString('base64url');
  expect(await read(`${head}.${body}.${signature}`, now)).toBeNull();
});

test('a token signed with another algorithm is refused, also with the public key as a secret', async () => {
  const elliptic = await makeKey('second', 'ES256');
  published = [key.jwk, elliptic.jwk];
  expect(await read(await sign({}, elliptic, 'ES256'), now)).toBeNull();
  const secret = new TextEncoder().encode(JSON.stringify(key.jwk));
  const confused = new SignJWT(claims).setProtectedHeader({ alg: 'HS256', kid: 'first' }).sign(secret);
  expect(await read(await confused, now)).toBeNull();
});

test.each(['', 'rubbish', 'a.b.c'])('%j is not a token', async (token) => {
  expect(await read(token, now)).toBeNull();
});

test('after the keys are rotated the new one is fetched and the old one is refused', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now });
  await read(await sign(), now);
  const old = await sign();
  const next = await makeKey('second');
  published = [next.jwk];
  vi.setSystemTime(now + 60_000);
  expect(await read(await sign({}, next), now)).toMatchObject({ uid: 'ada' });
  expect(asked).toBe(2);
  expect(await read(old, now)).toBeNull();
});

test('keys that cannot be fetched are an error of the service, not of the token', async () => {
  const token = await sign();
  const unavailable = {
    code: 'unavailable',
    statusCode: 503,
    message:
      'The service that keeps the logins and the roles does not answer. Please try again in a few minutes.',
  };
  status = 500;
  await expect(read(token, now)).rejects.toMatchObject(unavailable);
  const nowhere = createGoogleTokens(project, 'http://127.0.0.1:1/');
  await expect(nowhere(token, now)).rejects.toMatchObject(unavailable);
  expect(await nowhere('rubbish', now)).toBeNull();
});
