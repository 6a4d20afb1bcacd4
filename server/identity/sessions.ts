import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Database, Queries } from '../database/database';
import { createStore, type Store } from '../database/store';
import { accountColumns, toAccount, toDocument } from './accountRows';
import { hashSecret, makeSecret } from './secrets';
import type { Person } from './signedIn';
import type { SessionsTable } from './tables';

/** How long a login lasts without being used: 30 days. */
export const sessionMilliseconds = 30 * 24 * 60 * 60 * 1000;

/** How long a login lasts at most, however much it is used: 180 days. A stolen cookie is useless then. */
const longestMilliseconds = 180 * 24 * 60 * 60 * 1000;

/**
 * How long a login on a shared computer lasts without being used: two hours. A page in use renews it each hour; one that was
 * left alone ends by itself long before, unless the browser was ended.
 */
const sharedMilliseconds = 2 * 60 * 60 * 1000;

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
export interface SessionMethods {
  /** Notes as well that the person logged in. @returns the new login and the secret for its cookie, which is not kept. */
  start(uid: string, now: number, on: Device): Promise<KeptSession & { secret: string }>;
  /** Whose login a cookie belongs to, in one look-up; null where it holds no more. */
  find(secret: string, now: number): Promise<FoundPerson | null>;
  /** The same by the login. */
  personOf(sid: string, now: number): Promise<FoundPerson | null>;
  /**
   * A login is used: that prolongs it, up to 180 days after it began. A write each thirtieth of its life is enough. Where none
   * is possible, it holds as long as it did.
   */
  prolong(sid: string, now: number): Promise<void>;
  /** Says whether the login that a cookie belongs to is on a shared computer. @returns false where there is no such login. */
  setShared(secret: string, shared: boolean, now: number): Promise<boolean>;
  /** Ends every login of an account. */
  endAll(uid: string): Promise<void>;
  /** @returns whether it was on a shared computer. */
  endBySecret(secret: string): Promise<boolean>;
  /** The logins of an account that hold, the oldest first. */
  of(uid: string, now: number): Promise<ListedSession[]>;
  /** Deletes expired logins. One of a clock that was ahead counts as used now, so that none lasts longer. */
  tidy(now: number): Promise<void>;
}

/** The logins, in or outside of a transaction. */
export type Sessions = Store<SessionMethods>;

/** A person, and whether their login has to be prolonged. */
export interface FoundPerson extends Person {
  isToProlong: boolean;
}

/** The maximum number of logins per person; the oldest ends when another starts. */
const mostPerPerson = 50;

const lasts = (shared: boolean) => (shared ? sharedMilliseconds : sessionMilliseconds);
const endOf = (createdAt: number, shared: boolean, now: number) =>
  Math.min(now + lasts(shared), createdAt + longestMilliseconds);

const isToProlong = (
  { created_at, ends_at, shared }: Pick<Selectable<SessionsTable>, 'created_at' | 'ends_at' | 'shared'>,
  now: number,
) => endOf(created_at, shared === 1, now) - ends_at > lasts(shared === 1) / 30;

