import type { AuditEntry, ReportedAction } from '@/shared/domain/admin/audit';

/** The log of administrators' actions: user, time and number of records. */
export interface AuditTrail {
  /** The newest first. Rejects with {@link AdminError} only. */
  list(): Promise<readonly AuditEntry[]>;
  /** Reports an action in this browser. It never rejects: the action itself cannot be undone. */
  report(what: ReportedAction, count: number): Promise<void>;
}
