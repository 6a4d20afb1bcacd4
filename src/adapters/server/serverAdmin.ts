import type { AuditTrail } from '../../ports/auditTrail';
import type { Backups } from '../../ports/backups';
import type { AdminCall } from './adminGet';
import { createServerAuditTrail } from './auditTrail';
import { createServerBackups } from './backups';

/** The app's own server for administrators, as several pages use it. */
export interface ServerAdmin {
  auditTrail: AuditTrail;
  backups: Backups;
}

/** The app's own server for administrators, with local or hosted accounts. */
export function createServerAdmin({ call, identity }: AdminCall): ServerAdmin {
  const admin = { call, identity };
  return {
    auditTrail: createServerAuditTrail(admin),
    backups: createServerBackups(admin),
  };
}