function sessionsIn(queries: Queries, demonstration: boolean): SessionMethods {
  const personWhere = async (column: 'secret_hash' | 'sid', value: string, now: number) => {
    const row = await queries
      .selectFrom('sessions')
      .innerJoin('accounts', 'accounts.uid', 'sessions.uid')
      .leftJoin('users', 'users.uid', 'sessions.uid')
      .select(accountColumns)
      .select(['sid', 'shared', 'device', 'sessions.created_at as beganAt', 'ends_at'])
      .select([
        'users.email as userEmail',
        'role',
        'role_for_demonstration',
        'users.created_at as userCreatedAt',
      ])
      .where(column, '=', value)
      .where('ends_at', '>', now)
      .executeTakeFirst();
    if (!row) return null;
    const { sid, uid, device, role, userEmail, userCreatedAt, role_for_demonstration } = row;
    const user =
      role === null
        ? null
        : {
            email: userEmail!,
            role,
            created_at: userCreatedAt!,
            role_for_demonstration: role_for_demonstration!,
            name: row.name,
          };
    return {
      session: { sid, uid, device, shared: row.shared === 1 },
      account: toAccount(row),
      document: user && toDocument(user, demonstration),
      isToProlong: isToProlong({ ...row, created_at: row.beganAt }, now),
    };
  };
  const bySecret = (secret: string, now: number) =>
    queries
      .selectFrom('sessions')
      .select(['sid', 'created_at'])
      .where('secret_hash', '=', hashSecret(secret))
      .where('ends_at', '>', now)
      .executeTakeFirst();

  return {
    async start(uid, now, { shared, device }) {
      const [sid, secret] = [randomUUID(), makeSecret(32)];
      await queries
        .insertInto('sessions')
        .values({
          sid,
          uid,
          device,
          secret_hash: hashSecret(secret),
          created_at: now,
          used_at: now,
          ends_at: now + lasts(shared),
          shared: Number(shared),
        })
        .execute();
      const held = queries.selectFrom('sessions').select('sid').where('uid', '=', uid);
      const newest = held.orderBy('ends_at', 'desc').orderBy('created_at', 'desc').limit(mostPerPerson);
      await queries.deleteFrom('sessions').where('uid', '=', uid).where('sid', 'not in', newest).execute();
      await queries.updateTable('accounts').set({ last_login: now }).where('uid', '=', uid).execute();
      return { sid, uid, secret, shared, device };
    },
    find: (secret, now) => personWhere('secret_hash', hashSecret(secret), now),
    personOf: (sid, now) => personWhere('sid', sid, now),
    async prolong(sid, now) {
      const row = await queries
        .selectFrom('sessions')
        .select(['created_at', 'shared', 'ends_at'])
        .where('sid', '=', sid)
        .executeTakeFirst();
      if (!row || !isToProlong(row, now)) return;
      await queries
        .updateTable('sessions')
        .set({ ends_at: endOf(row.created_at, row.shared === 1, now), used_at: now })
        .where('sid', '=', sid)
        .execute();
    },
    async setShared(secret, shared, now) {
      const row = await bySecret(secret, now);
      if (!row) return false;
      await queries
        .updateTable('sessions')
        .set({ shared: Number(shared), ends_at: endOf(row.created_at, shared, now) })
        .where('sid', '=', row.sid)
        .execute();
      return true;
    },
    async endAll(uid) {
      await queries.deleteFrom('sessions').where('uid', '=', uid).execute();
    },
    async endBySecret(secret) {
      const ended = await queries
        .deleteFrom('sessions')
        .where('secret_hash', '=', hashSecret(secret))
        .returning('shared')
        .executeTakeFirst();
      return ended?.shared === 1;
    },
    async of(uid, now) {
      const rows = await queries
        .selectFrom('sessions')
        .select(['sid', 'uid', 'device', 'shared', 'created_at', 'used_at', 'ends_at'])
        .where('uid', '=', uid)
        .where('ends_at', '>', now)
        .orderBy('created_at')
        .orderBy('sid')
        .execute();
      return rows.map(({ sid, device, shared, ...row }) => ({
        sid,
        uid,
        device,
        shared: shared === 1,
        beganAt: row.created_at,
        usedAt: row.used_at,
        endsAt: row.ends_at,
      }));
    },
    async tidy(now) {
      await queries.deleteFrom('sessions').where('ends_at', '<=', now).execute();
      for (const shared of [false, true]) {
        const ends_at = now + lasts(shared);
        await queries
          .updateTable('sessions')
          .set(({ case: when, ref }) => ({
            created_at: when().when('created_at', '>', now).then(now).else(ref('created_at')).end(),
            ends_at,
          }))
          .where('shared', '=', Number(shared))
          .where('ends_at', '>', ends_at)
          .execute();
      }
    },
  };
}

/**
 * The logins in the database.
 * @param demonstration see `createAccounts`.
 */
export const createSessions = (database: Database, demonstration: boolean): Sessions =>
  createStore(database, (queries) => sessionsIn(queries, demonstration), ['find', 'personOf', 'of']);
