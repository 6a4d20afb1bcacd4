import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { countAsLogin } from '../http/connectionLimits';
import type { Exchange } from '../firebase/exchange';
import { firebaseToken, signedIn } from '@/shared/contract/schemas/identity';
import { refusal } from '@/shared/contract/schemas/common';
import type { Identity } from '../identity/identity';
import type { Sessions } from '../identity/sessions';
import type { Settings } from '../settings/settings';
import { callerOf } from './caller';
import { loginResponses } from './loginResponses';
import { exchange } from '@/shared/contract/operations/identity';

/** The options of the route of the exchange. */
export interface ExchangeRoutesOptions {
  settings: Settings;
  exchange: Exchange;
  identity: Pick<Identity, 'signedInBy'>;
  sessions: Sessions;
}

/**
 * The way in where Firebase keeps the accounts:
 *
 * | Request                     | Answer                                                                     |
 * | --------------------------- | -------------------------------------------------------------------------- |
 * | POST /api/identity/exchange | 200 signed in, and a cookie, for a token of that service; the login of the |
 * |                             | same person goes on, with today's role; 401 signed-out where it is no good |
 */
export const exchangeRoutes: FastifyPluginAsyncZod<ExchangeRoutesOptions> = async (app, options) => {
  const { settings, exchange: exchangeToken, identity, sessions } = options;
  const { endOldSession, sendSignedIn } = loginResponses(settings, sessions);

  app.post(
    exchange.url,
    { schema: { body: firebaseToken, response: { 200: signedIn, '4xx': refusal, '5xx': refusal } } },
    async (request, reply) => {
      const { secret: own } = request.credentials;
      const { secret, isNew } = await exchangeToken(callerOf(settings, request), request.body.idToken, own);
      if (isNew) await endOldSession(request);
      countAsLogin(request);
      return sendSignedIn(reply, secret, await identity.signedInBy({ secret }));
    },
  );
};
