import { HttpError } from '../http/httpError';
import { storageErrorOf } from '../http/storageError';
import type { Settings } from '../settings/settings';
import type { Accounts, StoredAccount } from './accounts';
import type { OpenDatabase } from './database';

/**
 * Whether people are asked to prove that an address is theirs: where mail leaves the machine. Without a mail server nothing
 * could reach them, and in a demonstration nobody is real. Hosted accounts are proved where they are kept.
 */
export const asksForProof = ({
  mail,
  demonstration,
  firebase,
}: Pick<Settings, 'mail' | 'demonstration' | 'firebase'>): boolean =>
  mail.smtpUrl !== null && !demonstration && firebase === null;

/** Decides which addresses are trusted. Every mail but the code and the link to a new password asks here first. */
export interface ProvedAddresses {
  /** Whether people are asked at all; where not, every address counts as proved. */
  readonly asked: boolean;
  /** Whether an account may be written to, get a role, or be joined with what its address names. */
  isProved(account: Pick<StoredAccount, 'addressProvedAt'>): boolean;
  /** Keeps for operators' commands whether this server asks. Writes nothing where that is kept. */
  noteAsked(): void;
  /** Whether the server of this data folder asked when it started last: a command may not have its settings. */
  isAskedHere(): boolean;
  /** Whether an address may be written to: it belongs to no account, or to one whose address is proved. */
  mayBeWrittenTo(email: string): boolean;
}

/** Why an account gets no role. @param email its address. */
export const notProved = (email: string): HttpError =>
  new HttpError(
    'address-not-proved',
    `Nobody has proved that ${email} is theirs yet. Ask them to confirm it on their Profile page first.`,
  );

/** @param asked see {@link asksForProof}. */
export function createProvedAddresses(
  database: OpenDatabase,
  accounts: Pick<Accounts, 'byEmail'>,
  asked: boolean,
): ProvedAddresses {
  const select = database.prepare('SELECT 1 AS found FROM asks_for_proof');
  const isProved: ProvedAddresses['isProved'] = ({ addressProvedAt }) => !asked || addressProvedAt !== null;
  const isAskedHere = () => select.get() !== undefined;
  return {
    asked,
    isProved,
    isAskedHere,
    noteAsked() {
      if (isAskedHere() === asked) return;
      try {
        database.exec(asked ? 'INSERT INTO asks_for_proof VALUES (1)' : 'DELETE FROM asks_for_proof');
      } catch (error) {
        // A server starts on a full disk, too.
        if (storageErrorOf(error) === null) throw error;
      }
    },
    mayBeWrittenTo(email) {
      const account = asked ? accounts.byEmail(email) : null;
      return account === null || isProved(account);
    },
  };
}
