import type { Database } from '../database/database';
import { createAllowance } from '../identity/allowance';
import { findFeed } from '../data/feedAddresses';
import type { FeedReader, ReadFeed } from './readFeed';

/** How often one feed is composed at once, and after which time once more, in milliseconds. */
const composedAtOnce = 30;
const oneMoreAfter = 10_000;

/** How many characters of answers are kept, of all feeds together. */
const maxKept = 16_000_000;

/** An answer that was composed, for whoever asks too often for a new one. */
interface Kept {
  titles: boolean;
  feed: ReadFeed;
}

/** What {@link createFeedAnswers} needs. */
export interface FeedAnswersOptions {
  database: Database;
  /** Composes what stands at an address now. */
  read: FeedReader;
  /** Milliseconds of a clock that nobody sets. */
  monotonic: () => number;
}

/**
 * Answers every request for a feed, however many places follow it. What reading costs is bounded by composing it so often
 * only: whoever asks in between gets the last answer, ten seconds old at most. Whether the address is in use, and whether it
 * shows titles, is looked up each time.
 */
export function createFeedAnswers({ database, read, monotonic }: FeedAnswersOptions): FeedReader {
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
