import type { Database } from '../database/database';
import { storageErrorOf } from '../http/storageError';
import { hashSecret } from './secrets';
import type { SessionMethods } from './sessionMethods';

/** Logins that ended while nothing could be written, by their id. They are dead at once anyway. */
export type UnwrittenEnds = Set<string>;

/**
 * Lets a logout count on a full or read-only disk. The login is taken out of the database once that can be written. Where the
 * server is stopped before, the login is there again, but no browser has its cookie any more.
 * @param store whose methods find no login of `ended`.
 */
export function keepUnwrittenEnds<T extends SessionMethods>(
  store: T,
  ended: UnwrittenEnds,
  database: Pick<Database, 'read' | 'write'>,
): T {
  async function writeEnds(): Promise<void> {
    const sids = [...ended];
    if (sids.length === 0) return;
    await database.write((queries) => queries.deleteFrom('sessions').where('sid', 'in', sids).execute());
    for (const sid of sids) ended.delete(sid);
  }

  return {
    ...store,
    async endBySecret(secret) {
      try {
        return await store.endBySecret(secret);
      } catch (error) {
        if (storageErrorOf(error) === null) throw error;
        // If this cannot be read either, the logout fails.
        const row = await database.read
          .selectFrom('sessions')
          .select(['sid', 'shared'])
          .where('secret_hash', '=', hashSecret(secret))
          .executeTakeFirst();
        if (row) ended.add(row.sid);
        return row?.shared === 1;
      }
    },
    async start(...given) {
      const begun = await store.start(...given);
      await writeEnds().catch((error: unknown) => {
        // The login has begun.
        if (storageErrorOf(error) === null) throw error;
      });
      return begun;
    },
    async tidy(now) {
      await writeEnds();
      await store.tidy(now);
    },
  };
}
