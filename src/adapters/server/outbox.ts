import { AdminError } from '../../ports/adminError';
import type { Outbox, StoppedAddresses, UndeliveredMails } from '../../ports/outbox';
import { adminGet, type AdminCall } from './adminGet';
import {
  allowAddress,
  leaveUndelivered,
  listOutbox,
  listStopped,
  listUndelivered,
  readOutboxMail,
  sendAgain,
} from '@/shared/contract/operations/admin';
import type { Asked, Operation } from '@/shared/contract/operation';

/** @throws AdminError */
async function ask<Url extends string, Body, Result>(
  admin: AdminCall,
  operation: Operation<Url, Body, Result>,
  asked: Asked<Url, Body>,
): Promise<void> {
  try {
    const token = (await admin.identity.idToken()) ?? undefined;
    const answer = await admin.call(operation, asked, { token });
    if (!answer.ok) throw new AdminError(answer.code === 'not-found' ? 'not-found' : 'permission');
  } catch (error) {
    if (error instanceof AdminError) throw error;
    throw new AdminError('unreachable', { cause: error });
  }
}

/** The server's own emails that may not have arrived; only where the data is shared on the server. */
function createUndelivered(admin: AdminCall): UndeliveredMails {
  return {
    list: async () =>
      (await adminGet(admin, listUndelivered, {}, ({ messages }) => Array.isArray(messages))).messages,
    sendAgain: (id) => ask(admin, sendAgain, { params: { id } }),
    leave: (id) => ask(admin, leaveUndelivered, { params: { id } }),
  };
}

/** With hosted accounts the server has no such addresses, and no route for them. */
const createStopped = (admin: AdminCall): StoppedAddresses => ({
  async list() {
    try {
      const { addresses } = await adminGet(admin, listStopped, {}, (body) => Array.isArray(body.addresses));
      return addresses;
    } catch (error) {
      if (error instanceof AdminError && error.code === 'not-found') return [];
      throw error;
    }
  },
  allow: (email) => ask(admin, allowAddress, { body: { email } }),
});

/** The outbox folder of the app's own server. */
export function createServerOutbox(admin: AdminCall): Outbox {
  return {
    undelivered: createUndelivered(admin),
    stopped: createStopped(admin),
    list: () => adminGet(admin, listOutbox, {}, ({ mails }) => Array.isArray(mails)),
    read: (name) =>
      adminGet(admin, readOutboxMail, { params: { name } }, ({ text }) => typeof text === 'string'),
  };
}
