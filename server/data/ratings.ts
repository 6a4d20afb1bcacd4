import { mayRate } from '@/shared/domain/resources/ratings';
import { isRating, type RatingEntry } from '@/shared/domain/resources/resource';
import { HttpError } from '../http/httpError';
import { type Need, needsLogin } from '../identity/rights';
import type { ReadOwn } from './collections';
import type { Queries } from '../database/database';
import { findRecord, replaceRecord } from './records';

/** A person's stars, as their own browser sees them. The address is not stored: that browser knows whose they are. */
type OwnRating = Omit<RatingEntry, 'userId'>;

const shown = ({ rating, rated_at }: { rating: number; rated_at: number }): OwnRating => ({
  rating,
  timestamp: new Date(rated_at).toISOString(),
});

/** The ratings that an account has given, by the ids of the resources. */
export const readOwnRatings: ReadOwn = async (queries, uid) => {
  const rows = await queries.selectFrom('ratings').selectAll().where('uid', '=', uid).execute();
  return new Map(rows.map((row) => [String(row.resource_id), shown(row)]));
};

/** The requirements of a rating. */
export const needsToRate: Need = {
  roles: needsLogin.roles.filter((role) => mayRate({ role })),
  refusal: 'Healthcare workers do not rate.',
};

/**
 * Replaces a person's rating, and counts it, in one transaction.
 * @param rating 1 to 5; null takes it away.
 * @param ratedAt milliseconds since 1970; what Undo puts back keeps its time.
 * @returns what they had given before.
 * @throws HttpError invalid-request, not-found
 */
export async function putRating(
  queries: Queries,
  uid: string,
  resourceId: number,
  rating: number | null,
  { ratedAt, now }: { ratedAt: number; now: number },
): Promise<{ before: OwnRating | null }> {
  if (rating !== null && !isRating(rating))
    throw new HttpError('invalid-request', 'A rating is 1 to 5. Look at: rating.');
  const resource = await findRecord(queries, 'resources', String(resourceId));
  if (!resource) throw new HttpError('not-found', 'This resource is not there any more.');
  const mine = queries
    .selectFrom('ratings')
    .selectAll()
    .where('uid', '=', uid)
    .where('resource_id', '=', resourceId);
  const before = (await mine.executeTakeFirst()) ?? null;
  const answer = { before: before && shown(before) };
  // The same again, after an answer that did not arrive, is done already.
  if ((before?.rating ?? null) === rating) return answer;
  await queries.deleteFrom('ratings').where('uid', '=', uid).where('resource_id', '=', resourceId).execute();
  if (rating !== null)
    await queries
      .insertInto('ratings')
      .values({ resource_id: resourceId, uid, rating, rated_at: ratedAt })
      .execute();
  const { ratingCount, ratingSum } = resource.fields;
  const by = (rating === null ? 0 : 1) - (before ? 1 : 0);
  await replaceRecord(queries, {
    collection: 'resources',
    id: resource.id,
    fields: {
      ...resource.fields,
      ratingCount: Number(ratingCount ?? 0) + by,
      ratingSum: Number(ratingSum ?? 0) + (rating ?? 0) - (before?.rating ?? 0),
    },
    audience: 'all',
    now,
  });
  return answer;
}

/** The ratings of a resource go with it. */
export async function removeRatings(queries: Queries, { id }: { id: string }): Promise<void> {
  await queries.deleteFrom('ratings').where('resource_id', '=', Number(id)).execute();
}
