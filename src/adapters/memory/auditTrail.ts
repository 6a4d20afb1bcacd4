import type { AuditEntry, ReportedAction } from '@/shared/domain/admin/audit';
import { AdminError } from '../../ports/adminError';
import type { AuditTrail } from '../../ports/auditTrail';

/** What a story or a test decides. */
export interface MemoryAuditTrailOptions {
  entries?: readonly AuditEntry[];
  /** Why nothing can be read or reported now, if so. */
  refusal?: () => AdminError['code'] | null;
}

/** A stand-in that remembers what was reported. */
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
