import { operation } from '../operation';
import type { done, nothing } from '../schemas/common';
import type { undelivered } from '../schemas/dueMessages';
import type { auditEntries, auditReport, backupState, outboxList, outboxMail } from '../schemas/mail';
import type { allowed, stoppedList } from '../schemas/stoppedAddresses';

/** The newest entries of the audit trail. */
export const readAudit = operation<null, typeof auditEntries>()('GET', '/api/audit');

/** Writes down what was done in the browser. */
export const reportAction = operation<typeof auditReport, typeof nothing>()('POST', '/api/audit');

/** The mails in the server's folder. */
export const listOutbox = operation<null, typeof outboxList>()('GET', '/api/outbox');

/** One of them. */
export const readOutboxMail = operation<null, typeof outboxMail>()('GET', '/api/outbox/:name');

/** When the last backup was made. */
export const readBackups = operation<null, typeof backupState>()('GET', '/api/backups');

/** The server's own emails that may not have arrived. */
export const listUndelivered = operation<null, typeof undelivered>()('GET', '/api/due-messages');

/** Sends one of them again. */
export const sendAgain = operation<null, typeof done>()('POST', '/api/due-messages/:id/send');

/** Leaves one of them as it is. */
export const leaveUndelivered = operation<null, typeof done>()('DELETE', '/api/due-messages/:id');

/** The addresses to which no email to many people goes. */
export const listStopped = operation<null, typeof stoppedList>()('GET', '/api/stopped-addresses');

/** Lets mail go to one of them again. */
export const allowAddress = operation<typeof allowed, typeof done>()('POST', '/api/stopped-addresses/allow');
