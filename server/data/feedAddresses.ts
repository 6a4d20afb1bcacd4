import { timingSafeEqual } from 'node:crypto';
import type { Queries } from '../database/database';
import { HttpError } from '../http/httpError';
import type { StoredAccount } from '../identity/accounts';
import { hashSecret, makeSecret } from '../identity/secrets';

/** A person's calendar feed, without its address: that is not kept. */
export interface CalendarFeed {
  /** Milliseconds since 1970. */
  madeAt: number;
  /** True if it shows the titles and places of appointments. */
  titles: boolean;
}

/** The owner of a feed: the account, and the generation of its links. A feed of an earlier one is not in use. */
export type FeedOwner = Pick<StoredAccount, 'uid' | 'linksGeneration'>;

/** The owner of a feed's address; `ended` where it was renewed or turned off; null where there never was one. */
export type FoundFeed = { uid: string; generation: number; titles: boolean } | 'ended' | null;

/** How long it is known that an address was once in use, in milliseconds: 400 days. */
const endedKeptFor = 400 * 24 * 60 * 60 * 1000;

/** A person's feed that is in use, or null. */
export async function feedOf(
  queries: Queries,
  { uid, linksGeneration }: FeedOwner,
): Promise<CalendarFeed | null> {
  const row = await queries
    .selectFrom('calendar_feeds')
    .select(['made_at', 'titles'])
    .where('uid', '=', uid)
    .where('generation', '=', linksGeneration)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return row ? { madeAt: row.made_at, titles: row.titles === 1 } : null;
}

/** The calendar addresses that have not ended, of one person or of all: whose, and the hash of the secret. */
export async function feedsInUse(queries: Queries, uid?: string): Promise<{ uid: string; hash: string }[]> {
  return queries
    .selectFrom('calendar_feeds')
    .select(['uid', 'secret_hash as hash'])
    .where('ended_at', 'is', null)
    .$if(uid !== undefined, (all) => all.where('uid', '=', uid!))
    .execute();
}

/** Finds a feed by the secret of its address. */
export async function findFeed(queries: Queries, secret: string): Promise<FoundFeed> {
  const hash = hashSecret(secret);
  const row = await queries
    .selectFrom('calendar_feeds')
    .select(['secret_hash', 'uid', 'generation', 'ended_at', 'titles'])
    .where('secret_hash', '=', hash)
    .executeTakeFirst();
  // Found by its hash, of which nobody can choose a part; nevertheless compared again in constant time.
  if (!row || !timingSafeEqual(Buffer.from(row.secret_hash), Buffer.from(hash))) return null;
  const { uid, generation } = row;
  return row.ended_at === null ? { uid, generation, titles: row.titles === 1 } : 'ended';
}

const noFeed = () =>
  new HttpError('not-found', 'You have no calendar address any more. Please make a new one.');

/** The options of {@link makeFeed}. */
export interface NewFeed {
  owner: FeedOwner;
  titles: boolean;
  /** True if it takes the place of one that is in use. */
  renews: boolean;
  /** Milliseconds since 1970. */
  now: number;
}

/**
 * Makes a new address; the one before stops working.
 * @returns its secret, of which a hash is kept.
 * @throws HttpError record-exists where one is in use that should not be renewed; not-found where one should.
 */
export async function makeFeed(queries: Queries, { owner, titles, renews, now }: NewFeed): Promise<string> {
  const { uid, linksGeneration: generation } = owner;
  const before = await feedOf(queries, owner);
  if (before && !renews)
    throw new HttpError('record-exists', 'You have a calendar address already, made in another window.');
  if (!before && renews) throw noFeed();
  await queries
    .updateTable('calendar_feeds')
    .set({ ended_at: now })
    .where('uid', '=', uid)
    .where('ended_at', 'is', null)
    .execute();
  const secret = makeSecret(32);
  await queries
    .insertInto('calendar_feeds')
    .values({
      secret_hash: hashSecret(secret),
      uid,
      made_at: now,
      generation,
      ended_at: null,
      titles: titles ? 1 : 0,
    })
    .execute();
  return secret;
}

/** Shows or hides titles and places. @throws HttpError not-found */
export async function showTitles(
  queries: Queries,
  { uid, linksGeneration }: FeedOwner,
  titles: boolean,
): Promise<CalendarFeed> {
  const row = await queries
    .updateTable('calendar_feeds')
    .set({ titles: titles ? 1 : 0 })
    .where('uid', '=', uid)
    .where('generation', '=', linksGeneration)
    .where('ended_at', 'is', null)
    .returning('made_at')
    .executeTakeFirst();
  if (!row) throw noFeed();
  return { madeAt: row.made_at, titles };
}

/** Turns a feed off, and forgets what was in it. @returns whether there was one. */
export async function endFeed(queries: Queries, uid: string, now: number): Promise<boolean> {
  const ended = await queries
    .updateTable('calendar_feeds')
    .set({ ended_at: now })
    .where('uid', '=', uid)
    .where('ended_at', 'is', null)
    .returning('uid')
    .execute();
  await queries.deleteFrom('calendar_feed_entries').where('uid', '=', uid).execute();
  return ended.length > 0;
}

/** Forgets addresses that ended long ago. */
export async function forgetEndedFeeds(queries: Queries, now: number): Promise<void> {
  await queries
    .deleteFrom('calendar_feeds')
    .where('ended_at', '<', now - endedKeptFor)
    .execute();
}
