import { createHash } from 'node:crypto';
import { waitingTime } from '@/shared/domain/auth/authErrors';
import { emailKey } from '@/shared/domain/users/user';
import { HttpError } from '../http/httpError';
import type { Database, Queries } from '../database/database';

const hour = 60 * 60 * 1000;
const day = 24 * hour;

/** How many mails in which time, in milliseconds. */
type Bound = readonly { most: number; within: number }[];

/**
 * How many mails one account may cause: far more than the appointments of a full day with two reminders each, and far fewer than
 * would flood a mailbox.
 */
export const mailsOfAccount: Bound = [
  { most: 30, within: hour },
  { most: 100, within: day },
];

/** The error for an account that has caused too many mails. @param seconds to wait. */
export const tooManyMails = (seconds: number): HttpError =>
  new HttpError(
    'too-many-requests',
    `You have asked for very many emails. Please wait ${waitingTime(seconds)}.`,
    seconds,
  );

/** How many codes go to one address, from all senders: people whose mail is slow ask again two or three times. */
export const codesToAddress: Bound = [
  { most: 4, within: hour },
  { most: 8, within: day },
];

/** How often a user is notified that their password was changed. */
export const noticesOfPassword: Bound = [
  { most: 4, within: hour },
  { most: 8, within: day },
];

/** The name under which these are counted. It goes with the account. */
export const noticesKey = (uid: string): string => `${uid} to its own address`;

/** A key to count mails under, and its bounds. */
export type Counted = readonly [key: string, bound: Bound];

/** The name under which the codes to an address are counted: not the address itself, which may be a stranger's. */
export const codesKey = (email: string): string =>
  `codes ${createHash('sha256').update(emailKey(email)).digest('base64url')}`;

/** Counts mails by who causes them, in all processes and across restarts. */
export interface MailBudget {
  /**
   * Counts one mail before it is sent, under each name or under none.
   * @param now milliseconds since 1970.
   * @returns how to take it back if it certainly was not sent; or the seconds to wait.
   */
  take(places: readonly Counted[], now: number): Promise<(() => Promise<void>) | number>;
  /** Deletes what does not count any more. */
  tidy(now: number): Promise<void>;
}

/** Until when the bound holds a mail back, in milliseconds since 1970; 0: it does not. */
async function heldUntil(queries: Queries, [key, bound]: Counted, now: number): Promise<number> {
  let until = 0;
  for (const { most, within } of bound) {
    // Counts from before the clock was set back do not apply: nobody waits for a time that has passed.
    const row = await queries
      .selectFrom('mails_caused')
      .select('at')
      .where('key', '=', key)
      .where('at', '>', now - within)
      .where('at', '<=', now)
      .orderBy('at', 'desc')
      .limit(1)
      .offset(most - 1)
      .executeTakeFirst();
    if (row) until = Math.max(until, row.at + within);
  }
  return until;
}

/** The counts in the database. A loss of power may lose the last ones. */
export function createMailBudget(database: Database): MailBudget {
  const write = <T>(work: (queries: Queries) => Promise<T>) => database.write(work, { isFlushed: false });
  return {
    take: (places, now) =>
      write(async (queries) => {
        let until = 0;
        for (const place of places) until = Math.max(until, await heldUntil(queries, place, now));
        if (until > now) return Math.ceil((until - now) / 1000);
        const rows = places.map(([key]) => ({ key, at: now }));
        const taken = await queries.insertInto('mails_caused').values(rows).returning('id').execute();
        const ids = taken.map(({ id }) => id);
        return () =>
          write(async (inside) => {
            await inside.deleteFrom('mails_caused').where('id', 'in', ids).execute();
          });
      }),
    tidy: (now) =>
      write(async (queries) => {
        await queries
          .deleteFrom('mails_caused')
          .where(({ or, eb }) => or([eb('at', '<=', now - day), eb('at', '>', now + day)]))
          .execute();
      }),
  };
}
