import { runningCopies } from '../database/copies';
import type { Queries } from '../database/database';
import { rescheduleFutureMessages } from './futureMessages';

/** How long a process may take to send a message, in milliseconds. After that it counts as ended. */
export const sendingTimeout = 5 * 60 * 1000;

/**
 * Marks the messages whose sender ended before it knew the outcome, as a copy of the server that is not seen any more has.
 * @param before milliseconds since 1970: those that were begun until then.
 */
export async function markInterrupted(queries: Queries, before: number, now: number): Promise<void> {
  await rescheduleFutureMessages(queries, now);
  await queries
    .updateTable('due_messages')
    .set({
      state: 'uncertain',
      trouble: 'The server stopped in the middle. It may have been sent.',
      changed_at: now,
    })
    .where('state', '=', 'sending')
    .where(({ and, eb, or }) =>
      or([
        eb('changed_at', '<=', before),
        and([eb('sent_by', 'is not', null), eb('sent_by', 'not in', runningCopies(queries, now))]),
      ]),
    )
    .execute();
}
