import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Audit } from '../audit/audit';
import type { RouteData } from '../data/communityData';
import { decideMessage, undeliveredMessages } from '../data/undeliveredMessages';
import { numberParams as params } from '@/shared/contract/schemas/records';
import { HttpError } from '../http/httpError';
import { done, refusals } from '@/shared/contract/schemas/common';
import { undelivered } from '@/shared/contract/schemas/dueMessages';
import { logFailure } from '../http/storageError';
import type { Accounts } from '../identity/accounts';
import type { FindActor } from '../identity/actor';
import type { Right } from '../identity/rights';
import { messageSubject } from '../messages/messageSubject';
import type { MessageSender } from '../messages/messageSender';
import { requireAdministrator } from './administrator';
import { leaveUndelivered, listUndelivered, sendAgain } from '@/shared/contract/operations/admin';

/** The options of the routes of due messages. */
export interface DueMessagesRoutesOptions {
  findActor: FindActor;
  accounts: Pick<Accounts, 'byUid'>;
  audit: Audit;
  data: RouteData;
  messages: MessageSender;
}

const maxShown = 100;

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

  app.get(listUndelivered.url, { schema: { response: { 200: undelivered, ...refusals } } }, async () => {
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

  app.post(sendAgain.url, { schema: { params, response: { 200: done, ...refusals } } }, async (request) => {
    const right = rightFor(request);
    await decide(right, request.params.id, 'due');
    await audit.record(right.actor, 'email-sent', 1, data.now());
    // Answered first: a mail server may take its time.
    void messages
      .sendDue()
      .catch((error: unknown) => logFailure(request.log, error, 'a message could not be sent again'));
    return {};
  });

  app.delete(
    leaveUndelivered.url,
    { schema: { params, response: { 200: done, ...refusals } } },
    async (request) => {
      await decide(rightFor(request), request.params.id, 'dropped');
      return {};
    },
  );
};
