import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Audit } from '../audit/audit';
import type { Backups } from '../backup/backups';
import type { FindActor } from '../identity/actor';
import type { OutboxReader } from '../mail/outboxReader';
import {
  auditEntries,
  auditReport,
  backupState,
  outboxList,
  outboxMail,
  outboxParams,
} from '@/shared/contract/schemas/mail';
import { HttpError } from '../http/httpError';
import { nothing, refusal } from '@/shared/contract/schemas/common';
import { requireAdministrator } from './administrator';
import {
  listOutbox,
  readAudit,
  readBackups,
  readOutboxMail,
  reportAction,
} from '@/shared/contract/operations/admin';

/** The options of the routes of the administrators' records. */
export interface AdminRoutesOptions {
  findActor: FindActor;
  audit: Audit;
  /** null: mails go to a mail server. */
  outbox: OutboxReader | null;
  /** null: this server makes none by itself. */
  backups: Backups | null;
  /** True if this server deletes the accounts, and so writes that down itself. */
  deletesAccounts: boolean;
  /** Milliseconds since 1970. */
  now: () => number;
}

/** Of each kind; see {@link Audit}. */
const maxEntries = 200;
const maxMails = 100;
const refusals = { '4xx': refusal, '5xx': refusal };

/**
 * Routes for administrators' look-ups:
 *
 * | Request                | Answer                                                             |
 * | ---------------------- | ------------------------------------------------------------------ |
 * | GET /api/audit         | 200 the newest entries                                             |
 * | POST /api/audit        | 204; recorded as reported by the browser                       |
 * | GET /api/outbox        | 200 the newest mails in the folder; `kept` false: they were sent   |
 * | GET /api/outbox/:name  | 200 one mail in plain text, recorded as read; 404 not-found    |
 * | GET /api/backups       | 200 when the last one was made; `kept` false: none are made here    |
 *
 * Mails with a private link are in the list as nothing but a time; to read one is permission-denied.
 */
export const adminRoutes: FastifyPluginAsyncZod<AdminRoutesOptions> = async (app, options) => {
  const { audit, outbox, backups, deletesAccounts, now } = options;
  const rightFor = requireAdministrator(app, options.findActor);

  app.get(readAudit.url, { schema: { response: { 200: auditEntries, ...refusals } } }, async () => ({
    entries: await audit.list(maxEntries),
  }));

  app.post(
    reportAction.url,
    { schema: { body: auditReport, response: { 204: nothing, ...refusals } } },
    async (request, reply) => {
      const { what, count } = request.body;
      if (what !== 'users-deleted' || !deletesAccounts)
        await audit.record(await rightFor(request).read(), what, count, now());
      return reply.code(204).send(null);
    },
  );

  app.get(listOutbox.url, { schema: { response: { 200: outboxList, ...refusals } } }, async () =>
    outbox ? { kept: true, ...(await outbox.list(maxMails)) } : { kept: false, total: 0, mails: [] },
  );

  app.get(
    readOutboxMail.url,
    { schema: { params: outboxParams, response: { 200: outboxMail, ...refusals } } },
    async (request) => {
      const mail = await outbox?.read(request.params.name);
      if (!mail) throw new HttpError('not-found', 'There is no such mail.');
      if (mail === 'private') {
        throw new HttpError(
          'permission-denied',
          'This mail holds a private link. Only the person whom it is for may read it.',
        );
      }
      // First: a mail that could not be recorded as read is not shown.
      await audit.record(rightFor(request).actor, 'mail-read', 1, now());
      return mail;
    },
  );

  app.get(readBackups.url, { schema: { response: { 200: backupState, ...refusals } } }, async () => {
    if (!backups) return { kept: false, last: null, failed: false };
    const { last, failed } = backups.state();
    return { kept: true, last: last === null ? null : new Date(last).toISOString(), failed };
  });
};
