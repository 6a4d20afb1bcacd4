import type { Queries } from '../database/database';

/** The login at Firebase that a login here came from. */
export interface FirebaseLogin {
  /** When the person logged in there, in seconds since 1970, as its tokens say it: that stays as long as the login there. */
  authTime: number;
  /** Until when it counts here without another exchange, in milliseconds since 1970. */
  confirmedUntil: number;
}

/**
 * Refuses the Firebase logins that began in this period, its first and last second included: a login that was ended here would come back with the next
 * exchange, because the service offers no way to end it there.
 */
export async function refuseFirebaseLogins(
  queries: Queries,
  uid: string,
  [from_time, to_time]: readonly [from: number, to: number],
): Promise<void> {
  if (from_time > to_time) return;
  await queries.insertInto('refused_hosted_logins').values({ uid, from_time, to_time }).execute();
}

/** Returns whether the login there that a token belongs to was ended here. */
export async function isFirebaseLoginRefused(
  queries: Queries,
  uid: string,
  authTime: number,
): Promise<boolean> {
  const row = await queries
    .selectFrom('refused_hosted_logins')
    .select('uid')
    .where('uid', '=', uid)
    .where('from_time', '<=', authTime)
    .where('to_time', '>=', authTime)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
