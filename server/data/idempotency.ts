import { createHash } from 'node:crypto';
import { HttpError } from '../http/httpError';
import type { Queries } from '../database/database';
import { together } from '../database/together';
import type { AnswersTable } from '../database/tables/tables';

const day = 24 * 60 * 60 * 1000;

/** How long responses are kept for repeated requests, in milliseconds. */
export const responsesKeptFor = day;

/** The same for appointments and ratings, which may wait on an offline device: longer than a device is likely to be away. */
export const longResponsesKeptFor = 60 * day;

/** How many responses of one account keep the complete record. Older ones keep only its id, as after a day. */
export const maxCompleteResponses = 50;

/**
 * How many responses of one account are kept: more than a person's changes in 60 days. A repeat of a request whose response was
 * forgotten counts as a new one: its condition (`If-Match`, `If-None-Match`) fails, so it is refused with `record-changed` or
 * `record-exists`.
 */
export const maxResponses = 10_000;

/** The response to a write. */
export interface WriteResponse {
  status: number;
  body: unknown;
  /** Nothing was changed, and a repeat would decide by itself whether that still holds. */
  isUnchanged?: boolean;
}

/** A request that a client may repeat, because the first response was lost. */
export interface RepeatableRequest {
  uid: string;
  /** `Idempotency-Key`; null where the browser sent none. */
  key: string | null;
  method: string;
  path: string;
  body: unknown;
  /** How long a repeat gets the stored response, in milliseconds. */
  keptFor: number;
  /** Milliseconds since 1970. */
  now: number;
}

/** Returns whether a response contains records, which can be private. */
const hasRecord = (body: unknown) =>
  typeof body === 'object' && body !== null && ('record' in body || 'records' in body);

const fingerprintOf = ({ method, path, body }: RepeatableRequest) =>
  createHash('sha256')
    .update(JSON.stringify([method, path, body ?? null]))
    .digest('base64url');

/**
 * Executes a request once: its response is stored in the same transaction, and a repeat gets the stored response.
 * @throws HttpError key-reused when the key was used for another request.
 */
export async function executeOnce(
  queries: Queries,
  request: RepeatableRequest,
  work: () => Promise<WriteResponse>,
): Promise<WriteResponse> {
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
  const response = await work();
  if (response.isUnchanged) return response;
  const isComplete = hasRecord(response.body);
  const row = {
    fingerprint,
    status: response.status,
    body: JSON.stringify(response.body),
    at: now,
    expires_at: now + keptFor,
    has_record: isComplete ? 1 : 0,
  };
  const [tooMany] = await together([
    isComplete ? olderCompleteResponses(queries, uid, key) : [],
    queries
      .insertInto('answers')
      .values({ uid, request_key: key, ...row })
      .onConflict((conflict) => conflict.columns(['uid', 'request_key']).doUpdateSet(row))
      .execute(),
  ]);
  await shorten(queries, tooMany);
  return response;
}

interface VersionedRecord {
  version: number;
  record: { id: unknown };
}

/** Reduces the records in a response to their ids. */
function withIdsOnly(body: string): string {
  const parsed = JSON.parse(body) as VersionedRecord | { records: VersionedRecord[] };
  const short = ({ version, record }: VersionedRecord) => ({ version, record: { id: record.id } });
  return JSON.stringify('records' in parsed ? { records: parsed.records.map(short) } : short(parsed));
}

type CompleteResponse = Pick<AnswersTable, 'uid' | 'request_key' | 'body'>;

const completeResponses = (queries: Queries) =>
  queries.selectFrom('answers').select(['uid', 'request_key', 'body']).where('has_record', '=', 1);

/** The complete responses of an account beyond the limit, the oldest ones, without the one with this key. */
const olderCompleteResponses = (queries: Queries, uid: string, key: string): Promise<CompleteResponse[]> =>
  completeResponses(queries)
    .where('uid', '=', uid)
    .where('request_key', '!=', key)
    .orderBy('at', 'desc')
    // An engine may take no offset without a limit.
    .limit(Number.MAX_SAFE_INTEGER)
    .offset(maxCompleteResponses - 1)
    .execute();

/** Leaves only the ids of the records in responses. */
async function shorten(queries: Queries, responses: readonly CompleteResponse[]): Promise<void> {
  // Not by SQL's own functions for JSON: libsql 0.5 ends the process in an update with them.
  for (const { uid, request_key: key, body } of responses)
    await queries
      .updateTable('answers')
      .set({ body: withIdsOnly(body), has_record: 0 })
      .where('uid', '=', uid)
      .where('request_key', '=', key)
      .execute();
}

/** Deletes the oldest responses of accounts that have too many. */
async function forgetTooMany(queries: Queries): Promise<void> {
  const crowded = await queries
    .selectFrom('answers')
    .select(['uid', ({ fn }) => fn.countAll<number>().as('count')])
    .groupBy('uid')
    .having(({ fn }) => fn.countAll(), '>', maxResponses)
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
          .limit(count - maxResponses),
      )
      .execute();
}

/**
 * Deletes expired responses, and the oldest of accounts with too many. After a day only the ids of their records are kept: a late
 * repeat has to learn that the request was done, but deleted data must not live on here.
 */
export async function forgetResponses(queries: Queries, now: number): Promise<void> {
  await queries.deleteFrom('answers').where('expires_at', '<', now).execute();
  await forgetTooMany(queries);
  const old = completeResponses(queries).where('at', '<', now - responsesKeptFor);
  await shorten(queries, await old.execute());
}
