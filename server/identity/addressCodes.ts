import { createHmac, hkdfSync, randomInt, timingSafeEqual } from 'node:crypto';
import type { Database, Queries } from '../database/database';
import { createStore, type Store } from '../database/store';
import { makeSecret } from './secrets';

/** How long a code and its link can be used: 24 hours, for those who read their mail once a day. */
const codeMilliseconds = 24 * 60 * 60 * 1000;

/** How many wrong tries end a code. With the limit of mails, nobody gets more than 40 guesses of a million in a day. */
const maxTries = 5;

/** The codes that are mailed to prove an address. Of each account only the last one counts. */
export interface AddressCodeMethods {
  /** @returns six digits to type, and the code of a link. Neither is kept. @param now milliseconds since 1970. */
  make(uid: string, now: number): Promise<{ digits: string; link: string }>;
  /** Returns whether this is the account's code or the one of its link. A wrong one is counted. */
  isRight(uid: string, given: string, now: number): Promise<boolean>;
  /** Deletes expired codes. One from the future, by a wrong clock, ends a day from now. */
  tidy(now: number): Promise<void>;
}

/** The codes, in or outside of a transaction. */
export type AddressCodes = Store<AddressCodeMethods>;

/** The address of the page where the code is used. It stands behind `#`, so that no log ever sees it. */
export const addressLink = (baseUrl: string, code: string): string => `${baseUrl}/profile#confirm=${code}`;

const isSame = (one: string, other: string) => timingSafeEqual(Buffer.from(one), Buffer.from(other));

function codesIn(queries: Queries, hashOf: (uid: string, code: string) => string): AddressCodeMethods {
  return {
    async make(uid, now) {
      const digits = String(randomInt(1_000_000)).padStart(6, '0');
      const link = makeSecret(16);
      const hashes = { code_hash: hashOf(uid, digits), link_hash: hashOf(uid, link) };
      const row = { ...hashes, ends_at: now + codeMilliseconds, tries: 0 };
      await queries
        .insertInto('address_codes')
        .values({ uid, ...row })
        .onConflict((conflict) => conflict.column('uid').doUpdateSet(row))
        .execute();
      return { digits, link };
    },
    async isRight(uid, given, now) {
      const row = await queries
        .selectFrom('address_codes')
        .select(['code_hash', 'link_hash', 'tries'])
        .where('uid', '=', uid)
        .where('ends_at', '>', now)
        .executeTakeFirst();
      if (!row || row.tries >= maxTries) return false;
      const hash = hashOf(uid, given);
      const isDigits = isSame(hash, row.code_hash);
      if (isSame(hash, row.link_hash) || isDigits) return true;
      await queries
        .updateTable('address_codes')
        .set({ tries: row.tries + 1 })
        .where('uid', '=', uid)
        .execute();
      return false;
    },
    async tidy(now) {
      await queries.deleteFrom('address_codes').where('ends_at', '<=', now).execute();
      const ends_at = now + codeMilliseconds;
      await queries.updateTable('address_codes').set({ ends_at }).where('ends_at', '>', ends_at).execute();
    },
  };
}

/**
 * The codes in the database.
 * @param key the secret of the key file: six digits could be found from a plain hash.
 */
export function createAddressCodes(database: Database, key: Uint8Array): AddressCodes {
  const ownKey = Buffer.from(hkdfSync('sha256', key, '', 'age-better address codes', 32));
  const hashOf = (uid: string, code: string) =>
    createHmac('sha256', ownKey).update(`${uid}.${code}`).digest('base64url');
  return createStore(database, (queries) => codesIn(queries, hashOf), []);
}
