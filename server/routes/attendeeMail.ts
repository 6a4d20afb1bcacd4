import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { messageHtml } from '@/shared/domain/bulkEmail/email';
import { sameEmail } from '@/shared/domain/users/user';
import { countAsLogin } from '../http/connectionLimits';
import { readAttendees } from '../data/attendees';
import type { Database } from '../database/database';
import { numberParams as params, refusals } from '@/shared/contract/schemas/records';
import { HttpError } from '../http/httpError';
import type { Accounts } from '../identity/accounts';
import type { FindActor } from '../identity/actor';
import { type Need, type Right, rightOf } from '../identity/rights';
import {
  attendeeEmailRequest,
  idempotencyHeaders,
  messageLater,
  messageSent,
} from '@/shared/contract/schemas/mail';
import { replyOf, type MailService } from '../mail/mailService';
import { sendToAttendee } from '@/shared/contract/operations/mail';

/** The options of the route that writes to people at an event. */
export interface AttendeeMailRoutesOptions {
  findActor: FindActor;
  data: { database: Pick<Database, 'read'>; now: () => number };
  accounts: Pick<Accounts, 'byEmail'>;
  mailService: MailService;
}

const needsOrganiser: Need = {
  roles: ['healthcare', 'admin'],
  refusal: 'Only healthcare workers and administrators can write to the people at an event.',
};

/**
 * Mails from organisers to people who come to an event or wait for a place, and to themselves as a trial, one request for each:
 *
 * | Request                     | Answer                                                                   |
 * | --------------------------- | ------------------------------------------------------------------------ |
 * | POST /api/events/:id/emails | 200 messageId; 404 no such event, or the address has no place and waits for none |
 *
 * Otherwise as `POST /api/send-email`: the same limits, the same `Idempotency-Key`, the same refusals.
 */
export const attendeeMailRoutes: FastifyPluginAsyncZod<AttendeeMailRoutesOptions> = async (app, options) => {
  const { findActor, data, accounts, mailService } = options;
  const rights = new WeakMap<FastifyRequest, Right>();

  app.post(
    sendToAttendee.url,
    {
      // Decided before the body is read: nobody else causes any work.
      onRequest: async (request, reply) => {
        const actor = await findActor(request.credentials);
        countAsLogin(request);
        if (!needsOrganiser.roles.includes(actor.role))
          throw new HttpError('permission-denied', needsOrganiser.refusal);
        reply.header('cache-control', 'no-store');
        rights.set(request, rightOf(actor, needsOrganiser));
      },
      schema: {
        params,
        body: attendeeEmailRequest,
        headers: idempotencyHeaders,
        response: { 200: messageSent, 202: messageLater, ...refusals },
      },
    },
    async (request, reply) => {
      const { to, subject, text } = request.body;
      const event = await readAttendees(data.database.read, request.params.id, data.now());
      if (!event) throw new HttpError('not-found', 'This event is not on the list any more.');
      const right = rights.get(request)!;
      const known = await accounts.byEmail(to);
      // Senders may try it on themselves first.
      const mayGetIt =
        (known && event.people.some(({ uid }) => uid === known.uid)) || sameEmail(right.actor.email, to);
      if (!mayGetIt) throw new HttpError('not-found', 'This person is not coming any more.');
      const answer = await mailService.send({
        right,
        to,
        kind: 'own',
        key: request.headers['idempotency-key'] ?? null,
        fingerprint: createHash('sha256')
          .update(`${request.url} ${JSON.stringify(request.body)}`)
          .digest('base64'),
        what: 'email-sent',
        make: async () => ({ subject, text, html: messageHtml(text) }),
      });
      const { status, body } = replyOf(answer);
      return reply.code(status).send(body);
    },
  );
};
