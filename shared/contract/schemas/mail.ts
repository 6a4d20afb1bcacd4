import { z } from 'zod';
import { reportedActions } from '../../domain/admin/audit';

const to = z.string().max(320);
const subject = z.string().trim().min(1).max(300);
const text = z.string().trim().min(1).max(50_000);

/** `attachmentNameError` describes its problems. */
const filename = z.string().min(1).max(150);

/** Strict: a `path` or an `href` of a file on the server is refused, not ignored. */
const attachment = z.strictObject({
  filename,
  /** Base64. */
  content: z.base64(),
  /** Accepted for programs that send it, but ignored: the type follows from the name. */
  contentType: z.string().max(100).optional(),
});

/** One email to one person. */
export const emailRequest = z.strictObject({
  to,
  subject,
  text,
  html: z.string().min(1).max(100_000),
  attachments: z.array(attachment).max(5).optional(),
});

/** A mail to a person at an event. */
export const attendeeEmailRequest = z.strictObject({ to, subject, text });

const cell = z.union([z.string().max(32_767), z.number(), z.boolean(), z.null()]);

/** Rows that are sent to one person as a file. */
export const exportRequest = z.strictObject({
  to,
  data: z.array(z.record(z.string().max(100), cell.optional())).max(100_000),
  columns: z
    .array(
      z.object({
        field: z.string().min(1).max(100),
        label: z.string().min(1).max(100),
        isNumber: z.boolean().optional(),
      }),
    )
    .min(1)
    .max(20),
  filename,
  type: z.enum(['csv', 'pdf']),
  reportTitle: subject,
  /** The mail's own words; without them the report's title and the number of rows. */
  subject: subject.optional(),
  text: text.optional(),
});

/** Names the request: what has its key is sent once. */
export const idempotencyHeaders = z.object({
  'idempotency-key': z
    .string()
    .regex(/^[\w-]{8,100}$/)
    .optional(),
});

/** The mail server’s name of the message. */
export const messageSent = z.object({ messageId: z.string() });

/** It was not sent yet: why, and that the server tries again by itself. */
export const messageLater = z.object({ later: z.string() });

/** An action in the browser, and how many it concerned. */
export const auditReport = z.strictObject({
  what: z.enum(reportedActions),
  count: z.number().int().min(1).max(1_000_000),
});

/** The audit trail, the newest first. Times are ISO 8601 in UTC. */
export const auditEntries = z.object({
  entries: z.array(
    z.object({
      from: z.string(),
      to: z.string(),
      who: z.string(),
      what: z.string(),
      count: z.number(),
      about: z.string().optional(),
      whom: z.string().optional(),
      was: z.string().optional(),
      role: z.string().optional(),
    }),
  ),
});

/** The mails in the server’s folder, the newest first. */
export const outboxList = z.object({
  /** True if mails stay in the folder; false: they go to a mail server, and there is nothing to list. */
  kept: z.boolean(),
  total: z.number(),
  mails: z.array(
    z.object({
      name: z.string(),
      date: z.string(),
      to: z.string(),
      subject: z.string(),
      /** Holds a private link: address and subject are empty. */
      isPrivate: z.boolean(),
    }),
  ),
});

/** The file of one of them. */
export const outboxParams = z.object({ name: z.string().regex(/^[\w-]{1,100}\.eml$/) });

/** One of them in plain text. */
export const outboxMail = z.object({
  date: z.string(),
  from: z.string(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  attachments: z.array(z.object({ filename: z.string(), bytes: z.number() })),
});

/** The server’s own backups. */
export const backupState = z.object({
  /** True if this server makes backups by itself. */
  kept: z.boolean(),
  /** ISO 8601 in UTC; null: there is none yet. */
  last: z.string().nullable(),
  failed: z.boolean(),
});
