import { inTransaction, type OpenDatabase } from './database';
import { hashSecret, makeSecret } from './secrets';

/** How long a link for choosing a new password can be used: one hour. */
const resetMilliseconds = 60 * 60 * 1000;

/** The links for choosing a new password. Times are milliseconds since 1970. */
export interface PasswordResets {
  /**
   * @param proves whether the link is mailed, so that whoever uses it has proved that the address is theirs.
   * @returns the code of a new link, which is not kept. Links that were sent before stay valid for their hour.
   */
  start(uid: string, now: number, proves: boolean): string;
  /** Whose link it is, and whether it proves the address; null when it is used, expired or not ours. */
  find(code: string, now: number): { uid: string; proves: boolean } | null;
  /**
   * Uses a link: the password is set, the address proved, and all links, logins and calendar addresses of that person end, in
   * one transaction.
   * @returns false when the link could not be used any more.
   */
  use(code: string, passwordHash: string, now: number): boolean;
  /** Ends all links of an account. */
  endAll(uid: string): void;
  /** Deletes expired links. One from the future, by a wrong clock, ends an hour from now. */
  tidy(now: number): void;
}

/** Mails the link for choosing a new password. The app passes one in: identity knows of no mail server. */
export interface PasswordResetMailer {
  /** Rejects when the mail server did not accept the mail. */
  send(to: string, link: string): Promise<void>;
  /** Whether the mail may have been sent all the same, although `send` rejected with this error. */
  mayHaveSent(error: unknown): boolean;
}

/** The address of the page where the new password is chosen. The code stands behind `#`, so that no log ever sees it. */
export function passwordResetLink(baseUrl: string, code: string): string {
  return `${baseUrl}/reset-password#code=${code}`;
}

/** The links in the embedded database. */
export function createPasswordResets(database: OpenDatabase): PasswordResets {
  const insert = database.prepare(
    'INSERT INTO password_resets (code_hash, uid, ends_at, proves) VALUES (?, ?, ?, ?)',
  );
  const select = database.prepare(
    'SELECT uid, proves FROM password_resets WHERE code_hash = ? AND ends_at > ?',
  );
  const removeAll = database.prepare('DELETE FROM password_resets WHERE uid = ?');
  const removeOld = database.prepare('DELETE FROM password_resets WHERE ends_at <= ?');
  const bound = database.prepare('UPDATE password_resets SET ends_at = $end WHERE ends_at > $end');
  const setPassword = database.prepare('UPDATE accounts SET password_hash = ? WHERE uid = ?');
  const endSessions = database.prepare('DELETE FROM sessions WHERE uid = ?');
  // Who chose a role, or asked for a code, may not have been the owner of the address.
  const forgetWish = database.prepare('UPDATE users SET wants_admin = 0 WHERE uid = ?');
  const removeCodes = database.prepare('DELETE FROM address_codes WHERE uid = ?');
  const prove = database.prepare(
    'UPDATE accounts SET address_proved_at = ? WHERE uid = ? AND address_proved_at IS NULL',
  );
  const endLinks = database.prepare(
    'UPDATE accounts SET links_generation = links_generation + 1 WHERE uid = ?',
  );
  const find: PasswordResets['find'] = (code, now) => {
    const row = select.get(hashSecret(code), now) as { uid: string; proves: number } | undefined;
    return row ? { uid: row.uid, proves: row.proves === 1 } : null;
  };

  return {
    start(uid, now, proves) {
      const code = makeSecret(16);
      insert.run(hashSecret(code), uid, now + resetMilliseconds, Number(proves));
      return code;
    },
    find,
    use: (code, passwordHash, now) =>
      inTransaction(database, () => {
        const found = find(code, now);
        if (!found) return false;
        const { uid, proves } = found;
        if (proves) prove.run(now, uid);
        endLinks.run(uid);
        removeCodes.run(uid);
        forgetWish.run(uid);
        setPassword.run(passwordHash, uid);
        removeAll.run(uid);
        endSessions.run(uid);
        return true;
      }),
    endAll: (uid) => void removeAll.run(uid),
    tidy(now) {
      removeOld.run(now);
      bound.run({ end: now + resetMilliseconds });
    },
  };
}
