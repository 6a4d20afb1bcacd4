import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { countAsLogin } from '../http/connectionLimits';
import type { Identity } from '../identity/identity';
import type { Storage } from '../identity/storage';
import type { Sessions } from '../identity/sessions';
import { accepted, nothing, refusal } from '@/shared/contract/schemas/common';
import {
  addressCode,
  credentials,
  newPassword,
  passwordReset,
  signedIn,
} from '@/shared/contract/schemas/identity';
import type { Settings } from '../settings/settings';
import { callerOf } from './caller';
import { deviceMemory } from '../http/cookies';
import { loginResponses } from './loginResponses';
import {
  createAccount,
  logIn,
  proveAddress,
  sendAddressCode,
  sendPasswordReset,
  setPassword,
} from '@/shared/contract/operations/identity';

/** The options of the routes of identity. */
export interface IdentityRoutesOptions {
  settings: Settings;
  identity: Identity;
  sessions: Sessions;
  storage: Storage;
  /** The time, in milliseconds since 1970. */
  now: () => number;
}

/**
 * The accounts that this server keeps, with their passwords; `session.ts` has what all logins have:
 *
 * | Request                            | Answer                                                         |
 * | ---------------------------------- | -------------------------------------------------------------- |
 * | POST /api/identity/accounts        | 201 signed in, and a cookie                                    |
 * | POST /api/identity/session         | 200 signed in, and a cookie                                    |
 * | POST /api/identity/password-reset  | 202, whether or not there is such an account                   |
 * | POST /api/identity/address/code    | 202; a code and a link are mailed; 409 address-proved          |
 * | PUT /api/identity/address          | 200 signed in, with the mailed code; 400 invalid-credential    |
 * | POST /api/identity/password        | 204 with the code of a mailed link; all logins end             |
 */
export const identityRoutes: FastifyPluginAsyncZod<IdentityRoutesOptions> = async (app, options) => {
  const { settings, identity, sessions, storage, now } = options;
  const { endOldSession, logIn: enter, sendSignedIn } = loginResponses(settings, sessions);
  const { remember: rememberDevice } = deviceMemory(settings);

  app.post(
    createAccount.url,
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
    logIn.url,
    { schema: { body: credentials, response: { 200: signedIn, '4xx': refusal, '5xx': refusal } } },
    async (request, reply) => enter(identity, request, reply, request.body, now),
  );

  app.post(
    sendAddressCode.url,
    { schema: { response: { 202: accepted, '4xx': refusal, '5xx': refusal } } },
    async (request, reply) => {
      const { account } = await identity.userOf(request.credentials);
      countAsLogin(request);
      await storage.check();
      await identity.sendAddressCode(callerOf(settings, request), account);
      reply.code(202);
      return { status: 'accepted' as const };
    },
  );

  // Requires a login: a stranger who registered with another person's address knows the password, and must not become trusted
  // because the owner opens the link.
  app.put(
    proveAddress.url,
    { schema: { body: addressCode, response: { 200: signedIn, '4xx': refusal, '5xx': refusal } } },
    async (request, reply) => {
      const person = await identity.userOf(request.credentials);
      countAsLogin(request);
      const old = request.credentials.secret!;
      const answer = await identity.proveAddress(callerOf(settings, request), person, old, request.body.code);
      if (!('secret' in answer)) return sendSignedIn(reply, old, answer);
      const { secret, deviceCookie: known, ...login } = answer;
      const sent = sendSignedIn(reply, secret, login);
      rememberDevice(reply, known);
      return sent;
    },
  );

  app.post(
    sendPasswordReset.url,
    { schema: { body: passwordReset, response: { 202: accepted, '4xx': refusal, '5xx': refusal } } },
    async (request, reply) => {
      // The answer is given before anything is written: a link that cannot be kept would be waited for in vain.
      await storage.check();
      const person = await identity.userOf(request.credentials).catch(() => null);
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
    setPassword.url,
    { schema: { body: newPassword, response: { 204: nothing, '4xx': refusal, '5xx': refusal } } },
    async (request, reply) => {
      const { code, password } = request.body;
      const { deviceCookie: known } = await identity.setPassword(callerOf(settings, request), code, password);
      rememberDevice(reply, known);
      return reply.code(204).send(null);
    },
  );
};
