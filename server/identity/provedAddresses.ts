import { HttpError } from '../http/httpError';
import type { Database } from '../database/database';
import { storageErrorOf } from '../http/storageError';
import type { Settings } from '../settings/settings';
import type { Accounts, StoredAccount } from './accounts';

/**
 * Returns whether people are asked to prove that an address is theirs: where mail leaves the machine. Without a mail server nothing
 * could reach them, and in a demonstration nobody is real. Firebase accounts are proved where they are kept; that counts here where
 * this server has their data, and so writes to them by itself.
 */
export const asksForProof = ({
  mail,
  demonstration,
  firebase,
  data,
}: Pick<Settings, 'mail' | 'demonstration' | 'firebase' | 'data'>): boolean =>
  mail.smtpUrl !== null && !demonstration && (firebase === null || data === 'server');

/** Decides which addresses are trusted. Every mail but the code and the link to a new password asks here first. */
export interface ProvedAddresses {
  /** True if people are asked at all; where not, every address counts as proved. */
  readonly asked: boolean;
  /** Returns whether an account may be written to, get a role, or be joined with what its address names. */
  isProved(account: Pick<StoredAccount, 'addressProvedAt'>): boolean;
  /** Keeps for operators' commands whether this server asks. Writes nothing where that is kept. */
  noteAsked(): Promise<void>;
  /** Returns whether the server of this data folder asked when it started last: a command may not have its settings. */
  isAskedHere(): Promise<boolean>;
  /** Returns whether an address may be written to: it belongs to no account, or to one whose address is proved. */
  mayBeWrittenTo(email: string): Promise<boolean>;
}

/** Why an account gets no role. @param email its address. */
export const notProved = (email: string): HttpError =>
  new HttpError(
    'address-not-proved',
    `Nobody has proved that ${email} is theirs yet. Ask them to confirm it on their Profile page first.`,
  );

/** @param asked see {@link asksForProof}. */
export function createProvedAddresses(
  database: Database,
  accounts: Pick<Accounts, 'byEmail'>,
  asked: boolean,
): ProvedAddresses {
  const isProved: ProvedAddresses['isProved'] = ({ addressProvedAt }) => !asked || addressProvedAt !== null;
  const isAskedHere = async () =>
    (await database.read.selectFrom('asks_for_proof').select('asked').executeTakeFirst()) !== undefined;
  return {
    asked,
    isProved,
    isAskedHere,
    async noteAsked() {
      if ((await isAskedHere()) === asked) return;
      try {
        await database.write(async (queries) => {
          await queries.deleteFrom('asks_for_proof').execute();
          if (asked) await queries.insertInto('asks_for_proof').values({ asked: 1 }).execute();
        });
      } catch (error) {
        // A server starts on a full disk, too.
        if (storageErrorOf(error) === null) throw error;
      }
    },
    async mayBeWrittenTo(email) {
      const account = asked ? await accounts.byEmail(email) : null;
      return account === null || isProved(account);
    },
  };
}
