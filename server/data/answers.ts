import { createHash } from 'node:crypto';
import { HttpError } from '../http/httpError';
import type { Queries } from './database';

const day = 24 * 60 * 60 * 1000;

/** How long answers are kept for repeated requests, in milliseconds. */
export const answersKeptFor = day;

/**
 * The same for what may wait on a person's own device until it has a network again: appointments and ratings. Longer than a
 * device is likely to be away.
 */
export const longAnswersKeptFor = 60 * day;

/** The answer to a write. */
export interface WriteAnswer {
  status: number;
  body: unknown;
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

/** Whether an answer holds a record, which can be private. */
const hasRecord = (body: unknown) => typeof body === 'object' && body !== null && 'record' in body;

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
  await queries
    .replaceInto('answers')
    .values({
      uid,
      request_key: key,
      fingerprint,
      status: answer.status,
      body: JSON.stringify(answer.body),
      at: now,
      expires_at: now + keptFor,
      has_record: hasRecord(answer.body) ? 1 : 0,
    })
    .execute();
  return answer;
}

/** What stays of an answer with a record in it. */
function withoutWords(body: string): string {
  const { version, record } = JSON.parse(body) as { version: number; record: { id: unknown } };
  return JSON.stringify({ version, record: { id: record.id } });
}

/**
 * Deletes expired answers. Of the records in those that stay longer than a day only the id is left: whoever repeats a request
 * that late needs to know that it was done, and what was deleted must not live on here.
 */
export async function forgetAnswers(queries: Queries, now: number): Promise<void> {
  await queries.deleteFrom('answers').where('expires_at', '<', now).execute();
  // Not by SQL's own functions for JSON: libsql 0.5 ends the process in an update with them.
  const whole = await queries
    .selectFrom('answers')
    .select(['uid', 'request_key', 'body'])
    .where('has_record', '=', 1)
    .where('at', '<', now - answersKeptFor)
    .execute();
  for (const { uid, request_key: key, body } of whole)
    await queries
      .updateTable('answers')
      .set({ body: withoutWords(body), has_record: 0 })
      .where('uid', '=', uid)
      .where('request_key', '=', key)
      .execute();
}
