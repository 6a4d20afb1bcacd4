import { createAudit, type Audit } from '../audit/audit';
import type { OpenDatabase } from '../identity/database';
import { createMailLimit, type MailLimit } from '../mail/mailLimit';
import { createMailRequests, type MailRequests } from '../mail/mailRequests';
import type { Unsubscribed } from '../mail/unsubscribed';

/** What several servers of one product must have in common. Each part has a suite that every version of it passes. */
export interface ReplicatedState {
  mailRequests: MailRequests;
  mailLimit: MailLimit;
  unsubscribed: Unsubscribed;
  audit: Audit;
}

/** What a server that is alone keeps itself. */
export function createLocalReplicatedState(
  notes: OpenDatabase,
  unsubscribed: Unsubscribed,
  mailsPerHour: number,
): ReplicatedState {
  return {
    mailRequests: createMailRequests(notes),
    mailLimit: createMailLimit(mailsPerHour),
    unsubscribed,
    audit: createAudit(notes),
  };
}
