import type { AuditEntry } from '../../domain/admin/audit';
import type { BackupState } from '../../domain/admin/backup';
import { AdminRecordsError, type AdminRecords, type Outbox, type OutboxMail } from '../../ports/adminRecords';
import type { Identity } from '../../ports/identity';
import type { ServerCall } from './serverCalls';

/** The audit trail, the outbox and the backups of the app's own server. */
export function createServerAdminRecords({
  call,
  identity,
}: {
  call: ServerCall;
  identity: Pick<Identity, 'idToken'>;
}): AdminRecords {
  async function get<T>(path: string, holds: (body: Partial<T>) => boolean): Promise<T> {
    try {
      const token = await identity.idToken();
      const answer = await call('GET', `/api/${path}`, { token: token ?? undefined });
      if (!answer.ok) throw new AdminRecordsError(answer.code === 'not-found' ? 'not-found' : 'permission');
      const body = (answer.body ?? {}) as Partial<T>;
      if (!holds(body)) throw new AdminRecordsError('unreachable');
      return body as T;
    } catch (error) {
      if (error instanceof AdminRecordsError) throw error;
      throw new AdminRecordsError('unreachable', { cause: error });
    }
  }

  return {
    auditTrail: async () =>
      (await get<{ entries: AuditEntry[] }>('audit', ({ entries }) => Array.isArray(entries))).entries,
    async report(what, count) {
      try {
        const token = await identity.idToken();
        await call('POST', '/api/audit', {
          token: token ?? undefined,
          body: { what, count },
          keepalive: true,
        });
      } catch {
        // The trail says that such entries come from the browser; one of them may be missing.
      }
    },
    outbox: () => get<Outbox>('outbox', ({ mails }) => Array.isArray(mails)),
    backups: () => get<BackupState>('backups', ({ kept }) => typeof kept === 'boolean'),
    mail: (name) =>
      get<OutboxMail>(`outbox/${encodeURIComponent(name)}`, ({ text }) => typeof text === 'string'),
  };
}
