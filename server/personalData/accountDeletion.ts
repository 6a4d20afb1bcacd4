import { deletingLastAdministrator } from '../../src/domain/users/accountDeletion';
import type { CommunityData } from '../data/communityData';
import { forgetPerson } from '../data/forgetPerson';
import { HttpError } from '../http/httpError';
import type { Accounts } from '../identity/accounts';
import type { Actor } from '../identity/actor';
import type { OpenDatabase } from '../identity/database';
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
   * @param by the administrator who deletes somebody else's; null: the person deletes their own.
   * @throws HttpError not-found; permission-denied for the last administrator.
   */
  run(uid: string, by: Actor | null): Promise<void>;
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

  async function run(uid: string, by: Actor | null): Promise<void> {
    const account = accounts.byUid(uid);
    if (!account) throw new HttpError('not-found', 'There is no such account any more.');
    if (isLastAdministrator(uid)) throw new HttpError('permission-denied', deletingLastAdministrator);
    // First: whatever happens now, the next start finishes what is begun here. The account goes last, because it knows
    // the address that the mails have.
    const isBegun = deleted.has(uid);
    const takeBack = isBegun ? () => {} : noteDeletedAccount(folder, { uid, at: now() });
    deleted.add(uid);
    try {
      await data.write((queries) => forgetPerson(queries, uid, now()));
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
    run(uid, by) {
      const next = last.then(() => run(uid, by));
      last = next.catch(() => undefined);
      return next;
    },
  };
}
