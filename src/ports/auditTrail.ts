import type { AuditEntry, ReportedAction } from '@/shared/domain/admin/audit';

/** The log of who did what, when and to how many. */
export interface AuditTrail {
  /** The newest first. Rejects with {@link AdminError} only. */
  list(): Promise<readonly AuditEntry[]>;
  /** Reports what was done in this browser. It never rejects: the action itself cannot be undone. */
  report(what: ReportedAction, count: number): Promise<void>;
}
