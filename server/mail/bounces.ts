import { emailKey } from '@/shared/domain/users/user';
import type { Database } from '../database/database';
import { createStore, type Store } from '../database/store';
import type { Mail } from './mail';
import { MailError } from './mailError';

/** An address from which mail came back. */
export interface Bounce {
  /** As addresses are compared. */
  email: string;
  /** When it came back last, in milliseconds since 1970. */
  at: number;
  /** Why, in words for an administrator. */
  reason: string;
}

/** The addresses from which mail came back: emails to many people do not go there until an administrator says so. */
export interface BounceMethods {
  has(email: string): Promise<boolean>;
  add(email: string, reason: string, now: number): Promise<void>;
  /** @returns false when it was not on the list. */
  remove(email: string): Promise<boolean>;
  /** The latest first. */
  list(): Promise<readonly Bounce[]>;
}

/** The list, in or outside of a transaction. */
export type Bounces = Store<BounceMethods>;

/** The list in the database. */
export const createBounces = (database: Database): Bounces =>
  createStore<BounceMethods>(
    database,
    (queries) => ({
      async has(email) {
        const row = await queries
          .selectFrom('bounces')
          .select('email_key')
          .where('email_key', '=', emailKey(email))
          .executeTakeFirst();
        return row !== undefined;
      },
      async add(email, reason, now) {
        await queries
          .insertInto('bounces')
          .values({ email_key: emailKey(email), returned_at: now, reason })
          .onConflict((conflict) => conflict.column('email_key').doUpdateSet({ returned_at: now, reason }))
          .execute();
      },
      async remove(email) {
        const { numDeletedRows } = await queries
          .deleteFrom('bounces')
          .where('email_key', '=', emailKey(email))
          .executeTakeFirstOrThrow();
        return numDeletedRows > 0n;
      },
      list: () =>
        queries
          .selectFrom('bounces')
          .select(['email_key as email', 'returned_at as at', 'reason'])
          .orderBy('returned_at', 'desc')
          .orderBy('email_key')
          .execute(),
    }),
    ['has', 'list'],
  );

/**
 * The same mail, which remembers each address that a mail server refuses for good.
 * @param failed called when that could not be recorded.
 */
export const rememberBounces = (
  mail: Mail,
  bounces: Pick<Bounces, 'add'>,
  now: () => number,
  failed: (error: unknown) => void,
): Mail => ({
  goesTo: mail.goesTo,
  close: () => mail.close(),
  async send(message) {
    try {
      return await mail.send(message);
    } catch (error) {
      if (error instanceof MailError && error.refused === 'for good') {
        try {
          await bounces.add(message.to, error.message, now());
        } catch (notWritten) {
          // The mail's outcome stays valid.
          failed(notWritten);
        }
      }
      throw error;
    }
  },
});
