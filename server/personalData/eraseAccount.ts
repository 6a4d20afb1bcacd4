import { emailKey } from '../../src/domain/users/user';
import { createAuditWriter } from '../audit/audit';
import type { Actor } from '../identity/actor';
import { inTransaction, type OpenDatabase } from '../identity/database';

/** Whose account is erased, and by whom. */
export interface ErasedAccount {
  uid: string;
  email: string;
  /** The administrator who does it; null: the person does, or the server does it again after a restore. */
  by: Pick<Actor, 'uid' | 'email'> | null;
  /** Milliseconds since 1970. */
  now: number;
}

/**
 * Erases an account with its logins and links in one transaction. The audit trail keeps its id in the place of the address,
 * and says that it was deleted, and by whom.
 */
export function eraseAccount(database: OpenDatabase, { uid, email, by, now }: ErasedAccount): void {
  const record = createAuditWriter(database);
  inTransaction(database, () => {
    database.prepare('DELETE FROM bounces WHERE email_key = ?').run(emailKey(email));
    database.prepare('DELETE FROM mail_retries WHERE uid = ? OR recipient_key = ?').run(uid, emailKey(email));
    database.prepare('DELETE FROM mail_requests WHERE uid = ?').run(uid);
    database.prepare("DELETE FROM mails_caused WHERE key = ? OR key LIKE ? || ' to %'").run(uid, uid);
    // An earlier account with the same address may have left entries, too.
    database.prepare('UPDATE audit SET email = uid WHERE uid = ? OR lower(email) = lower(?)').run(uid, email);
    database
      .prepare('UPDATE audit SET whom = whom_uid WHERE whom_uid = ? OR lower(whom) = lower(?)')
      .run(uid, email);
    database.prepare('DELETE FROM accounts WHERE uid = ?').run(uid);
    record({ uid, email: uid }, 'account-deleted', 1, now);
    if (by) record(by, 'accounts-deleted', 1, now, undefined, { uid, email: uid });
  });
}
