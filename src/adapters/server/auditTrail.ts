import type { AuditEntry } from '@/shared/domain/admin/audit';
import type { AuditTrail } from '../../ports/auditTrail';
import { adminGet, type AdminCall } from './adminGet';
import { readAudit, reportAction } from '@/shared/contract/operations/admin';

/** The audit trail of the app's own server. */
export function createServerAuditTrail(admin: AdminCall): AuditTrail {
  return {
    list: async () =>
      (await adminGet(admin, readAudit, {}, ({ entries }) => Array.isArray(entries))).entries as AuditEntry[],
    async report(what, count) {
      try {
        const token = await admin.identity.idToken();
        await admin.call(
          reportAction,
          { body: { what, count } },
          { token: token ?? undefined, keepalive: true },
        );
      } catch {
        // Such entries are marked as the browser's; one of them may be missing.
      }
    },
  };
}
