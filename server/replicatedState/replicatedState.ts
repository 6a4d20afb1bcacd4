import { createAudit, type Audit } from '../audit/audit';
import type { OpenDatabase } from '../identity/database';
import { createMailLimit, type MailLimit } from '../mail/mailLimit';
import { createMailRequests, type MailRequests } from '../mail/mailRequests';
import type { Settings } from '../settings/settings';
import type { Unsubscribed } from '../mail/unsubscribed';

/**
 * What several servers of one product share. Each part has a contract suite that every implementation passes.
 */
export interface ReplicatedState {
  mailRequests: MailRequests;
  mailLimit: MailLimit;
  unsubscribed: Unsubscribed;
  audit: Audit;
}

/** The state of a single server, kept by itself. */
export function createLocalReplicatedState(
  notes: OpenDatabase,
  unsubscribed: Unsubscribed,
  { mail, keepAuditMonths }: Pick<Settings, 'keepAuditMonths'> & { mail: Pick<Settings['mail'], 'perHour'> },
): ReplicatedState {
  return {
    mailRequests: createMailRequests(notes),
    mailLimit: createMailLimit(mail.perHour),
    unsubscribed,
    audit: createAudit(notes, keepAuditMonths),
  };
}
