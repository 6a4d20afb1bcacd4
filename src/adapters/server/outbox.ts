import { AdminError } from '../../ports/adminError';
import type { StoppedAddress } from '../../domain/bulkEmail/stoppedAddress';
import type {
  Outbox,
  OutboxList,
  OutboxMail,
  StoppedAddresses,
  UndeliveredMail,
  UndeliveredMails,
} from '../../ports/outbox';
import { adminGet, type AdminCall } from './adminGet';

/** @throws AdminError */
async function ask(admin: AdminCall, method: 'POST' | 'DELETE', path: string, body?: object): Promise<void> {
  try {
    const token = (await admin.identity.idToken()) ?? undefined;
    const answer = await admin.call(method, `/api/${path}`, { token, ...(body && { body }) });
    if (!answer.ok) throw new AdminError(answer.code === 'not-found' ? 'not-found' : 'permission');
  } catch (error) {
    if (error instanceof AdminError) throw error;
    throw new AdminError('unreachable', { cause: error });
  }
}

/** The server's own emails that may not have arrived; only where the data is shared on the server. */
function createUndelivered(admin: AdminCall): UndeliveredMails {
  const decide = (method: 'POST' | 'DELETE', path: string) => ask(admin, method, `due-messages/${path}`);
  return {
    list: async () =>
      (
        await adminGet<{ messages: UndeliveredMail[] }>(admin, 'due-messages', ({ messages }) =>
          Array.isArray(messages),
        )
      ).messages,
    sendAgain: (id) => decide('POST', `${id}/send`),
    leave: (id) => decide('DELETE', String(id)),
  };
}

/** Where the accounts are hosted, the server knows no such address, and has no route for them. */
const createStopped = (admin: AdminCall): StoppedAddresses => ({
  async list() {
    try {
      const { addresses } = await adminGet<{ addresses: StoppedAddress[] }>(
        admin,
        'stopped-addresses',
        (body) => Array.isArray(body.addresses),
      );
      return addresses;
    } catch (error) {
      if (error instanceof AdminError && error.code === 'not-found') return [];
      throw error;
    }
  },
  allow: (email) => ask(admin, 'POST', 'stopped-addresses/allow', { email }),
});

/** The outbox folder of the app's own server. */
export function createServerOutbox(admin: AdminCall): Outbox {
  return {
    undelivered: createUndelivered(admin),
    stopped: createStopped(admin),
    list: () => adminGet<OutboxList>(admin, 'outbox', ({ mails }) => Array.isArray(mails)),
    read: (name) =>
      adminGet<OutboxMail>(
        admin,
        `outbox/${encodeURIComponent(name)}`,
        ({ text }) => typeof text === 'string',
      ),
  };
}
