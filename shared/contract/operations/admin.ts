import { operation, types } from '../operation';
import type { done, nothing } from '../schemas/common';
import type { undelivered } from '../schemas/dueMessages';
import type { auditEntries, auditReport, backupState, outboxList, outboxMail } from '../schemas/mail';
import type { allowed, stoppedList } from '../schemas/stoppedAddresses';

/** The newest entries of the audit trail. */
export const readAudit = operation('GET', '/api/audit', types<null, typeof auditEntries>);

/** Records what was done in the browser. */
export const reportAction = operation('POST', '/api/audit', types<typeof auditReport, typeof nothing>);

/** The mails in the server's folder. */
export const listOutbox = operation('GET', '/api/outbox', types<null, typeof outboxList>);

/** One of them. */
export const readOutboxMail = operation('GET', '/api/outbox/:name', types<null, typeof outboxMail>);

/** When the last backup was made. */
export const readBackups = operation('GET', '/api/backups', types<null, typeof backupState>);

/** The server's own emails that may not have arrived. */
export const listUndelivered = operation('GET', '/api/due-messages', types<null, typeof undelivered>);

/** Sends one of them again. */
export const sendAgain = operation('POST', '/api/due-messages/:id/send', types<null, typeof done>);

/** Leaves one of them as it is. */
export const leaveUndelivered = operation('DELETE', '/api/due-messages/:id', types<null, typeof done>);

/** The addresses to which no email to many people goes. */
export const listStopped = operation('GET', '/api/stopped-addresses', types<null, typeof stoppedList>);

/** Lets mail go to one of them again. */
export const allowAddress = operation(
  'POST',
  '/api/stopped-addresses/allow',
  types<typeof allowed, typeof done>,
);
