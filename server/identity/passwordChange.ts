import { HttpError } from '../http/httpError';
import type { StoredAccount } from './accounts';
import { type Caller, turnOf } from './caller';
import { checkPassword } from './checks';
import type { ForgottenPasswordParts } from './forgottenPasswords';
import { createPasswordNotice, type PasswordNoticeParts } from './passwordNotice';
import type { Right } from './rights';
import type { Sessions } from './sessions';
import type { KeptSession } from './signedIn';

/** The dependencies of a change of the password. */
export interface PasswordChangeParts
  extends
    Omit<PasswordNoticeParts, 'accounts'>,
    Pick<
      ForgottenPasswordParts,
      'accounts' | 'resets' | 'passwords' | 'devices' | 'note' | 'noteEndedLinks' | 'write'
    > {
  sessions: Sessions;
}

/** Changes a password, for users who know the old one. */
export interface PasswordChange {
  /**
   * Sets the new password. Every other login, every mailed link to a new password, and all calendar addresses and links of reminders
   * end with it. The owner of the address is told by mail.
   * @param session the login that stays.
   * @returns the device cookie: devices are known by the password.
   * @throws HttpError weak-password, wrong-password, too-many-requests, signed-out
   */
  changePassword(
    caller: Caller,
    by: { account: StoredAccount; right: Right; session: Pick<KeptSession, 'sid'> },
    passwords: { oldPassword: string; newPassword: string },
  ): Promise<{ deviceCookie: string }>;
}

/** @param confirm checks the old password, with the limits of a login. */
export function createPasswordChange(
  parts: PasswordChangeParts,
  confirm: (caller: Caller, account: StoredAccount, password: string) => Promise<unknown>,
): PasswordChange {
  const { accounts, resets, passwords, devices, sessions, note, now } = parts;
  const tellOfPassword = createPasswordNotice(parts);
  return {
    async changePassword(caller, { account, right, session }, { oldPassword, newPassword }) {
      checkPassword(newPassword);
      await confirm(caller, account, oldPassword);
      const passwordHash = await passwords.hash(newPassword, turnOf(caller, account.email));
      await parts.write(async (queries) => {
        const { uid } = await right.read(queries);
        const ownAccounts = accounts.in(queries);
        // The same login may have changed it in another window while this one was hashed.
        if ((await ownAccounts.byUid(uid))?.passwordHash !== account.passwordHash)
          throw new HttpError('wrong-password', 'The password is not right.');
        await ownAccounts.setPassword(uid, passwordHash);
        await resets.in(queries).endAll(uid);
        await sessions.in(queries).endOthers(uid, session.sid, now());
        await parts.noteEndedLinks(queries, uid, await ownAccounts.endLinks(uid));
      });
      tellOfPassword(account.uid, caller);
      await note(account, 'password-changed');
      return { deviceCookie: devices.remember(caller.deviceCookie, { ...account, passwordHash }) };
    },
  };
}
