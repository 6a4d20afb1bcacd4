import type { Outbox, OutboxList, OutboxMail } from '../../ports/outbox';
import { adminGet, type AdminCall } from './adminGet';

/** The outbox folder of the app's own server. */
export function createServerOutbox(admin: AdminCall): Outbox {
  return {
    list: () => adminGet<OutboxList>(admin, 'outbox', ({ mails }) => Array.isArray(mails)),
    read: (name) =>
      adminGet<OutboxMail>(
        admin,
        `outbox/${encodeURIComponent(name)}`,
        ({ text }) => typeof text === 'string',
      ),
  };
}
