import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { toCsv } from '@/shared/domain/admin/csv';
import { messageHtml } from '@/shared/domain/bulkEmail/email';
import { attachmentNameError } from '../mail/attachmentNames';
import type { Attachment } from '../mail/mail';
import { replyOf, type MailService } from '../mail/mailService';
import { checkReport } from '../files/reportLimits';
import type { MakeReport } from '../files/reportMaker';
import type { FindActor } from '../identity/actor';
import {
  emailRequest,
  exportRequest,
  idempotencyHeaders,
  messageLater,
  messageSent,
} from '@/shared/contract/schemas/mail';
import { HttpError } from '../http/httpError';
import { refusal } from '@/shared/contract/schemas/common';
import { requireAdministrator } from './administrator';
import { sendEmail, sendExport } from '@/shared/contract/operations/mail';

/** The options of the routes of mail. */
export interface MailRoutesOptions {
  findActor: FindActor;
  mailService: MailService;
  makeReport: MakeReport;
  /** Milliseconds since 1970. */
  now: () => number;
}

/** The largest body, in bytes: five attachments of a usual size, or a long table. */
const bodyLimit = 8 * 1024 * 1024;

const responses = { 200: messageSent, 202: messageLater, '4xx': refusal, '5xx': refusal };

function checkName(filename: string): void {
  const error = attachmentNameError(filename);
  if (error !== null) throw new HttpError('invalid-request', error);
}

/** Identifies a whole request, so that reusing a key for another one is noticed. */
function fingerprintOf(request: FastifyRequest): string {
  return createHash('sha256')
    .update(`${request.url} ${JSON.stringify(request.body)}`)
    .digest('base64');
}

/**
 * Mails from administrators:
 *
 * | Request                | Answer                                                                             |
 * | ---------------------- | ---------------------------------------------------------------------------------- |
 * | POST /api/send-email   | 200 messageId                                                                      |
 * | POST /api/send-export  | 200 messageId; the rows go along as a CSV or PDF file                              |
 *
 * 202 later: the mail server of the person asks to wait, and the server tries again by itself; the same request with the same
 * `Idempotency-Key` gets the outcome.
 *
 * 502 mail-not-sent: it did not leave, 502 mail-unknown: it may have been sent. With the header `Idempotency-Key` a
 * repeated request gets the first one's answer and sends nothing.
 */
export const mailRoutes: FastifyPluginAsyncZod<MailRoutesOptions> = async (app, options) => {
  const { mailService, makeReport } = options;
  const rightFor = requireAdministrator(app, options.findActor);

  app.post(
    sendEmail.url,
    { bodyLimit, schema: { body: emailRequest, headers: idempotencyHeaders, response: responses } },
    async (request, reply) => {
      const { to, subject, text, html, attachments = [] } = request.body;
      for (const { filename } of attachments) checkName(filename);
      const answer = await mailService.send({
        right: rightFor(request),
        to,
        kind: 'bulk',
        key: request.headers['idempotency-key'] ?? null,
        fingerprint: fingerprintOf(request),
        what: 'email-sent',
        make: async () => ({
          subject,
          text,
          html,
          attachments: attachments.map(({ filename, content }) => ({
            filename,
            content: Buffer.from(content, 'base64'),
          })),
        }),
      });
      const { status, body } = replyOf(answer);
      return reply.code(status).send(body);
    },
  );

  app.post(
    sendExport.url,
    { bodyLimit, schema: { body: exportRequest, headers: idempotencyHeaders, response: responses } },
    async (request, reply) => {
      const { to, data, columns, filename, type, reportTitle } = request.body;
      const {
        subject = reportTitle,
        text = `${reportTitle}: ${data.length} rows, in the file ${filename}.`,
      } = request.body;
      checkName(filename);
      if (!filename.endsWith(`.${type}`)) {
        throw new HttpError('invalid-request', `The name of this file must end with .${type}.`);
      }
      if (type === 'pdf') {
        checkReport({ columns, rows: data });
        makeReport.checkRoom?.();
      }
      const makeFile = async (): Promise<Attachment> =>
        type === 'csv'
          ? { filename, content: Buffer.from(toCsv(columns, data)) }
          : {
              filename,
              content: await makeReport({ title: reportTitle, columns, rows: data, date: options.now() }),
            };
      const answer = await mailService.send({
        right: rightFor(request),
        to,
        kind: 'bulk',
        key: request.headers['idempotency-key'] ?? null,
        fingerprint: fingerprintOf(request),
        what: 'export-sent',
        make: async () => ({
          subject,
          text,
          html: messageHtml(text),
          attachments: [await makeFile()],
        }),
      });
      const { status, body } = replyOf(answer);
      return reply.code(status).send(body);
    },
  );
};
