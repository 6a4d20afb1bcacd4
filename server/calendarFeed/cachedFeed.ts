import type { Database } from '../database/database';
import { createAllowance } from '../identity/allowance';
import { findFeed } from '../data/feedAddresses';
import type { FeedReader, ReadFeed } from './readFeed';

/** How often one feed is composed at once, and after which time once more, in milliseconds. */
const composedAtOnce = 30;
const oneMoreAfter = 10_000;

/** How many characters of answers are kept, of all feeds together. */
const maxKept = 16_000_000;

/** The last composed feed, for readers who ask too often for a new one. */
interface Kept {
  titles: boolean;
  feed: ReadFeed;
}

/** The options of {@link createCachedFeedReader}. */
export interface CachedFeedOptions {
  database: Database;
  /** Composes what stands at an address now. */
  read: FeedReader;
  /** Milliseconds of a clock that nobody sets. */
  monotonic: () => number;
}

/**
 * Answers every request for a feed, but limits how often it is composed: requests in between get the last one, at most ten
 * seconds old. Each request checks that the address is in use and whether it shows titles.
 */
export function createCachedFeedReader({ database, read, monotonic }: CachedFeedOptions): FeedReader {
  const composing = createAllowance(composedAtOnce, oneMoreAfter);
  /** By the secret's owner: each has one address in use. The order is that of composing. */
  const kept = new Map<string, Kept>();
  let length = 0;

  function forget(uid: string): void {
    length -= kept.get(uid)?.feed.text.length ?? 0;
    kept.delete(uid);
  }

  function keep(titles: boolean, feed: ReadFeed): void {
    forget(feed.uid);
    if (feed.text.length > maxKept) return;
    kept.set(feed.uid, { titles, feed });
    length += feed.text.length;
    for (const uid of kept.keys()) {
      if (length <= maxKept) break;
      forget(uid);
    }
  }

  return async (secret) => {
    const found = await findFeed(database.read, secret);
    if (found === null || found === 'ended') return found;
    const last = kept.get(found.uid);
    const mayCompose = composing.take(found.uid, monotonic());
    if (!mayCompose && last?.titles === found.titles) return last.feed;
    const feed = await read(secret);
    if (feed !== null && feed !== 'ended') keep(found.titles, feed);
    return feed;
  };
}
