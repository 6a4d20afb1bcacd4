import type { AuditEntry } from '../../domain/admin/audit';
import type { AuditTrail } from '../../ports/auditTrail';
import { adminGet, type AdminCall } from './adminGet';

/** The audit trail of the app's own server. */
export function createServerAuditTrail(admin: AdminCall): AuditTrail {
  return {
    list: async () =>
      (await adminGet<{ entries: AuditEntry[] }>(admin, 'audit', ({ entries }) => Array.isArray(entries)))
        .entries,
    async report(what, count) {
      try {
        const token = await admin.identity.idToken();
        await admin.call('POST', '/api/audit', {
          token: token ?? undefined,
          body: { what, count },
          keepalive: true,
        });
      } catch {
        // The trail says that such entries come from the browser; one of them may be missing.
      }
    },
  };
}
