import type { Queries } from '../database/database';
import { feedOf, type FeedOwner } from '../data/feedAddresses';

const valueOf = (lines: readonly string[], name: string) =>
  lines.find((line) => line.startsWith(name))?.replace(/^[^:]*:/, '') ?? '';

/** Reads a person's calendar feed for their download: its age, and the data that the records do not have. */
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
