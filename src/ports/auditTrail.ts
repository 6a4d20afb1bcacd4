import type { AuditEntry, ReportedAction } from '../domain/admin/audit';

/** Who did what, when and how many. */
export interface AuditTrail {
  /** The newest first. It rejects with {@link AdminError} and nothing else. */
  list(): Promise<readonly AuditEntry[]>;
  /** Says what was done in this browser. It never rejects: what was done is done. */
  report(what: ReportedAction, count: number): Promise<void>;
}
