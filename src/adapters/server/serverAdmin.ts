import type { AuditTrail } from '../../ports/auditTrail';
import type { Backups } from '../../ports/backups';
import type { AdminCall } from './adminGet';
import { createServerAuditTrail } from './auditTrail';
import { createServerBackups } from './backups';

/** What the app's own server does for administrators on several pages. */
export interface ServerAdmin {
  auditTrail: AuditTrail;
  backups: Backups;
}

/** The app's own server for administrators, wherever the accounts are kept. */
export function createServerAdmin({ call, identity }: AdminCall): ServerAdmin {
  const admin = { call, identity };
  return {
    auditTrail: createServerAuditTrail(admin),
    backups: createServerBackups(admin),
  };
}
