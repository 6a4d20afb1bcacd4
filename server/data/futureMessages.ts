import type { Queries } from '../database/database';

/**
 * Takes up what was written while the clock was ahead, once it is right again. News waits as long from now as it was to wait
 * then; a reminder keeps its own time; what was being sent counts as begun now.
 * @param now milliseconds since 1970.
 */
export async function rescheduleFutureMessages(queries: Queries, now: number): Promise<void> {
  await queries
    .updateTable('due_messages')
    .set(({ case: choose, eb, lit, parens, ref }) => ({
      due_at: choose()
        .when('about_at', 'is', null)
        .then(eb('due_at', '-', parens('changed_at', '-', now)))
        .when('due_at', '<=', now)
        .then(ref('due_at'))
        // Not before now, and not later than it was due or than its own time.
        .when('remind_at', 'is', null)
        .then(lit(now))
        .when('remind_at', '<=', now)
        .then(lit(now))
        .when('remind_at', '<', ref('due_at'))
        .then(ref('remind_at').$notNull())
        .else(ref('due_at'))
        .end(),
      changed_at: now,
    }))
    .where('state', 'in', ['due', 'sending'])
    .where('changed_at', '>', now)
    .execute();
}
