import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { countAsLogin } from '../app/connectionLimits';
import type { Identity, SignedIn } from '../identity/identity';
import type { Storage } from '../identity/storage';
import { type Sessions, sessionMilliseconds } from '../identity/sessions';
import {
  accepted,
  addressCode,
  credentials,
  deviceUse,
  me,
  newPassword,
  nothing,
  passwordReset,
  refusal,
  signedIn,
} from '../http/schemas';
import { HttpError } from '../http/httpError';
import { isLibrary, type Settings } from '../settings/settings';
import { bearerOf, callerOf, cookiePath, deviceCookieName, sessionCookieName } from './caller';

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
 * How long somebody's own device is remembered: 400 days, as long as browsers keep a cookie. It outlasts any login. On a
 * shared computer nothing is remembered.
 */
const deviceSeconds = 400 * 24 * 60 * 60;

/**
 * Accounts, logins and passwords:
 *
 * | Request                            | Answer                                                         |
 * | ---------------------------------- | -------------------------------------------------------------- |
 * | POST /api/identity/accounts        | 201 signed in, and a cookie                                    |
 * | POST /api/identity/session         | 200 signed in, and a cookie                                    |
 * | POST /api/identity/session/renew   | 200 signed in, with the cookie; 401 signed-out                 |
 * | PUT /api/identity/session/device   | 204; the login is on an own or a shared device; 401 signed-out |
 * | DELETE /api/identity/session       | 204; the login of the token and that of the cookie are dead    |
 * | GET /api/identity/me               | 200 who the token speaks for                                   |
 * | POST /api/identity/password-reset  | 202, whether or not there is such an account                   |
 * | POST /api/identity/address/code    | 202; a code and a link are mailed; 409 address-proved          |
 * | PUT /api/identity/address          | 200 signed in, with the mailed code; 400 invalid-credential    |
 * | POST /api/identity/password        | 204 with the code of a mailed link; all logins end             |
 */
