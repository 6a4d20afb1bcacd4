import type { AuditEntry, ReportedAction } from '@/shared/domain/admin/audit';
import { AdminError } from '../../ports/adminError';
import type { AuditTrail } from '../../ports/auditTrail';

/** The options of a story or a test. */
export interface MemoryAuditTrailOptions {
  entries?: readonly AuditEntry[];
  /** Returns the code of an error for all calls; null: none. */
  refusal?: () => AdminError['code'] | null;
}

/** A fake that remembers the reported actions. */
export interface MemoryAuditTrail extends AuditTrail {
  readonly reports: { what: ReportedAction; count: number }[];
}

/** An audit trail in memory. */
export function createMemoryAuditTrail({
  entries = [],
  refusal = () => null,
}: MemoryAuditTrailOptions = {}): MemoryAuditTrail {
  const reports: MemoryAuditTrail['reports'] = [];
  const time = new Date(0).toISOString();
  return {
    reports,
    async list() {
      const code = refusal();
      if (code) throw new AdminError(code);
      const reported = reports.map((one) => ({ ...one, from: time, to: time, who: 'admin@example.org' }));
      return [...reported.toReversed(), ...entries];
    },
    async report(what, count) {
      if (!refusal()) reports.push({ what, count });
    },
  };
}
