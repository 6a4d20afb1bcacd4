import type { Queries } from '../database/database';
import { feedOf, type FeedOwner } from '../data/feedAddresses';

const valueOf = (lines: readonly string[], name: string) =>
  lines.find((line) => line.startsWith(name))?.replace(/^[^:]*:/, '') ?? '';

/** What a person's download says of their calendar feed: since when there is one, and what it keeps that the records do not. */
export async function readFeedData(queries: Queries, owner: FeedOwner) {
  const feed = await feedOf(queries, owner);
  if (!feed) return null;
  const rows = await queries
    .selectFrom('calendar_feed_entries')
    .select('lines')
    .where('uid', '=', owner.uid)
    .where('cancelled', '=', 1)
    .execute();
  const cancelled = rows.map(({ lines }) => JSON.parse(lines) as string[]);
  return {
    since: new Date(feed.madeAt).toISOString(),
    showsTitles: feed.titles,
    cancelled: cancelled.map((lines) => ({
      title: valueOf(lines, 'SUMMARY'),
      start: valueOf(lines, 'DTSTART'),
    })),
  };
}