export const identityRoutes: FastifyPluginAsyncZod<IdentityRoutesOptions> = async (app, options) => {
  const { settings, identity, sessions, storage, now } = options;
  const secure = settings.publicUrl?.startsWith('https:') ?? false;
  const cookieName = sessionCookieName(settings);

  const deviceName = deviceCookieName(settings);
  const cookiePlace = { path: cookiePath, httpOnly: true, sameSite: 'strict', secure } as const;
  const forgetDevice = (reply: FastifyReply) => reply.clearCookie(deviceName, cookiePlace);

  /**
   * The cookie identifies the people who logged in on the device and grants nothing. Without a login nobody has said whose
   * device it is: then it ends with the browser.
   */
  function rememberDevice(reply: FastifyReply, deviceCookie: string, login?: Pick<SignedIn, 'shared'>): void {
    if (login?.shared) forgetDevice(reply);
    else
      reply.setCookie(deviceName, deviceCookie, { ...cookiePlace, ...(login && { maxAge: deviceSeconds }) });
  }

  /** On a shared computer the cookie ends with the browser. */
  function keepLogin(reply: FastifyReply, secret: string, shared: boolean): void {
    const maxAge = sessionMilliseconds / 1000;
    reply.setCookie(cookieName, secret, { ...cookiePlace, ...(!shared && { maxAge }) });
  }

  function sendSignedIn(reply: FastifyReply, secret: string, { shared, ...answer }: SignedIn) {
    reply.header('cache-control', 'no-store');
    keepLogin(reply, secret, shared);
    return answer;
  }

  /** A device has one login: a new one ends the one before. */
  function endOldSession(request: FastifyRequest): { shared: boolean } {
    const old = request.cookies[cookieName];
    return { shared: old !== undefined && sessions.endBySecret(old) };
  }

  app.post(
    '/accounts',
    { schema: { body: credentials, response: { 201: signedIn, '4xx': refusal, '5xx': refusal } } },
    async (request, reply) => {
      const { email, password } = request.body;
      const { secret, deviceCookie, ...answer } = await identity.createAccount(
        callerOf(settings, request),
        email,
        password,
      );
      endOldSession(request);
      countAsLogin(request);
      reply.code(201);
      const sent = sendSignedIn(reply, secret, answer);
      rememberDevice(reply, deviceCookie, answer);
      return sent;
    },
  );

  app.post(
    '/session',
    { schema: { body: credentials, response: { 200: signedIn, '4xx': refusal, '5xx': refusal } } },
    async (request, reply) => {
      const { email, password } = request.body;
      const { secret, deviceCookie, ...answer } = await identity.signIn(
        callerOf(settings, request),
        email,
        password,
      );
      endOldSession(request);
      countAsLogin(request);
      const sent = sendSignedIn(reply, secret, answer);
      rememberDevice(reply, deviceCookie, answer);
      return sent;
    },
  );

  app.post(
    '/session/renew',
    { schema: { response: { 200: signedIn, '4xx': refusal, '5xx': refusal } } },
    async (request, reply) => {
      const secret = request.cookies[cookieName];
      const answer = await identity.renew(secret);
      countAsLogin(request);
      return sendSignedIn(reply, secret!, answer);
    },
  );

  app.put(
    '/session/device',
    { schema: { body: deviceUse, response: { 204: nothing, '4xx': refusal, '5xx': refusal } } },
    async (request, reply) => {
      const secret = request.cookies[cookieName];
      const shared = request.body.use === 'shared' || isLibrary(settings);
      if (secret === undefined || !sessions.setShared(secret, shared, now()))
        throw new HttpError('signed-out', 'Nobody is logged in. Please log in.');
      keepLogin(reply, secret, shared);
      if (shared) forgetDevice(reply);
      return reply.code(204).send(null);
    },
  );

  app.delete(
    '/session',
    { schema: { response: { 204: nothing, '4xx': refusal, '5xx': refusal } } },
    async (request, reply) => {
      if (endOldSession(request).shared) forgetDevice(reply);
      const token = bearerOf(request);
      if (token !== undefined) {
        const person = await identity.personOf(token).catch(() => null);
        if (person) sessions.end(person.session.sid);
      }
      reply.clearCookie(cookieName, cookiePlace);
      return reply.code(204).send(null);
    },
  );

  app.get(
    '/me',
    { schema: { response: { 200: me, '4xx': refusal, '5xx': refusal } } },
    async (request, reply) => {
      const { account } = await identity.personOf(bearerOf(request));
      countAsLogin(request);
      const document = identity.documentOf(account);
      reply.header('cache-control', 'no-store');
      return {
        uid: account.uid,
        email: account.email,
        role: document?.role ?? 'user',
        createdAt: document?.createdAt ?? new Date(account.createdAt).toISOString(),
        addressProved: identity.isProved(account),
      };
    },
  );

  app.post(
    '/address/code',
    { schema: { response: { 202: accepted, '4xx': refusal, '5xx': refusal } } },
    async (request, reply) => {
      const { account } = await identity.personOf(bearerOf(request));
      countAsLogin(request);
      storage.check();
      identity.sendAddressCode(callerOf(settings, request), account);
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
      const person = await identity.personOf(bearerOf(request));
      countAsLogin(request);
      const answer = await identity.proveAddress(callerOf(settings, request), person, request.body.code);
      if (!('secret' in answer)) {
        reply.header('cache-control', 'no-store');
        return answer;
      }
      const { secret, deviceCookie, ...login } = answer;
      const sent = sendSignedIn(reply, secret, login);
      rememberDevice(reply, deviceCookie);
      return sent;
    },
  );

  app.post(
    '/password-reset',
    { schema: { body: passwordReset, response: { 202: accepted, '4xx': refusal, '5xx': refusal } } },
    async (request, reply) => {
      // The answer is given before anything is written: a link that cannot be kept would be waited for in vain.
      storage.check();
      const token = bearerOf(request);
      const person = token === undefined ? null : await identity.personOf(token).catch(() => null);
      identity.sendPasswordReset(
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
      const { deviceCookie } = await identity.setPassword(callerOf(settings, request), code, password);
      rememberDevice(reply, deviceCookie);
      return reply.code(204).send(null);
    },
  );
};
