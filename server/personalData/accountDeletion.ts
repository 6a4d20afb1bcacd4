import { deletingLastAdministrator } from '../../src/domain/users/accountDeletion';
import type { CommunityData } from '../data/communityData';
import { forgetPerson } from '../data/forgetPerson';
import { HttpError } from '../http/httpError';
import type { Accounts } from '../identity/accounts';
import type { OpenDatabase } from '../identity/database';
import type { Right } from '../identity/rights';
import { removeMailsTo } from '../mail/mailsTo';
import { outboxFolderOf } from '../mail/outboxFolder';
import { forgetInPlaces } from '../services/forgetInPlaces';
import type { StoredServices } from '../services/serviceFile';
import { noteDeletedAccount } from './deletedAccounts';
import { eraseAccount } from './eraseAccount';

/** What {@link createAccountDeletion} needs. */
export interface AccountDeletionParts {
  /** The data folder. */
  folder: string;
  database: OpenDatabase;
  accounts: Accounts;
  data: CommunityData;
  places: StoredServices;
  /** Milliseconds since 1970. */
  now: () => number;
}

/** Deletes accounts with all that belongs to them. */
export interface AccountDeletion {
  /** Whether an account is being deleted or was deleted since the start: nothing may be written in its name any more. */
  has(uid: string): boolean;
  /** Whether nobody else is an administrator. */
  isLastAdministrator(uid: string): boolean;
  /**
   * Deletes an account. A server that is killed in the middle finishes at its next start.
   * @param right of whoever does it, read in the transaction in which the data goes: an administrator, or the person.
   * @throws HttpError not-found; signed-out; permission-denied, also for the last administrator.
   */
  run(uid: string, right: Right): Promise<void>;
}

/** Creates the one way in which accounts are deleted. */
export function createAccountDeletion(parts: AccountDeletionParts): AccountDeletion {
  const { folder, database, accounts, data, places, now } = parts;
  const deleted = new Set<string>();
  /** One after the other: of two last administrators, one stays. */
  let last: Promise<unknown> = Promise.resolve();

  const isLastAdministrator = (uid: string) => {
    const administrators = accounts.list().filter(({ role }) => role === 'admin');
    return administrators.length === 1 && administrators[0]!.uid === uid;
  };

  function check(uid: string, right: Right) {
    const writer = right.read();
    const account = accounts.byUid(uid);
    if (!account) throw new HttpError('not-found', 'There is no such account any more.');
    if (isLastAdministrator(uid)) throw new HttpError('permission-denied', deletingLastAdministrator);
    return { account, by: writer.uid === uid ? null : writer };
  }

  async function run(uid: string, right: Right): Promise<void> {
    const { account, by } = check(uid, right);
    // First: whatever happens now, the next start finishes what is begun here. The account goes last, because it knows
    // the address that the mails have.
    const isBegun = deleted.has(uid);
    const takeBack = isBegun ? () => {} : noteDeletedAccount(folder, { uid, at: now() });
    try {
      await data.write((queries) => {
        check(uid, right);
        // From here on nothing is written in their name.
        deleted.add(uid);
        return forgetPerson(queries, uid, now());
      });
    } catch (error) {
      // Nothing is gone yet, so nothing shall go at the next start either.
      if (!isBegun) deleted.delete(uid);
      takeBack();
      throw error;
    }
    await removeMailsTo(outboxFolderOf(folder), account.email);
    // At once: who leaves does not wait for files that are being imported. An import that has read the list finds it changed.
    forgetInPlaces(places, account.email);
    eraseAccount(database, { uid, email: account.email, by, now: now() });
  }

  return {
    has: (uid) => deleted.has(uid),
    isLastAdministrator,
    run(uid, right) {
      const next = last.then(() => run(uid, right));
      last = next.catch(() => undefined);
      return next;
    },
  };
}
