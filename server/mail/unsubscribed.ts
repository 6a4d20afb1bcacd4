import { emailKey } from '@/shared/domain/users/user';
import type { Database, Queries } from '../database/database';

/** The unsubscribed addresses, as the server looks them up. */
export interface Unsubscribed {
  /**
   * @param what `bulk`: an email to many people; `own`: about the person's own place or appointment. Who pressed the link in
   * one to many people still gets these.
   */
  has(email: string, what: 'bulk' | 'own'): Promise<boolean>;
}

/** The unsubscribed addresses, as an operator maintains them. */
export interface UnsubscribedList {
  add(email: string, now: number): Promise<void>;
  /** @returns false when it was not on the list. */
  remove(email: string): Promise<boolean>;
}

/** The unsubscribed addresses, as the link in an email changes them. */
export interface UnsubscribedByLink {
  /** `bulk`: by the link, from emails to many people; `all`: by an operator, which no link takes back. */
  state(email: string): Promise<'none' | 'bulk' | 'all'>;
  stop(email: string, now: number): Promise<void>;
  takeBack(email: string): Promise<void>;
  /** All of them, the latest first; `at` in milliseconds since 1970. */
  list(): Promise<readonly { email: string; at: number; isBulkOnly: boolean }[]>;
}

/** The list in the database. */
export function createUnsubscribed({
  read,
  write,
}: Pick<Database, 'read' | 'write'>): Unsubscribed & UnsubscribedList & { byLink: UnsubscribedByLink } {
  const rowOf = (queries: Queries, email: string) =>
    queries.deleteFrom('unsubscribed').where('email_key', '=', emailKey(email));
  const state: UnsubscribedByLink['state'] = async (email) => {
    const row = await read
      .selectFrom('unsubscribed')
      .select('bulk_only')
      .where('email_key', '=', emailKey(email))
      .executeTakeFirst();
    return row === undefined ? 'none' : row.bulk_only === 1 ? 'bulk' : 'all';
  };
  return {
    byLink: {
      state,
      stop: (email, now) =>
        write(async (queries) => {
          await queries
            .insertInto('unsubscribed')
            .values({ email_key: emailKey(email), created_at: now, bulk_only: 1 })
            .onConflict((conflict) => conflict.doNothing())
            .execute();
        }),
      async list() {
        const rows = await read
          .selectFrom('unsubscribed')
          .select(['email_key as email', 'created_at as at', 'bulk_only'])
          .orderBy('created_at', 'desc')
          .orderBy('email_key')
          .execute();
        return rows.map(({ bulk_only, ...row }) => ({ ...row, isBulkOnly: bulk_only === 1 }));
      },
      takeBack: (email) =>
        write(async (queries) => {
          await rowOf(queries, email).where('bulk_only', '=', 1).execute();
        }),
    },
    async has(email, what) {
      const found = await state(email);
      return found === 'all' || (what === 'bulk' && found === 'bulk');
    },
    add: (email, now) =>
      write(async (queries) => {
        await queries
          .insertInto('unsubscribed')
          .values({ email_key: emailKey(email), created_at: now })
          .onConflict((conflict) => conflict.column('email_key').doUpdateSet({ bulk_only: 0 }))
          .execute();
      }),
    remove: (email) =>
      write(async (queries) => {
        const { numDeletedRows } = await rowOf(queries, email).executeTakeFirstOrThrow();
        return numDeletedRows > 0n;
      }),
  };
}
