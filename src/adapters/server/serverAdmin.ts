import type { AdminRecords } from '../../ports/adminRecords';
import type { Clock } from '../../ports/clock';
import type { Identity } from '../../ports/identity';
import type { Mailer } from '../../ports/mailer';
import type { ServiceImporter } from '../../ports/serviceImporter';
import { createServerAdminRecords } from './adminRecords';
import { createBrowserCall } from './browserCall';
import { createServerMailer } from './mailer';
import { createServerServiceImporter } from './serviceImporter';

/** What the app's own server does for administrators, whoever keeps the accounts. */
export function createServerAdmin({ clock, identity }: { clock: Clock; identity: Identity }): {
  mailer: Mailer;
  adminRecords: AdminRecords;
  placeImporter: ServiceImporter;
} {
  const call = createBrowserCall(clock);
  return {
    mailer: createServerMailer({ call, identity, clock }),
    adminRecords: createServerAdminRecords({ call, identity }),
    placeImporter: createServerServiceImporter({ call, identity }),
  };
}
