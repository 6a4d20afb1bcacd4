import { sql } from 'kysely';
import type { Queries } from '../database/database';

/**
 * Takes up what was written while the clock was ahead, once it is right again. News waits as long from now as it was to wait
 * then; a reminder keeps its own time; what was being sent counts as begun now.
 * @param now milliseconds since 1970.
 */
export async function takeUpMessagesAhead(queries: Queries, now: number): Promise<void> {
  await queries
    .updateTable('due_messages')
    .set({
      due_at: sql<number>`CASE WHEN about_at IS NULL THEN due_at - (changed_at - ${now})
        ELSE min(due_at, max(${now}, coalesce(remind_at, ${now}))) END`,
      changed_at: now,
    })
    .where('state', 'in', ['due', 'sending'])
    .where('changed_at', '>', now)
    .execute();
}
