import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Audit } from '../audit/audit';
import type { RouteData } from '../data/communityData';
import { decideMessage, undeliveredMessages } from '../data/undeliveredMessages';
import { numberParams as params } from '../data/schemas';
import { HttpError } from '../http/httpError';
import { refusal } from '../http/schemas';
import { logFailure } from '../http/storageError';
import type { Accounts } from '../identity/accounts';
import type { FindActor } from '../identity/actor';
import type { Right } from '../identity/rights';
import { messageSubject } from '../messages/messageSubject';
import type { MessageSender } from '../messages/messageSender';
import { requireAdministrator } from './administrator';

/** What the routes of due messages are made of. */
export interface DueMessagesRoutesOptions {
  findActor: FindActor;
  accounts: Pick<Accounts, 'byUid'>;
  audit: Audit;
  data: RouteData;
  messages: MessageSender;
}

const maxShown = 100;

const undelivered = z.object({
  messages: z.array(
    z.object({
      id: z.number().int(),
      to: z.string(),
      subject: z.string(),
      /** Whether it may have been sent, or was certainly not. */
      state: z.enum(['uncertain', 'failed']),
      /** What happened, in words. */
      trouble: z.string(),
      /** ISO 8601 in UTC. */
      date: z.string(),
    }),
  ),
});

const refusals = { '4xx': refusal, '5xx': refusal };

/**
 * The server's own emails about places at events that may not have arrived, for administrators:
 *
 * | Request                         | Answer                                                            |
 * | ------------------------------- | ----------------------------------------------------------------- |
 * | GET /api/due-messages           | 200 the uncertain and the failed ones, the latest first           |
 * | POST /api/due-messages/:id/send | 200 it is sent again, with what is true now; 404 not one of these |
 * | DELETE /api/due-messages/:id    | 200 it is left as it is; 404 not one of these                     |
 */
export const dueMessagesRoutes: FastifyPluginAsyncZod<DueMessagesRoutesOptions> = async (app, options) => {
  const { accounts, audit, data, messages } = options;
  const rightFor = requireAdministrator(app, options.findActor);

  const decide = async (right: Right, id: number, state: 'due' | 'dropped') => {
    const found = await data.writeFor(right, (queries) => decideMessage(queries, id, state, data.now()));
    if (!found) throw new HttpError('not-found', 'This email is not on the list any more.');
  };

  app.get('/', { schema: { response: { 200: undelivered, ...refusals } } }, async () => {
    const shown = await undeliveredMessages(data.database.read, maxShown);
    return {
      messages: await Promise.all(
        shown.map(async (message) => ({
          id: message.number,
          to: (await accounts.byUid(message.uid))?.email ?? '',
          subject: await messageSubject(data.database.read, message),
          state: message.state as 'uncertain' | 'failed',
          trouble: message.trouble ?? '',
          date: new Date(message.changedAt).toISOString(),
        })),
      ),
    };
  });

  app.post(
    '/:id/send',
    { schema: { params, response: { 200: z.object({}), ...refusals } } },
    async (request) => {
      const right = rightFor(request);
      await decide(right, request.params.id, 'due');
      await audit.record(right.actor, 'email-sent', 1, data.now());
      // Answered first: a mail server may take its time.
      void messages
        .sendDue()
        .catch((error: unknown) => logFailure(request.log, error, 'a message could not be sent again'));
      return {};
    },
  );

  app.delete(
    '/:id',
    { schema: { params, response: { 200: z.object({}), ...refusals } } },
    async (request) => {
      await decide(rightFor(request), request.params.id, 'dropped');
      return {};
    },
  );
};
