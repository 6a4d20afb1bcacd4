import type { Queries } from '../database/database';
import { messageOf, type DueMessage } from './dueMessages';
import { registrationSettlesIn } from './eventMessages';
import { newsOf, type EventNews } from './eventNews';

/** A message and what it says now. */
export interface MessageNews {
  message: DueMessage;
  news: EventNews;
}

/** The longest list of dates in one email. */
const maxDates = 60;

/** The key that all dates of one email share. */
const alike = ({ kind, waited, places, why, offer, cancelled, isListed, event: { series } }: EventNews) =>
  JSON.stringify([kind, series, waited === undefined, places, why, offer, cancelled === undefined, isListed]);

/**
 * Claims what else is due to the same person about other dates of the same series and says the same: they get one email for
 * all. To be called in the transaction that claims the first.
 * @param now milliseconds since 1970.
 */
export async function claimSiblingMessages(
  queries: Queries,
  { message, news }: MessageNews,
  now: number,
): Promise<MessageNews[]> {
  if (!news.event.series) return [];
  const rows = await queries
    .selectFrom('due_messages')
    .selectAll()
    .where('uid', '=', message.uid)
    .where('kind', '=', message.kind)
    .where('state', '=', 'due')
    // People register for one date after the other: the first email confirms them all.
    .where('due_at', '<=', message.kind === 'registered' ? now + registrationSettlesIn : now)
    .where('about_at', 'is', null)
    .orderBy('number')
    .limit(maxDates - 1)
    .execute();
  const along: MessageNews[] = [];
  for (const row of rows) {
    const its = await newsOf(queries, messageOf(row), now);
    if (!its || alike(its) !== alike(news)) continue;
    const claimed = await queries
      .updateTable('due_messages')
      .set((builder) => ({
        state: 'sending',
        attempts: builder('attempts', '+', 1),
        sent_by: message.sentBy,
        changed_at: now,
      }))
      .where('number', '=', row.number)
      .returningAll()
      .executeTakeFirstOrThrow();
    along.push({ message: messageOf(claimed), news: its });
  }
  return along;
}
