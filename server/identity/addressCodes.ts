import { createHmac, hkdfSync, randomInt, timingSafeEqual } from 'node:crypto';
import { inTransaction, type OpenDatabase } from './database';
import { makeSecret } from './secrets';

/** How long a code and its link can be used: 24 hours, for those who read their mail once a day. */
const codeMilliseconds = 24 * 60 * 60 * 1000;

/** How many wrong tries end a code. With the limit of mails, nobody gets more than 40 guesses of a million in a day. */
const maxTries = 5;

/** The codes that are mailed to prove an address. Of each account only the last one counts. */
export interface AddressCodes {
  /** @returns six digits to type, and the code of a link. Neither is kept. @param now milliseconds since 1970. */
  make(uid: string, now: number): { digits: string; link: string };
  /** Whether this is the account's code or the one of its link. A wrong one is counted. */
  isRight(uid: string, given: string, now: number): boolean;
  /** Deletes expired codes. One from the future, by a wrong clock, ends a day from now. */
  tidy(now: number): void;
}

interface Row {
  code_hash: string;
  link_hash: string;
  tries: number;
}

/** The address of the page where the code is used. It stands behind `#`, so that no log ever sees it. */
export const addressLink = (baseUrl: string, code: string): string => `${baseUrl}/profile#confirm=${code}`;

/**
 * The codes in the embedded database.
 * @param key the secret of the key file: six digits could be found from a plain hash.
 */
export function createAddressCodes(database: OpenDatabase, key: Uint8Array): AddressCodes {
  const ownKey = Buffer.from(hkdfSync('sha256', key, '', 'age-better address codes', 32));
  const hashOf = (uid: string, code: string) =>
    createHmac('sha256', ownKey).update(`${uid}.${code}`).digest('base64url');
  const upsert = database.prepare(
    `INSERT INTO address_codes (uid, code_hash, link_hash, ends_at) VALUES (?, ?, ?, ?)
     ON CONFLICT (uid) DO UPDATE SET code_hash = excluded.code_hash, link_hash = excluded.link_hash,
       ends_at = excluded.ends_at, tries = 0`,
  );
  const select = database.prepare(
    'SELECT code_hash, link_hash, tries FROM address_codes WHERE uid = ? AND ends_at > ?',
  );
  const count = database.prepare('UPDATE address_codes SET tries = tries + 1 WHERE uid = ?');
  const removeOld = database.prepare('DELETE FROM address_codes WHERE ends_at <= ?');
  const bound = database.prepare('UPDATE address_codes SET ends_at = $end WHERE ends_at > $end');
  const isSame = (one: string, other: string) => timingSafeEqual(Buffer.from(one), Buffer.from(other));

  return {
    make(uid, now) {
      const digits = String(randomInt(1_000_000)).padStart(6, '0');
      const link = makeSecret(16);
      upsert.run(uid, hashOf(uid, digits), hashOf(uid, link), now + codeMilliseconds);
      return { digits, link };
    },
    isRight: (uid, given, now) =>
      inTransaction(database, () => {
        const row = select.get(uid, now) as Row | undefined;
        if (!row || row.tries >= maxTries) return false;
        const hash = hashOf(uid, given);
        const isDigits = isSame(hash, row.code_hash);
        if (isSame(hash, row.link_hash) || isDigits) return true;
        count.run(uid);
        return false;
      }),
    tidy(now) {
      removeOld.run(now);
      bound.run({ end: now + codeMilliseconds });
    },
  };
}
