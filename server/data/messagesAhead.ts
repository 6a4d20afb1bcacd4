import type { Queries } from '../database/database';

/**
 * Takes up what was written while the clock was ahead, once it is right again. News waits as long from now as it was to wait
 * then; a reminder keeps its own time; what was being sent counts as begun now.
 * @param now milliseconds since 1970.
 */
export async function takeUpMessagesAhead(queries: Queries, now: number): Promise<void> {
  await queries
    .updateTable('due_messages')
    .set(({ case: choose, eb, fn, parens, val }) => ({
      due_at: choose()
        .when('about_at', 'is', null)
        .then(eb('due_at', '-', parens('changed_at', '-', now)))
        .else(fn<number>('min', ['due_at', fn('max', [val(now), fn.coalesce('remind_at', val(now))])]))
        .end(),
      changed_at: now,
    }))
    .where('state', 'in', ['due', 'sending'])
    .where('changed_at', '>', now)
    .execute();
}
