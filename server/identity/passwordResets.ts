import type { Database, Queries } from '../database/database';
import { createStore, type Store } from '../database/store';
import { hashSecret, makeSecret } from './secrets';

/** How long a link for choosing a new password can be used: one hour. */
const resetMilliseconds = 60 * 60 * 1000;

/** The links for choosing a new password. Times are milliseconds since 1970. */
export interface PasswordResetMethods {
  /**
   * @param proves whether the link is mailed, so that using it proves the address.
   * @returns the code of a new link, which is not stored. Earlier links stay valid for their hour.
   */
  start(uid: string, now: number, proves: boolean): Promise<string>;
  /** The owner of a link, and whether it proves the address; null when it is used, expired or not ours. */
  find(code: string, now: number): Promise<{ uid: string; proves: boolean } | null>;
  /**
   * Uses a link: the password is set, the address proved if the link was mailed, and all links, logins and calendar addresses of that person end.
   * @returns the generation of the links to come; null when the link could not be used any more.
   */
  use(code: string, passwordHash: string, now: number): Promise<number | null>;
  /** Ends all links of an account. */
  endAll(uid: string): Promise<void>;
  /** Deletes expired links. One from the future, by a wrong clock, ends an hour from now. */
  tidy(now: number): Promise<void>;
}

/** The links, in or outside of a transaction. */
export type PasswordResets = Store<PasswordResetMethods>;

/** Mails the link for choosing a new password. The app passes one in: identity knows of no mail server. */
export interface PasswordResetMailer {
  /** Rejects when the mail server did not accept the mail. */
  send(to: string, link: string): Promise<void>;
  /** Returns whether the mail may have been sent, although `send` rejected with this error. */
  mayHaveSent(error: unknown): boolean;
}

/** The address of the page where the new password is chosen. The code stands behind `#`, so that no log ever sees it. */
export function passwordResetLink(baseUrl: string, code: string): string {
  return `${baseUrl}/reset-password#code=${code}`;
}

function resetsIn(queries: Queries): PasswordResetMethods {
  const find: PasswordResetMethods['find'] = async (code, now) => {
    const row = await queries
      .selectFrom('password_resets')
      .select(['uid', 'proves'])
      .where('code_hash', '=', hashSecret(code))
      .where('ends_at', '>', now)
      .executeTakeFirst();
    return row ? { uid: row.uid, proves: row.proves === 1 } : null;
  };
  return {
    async start(uid, now, proves) {
      const code = makeSecret(16);
      await queries
        .insertInto('password_resets')
        .values({
          code_hash: hashSecret(code),
          uid,
          ends_at: now + resetMilliseconds,
          proves: Number(proves),
        })
        .execute();
      return code;
    },
    find,
    async use(code, passwordHash, now) {
      const found = await find(code, now);
      if (!found) return null;
      const { uid, proves } = found;
      const { links_generation } = await queries
        .updateTable('accounts')
        .set(({ eb, fn, ref, val }) => ({
          password_hash: passwordHash,
          links_generation: eb('links_generation', '+', 1),
          ...(proves && { address_proved_at: fn.coalesce(ref('address_proved_at'), val(now)) }),
        }))
        .where('uid', '=', uid)
        .returning('links_generation')
        .executeTakeFirstOrThrow();
      // Who chose a role, or asked for a code, may not have been the owner of the address.
      await queries.updateTable('users').set({ wants_admin: 0 }).where('uid', '=', uid).execute();
      for (const table of ['address_codes', 'password_resets', 'sessions'] as const) {
        await queries.deleteFrom(table).where('uid', '=', uid).execute();
      }
      return links_generation;
    },
    async endAll(uid) {
      await queries.deleteFrom('password_resets').where('uid', '=', uid).execute();
    },
    async tidy(now) {
      await queries.deleteFrom('password_resets').where('ends_at', '<=', now).execute();
      const ends_at = now + resetMilliseconds;
      await queries.updateTable('password_resets').set({ ends_at }).where('ends_at', '>', ends_at).execute();
    },
  };
}

/** The links in the database. */
export const createPasswordResets = (database: Database): PasswordResets =>
  createStore(database, resetsIn, ['find']);
