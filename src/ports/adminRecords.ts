import type { AuditEntry, ReportedAction } from '../domain/admin/audit';
import type { BackupState } from '../domain/admin/backup';

/** A mail in the outbox as the list shows it. */
export interface OutboxLine {
  /** Tells it from all others. */
  name: string;
  /** ISO 8601 in UTC. */
  date: string;
  to: string;
  subject: string;
  /** Holds a link that only its receiver may see: `to` and `subject` are empty, and it cannot be read. */
  isPrivate: boolean;
}

/** The mails that were written to the outbox folder. */
export interface Outbox {
  /** False: mails go to a mail server, and there is nothing to list. */
  kept: boolean;
  /** How many there are; the list holds the newest. */
  total: number;
  mails: readonly OutboxLine[];
}

/** A whole mail, in plain text. */
export interface OutboxMail extends Omit<OutboxLine, 'name' | 'isPrivate'> {
  from: string;
  text: string;
  attachments: readonly { filename: string; bytes: number }[];
}

/** A refusal of the administrators' records. */
export class AdminRecordsError extends Error {
  readonly code: 'permission' | 'not-found' | 'unreachable';
  constructor(code: AdminRecordsError['code'], options?: ErrorOptions) {
    super(`The administrators' records answered ${code}`, options);
    this.name = 'AdminRecordsError';
    this.code = code;
  }
}

/** What administrators look up. Every method but `report` rejects with {@link AdminRecordsError} and nothing else. */
export interface AdminRecords {
  /** The newest first. */
  auditTrail(): Promise<readonly AuditEntry[]>;
  /** Says what was done in this browser. It never rejects: what was done is done. */
  report(what: ReportedAction, count: number): Promise<void>;
  outbox(): Promise<Outbox>;
  mail(name: string): Promise<OutboxMail>;
  backups(): Promise<BackupState>;
}
