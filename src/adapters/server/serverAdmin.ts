import type { AdminRecords } from '../../ports/adminRecords';
import type { Clock } from '../../ports/clock';
import type { Identity } from '../../ports/identity';
import type { Mailer } from '../../ports/mailer';
import type { PlaceImporter } from '../../ports/serviceImporter';
import { createServerAdminRecords } from './adminRecords';
import { createBrowserCall } from './browserCall';
import { createServerMailer } from './mailer';
import { createServerPlaceImporter } from './serviceImporter';

/** What the app's own server does for administrators, whoever keeps the accounts. */
export function createServerOffice({ clock, identity }: { clock: Clock; identity: Identity }): {
  mailer: Mailer;
  adminRecords: AdminRecords;
  placeImporter: PlaceImporter;
} {
  const call = createBrowserCall(clock);
  return {
    mailer: createServerMailer({ call, identity, clock }),
    adminRecords: createServerAdminRecords({ call, identity }),
    placeImporter: createServerPlaceImporter({ call, identity }),
  };
}
