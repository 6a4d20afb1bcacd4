import { maxRecipients, tooManyRecipients } from './sendBulkEmail';
import type { CellRecord, TableColumn } from '../admin/csv';
import { escapeHtml } from '../text/escapeHtml';
import { type ExportKind, type ExportTable, type ExportType, fileName } from '../admin/exportFile';

/** The texts of the email dialog, as specified. */
export const noRecipients = 'Please select at least one user to send email to.';
export const noSubjectOrMessage = 'Please provide a subject and message for the email.';
export const bulkCompleted = 'Bulk email operation completed.';
export const exportCompleted = 'Email with export operation completed.';
export const noneSent = 'Failed to send emails. Please try again.';

/** The error when the server's answer has no text. */
export const sendEmailFailed = 'Failed to send email';
export const sendExportFailed = 'Failed to send export by email';

/** The subjects until the administrator changes them. */
export const defaultSubjects: Record<'bulk' | ExportKind, string> = {
  bulk: '[Oldman System] Important Announcement',
  users: '[Oldman System] User Management Report',
  resources: '[Oldman] Resource Management Report',
};

/** The body of `POST /api/send-email`. */
export interface EmailRequest {
  /** Exactly one address. */
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Empty where nothing is attached. */
  attachments: readonly { filename: string; /** Base64. */ content: string; contentType?: string }[];
}

/** The body of `POST /api/send-export`. */
export interface ExportEmailRequest {
  /** Exactly one address. */
  to: string;
  data: readonly CellRecord[];
  columns: readonly TableColumn[];
  /** With its extension. */
  filename: string;
  type: ExportType;
  reportTitle: string;
  subject: string;
  text: string;
}

/** The content that is sent to each recipient. */
export type BulkEmail =
  | { kind: 'bulk'; subject: string; message: string }
  | { kind: 'event'; subject: string; message: string; eventId: number }
  | { kind: 'export'; subject: string; message: string; table: ExportTable; type: ExportType };

/** The request for one recipient. */
export type MailRequest =
  | { kind: 'bulk'; body: EmailRequest }
  | { kind: 'export'; body: ExportEmailRequest }
  | { kind: 'event'; eventId: number; body: Pick<EmailRequest, 'to' | 'subject' | 'text'> };

/** The message as HTML: a paragraph with `br` for line breaks. Markup in the message is escaped. */
export function messageHtml(message: string): string {
  return `<p>${escapeHtml(message).replace(/\r\n|\r|\n/g, '<br>')}</p>`;
}

/** The request that sends a bulk email to one person. */
export function requestFor(mailing: BulkEmail, to: string): MailRequest {
  const { subject, message: text } = mailing;
  if (mailing.kind === 'bulk') {
    return { kind: 'bulk', body: { to, subject, text, html: messageHtml(text), attachments: [] } };
  }
  if (mailing.kind === 'event') {
    return { kind: 'event', eventId: mailing.eventId, body: { to, subject, text } };
  }
  const { table, type } = mailing;
  const { records: data, columns, title: reportTitle } = table;
  const body = { to, data, columns, filename: fileName(table, type), type, reportTitle, subject, text };
  return { kind: 'export', body };
}

/** The error of a bulk email, and the field that it belongs to. */
export interface BulkEmailError {
  field: 'recipients' | 'subject' | 'message';
  text: string;
}

/**
 * Validates a bulk email before anything is sent: recipients first.
 * @returns null when it can be sent.
 */
export function checkBulkEmail(recipients: number, subject: string, message: string): BulkEmailError | null {
  if (recipients === 0) return { field: 'recipients', text: noRecipients };
  if (recipients > maxRecipients) return { field: 'recipients', text: tooManyRecipients };
  if (subject.trim() === '') return { field: 'subject', text: noSubjectOrMessage };
  return message.trim() === '' ? { field: 'message', text: noSubjectOrMessage } : null;
}
