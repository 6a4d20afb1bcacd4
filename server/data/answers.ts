import { createHash } from 'node:crypto';
import { HttpError } from '../http/httpError';
import type { Queries } from './database';

/** How long answers are kept for repeated requests, in milliseconds. */
export const answersKeptFor = 24 * 60 * 60 * 1000;

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
  /** Milliseconds since 1970. */
  now: number;
}

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
  const { uid, key, now } = request;
  if (key === null) return work();
  const fingerprint = fingerprintOf(request);
  const before = await queries
    .selectFrom('answers')
    .selectAll()
    .where('uid', '=', uid)
    .where('request_key', '=', key)
    .executeTakeFirst();
  if (before && before.fingerprint !== fingerprint)
    throw new HttpError('key-reused', 'This Idempotency-Key was used for another request.');
  if (before) return { status: before.status, body: JSON.parse(before.body) as unknown };
  const answer = await work();
  await queries
    .insertInto('answers')
    .values({
      uid,
      request_key: key,
      fingerprint,
      status: answer.status,
      body: JSON.stringify(answer.body),
      at: now,
    })
    .execute();
  return answer;
}

/** Deletes answers that are older than {@link answersKeptFor}. */
export async function forgetAnswers(queries: Queries, now: number): Promise<void> {
  await queries
    .deleteFrom('answers')
    .where('at', '<', now - answersKeptFor)
    .execute();
}
