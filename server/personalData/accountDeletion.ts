import { deletingLastAdministrator } from '@/shared/domain/users/accountDeletion';
import type { Audit } from '../audit/audit';
import type { CommunityData } from '../data/communityData';
import type { Queries } from '../database/database';
import { HttpError } from '../http/httpError';
import type { Accounts } from '../identity/accounts';
import type { Right } from '../identity/rights';
import { noteDeletedAccount, noteOthersDeletions } from './deletedAccounts';
import { eraseAccount } from './eraseAccount';
import { forgetInFiles } from './repeatDeletions';

/** The options of {@link createAccountDeletion}. */
export interface AccountDeletionParts {
  /** The data folder. */
  folder: string;
  /** The list of deleted accounts. */
  deletedAccounts: string;
  accounts: Accounts;
  audit: Audit;
  data: CommunityData;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Called with what an operator should know. */
  warn: (line: string) => void;
}

/** Deletes accounts with all that belongs to them. */
export interface AccountDeletion {
  /** Returns whether nobody else is an administrator. */
  isLastAdministrator(uid: string, queries?: Queries): Promise<boolean>;
  /**
   * Deletes an account with its data in one transaction, then its address in files: what fails there is done within the
   * hour, or at the next start.
   * @param right of an administrator or of the user, read in that transaction.
   * @throws HttpError not-found; signed-out; permission-denied, also for the last administrator.
   */
  run(uid: string, right: Right): Promise<void>;
  /** Takes addresses out of files where that failed before, and records whom other copies of the server have deleted. */
  tidy(): Promise<void>;
}

const stillInFile = 'The address of a deleted account is still in a file. It is taken out within the hour.';

/** Creates the one way in which accounts are deleted. */
export function createAccountDeletion(parts: AccountDeletionParts): AccountDeletion {
  const { folder, deletedAccounts, accounts, audit, data, now, warn } = parts;
  /** One after the other: a failed deletion takes its own line back, not that of the next. */
  let last: Promise<unknown> = Promise.resolve();

  async function isLastAdministrator(uid: string, queries?: Queries): Promise<boolean> {
    const all = await (queries ? accounts.in(queries) : accounts).list();
    const administrators = all.filter(({ role }) => role === 'admin');
    return administrators.length === 1 && administrators[0]!.uid === uid;
  }

  async function check(queries: Queries, uid: string, right: Right) {
    const writer = await right.read(queries);
    const account = await accounts.in(queries).byUid(uid);
    if (!account) throw new HttpError('not-found', 'There is no such account any more.');
    if (await isLastAdministrator(uid, queries))
      throw new HttpError('permission-denied', deletingLastAdministrator);
    return { account, by: writer.uid === uid ? null : writer };
  }

  async function erase(queries: Queries, uid: string, right: Right, at: number): Promise<void> {
    const { account, by } = await check(queries, uid, right);
    await eraseAccount(queries, audit, { uid, email: account.email, by, now: at });
  }

  const forget = () => forgetInFiles(data.database, folder).catch(() => warn(stillInFile));

  async function run(uid: string, right: Right): Promise<void> {
    const at = now();
    if (data.database.hasCopies) {
      // In a write transaction: copies may share the list, and one at a time adds or removes a line.
      await data.write(async (queries) => {
        await check(queries, uid, right);
        const takeBackHere = noteDeletedAccount(deletedAccounts, { uid, at });
        try {
          await erase(queries, uid, right, at);
        } catch (error) {
          takeBackHere();
          throw error;
        }
      });
      return forget();
    }
    // The line counts at the next start, whatever happens to this process: so none is written for what is not allowed.
    await check(data.database.read, uid, right);
    // First: a restored backup brings nobody back who has left, whatever happens to this process now.
    const takeBack = noteDeletedAccount(deletedAccounts, { uid, at });
    try {
      await data.write((queries) => erase(queries, uid, right, at));
    } catch (error) {
      takeBack();
      throw error;
    }
    return forget();
  }

  return {
    isLastAdministrator,
    run(uid, right) {
      const next = last.then(() => run(uid, right));
      last = next.catch(() => undefined);
      return next;
    },
    async tidy() {
      await forgetInFiles(data.database, folder);
      if (data.database.hasCopies)
        // In a write transaction, as above.
        await data.write((queries) => noteOthersDeletions(queries, deletedAccounts));
    },
  };
}
