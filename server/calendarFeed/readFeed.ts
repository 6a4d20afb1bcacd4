import { createHash } from 'node:crypto';
import { calendarFeed, cancelledLines } from '@/shared/domain/calendarFile/calendarFeed';
import type { Database, Queries } from '../database/database';
import { findRecord } from '../data/records';
import { findFeed } from '../data/feedAddresses';
import { pastKeptFor, plainTitle, readFeedRecords, type FeedRecord, type FeedSite } from './feedRecords';

/** The feed at an address. */
export interface ReadFeed {
  uid: string;
  /** The generation of the account's links in which the address was made. */
  generation: number;
  text: string;
  /** Without quotes; changes whenever the text does. */
  etag: string;
}

/** An entry at the last read of the feed. */
interface KnownEntry {
  entry: string;
  lines: string;
  sequence: number;
  changed_at: number;
  ends_at: number;
  cancelled: number;
}

/** How long the feed says that something is off, in milliseconds: 30 days, longer than any calendar needs to hear of it. */
const cancelledKeptFor = 30 * 24 * 60 * 60 * 1000;

/** How many entries that are off one feed keeps; beyond that the oldest are forgotten. */
export const cancelledKept = 500;

/**
 * Returns whether something that is gone was called off before it was over, although its time has passed since: many calendars read a
 * feed once a day. What was deleted later had taken place, and what is still stored dropped out with its age.
 */
async function wasCalledOff(queries: Queries, uid: string, { entry, ends_at }: KnownEntry): Promise<boolean> {
  const [collection, id] = entry.split('/') as [string, string];
  // A place at an event that is still there was given up, which nobody can after its end.
  if (await findRecord(queries, collection, id)) return collection === 'events';
  const deleted = await queries
    .selectFrom('changes')
    .select('at')
    .where('collection', '=', collection)
    .where('id', '=', id)
    .where('audience', 'in', ['all', `uid:${uid}`])
    .where('version', '=', 0)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  return deleted !== undefined && deleted.at < ends_at;
}

/**
 * The final state of a known entry whose record is gone.
 * @returns null where calendars need no note of it: it was over, or they have had it.
 */
async function cancelled(
  queries: Queries,
  uid: string,
  known: KnownEntry,
  now: number,
): Promise<KnownEntry | null> {
  if (known.cancelled === 1) return known.changed_at > now - cancelledKeptFor ? known : null;
  if (known.ends_at <= now - pastKeptFor) return null;
  if (known.ends_at <= now && !(await wasCalledOff(queries, uid, known))) return null;
  const title = known.entry.startsWith('appointments/') ? plainTitle : null;
  const lines = cancelledLines(JSON.parse(known.lines) as string[], title);
  return {
    ...known,
    lines: JSON.stringify(lines),
    sequence: known.sequence + 1,
    changed_at: now,
    cancelled: 1,
  };
}

/** The same entry, or its next revision. */
function revised(entry: string, { lines, endsAt }: FeedRecord, known: KnownEntry | undefined, now: number) {
  const text = JSON.stringify(lines);
  if (known && known.cancelled === 0 && known.lines === text && known.ends_at === endsAt) return known;
  const sequence = known ? known.sequence + 1 : 0;
  return { entry, lines: text, sequence, changed_at: now, ends_at: endsAt, cancelled: 0 };
}

/** The entries of a feed, and how they differ from those that it had when it was read last. */
interface Comparison {
  entries: KnownEntry[];
  /** Entries that are new or different. */
  changed: KnownEntry[];
  /** Entries that nobody has to know any more. */
  gone: string[];
}

async function compare(
  queries: Queries,
  feed: { uid: string; titles: boolean },
  at: { now: number; site: FeedSite },
): Promise<Comparison> {
  const records = await readFeedRecords(queries, feed, at);
  const rows: KnownEntry[] = await queries
    .selectFrom('calendar_feed_entries')
    .select(['entry', 'lines', 'sequence', 'changed_at', 'ends_at', 'cancelled'])
    .where('uid', '=', feed.uid)
    .execute();
  const known = new Map(rows.map((row) => [row.entry, row]));
  const live = [...records].map(([entry, record]) => revised(entry, record, known.get(entry), at.now));
  const without = rows.filter(({ entry }) => !records.has(entry));
  const gone: (KnownEntry | null)[] = [];
  for (const row of without) gone.push(await cancelled(queries, feed.uid, row, at.now));
  const off = gone
    .filter((one) => one !== null)
    .toSorted((one, other) => other.changed_at - one.changed_at)
    .slice(0, cancelledKept);
  const entries = [...live, ...off];
  const said = new Set(entries.map(({ entry }) => entry));
  return {
    entries,
    changed: entries.filter((one) => one !== known.get(one.entry)),
    gone: without.filter(({ entry }) => !said.has(entry)).map(({ entry }) => entry),
  };
}

/** Keeps what is said now, so that the next reading finds what is different then. */
async function keep(queries: Queries, uid: string, { changed, gone }: Comparison): Promise<void> {
  for (const row of changed)
    await queries
      .insertInto('calendar_feed_entries')
      .values({ uid, ...row })
      .onConflict((conflict) => conflict.columns(['uid', 'entry']).doUpdateSet(row))
      .execute();
  for (const entry of gone)
    await queries
      .deleteFrom('calendar_feed_entries')
      .where('uid', '=', uid)
      .where('entry', '=', entry)
      .execute();
}

/** The options of {@link createFeedReader}. */
export interface FeedReaderOptions {
  database: Database;
  site: FeedSite & { productName: string };
  /** Milliseconds since 1970. */
  now: () => number;
}

/**
 * Reads a feed by the secret of its address. What was in it and is gone stays in it for a while as cancelled: the entries of
 * the last reading are kept for that, and written only where something is different.
 */
export type FeedReader = (secret: string) => Promise<ReadFeed | 'ended' | null>;

/** Creates the one way in which feeds are read. */
export function createFeedReader({ database, site, now }: FeedReaderOptions): FeedReader {
  return async (secret) => {
    const at = { now: now(), site };
    const found = await findFeed(database.read, secret);
    if (found === null || found === 'ended') return found;
    let comparison = await compare(database.read, found, at);
    if (comparison.changed.length > 0 || comparison.gone.length > 0) {
      // Once more inside the transaction: the address may have been turned off meanwhile, or the account deleted.
      const written = await database.write(async (queries) => {
        const still = await findFeed(queries, secret);
        if (still === null || still === 'ended') return still;
        const next = await compare(queries, still, at);
        await keep(queries, still.uid, next);
        return next;
      });
      if (written === null || written === 'ended') return written;
      comparison = written;
    }
    const text = calendarFeed(
      comparison.entries.map((entry) => ({
        lines: JSON.parse(entry.lines) as string[],
        sequence: entry.sequence,
        changedAt: new Date(entry.changed_at),
        isCancelled: entry.cancelled === 1,
      })),
      site.productName,
    );
    const etag = createHash('sha256').update(text).digest('base64url').slice(0, 22);
    return { uid: found.uid, generation: found.generation, text, etag };
  };
}
