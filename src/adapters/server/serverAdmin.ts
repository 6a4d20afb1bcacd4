import type { AuditTrail } from '../../ports/auditTrail';
import type { Backups } from '../../ports/backups';
import type { Clock } from '../../ports/clock';
import type { Identity } from '../../ports/identity';
import type { Mailer } from '../../ports/mailer';
import type { Outbox } from '../../ports/outbox';
import type { ServiceImporter } from '../../ports/serviceImporter';
import { createServerAuditTrail } from './auditTrail';
import { createServerBackups } from './backups';
import { createBrowserCall } from './browserCall';
import { createServerMailer } from './mailer';
import { createServerOutbox } from './outbox';
import { createServerServiceImporter } from './serviceImporter';

/** What the app's own server does for administrators. */
export interface ServerAdmin {
  mailer: Mailer;
  auditTrail: AuditTrail;
  outbox: Outbox;
  backups: Backups;
  placeImporter: ServiceImporter;
}

/** The app's own server for administrators, wherever the accounts are kept. */
export function createServerAdmin({ clock, identity }: { clock: Clock; identity: Identity }): ServerAdmin {
  const admin = { call: createBrowserCall(clock), identity };
  return {
    mailer: createServerMailer({ ...admin, clock }),
    auditTrail: createServerAuditTrail(admin),
    outbox: createServerOutbox(admin),
    backups: createServerBackups(admin),
    placeImporter: createServerServiceImporter(admin),
  };
}
