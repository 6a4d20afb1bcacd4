import { createHash } from 'node:crypto';
import { HttpError } from '../http/httpError';
import type { Queries } from '../database/database';
import { together } from '../database/together';
import type { AnswersTable } from '../database/tables/tables';

const day = 24 * 60 * 60 * 1000;

/** How long answers are kept for repeated requests, in milliseconds. */
export const answersKeptFor = day;

/**
 * The same for what may wait on a person's own device until it has a network again: appointments and ratings. Longer than a
 * device is likely to be away.
 */
export const longAnswersKeptFor = 60 * day;

/**
 * How many answers of one account keep the whole record. Of the record in the one before these only the id is left, as after
 * a day.
 */
export const wholeAnswersKept = 50;

/**
 * How many answers of one account are kept: more than a person's changes of 60 days. Of more than that the oldest are
 * forgotten, and a repeat of such a request is done like a new one: its condition (`If-Match`, `If-None-Match`) is not met
 * any more, so it is refused with `record-changed` or `record-exists`.
 */
export const answersKept = 10_000;

/** The answer to a write. */
export interface WriteAnswer {
  status: number;
  body: unknown;
  /** Nothing was changed, and a repeat would decide by itself whether that still holds. */
  isUnchanged?: boolean;
}

/** A request that a client may repeat, because the first answer was lost. */
export interface RepeatableRequest {
  uid: string;
  /** `Idempotency-Key`; null where the browser sent none. */
  key: string | null;
  method: string;
  path: string;
  body: unknown;
  /** How long a repeat gets the stored answer, in milliseconds. */
  keptFor: number;
  /** Milliseconds since 1970. */
  now: number;
}

/** Whether an answer holds records, which can be private. */
const hasRecord = (body: unknown) =>
  typeof body === 'object' && body !== null && ('record' in body || 'records' in body);

const fingerprintOf = ({ method, path, body }: RepeatableRequest) =>
  createHash('sha256')
    .update(JSON.stringify([method, path, body ?? null]))
    .digest('base64url');

/**
 * Executes a request once: its answer is stored in the same transaction, and a repeat gets the stored answer.
 * @throws HttpError key-reused when the key was used for another request.
 */
export async function answerOnce(
  queries: Queries,
  request: RepeatableRequest,
  work: () => Promise<WriteAnswer>,
): Promise<WriteAnswer> {
  const { uid, key, keptFor, now } = request;
  if (key === null) return work();
  const fingerprint = fingerprintOf(request);
  const before = await queries
    .selectFrom('answers')
    .selectAll()
    .where('uid', '=', uid)
    .where('request_key', '=', key)
    .where('expires_at', '>=', now)
    .executeTakeFirst();
  if (before && before.fingerprint !== fingerprint)
    throw new HttpError('key-reused', 'This Idempotency-Key was used for another request.');
  if (before) return { status: before.status, body: JSON.parse(before.body) as unknown };
  const answer = await work();
  if (answer.isUnchanged) return answer;
  const isWhole = hasRecord(answer.body);
  const row = {
    fingerprint,
    status: answer.status,
    body: JSON.stringify(answer.body),
    at: now,
    expires_at: now + keptFor,
    has_record: isWhole ? 1 : 0,
  };
  const [tooMany] = await together([
    isWhole ? wholeAnswersBefore(queries, uid, key) : [],
    queries
      .insertInto('answers')
      .values({ uid, request_key: key, ...row })
      .onConflict((conflict) => conflict.columns(['uid', 'request_key']).doUpdateSet(row))
      .execute(),
  ]);
  await shorten(queries, tooMany);
  return answer;
}

interface Whole {
  version: number;
  record: { id: unknown };
}

/** What stays of an answer with records in it. */
function withoutWords(body: string): string {
  const answer = JSON.parse(body) as Whole | { records: Whole[] };
  const short = ({ version, record }: Whole) => ({ version, record: { id: record.id } });
  return JSON.stringify('records' in answer ? { records: answer.records.map(short) } : short(answer));
}

type WholeAnswer = Pick<AnswersTable, 'uid' | 'request_key' | 'body'>;

const wholeAnswers = (queries: Queries) =>
  queries.selectFrom('answers').select(['uid', 'request_key', 'body']).where('has_record', '=', 1);

/** The oldest of an account's whole answers, where there are too many beside the one with this key. */
const wholeAnswersBefore = (queries: Queries, uid: string, key: string): Promise<WholeAnswer[]> =>
  wholeAnswers(queries)
    .where('uid', '=', uid)
    .where('request_key', '!=', key)
    .orderBy('at', 'desc')
    // An engine may take no offset without a limit.
    .limit(Number.MAX_SAFE_INTEGER)
    .offset(wholeAnswersKept - 1)
    .execute();

/** Leaves only the id of records in answers. */
async function shorten(queries: Queries, answers: readonly WholeAnswer[]): Promise<void> {
  // Not by SQL's own functions for JSON: libsql 0.5 ends the process in an update with them.
  for (const { uid, request_key: key, body } of answers)
    await queries
      .updateTable('answers')
      .set({ body: withoutWords(body), has_record: 0 })
      .where('uid', '=', uid)
      .where('request_key', '=', key)
      .execute();
}

/** Deletes the oldest answers of accounts that have too many. */
async function forgetTooMany(queries: Queries): Promise<void> {
  const crowded = await queries
    .selectFrom('answers')
    .select(['uid', ({ fn }) => fn.countAll<number>().as('count')])
    .groupBy('uid')
    .having(({ fn }) => fn.countAll(), '>', answersKept)
    .execute();
  for (const { uid, count } of crowded)
    await queries
      .deleteFrom('answers')
      .where('uid', '=', uid)
      .where('request_key', 'in', (of) =>
        of
          .selectFrom('answers')
          .select('request_key')
          .where('uid', '=', uid)
          .orderBy('at')
          .limit(count - answersKept),
      )
      .execute();
}

/**
 * Deletes expired answers, and the oldest of accounts that have too many. Of the records in those that stay longer than a day
 * only the id is left: whoever repeats a request that late needs to know that it was done, and what was deleted must not live
 * on here.
 */
export async function forgetAnswers(queries: Queries, now: number): Promise<void> {
  await queries.deleteFrom('answers').where('expires_at', '<', now).execute();
  await forgetTooMany(queries);
  const old = wholeAnswers(queries).where('at', '<', now - answersKeptFor);
  await shorten(queries, await old.execute());
}
