import { randomUUID } from 'node:crypto';
import type { Updateable } from 'kysely';
import { exchangeHolds } from '@/shared/domain/auth/firebaseLogin';
import type { Database, Queries } from '../database/database';
import { createStore, type Store } from '../database/store';
import { type FirebaseLogin, refuseFirebaseLogins } from './firebaseLogins';
import { hashSecret, makeSecret } from './secrets';
import type { SessionMethods } from './sessionMethods';
import { createSessionLife, type SessionLife } from './sessionLife';
import { createFindUser, type FindUser } from './sessionUser';
import type { Settings } from '../settings/settings';
import type { SessionsTable } from '../database/tables/identity';
import { keepUnwrittenEnds, type UnwrittenEnds } from './unwrittenEnds';

/** The logins, in or outside of a transaction. */
export type Sessions = Store<SessionMethods>;

const columnsOf = (firebaseLogin: FirebaseLogin | undefined) => ({
  confirmed_until: firebaseLogin?.confirmedUntil ?? null,
  auth_time: firebaseLogin?.authTime ?? null,
});

/** The maximum number of logins per person; the oldest ends when another starts. */
const maxPerPerson = 50;

function sessionsIn(
  queries: Queries,
  life: SessionLife,
  findUser: FindUser,
  unwritten: UnwrittenEnds,
): SessionMethods {
  const { lasts, endOf, isToProlong } = life;
  const bySecret = (secret: string, now: number) =>
    queries
      .selectFrom('sessions')
      .select(['sid', 'created_at', 'confirmed_until'])
      .where('secret_hash', '=', hashSecret(secret))
      .where('ends_at', '>', now)
      .executeTakeFirst();
  const bySid = (sid: string) =>
    queries
      .selectFrom('sessions')
      .select(['created_at', 'shared', 'ends_at', 'confirmed_until', 'auth_time'])
      .where('sid', '=', sid)
      .executeTakeFirst();
  const update = (sid: string, changed: Updateable<SessionsTable>) =>
    queries.updateTable('sessions').set(changed).where('sid', '=', sid).execute();

  return {
    async start(uid, now, { shared, device }, firebaseLogin) {
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
          ends_at: Math.min(now + lasts(shared), firebaseLogin?.confirmedUntil ?? Infinity),
          shared: Number(shared),
          ...columnsOf(firebaseLogin),
        })
        .execute();
      const ofUser = queries.selectFrom('sessions').select('sid').where('uid', '=', uid);
      const newest = ofUser.orderBy('ends_at', 'desc').orderBy('created_at', 'desc').limit(maxPerPerson);
      await queries.deleteFrom('sessions').where('uid', '=', uid).where('sid', 'not in', newest).execute();
      await queries.updateTable('accounts').set({ last_login: now }).where('uid', '=', uid).execute();
      return { sid, uid, secret, shared, device };
    },
    find: (secret, now) => findUser(queries, 'secret_hash', hashSecret(secret), now),
    userOf: (sid, now) => findUser(queries, 'sid', sid, now),
    async prolong(sid, now) {
      const row = await bySid(sid);
      if (row && isToProlong(row, now)) await update(sid, { ends_at: endOf(row, now), used_at: now });
    },
    async confirm(sid, now, firebaseLogin) {
      const columns = columnsOf(firebaseLogin);
      const row = { ...(await bySid(sid))!, ...columns };
      await update(sid, { ends_at: endOf(row, now), used_at: now, ...columns });
    },
    async setShared(secret, shared, now) {
      const row = await bySecret(secret, now);
      if (!row) return false;
      const next = { ...row, shared: Number(shared) };
      await update(row.sid, { shared: next.shared, ends_at: endOf(next, now) });
      return true;
    },
    async endAll(uid) {
      await queries.deleteFrom('sessions').where('uid', '=', uid).execute();
    },
    async end(uid, sid, now) {
      const ended = await queries
        .deleteFrom('sessions')
        .where('uid', '=', uid)
        .where('sid', '=', sid)
        .where('ends_at', '>', now)
        .returning('auth_time')
        .executeTakeFirst();
      if (ended?.auth_time != null)
        await refuseFirebaseLogins(queries, uid, [ended.auth_time, ended.auth_time]);
      return ended !== undefined;
    },
    async endOthers(uid, sid, now) {
      const own = (await bySid(sid))?.auth_time ?? null;
      if (own !== null) {
        await refuseFirebaseLogins(queries, uid, [0, own - 1]);
        await refuseFirebaseLogins(queries, uid, [own + 1, Math.floor(now / 1000)]);
      }
      const { numDeletedRows } = await queries
        .deleteFrom('sessions')
        .where('uid', '=', uid)
        .where('sid', '<>', sid)
        .executeTakeFirstOrThrow();
      return Number(numDeletedRows);
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
      const valid = rows.filter(({ sid }) => !unwritten.has(sid));
      return valid.map(({ sid, device, shared, ...row }) => ({
        sid,
        uid,
        device,
        shared: shared === 1,
        beganAt: row.created_at,
        usedAt: row.used_at,
        endsAt: row.ends_at,
      }));
    },
    async endOfOtherAccounts(areInFirebase) {
      await queries
        .deleteFrom('sessions')
        .where('confirmed_until', areInFirebase ? 'is' : 'is not', null)
        .execute();
    },
    async tidy(now) {
      await queries.deleteFrom('sessions').where('ends_at', '<=', now).execute();
      const confirmed_until = now + exchangeHolds;
      await queries
        .updateTable('sessions')
        .set({ confirmed_until, ends_at: confirmed_until })
        .where('confirmed_until', '>', confirmed_until)
        .execute();
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

/** The logins in the database. */
export function createSessions(
  database: Database,
  { demonstration, sharedDeviceMinutes }: Pick<Settings, 'demonstration' | 'sharedDeviceMinutes'>,
): Sessions {
  const life = createSessionLife(sharedDeviceMinutes);
  const ended: UnwrittenEnds = new Set();
  const findUser = createFindUser(life, demonstration, ended);
  const inQueries = (queries: Queries) => sessionsIn(queries, life, findUser, ended);
  const store = createStore(database, inQueries, ['find', 'userOf', 'of']);
  return keepUnwrittenEnds(store, ended, database);
}
