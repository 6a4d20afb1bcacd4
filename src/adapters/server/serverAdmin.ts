import type { AuditTrail } from '../../ports/auditTrail';
import type { Backups } from '../../ports/backups';
import type { Clock } from '../../ports/clock';
import type { Identity } from '../../ports/identity';
import { createServerAuditTrail } from './auditTrail';
import { createServerBackups } from './backups';
import { createBrowserCall } from './browserCall';

/** What the app's own server does for administrators on several pages. */
export interface ServerAdmin {
  auditTrail: AuditTrail;
  backups: Backups;
}

/** The app's own server for administrators, wherever the accounts are kept. */
export function createServerAdmin({ clock, identity }: { clock: Clock; identity: Identity }): ServerAdmin {
  const admin = { call: createBrowserCall(clock), identity };
  return {
    auditTrail: createServerAuditTrail(admin),
    backups: createServerBackups(admin),
  };
}
