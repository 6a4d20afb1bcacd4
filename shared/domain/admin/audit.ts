import { roleLabels, type Role } from '../users/user';

/** Actions of administrators, and of healthcare workers with others' data, that are recorded. */
export type AdministratorAction =
  | 'email-sent'
  | 'export-sent'
  | 'export-downloaded'
  | 'users-deleted'
  | 'accounts-deleted'
  | 'resources-deleted'
  | 'services-imported'
  | 'services-exported'
  | 'service-added'
  | 'service-changed'
  | 'service-retired'
  | 'service-restored'
  | 'mail-read'
  | 'role-changed'
  | 'attendees-viewed'
  | 'attendees-downloaded'
  | 'attendees-printed'
  | 'guest-added'
  | 'guest-removed'
  | 'guest-brought-back'
  | 'guest-called'
  | 'guest-calls-viewed';

/** Account events that are recorded, where the product's own server keeps the accounts. */
export const accountActions = [
  'registered',
  'registered-as-admin',
  'logged-in',
  'logins-stopped',
  'reset-asked',
  'reset-made',
  'reset-used',
  'password-changed',
  'login-ended',
  'other-logins-ended',
  'address-proved',
  // Of earlier versions, which did not record by whom; since then it is `role-changed`.
  'made-user',
  'made-admin',
  'made-healthcare',
  'calendar-made',
  'calendar-renewed',
  'calendar-ended',
  'account-deleted',
  'reminder-link-used',
] as const;

/** Roles and deletions: kept as long as the operator says, however much else is recorded. */
export const keptActions = [
  'role-changed',
  'registered-as-admin',
  'made-user',
  'made-admin',
  'made-healthcare',
  'account-deleted',
  'accounts-deleted',
  'users-deleted',
  'resources-deleted',
] as const satisfies readonly AuditAction[];

/** An event of an account. */
export type AccountAction = (typeof accountActions)[number];

/** Everything that is recorded. */
export type AuditAction = AdministratorAction | AccountAction;

/** Actions in the browser that the server does not see: it learns of them from the browser's report. */
export const reportedActions = ['export-downloaded', 'users-deleted', 'resources-deleted'] as const;

/** An action that a browser reports. */
export type ReportedAction = (typeof reportedActions)[number];

/** One line of the audit trail. It holds no contents. Times are ISO 8601 in UTC. */
export interface AuditEntry {
  from: string;
  /** The last time, where the action was repeated. */
  to: string;
  /** The address of who did it, or of the account that it happened to; empty: an operator's command on the server. */
  who: string;
  what: AuditAction;
  /** How many mails, rows or records, or how often. */
  count: number;
  /** The subject, in words, if known. */
  about?: string | undefined;
  /** The address of the other person concerned, if any; the id of a deleted account. */
  whom?: string | undefined;
  /** With `role-changed`: the role before. */
  was?: Role | undefined;
  /** With `role-changed`: the role since then. */
  role?: Role | undefined;
}

/** The text of each kind of entry. */
export const auditWords: Record<AuditAction, string> = {
  'email-sent': 'Emails sent',
  'export-sent': 'Exports sent by email',
  'export-downloaded': 'Rows exported (reported by the browser)',
  'users-deleted': 'Users taken off the list (reported by the browser)',
  'accounts-deleted': 'Accounts deleted',
  'resources-deleted': 'Resources deleted (reported by the browser)',
  'services-imported': 'Services brought in',
  'services-exported': 'Services exported',
  'service-added': 'Service place added',
  'service-changed': 'Service place changed',
  'service-retired': 'Service place retired',
  'service-restored': 'Service place brought back',
  'mail-read': 'Emails of the outbox read',
  registered: 'Registered',
  'registered-as-admin': 'Registered as administrator',
  'logged-in': 'Logged in',
  'logins-stopped': 'Logins stopped after too many tries',
  'reset-asked': 'New password asked for',
  'reset-made': 'Link to a new password made by an operator',
  'reset-used': 'New password chosen with a link',
  'password-changed': 'Password changed',
  'login-ended': 'Logged out on another device',
  'other-logins-ended': 'Logged out on all other devices',
  'address-proved': 'Address confirmed with a code',
  'made-user': 'Role set to User',
  'made-admin': 'Role set to Administrator',
  'made-healthcare': 'Role set to Healthcare worker',
  'calendar-made': 'Calendar address made',
  'calendar-renewed': 'Calendar address renewed',
  'calendar-ended': 'Calendar address turned off',
  'account-deleted': 'Account deleted',
  'reminder-link-used': 'Link of a reminder used',
  'role-changed': 'Role changed',
  'attendees-viewed': 'Looked at who is coming',
  'attendees-downloaded': 'Downloaded who is coming',
  'attendees-printed': 'Printed who is coming',
  'guest-added': 'Put down somebody who rang',
  'guest-removed': 'Took somebody who rang off the list',
  'guest-brought-back': 'Brought somebody who rang back',
  'guest-called': 'Called somebody who rang',
  'guest-calls-viewed': 'Looked at whom to call',
};

/** "Changed bob@example.net from User to Administrator", or "Emails sent" */
export function auditText({ what, about, whom, was, role }: AuditEntry): string {
  if (whom !== undefined && was && role)
    return `Changed ${whom} from ${roleLabels[was]} to ${roleLabels[role]}`;
  return [auditWords[what] ?? what, about ?? whom].filter(Boolean).join(': ');
}

/** The person who did it or was concerned, as in the table. */
export const auditWho = ({ who }: AuditEntry): string => who || 'An operator on the server';
