import { randomUUID } from 'node:crypto';
import { storageErrorOf } from '../http/storageError';
import { inTransaction, type OpenDatabase } from './database';
import { hashSecret, makeSecret } from './secrets';

/** How long a login lasts without being used: 30 days. */
export const sessionMilliseconds = 30 * 24 * 60 * 60 * 1000;

/** How long a login lasts at most, however much it is used: 180 days. A stolen cookie is useless then. */
const longestMilliseconds = 180 * 24 * 60 * 60 * 1000;

/**
 * How much longer a login on a shared computer lasts here than its page says: a minute, because the page says at most each half minute
 * that it is used. It ends the login itself, unless the browser was ended.
 */
const longerThanPage = 60_000;

/** A login on a shared computer is prolonged if the last time was this long ago: less than the time after which a page in use says so. */
const sharedStep = 20_000;

/** A login of one device. */
export interface Session {
  sid: string;
  uid: string;
}

/** A login as a cookie names it. */
export interface KeptSession extends Session, Device {}

/** What is kept about the device of a login. */
export interface Device {
  /** Whether it is a shared computer: the cookie ends with the browser. */
  shared: boolean;
  /** What it is, for its owner to tell it from others, as in "Firefox on Windows"; empty where it did not say. */
  device: string;
}

/** A login as its owner sees it. Times are milliseconds since 1970. */
export interface ListedSession extends KeptSession {
  beganAt: number;
  /** When it was used last, up to a thirtieth of its life later. */
  usedAt: number;
  endsAt: number;
}

/** The logins of all devices. Times are milliseconds since 1970. */
export interface Sessions {
  /** Notes as well that the person logged in. @returns the new login and the secret for its cookie, which is not kept. */
  start(uid: string, now: number, on: Device): KeptSession & { secret: string };
  /**
   * The login that a cookie belongs to, used once more and so prolonged, up to 180 days after it began. The secret stays
   * the same, so that several tabs may ask at once.
   * @param isUse false: a page may have asked by itself, which does not prolong a login on a shared computer.
   */
  renew(secret: string, now: number, isUse?: boolean): KeptSession | null;
  /** Says whether the login that a cookie belongs to is on a shared computer. @returns false where there is no such login. */
  setShared(secret: string, shared: boolean, now: number): boolean;
  /** Whether a login still holds. */
  holds(sid: string, now: number): boolean;
  /** Ends every login of an account. */
  endAll(uid: string): void;
  /** @returns whether it was on a shared computer. */
  endBySecret(secret: string): boolean;
  /** The logins of an account that hold, the oldest first. */
  of(uid: string, now: number): ListedSession[];
  /** Deletes expired logins. One of a clock that was ahead counts as used now, so that none lasts longer. */
  tidy(now: number): void;
}

interface SessionRow extends Session {
  shared: number;
  device: string;
  created_at: number;
  ends_at: number;
}

/** The maximum number of logins per person; the oldest ends when another starts. */
const mostPerPerson = 50;

/**
 * The logins in the embedded database.
 * @param sharedMinutes after how many minutes without use the page ends a login on a shared computer.
 */
export function createSessions(database: OpenDatabase, sharedMinutes: number): Sessions {
  const sharedMilliseconds = sharedMinutes * 60_000 + longerThanPage;
  const insert = database.prepare(
    `INSERT INTO sessions (sid, uid, secret_hash, created_at, used_at, ends_at, shared, device)
     VALUES ($sid, $uid, $hash, $now, $now, $end, $shared, $device)`,
  );
  const noteLogin = database.prepare('UPDATE accounts SET last_login = ? WHERE uid = ?');
  const trim = database.prepare(
    `DELETE FROM sessions WHERE uid = ? AND sid NOT IN
       (SELECT sid FROM sessions WHERE uid = ? ORDER BY ends_at DESC, created_at DESC LIMIT ${mostPerPerson})`,
  );
  const bySecret = database.prepare(
    'SELECT sid, uid, created_at, ends_at, shared, device FROM sessions WHERE secret_hash = ? AND ends_at > ?',
  );
  const prolong = database.prepare('UPDATE sessions SET ends_at = ?, used_at = ? WHERE sid = ?');
  const share = database.prepare('UPDATE sessions SET shared = ?, ends_at = ? WHERE sid = ?');
  const bySid = database.prepare('SELECT 1 AS found FROM sessions WHERE sid = ? AND ends_at > ?');
  const removeAll = database.prepare('DELETE FROM sessions WHERE uid = ?');
  const removeBySecret = database.prepare('DELETE FROM sessions WHERE secret_hash = ? RETURNING shared');
  const byUid = database.prepare(
    `SELECT sid, uid, device, shared, created_at AS beganAt, used_at AS usedAt, ends_at AS endsAt
     FROM sessions WHERE uid = ? AND ends_at > ? ORDER BY created_at, sid`,
  );
  const removeOld = database.prepare('DELETE FROM sessions WHERE ends_at <= ?');
  const longestFromNow = `$now + CASE shared WHEN 1 THEN ${sharedMilliseconds} ELSE ${sessionMilliseconds} END`;
  const bound = database.prepare(
    `UPDATE sessions SET created_at = min(created_at, $now), ends_at = ${longestFromNow}
     WHERE ends_at > ${longestFromNow}`,
  );
  const lasts = (shared: boolean) => (shared ? sharedMilliseconds : sessionMilliseconds);
  const endOf = (createdAt: number, shared: boolean, now: number) =>
    Math.min(now + lasts(shared), createdAt + longestMilliseconds);
  /** A write each thirtieth of its life is enough to keep a login of 30 days alive. Where none is possible, it holds as long as it did. */
  function keepAlive({ sid, ends_at, created_at, shared }: SessionRow, now: number): void {
    const endsAt = endOf(created_at, shared === 1, now);
    if (endsAt - ends_at <= (shared === 1 ? sharedStep : sessionMilliseconds / 30)) return;
    try {
      prolong.run(endsAt, now, sid);
    } catch (error) {
      if (storageErrorOf(error) === null) throw error;
    }
  }

  return {
    start(uid, now, { shared, device }) {
      const sid = randomUUID();
      const secret = makeSecret(32);
      inTransaction(database, () => {
        const [hash, end] = [hashSecret(secret), now + lasts(shared)];
        insert.run({ sid, uid, hash, now, end, shared: Number(shared), device });
        trim.run(uid, uid);
        noteLogin.run(now, uid);
      });
      return { sid, uid, secret, shared, device };
    },
    renew(secret, now, isUse = true) {
      const row = bySecret.get(hashSecret(secret), now) as SessionRow | undefined;
      if (!row) return null;
      if (isUse || row.shared === 0) keepAlive(row, now);
      return { sid: row.sid, uid: row.uid, shared: row.shared === 1, device: row.device };
    },
    setShared(secret, shared, now) {
      const row = bySecret.get(hashSecret(secret), now) as SessionRow | undefined;
      if (row) share.run(Number(shared), endOf(row.created_at, shared, now), row.sid);
      return row !== undefined;
    },
    holds: (sid, now) => bySid.get(sid, now) !== undefined,
    endAll: (uid) => void removeAll.run(uid),
    endBySecret: (secret) =>
      (removeBySecret.get(hashSecret(secret)) as Pick<SessionRow, 'shared'> | undefined)?.shared === 1,
    of: (uid, now) =>
      (byUid.all(uid, now) as (Omit<ListedSession, 'shared'> & { shared: number })[]).map((row) => ({
        ...row,
        shared: row.shared === 1,
      })),
    tidy(now) {
      removeOld.run(now);
      bound.run({ now });
    },
  };
}
