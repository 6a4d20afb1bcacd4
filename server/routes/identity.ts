import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { countAsLogin } from '../app/connectionLimits';
import { isNamed } from '../identity/credentials';
import type { Identity } from '../identity/identity';
import type { SignedIn } from '../identity/signedIn';
import type { Storage } from '../identity/storage';
import { sessionMilliseconds } from '../identity/sessionLife';
import type { Sessions } from '../identity/sessions';
import {
  accepted,
  addressCode,
  credentials,
  deviceUse,
  newPassword,
  nothing,
  passwordReset,
  refusal,
  signedIn,
} from '../http/schemas';
import { isLibrary, type Settings } from '../settings/settings';
import { callerOf, deviceMemory, sessionCookie } from './caller';

/** What the routes of identity are made of. */
export interface IdentityRoutesOptions {
  settings: Settings;
  identity: Identity;
  sessions: Sessions;
  storage: Storage;
  /** The time, in milliseconds since 1970. */
  now: () => number;
}

/**
 * Accounts, logins and passwords:
 *
 * | Request                            | Answer                                                         |
 * | ---------------------------------- | -------------------------------------------------------------- |
 * | POST /api/identity/accounts        | 201 signed in, and a cookie                                    |
 * | POST /api/identity/session         | 200 signed in, and a cookie                                    |
 * | PUT /api/identity/session/device   | 204; the login is on an own or a shared device; 401 signed-out |
 * | DELETE /api/identity/session       | 204; the login is dead                                         |
 * | GET /api/identity/me               | 200 signed in, by the cookie alone; 401 signed-out             |
 * | POST /api/identity/password-reset  | 202, whether or not there is such an account                   |
 * | POST /api/identity/address/code    | 202; a code and a link are mailed; 409 address-proved          |
 * | PUT /api/identity/address          | 200 signed in, with the mailed code; 400 invalid-credential    |
 * | POST /api/identity/password        | 204 with the code of a mailed link; all logins end             |
 */
export const identityRoutes: FastifyPluginAsyncZod<IdentityRoutesOptions> = async (app, options) => {
  const { settings, identity, sessions, storage, now } = options;
  const cookie = sessionCookie(settings);
  const { remember: rememberDevice, forget: forgetDevice } = deviceMemory(settings);

  /** On a shared computer the cookie ends with the browser. */
  function keepLogin(reply: FastifyReply, secret: string, shared: boolean): void {
    const maxAge = sessionMilliseconds / 1000;
    reply.setCookie(cookie.name, secret, { ...cookie.place, ...(!shared && { maxAge }) });
  }

  function sendSignedIn(reply: FastifyReply, secret: string, { shared, ...answer }: SignedIn) {
    reply.header('cache-control', 'no-store');
    keepLogin(reply, secret, shared);
    return answer;
  }

  /** A device has one login: a new one ends the one before. */
  async function endOldSession({ credentials: { secret } }: FastifyRequest): Promise<{ shared: boolean }> {
    return { shared: secret !== undefined && (await sessions.endBySecret(secret)) };
  }

  app.post(
    '/accounts',
    { schema: { body: credentials, response: { 201: signedIn, '4xx': refusal, '5xx': refusal } } },
    async (request, reply) => {
      const { email, password } = request.body;
      const {
        secret,
        deviceCookie: known,
        ...answer
      } = await identity.createAccount(callerOf(settings, request), email, password);
      await endOldSession(request);
      countAsLogin(request);
      reply.code(201);
      const sent = sendSignedIn(reply, secret, answer);
      rememberDevice(reply, known, answer);
      return sent;
    },
  );

  app.post(
    '/session',
    { schema: { body: credentials, response: { 200: signedIn, '4xx': refusal, '5xx': refusal } } },
    async (request, reply) => {
      const { email, password } = request.body;
      const {
        secret,
        deviceCookie: known,
        ...answer
      } = await identity.signIn(callerOf(settings, request), email, password);
      await endOldSession(request);
      countAsLogin(request);
      const sent = sendSignedIn(reply, secret, answer);
      rememberDevice(reply, known, answer);
      return sent;
    },
  );

  app.put(
    '/session/device',
    { schema: { body: deviceUse, response: { 204: nothing, '4xx': refusal, '5xx': refusal } } },
    async (request, reply) => {
      await identity.personOf(request.credentials);
      const secret = request.credentials.secret!;
      const shared = request.body.use === 'shared' || isLibrary(settings);
      await sessions.setShared(secret, shared, now());
      keepLogin(reply, secret, shared);
      if (shared) forgetDevice(reply);
      return reply.code(204).send(null);
    },
  );

  app.delete(
    '/session',
    { schema: { response: { 204: nothing, '4xx': refusal, '5xx': refusal } } },
    async (request, reply) => {
      // A page that was left open by one person does not log out another. Without a token it is whoever is logged in.
      const { secret, token } = request.credentials;
      if (token === '' || isNamed({ secret, token })) {
        if ((await endOldSession(request)).shared) forgetDevice(reply);
        reply.clearCookie(cookie.name, cookie.place);
      }
      return reply.code(204).send(null);
    },
  );

  app.get(
    '/me',
    { schema: { response: { 200: signedIn, '4xx': refusal, '5xx': refusal } } },
    async (request, reply) => {
      const answer = await identity.signedInBy(request.credentials);
      countAsLogin(request);
      return sendSignedIn(reply, request.credentials.secret!, answer);
    },
  );

  app.post(
    '/address/code',
    { schema: { response: { 202: accepted, '4xx': refusal, '5xx': refusal } } },
    async (request, reply) => {
      const { account } = await identity.personOf(request.credentials);
      countAsLogin(request);
      await storage.check();
      await identity.sendAddressCode(callerOf(settings, request), account);
      reply.code(202);
      return { status: 'accepted' as const };
    },
  );

  // Only with a login: whoever registered with somebody else's address knows the password, and must not become trusted because
  // its owner opens the link.
  app.put(
    '/address',
    { schema: { body: addressCode, response: { 200: signedIn, '4xx': refusal, '5xx': refusal } } },
    async (request, reply) => {
      await identity.personOf(request.credentials);
      countAsLogin(request);
      const { code } = request.body;
      const answer = await identity.proveAddress(callerOf(settings, request), request.credentials, code);
      if (!('secret' in answer)) return sendSignedIn(reply, request.credentials.secret!, answer);
      const { secret, deviceCookie: known, ...login } = answer;
      const sent = sendSignedIn(reply, secret, login);
      rememberDevice(reply, known);
      return sent;
    },
  );

  app.post(
    '/password-reset',
    { schema: { body: passwordReset, response: { 202: accepted, '4xx': refusal, '5xx': refusal } } },
    async (request, reply) => {
      // The answer is given before anything is written: a link that cannot be kept would be waited for in vain.
      await storage.check();
      const person = await identity.personOf(request.credentials).catch(() => null);
      await identity.sendPasswordReset(
        callerOf(settings, request),
        request.body.email,
        person?.account.uid ?? null,
      );
      reply.code(202);
      return { status: 'accepted' as const };
    },
  );

  app.post(
    '/password',
    { schema: { body: newPassword, response: { 204: nothing, '4xx': refusal, '5xx': refusal } } },
    async (request, reply) => {
      const { code, password } = request.body;
      const { deviceCookie: known } = await identity.setPassword(callerOf(settings, request), code, password);
      rememberDevice(reply, known);
      return reply.code(204).send(null);
    },
  );
};
