import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { countAsLogin } from '../http/connectionLimits';
import type { Identity } from '../identity/identity';
import type { Sessions } from '../identity/sessions';
import { deviceUse, signedIn } from '@/shared/contract/schemas/identity';
import { nothing, refusal } from '@/shared/contract/schemas/common';
import { isLibrary, type Settings } from '../settings/settings';
import { deviceMemory } from '../http/cookies';
import { loginResponses } from './loginResponses';
import { logOut, readLogin, tellDevice } from '@/shared/contract/operations/identity';

/** The options of the routes of a login. */
export interface SessionRoutesOptions {
  settings: Settings;
  identity: Pick<Identity, 'userOf' | 'signedInBy'>;
  sessions: Sessions;
  /** The time, in milliseconds since 1970. */
  now: () => number;
}

/**
 * The current login, with own and with Firebase accounts:
 *
 * | Request                            | Response                                                       |
 * | ---------------------------------- | -------------------------------------------------------------- |
 * | PUT /api/identity/session/device   | 204; the login is on an own or a shared device; 401 signed-out |
 * | DELETE /api/identity/session       | 204; the login is dead                                         |
 * | GET /api/identity/me               | 200 signed in, by the cookie alone; 401 signed-out             |
 */
export const sessionRoutes: FastifyPluginAsyncZod<SessionRoutesOptions> = async (app, options) => {
  const { settings, identity, sessions, now } = options;
  const { logOut: endLogin, keepLogin, sendSignedIn } = loginResponses(settings, sessions);
  const { forget: forgetDevice } = deviceMemory(settings);

  app.put(
    tellDevice.url,
    { schema: { body: deviceUse, response: { 204: nothing, '4xx': refusal, '5xx': refusal } } },
    async (request, reply) => {
      await identity.userOf(request.credentials);
      const secret = request.credentials.secret!;
      const shared = request.body.use === 'shared' || isLibrary(settings);
      await sessions.setShared(secret, shared, now());
      keepLogin(reply, secret, shared);
      if (shared) forgetDevice(reply);
      return reply.code(204).send(null);
    },
  );

  app.delete(
    logOut.url,
    { schema: { response: { 204: nothing, '4xx': refusal, '5xx': refusal } } },
    async (request, reply) => {
      await endLogin(request, reply);
      return reply.code(204).send(null);
    },
  );

  app.get(
    readLogin.url,
    { schema: { response: { 200: signedIn, '4xx': refusal, '5xx': refusal } } },
    async (request, reply) => {
      const answer = await identity.signedInBy(request.credentials);
      countAsLogin(request);
      return sendSignedIn(reply, request.credentials.secret!, answer);
    },
  );
};
