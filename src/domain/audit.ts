/** What an administrator does that is written down. */
export type AuditAction =
  | 'email-sent'
  | 'export-sent'
  | 'export-downloaded'
  | 'users-deleted'
  | 'resources-deleted'
  | 'services-imported';

/** What happens in the browser only: the server knows of it because the browser says so. */
export const reportedActions = ['export-downloaded', 'users-deleted', 'resources-deleted'] as const;

/** An action that a browser reports. */
export type ReportedAction = (typeof reportedActions)[number];

/** One line of the audit trail. It holds no contents. Times are ISO 8601 in UTC. */
export interface AuditEntry {
  from: string;
  /** The last time, where the same was done several times in a row. */
  to: string;
  /** The address of the administrator. */
  who: string;
  what: AuditAction;
  /** How many mails, rows or records. */
  count: number;
}

/** What an entry says, in words. */
export const auditWords: Record<AuditAction, string> = {
  'email-sent': 'Emails sent',
  'export-sent': 'Exports sent by email',
  'export-downloaded': 'Rows exported (reported by the browser)',
  'users-deleted': 'Users taken off the list (reported by the browser)',
  'resources-deleted': 'Resources deleted (reported by the browser)',
  'services-imported': 'Services brought in',
};
