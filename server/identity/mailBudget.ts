import { createHash } from 'node:crypto';
import { waitingTime } from '../../src/domain/auth/authErrors';
import { emailKey } from '../../src/domain/users/user';
import { HttpError } from '../http/httpError';
import { inTransaction, type OpenDatabase } from './database';

const hour = 60 * 60 * 1000;
const day = 24 * hour;

/** How many mails in which time, in milliseconds. */
type Bound = readonly { most: number; within: number }[];

/**
 * What one account may cause: far more than the appointments of a full day, each with two reminders, and far less than a
 * nuisance to whoever reads the mailbox.
 */
export const mailsOfAccount: Bound = [
  { most: 30, within: hour },
  { most: 100, within: day },
];

/** The error for somebody who has caused too many. @param seconds to wait. */
export const tooManyMails = (seconds: number): HttpError =>
  new HttpError(
    'too-many-requests',
    `You have asked for very many emails. Please wait ${waitingTime(seconds)}.`,
    seconds,
  );

/** How many codes go to one address, whoever asks: somebody whose mail is slow asks again two or three times. */
export const codesToAddress: Bound = [
  { most: 4, within: hour },
  { most: 8, within: day },
];

/** What is counted under which name. */
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
  take(places: readonly Counted[], now: number): (() => void) | number;
  /** Deletes what does not count any more. */
  tidy(now: number): void;
}

/** The counts in the embedded database. */
export function createMailBudget(database: OpenDatabase): MailBudget {
  const insert = database.prepare('INSERT INTO mails_caused (key, at) VALUES (?, ?)');
  const remove = database.prepare('DELETE FROM mails_caused WHERE id = ?');
  // What was counted before the clock was set back does not count: nobody waits for a time that has been.
  const select = database.prepare(
    'SELECT at FROM mails_caused WHERE key = ? AND at > ? AND at <= ? ORDER BY at DESC LIMIT 1 OFFSET ?',
  );
  const removeOld = database.prepare('DELETE FROM mails_caused WHERE at <= ? OR at > ?');

  /** Until when the bound holds a mail back, in milliseconds since 1970; 0: it does not. */
  const heldUntil = ([key, bound]: Counted, now: number) =>
    Math.max(
      ...bound.map(({ most, within }) => {
        const row = select.get(key, now - within, now, most - 1) as { at: number } | undefined;
        return row ? row.at + within : 0;
      }),
    );

  return {
    take: (places, now) =>
      inTransaction(database, () => {
        const until = Math.max(...places.map((place) => heldUntil(place, now)));
        if (until > now) return Math.ceil((until - now) / 1000);
        const ids = places.map(([key]) => insert.run(key, now).lastInsertRowid);
        return () => ids.forEach((id) => void remove.run(id));
      }),
    tidy: (now) => void removeOld.run(now - day, now + day),
  };
}
