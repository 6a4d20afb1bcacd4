import type { Actor } from '../identity/actor';
import type { Database } from '../database/database';
import { type Copy, runningCopies } from '../database/copies';
import { createStore } from '../database/store';
import type { MailErrorKind } from './mailError';

/** The outcome of a request to send a mail. */
export type MailAnswer =
  | { outcome: 'sent'; messageId: string }
  /** `later`: not yet; the server tries again by itself, and then one of the others takes its place. */
  | { outcome: MailErrorKind | 'later'; /** For the person. */ text: string };

/** A request as it is remembered: `answer` is null while it is pending, or when the server stopped meanwhile. */
export interface RememberedRequest {
  fingerprint: string;
  answer: MailAnswer | null;
  /** True if another copy of the server, which runs, is doing it. */
  isUnderWay: boolean;
}

/** Remembers requests to send a mail by the key that came with them, so that a retry never sends twice. */
export interface MailRequests {
  find(actor: Actor, key: string): Promise<RememberedRequest | null>;
  /** Records that a request has begun. @returns false when the key was taken meanwhile, or the account is gone. */
  begin(actor: Actor, key: string, fingerprint: string, now: number): Promise<boolean>;
  settle(actor: Actor, key: string, answer: MailAnswer): Promise<void>;
  /** Forgets what is older than two days. */
  tidy(now: number): Promise<void>;
}

/** How long a request is remembered, in milliseconds. */
const requestsKept = 2 * 24 * 60 * 60 * 1000;

/** The requests in the database. A loss of power may lose the last notes of them. */
export const createMailRequests = (
  database: Database,
  copy: Pick<Copy, 'id'>,
  clock: () => number,
): MailRequests =>
  createStore<MailRequests>(
    database,
    (queries) => ({
      async find({ uid }, key) {
        const row = await queries
          .selectFrom('mail_requests')
          .select(['fingerprint', 'answer', 'sent_by'])
          .where('uid', '=', uid)
          .where('request_key', '=', key)
          .executeTakeFirst();
        if (!row) return null;
        const answer = row.answer === null ? null : (JSON.parse(row.answer) as MailAnswer);
        const by = answer === null && row.sent_by !== copy.id ? row.sent_by : null;
        const running = by !== null && runningCopies(queries, clock()).where('id', '=', by);
        const isUnderWay = running && (await running.executeTakeFirst()) !== undefined;
        return { fingerprint: row.fingerprint, answer, isUnderWay };
      },
      async begin({ uid }, key, fingerprint, now) {
        const { numInsertedOrUpdatedRows } = await queries
          .insertInto('mail_requests')
          .columns(['uid', 'request_key', 'fingerprint', 'created_at', 'sent_by'])
          .expression((from) =>
            from
              .selectFrom('accounts')
              .select(({ val }) => [
                'uid',
                val(key).as('key'),
                val(fingerprint).as('hash'),
                val(now).as('at'),
                val(copy.id).as('by'),
              ])
              .where('uid', '=', uid),
          )
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirstOrThrow();
        return Number(numInsertedOrUpdatedRows) === 1;
      },
      async settle({ uid }, key, answer) {
        await queries
          .updateTable('mail_requests')
          .set({ answer: JSON.stringify(answer) })
          .where('uid', '=', uid)
          .where('request_key', '=', key)
          .execute();
      },
      async tidy(now) {
        await queries
          .deleteFrom('mail_requests')
          .where('created_at', '<=', now - requestsKept)
          .execute();
      },
    }),
    ['find'],
    { isFlushed: false },
  );
