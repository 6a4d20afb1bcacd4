import type { Database } from '@/server/database/database';

/** Adds accounts with nothing but their ids, for rows that refer to them. Existing ones stay. */
export const addAccounts = ({ write }: Pick<Database, 'write'>, uids: readonly string[]): Promise<unknown> =>
  write((queries) =>
    queries
      .insertInto('accounts')
      .values(
        uids.map((uid) => ({
          uid,
          email: `${uid}@example.net`,
          email_key: `${uid}@example.net`,
          password_hash: 'x',
          created_at: 0,
        })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute(),
  );
